import { rule } from '../../../rulebook/rule.ts'
import { symbolPhrase } from '../language/words.ts'
import type { DieSymbol } from '../vocabulary.ts'

/** The ability that comes before everything else. */
export const steamEngineRules = {
  'signum.ability.steam-engine': rule<{ creature: string; symbol: DieSymbol | null }>({
    title: { en: 'Steam Engine', es: 'Máquina de Vapor' },
    says: {
      en: 'Once per turn, when it declares what its text names, it rolls one die and does what the text says for it before anything else happens.',
      es: 'Una vez por turno, al declarar lo que nombra su texto, tira un dado y hace lo que el texto diga antes de nada más.',
    },
    section: 'Glossary',
    page: '40',
    rulings: ['Q-71'],
    explain: {
      en: ({ creature, symbol }) =>
        symbol === null
          ? `${creature} has no Steam Engine; leave the field out.`
          : `The Steam Engine of ${creature} shows ${symbolPhrase(symbol, 'en')}; do first what its card says for it.`,
      es: ({ creature, symbol }) =>
        symbol === null
          ? `${creature} no tiene Máquina de Vapor; omite el campo.`
          : `La Máquina de Vapor de ${creature} muestra ${symbolPhrase(symbol, 'es')}; haz antes lo que diga su carta.`,
    },
  }),
}
