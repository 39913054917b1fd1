import type { Locale } from '../../../lib/locale.ts'
import { rule } from '../../../rulebook/rule.ts'
import { hunkerCount, length } from '../language/words.ts'

type Found = {
  character: string
  enemy: string
  gap: number
  isWithin: boolean
  isLevel: boolean
  inSight: boolean | null
  engaged: boolean
}

function reasonOf({ gap, isWithin, isLevel, inSight }: Found, locale: Locale): string {
  if (!isWithin) {
    return { en: `${length(gap, 'en')} apart, beyond range 2`, es: `a ${length(gap, 'es')}, más allá del alcance 2` }[
      locale
    ]
  }
  if (!isLevel) return { en: 'at another elevation', es: 'a otro nivel de altura' }[locale]
  if (inSight === false) return { en: 'out of sight', es: 'fuera de la vista' }[locale]
  return {
    en: `${length(gap, 'en')} apart, at the same elevation and in sight`,
    es: `a ${length(gap, 'es')}, al mismo nivel y en línea de visión`,
  }[locale]
}

/** Rules on engagement. */
export const engagementRules = {
  'shatterpoint.engaged.def': rule<Found>({
    title: { en: 'Engaged', es: 'Trabado' },
    says: {
      en: 'A character is engaged with an enemy that is within range 2, at the same elevation and in its line of sight.',
      es: 'Un personaje está trabado con un enemigo a alcance 2, al mismo nivel de altura y en su línea de visión.',
    },
    section: 'Engaged characters',
    page: '29',
    rulings: ['Q-48'],
    explain: {
      en: (found) =>
        `${found.character} is ${found.engaged ? '' : 'not '}engaged with ${found.enemy}: ${reasonOf(found, 'en')}.`,
      es: (found) =>
        `${found.character} y ${found.enemy} ${found.engaged ? '' : 'no '}están trabados: ${reasonOf(found, 'es')}.`,
    },
  }),
  'shatterpoint.engaged.unit': rule<{ unit: string; engaged: boolean }>({
    title: { en: 'Engaged units', es: 'Unidades trabadas' },
    says: {
      en: 'A unit is engaged if any of its characters is.',
      es: 'Una unidad está trabada si lo está alguno de sus personajes.',
    },
    section: 'Engaged characters',
    page: '29',
    rulings: [],
    explain: {
      en: ({ unit, engaged }) =>
        engaged ? `${unit} is engaged, because one of its characters is.` : `${unit} is not engaged.`,
      es: ({ unit, engaged }) =>
        engaged
          ? `La unidad ${unit} está trabada, porque lo está uno de sus personajes.`
          : `La unidad ${unit} no está trabada.`,
    },
  }),
  'shatterpoint.wounded.no-restrict': rule<{ character: string; enemy: string; unit: string }>({
    title: { en: 'Wounded units hold nobody', es: 'Las unidades heridas no retienen a nadie' },
    says: {
      en: 'A wounded unit still engages its enemies, but does not keep them from advancing, climbing or shooting.',
      es: 'Una unidad herida sigue trabando a sus enemigos, pero no les impide avanzar, trepar ni disparar.',
    },
    section: 'Engaged characters',
    page: '29',
    rulings: ['Q-27'],
    explain: {
      en: ({ character, enemy, unit }) => `${unit} is wounded, so ${enemy} does not hold ${character}.`,
      es: ({ character, enemy, unit }) => `La unidad ${unit} está herida, así que ${enemy} no retiene a ${character}.`,
    },
  }),
  'shatterpoint.hunker.lose': rule<{ unit: string; tokens: number }>({
    title: { en: 'Engaged units lose hunker', es: 'Las unidades trabadas pierden el resguardo' },
    says: {
      en: 'A unit loses all its hunker tokens at the start of its activation and as soon as one of its characters is engaged; while it is engaged it can neither hold nor receive any.',
      es: 'Una unidad pierde todas sus fichas de Resguardo al inicio de su activación y en cuanto uno de sus personajes queda trabado; mientras lo esté no puede tener ni recibir ninguna.',
    },
    section: 'Hunker and cover',
    page: '37',
    rulings: [],
    explain: {
      en: ({ unit, tokens }) =>
        tokens === 0
          ? `${unit} is engaged and cannot receive hunker tokens.`
          : `${unit} is engaged and loses ${hunkerCount(tokens, 'en')}.`,
      es: ({ unit, tokens }) =>
        tokens === 0
          ? `La unidad ${unit} está trabada y no puede recibir fichas de Resguardo.`
          : `La unidad ${unit} está trabada y pierde ${hunkerCount(tokens, 'es')}.`,
    },
  }),
}
