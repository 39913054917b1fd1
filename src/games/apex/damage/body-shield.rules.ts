import { type Source, sourceName } from '../language/words.ts'
import { rule } from '../rule.ts'

const SECTION = 'Equipment'

/** Rules on shields as equipment. */
export const bodyShieldRules = {
  'apex.equipment.shield-face': rule<{ token: Source; fromBoard: boolean; depleted: boolean }>({
    title: { en: 'The face of a shield', es: 'La cara de un escudo' },
    says: {
      en: 'Dropping a shield or picking it up from the board never flips it; obtained in any other way it arrives undepleted.',
      es: 'Soltar un escudo o recogerlo del tablero nunca lo voltea; obtenido de otra forma llega sin agotar.',
    },
    section: SECTION,
    page: '12',
    rulings: [],
    explain: {
      en: ({ token, fromBoard, depleted }, content) =>
        `${sourceName(token, 'en', content)} ${fromBoard ? 'comes from the board as it lay' : 'does not come from the board'}: ${depleted ? 'depleted' : 'undepleted'}.`,
      es: ({ token, fromBoard, depleted }, content) =>
        `${sourceName(token, 'es', content)} ${fromBoard ? 'viene del tablero tal como estaba' : 'no viene del tablero'}: ${depleted ? 'agotado' : 'sin agotar'}.`,
    },
  }),
  'apex.equipment.body-shield-equip': rule<{
    token: Source
    before: number
    maximum: number
    lost: number
    bonus: number
    shield: number
  }>({
    title: { en: 'Equipping a body shield', es: 'Equipar un escudo corporal' },
    says: {
      en: 'The Shield maximum becomes that of the body shield and what is above it is lost. If it is not depleted its bonus is gained, up to the maximum, and it is flipped.',
      es: 'El máximo de Escudo pasa a ser el del escudo corporal y lo que lo supere se pierde. Si no está agotado se gana su bonificación, hasta el máximo, y se voltea.',
    },
    section: SECTION,
    page: '30, 41',
    rulings: [],
    explain: {
      en: ({ token, before, maximum, lost, bonus, shield }, content) =>
        `${sourceName(token, 'en', content)}: maximum ${maximum}; Shield ${before}${lost > 0 ? ` − ${lost} above the maximum` : ''}${bonus > 0 ? ` + ${bonus}` : ''} → ${shield}${bonus > 0 ? '; the token is now depleted' : ''}.`,
      es: ({ token, before, maximum, lost, bonus, shield }, content) =>
        `${sourceName(token, 'es', content)}: máximo ${maximum}; Escudo ${before}${lost > 0 ? ` − ${lost} por encima del máximo` : ''}${bonus > 0 ? ` + ${bonus}` : ''} → ${shield}${bonus > 0 ? '; la ficha queda agotada' : ''}.`,
    },
  }),
}
