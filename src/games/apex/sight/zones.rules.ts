import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { endName } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { End } from '../vocabulary.ts'

const SECTION = 'Zones'

type Applied = {
  zone: string
  inside: number
  crosses: boolean
  level: number
  upperLevel: number
  applies: boolean
}

const endNames = (ends: readonly End[], locale: Locale): string =>
  formatList(
    ends.map((end) => endName(end, locale)),
    locale,
  )

/** Rules on Zones. */
export const zoneRules = {
  'apex.zone.shape': rule<{ zone: string; level: number; ends: End[] }>({
    title: { en: 'The rhombus of a Zone', es: 'El rombo de una Zona' },
    says: {
      en: 'A Zone is a rhombus reaching one space from its intersection, on its level only; the four spaces around the intersection that are on that level are in it.',
      es: 'Una Zona es un rombo que llega a un espacio de su intersección, solo en su nivel; los cuatro espacios en torno a ella que estén en ese nivel pertenecen a la Zona.',
    },
    section: SECTION,
    page: '37, 39',
    rulings: ['Q-43'],
    explain: {
      en: ({ zone, level, ends }) => `In the Zone ${zone} on level ${level}: ${endNames(ends, 'en')}.`,
      es: ({ zone, level, ends }) => `En la Zona ${zone}, nivel ${level}: ${endNames(ends, 'es')}.`,
    },
  }),
  'apex.zone.applies': rule<Applied>({
    title: { en: 'When a Zone applies', es: 'Cuándo se aplica una Zona' },
    says: {
      en: 'A Zone applies if someone or something involved is in it, or if the line of sight crosses it and the upper end of the line is on its level.',
      es: 'Una Zona se aplica si alguien o algo implicado está en ella, o si la línea de visión la cruza y el extremo superior de la línea está en su nivel.',
    },
    section: SECTION,
    page: '37',
    rulings: [],
    explain: {
      en: ({ zone, inside, crosses, level, upperLevel, applies }) => {
        const line = crosses
          ? `the line crosses it with its upper end on level ${upperLevel}`
          : 'the line does not cross it'
        const why = inside > 0 ? 'an end is in it' : `${line} and the Zone is on level ${level}`
        return `The Zone ${zone} ${applies ? 'applies' : 'does not apply'}: ${why}.`
      },
      es: ({ zone, inside, crosses, level, upperLevel, applies }) => {
        const line = crosses
          ? `la línea la cruza con su extremo superior en el nivel ${upperLevel}`
          : 'la línea no la cruza'
        const why = inside > 0 ? 'un extremo está dentro' : `${line} y la Zona está en el nivel ${level}`
        return `La Zona ${zone} ${applies ? 'se aplica' : 'no se aplica'}: ${why}.`
      },
    },
  }),
  'apex.zone.crossing': rule<{ zone: string }>({
    title: { en: 'Touching is not crossing', es: 'Tocar no es cruzar' },
    says: {
      en: 'A line crosses a Zone if it goes through its interior; running along a border or touching a tip does not count.',
      es: 'Una línea cruza una Zona si atraviesa su interior; ir por un borde o tocar una punta no cuenta.',
    },
    section: SECTION,
    page: '37',
    rulings: [],
    explain: {
      en: ({ zone }) => `The line only touches the border of the Zone ${zone}.`,
      es: ({ zone }) => `La línea solo toca el borde de la Zona ${zone}.`,
    },
  }),
  'apex.zone.rules-change': rule<{ zones: string[] } | { kind: string; known: string[] }>({
    title: { en: 'The card says what a Zone does', es: 'La carta dice qué hace una Zona' },
    says: {
      en: 'The card says what a Zone does; it holds for objects in it as it does for Legends, and all Zones that overlap apply.',
      es: 'Lo que hace una Zona lo dice su carta; vale para los objetos que estén en ella igual que para las Leyendas, y se aplican todas las que se solapan.',
    },
    section: SECTION,
    page: '37',
    rulings: [],
    explain: {
      en: (facts) =>
        'known' in facts
          ? `There is no kind of Zone “${facts.kind}”. Known kinds: ${facts.known.join(', ')}.`
          : `What happens is said on the ${facts.zones.length === 1 ? 'card of the Zone' : 'cards of the Zones'} ${formatList(facts.zones, 'en')}.`,
      es: (facts) =>
        'known' in facts
          ? `No hay ningún tipo de Zona «${facts.kind}». Tipos conocidos: ${facts.known.join(', ')}.`
          : `Lo que ocurre lo ${facts.zones.length === 1 ? 'dice la carta de la Zona' : 'dicen las cartas de las Zonas'} ${formatList(facts.zones, 'es')}.`,
    },
  }),
  'apex.zone.example-smoke': rule<{ zone: string; difficulty: number }>({
    title: { en: 'Smoke', es: 'Humo' },
    says: {
      en: 'Smoke adds 10 to the difficulty of shots into it, out of it and through it, in both directions.',
      es: 'El humo suma 10 a la dificultad de los disparos que entran en él, salen de él o lo atraviesan, en ambas direcciones.',
    },
    section: SECTION,
    page: '37',
    rulings: [],
    explain: {
      en: ({ zone, difficulty }) => `The Zone ${zone} adds ${difficulty} to the hit difficulty of a shot.`,
      es: ({ zone, difficulty }) => `La Zona ${zone} suma ${difficulty} a la dificultad de un disparo.`,
    },
  }),
}
