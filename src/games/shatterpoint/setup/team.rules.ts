import type { Locale } from '../../../lib/locale.ts'
import { countOf, formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { eraName, unitTypeName } from '../language/card-name.ts'
import type { UnitType } from '../vocabulary.ts'

type Composition = {
  part: 'squads' | 'units' | 'missionSet'
  squad: number | null
  count: number
  wanted: number
}
type Era = {
  squad: number
  era: string
  unit: string | null
  isPrimary: boolean
  /** The eras of the unit. */
  shown: readonly string[]
}

/** Eras by their names. */
const eraNames = (eras: readonly string[], locale: Locale, content: ShatterpointContent): string =>
  formatList(
    eras.map((era) => eraName(era, locale, content)),
    locale,
  )

/** Rules on building a strike team. */
export const teamRules = {
  'shatterpoint.team.composition': rule<Composition>({
    title: { en: 'What a strike team is', es: 'Qué es un equipo de asalto' },
    says: {
      en: 'A strike team has exactly one mission set and exactly two squads of exactly three units.',
      es: 'Un equipo de asalto tiene exactamente un set de Misión y exactamente dos escuadras de exactamente tres unidades.',
    },
    section: 'Strike teams',
    page: '17',
    rulings: [],
    explain: {
      en: ({ part, squad, count, wanted }) =>
        ({
          squads: `The strike team has ${count} of ${wanted} squads.`,
          units: `Squad ${squad} has ${count} of ${wanted} units.`,
          missionSet: count === wanted ? 'It has its mission set.' : 'It has no mission set; name one.',
        })[part],
      es: ({ part, squad, count, wanted }) =>
        ({
          squads: `El equipo de asalto tiene ${count} de ${wanted} escuadras.`,
          units: `La escuadra ${squad} tiene ${count} de ${wanted} unidades.`,
          missionSet: count === wanted ? 'Tiene su set de Misión.' : 'No tiene set de Misión; nombra uno.',
        })[part],
    },
  }),
  'shatterpoint.team.squad-types': rule<{ squad: number; primary: number; secondary: number; supporting: number }>({
    title: { en: 'One unit of each type', es: 'Una unidad de cada tipo' },
    says: {
      en: 'Each squad has exactly one primary, one secondary and one supporting unit; none may be left out.',
      es: 'Cada escuadra tiene exactamente una unidad principal, una secundaria y una de apoyo; ninguna puede faltar.',
    },
    section: 'Squads',
    page: '17',
    rulings: [],
    explain: {
      en: ({ squad, primary, secondary, supporting }) =>
        `Squad ${squad}: ${primary} primary, ${secondary} secondary, ${supporting} supporting; it needs one of each.`,
      es: ({ squad, primary, secondary, supporting }) =>
        `Escuadra ${squad}: ${countOf(primary, 'principal', 'principales')}, ${countOf(secondary, 'secundaria')}, ${supporting} de apoyo; necesita una de cada.`,
    },
  }),
  'shatterpoint.team.squad-era': rule<Era, ShatterpointContent>({
    title: { en: 'The era of a squad', es: 'La época de una escuadra' },
    says: {
      en: 'The era of a squad is one that its primary unit shows, and both other units must show it too.',
      es: 'La época de una escuadra es una de las que muestra su unidad principal, y las otras dos unidades también deben mostrarla.',
    },
    section: 'Squads',
    page: '17',
    rulings: [],
    explain: {
      en: ({ squad, era, unit, isPrimary, shown }, content) =>
        unit === null
          ? `All units of squad ${squad} belong to ${eraName(era, 'en', content)}.`
          : `${unit} does not belong to ${eraName(era, 'en', content)}${isPrimary ? `, so that era cannot be chosen; it shows ${eraNames(shown, 'en', content)}` : ''}.`,
      es: ({ squad, era, unit, isPrimary, shown }, content) =>
        unit === null
          ? `Todas las unidades de la escuadra ${squad} pertenecen a ${eraName(era, 'es', content)}.`
          : `${unit} no pertenece a ${eraName(era, 'es', content)}${isPrimary ? `, así que no se puede elegir esa época; muestra ${eraNames(shown, 'es', content)}` : ''}.`,
    },
  }),
  'shatterpoint.team.two-eras-allowed': rule<{ eras: readonly string[] }, ShatterpointContent>({
    title: { en: 'Two eras in one team', es: 'Dos épocas en un equipo' },
    says: {
      en: 'The two squads of a strike team may belong to different eras.',
      es: 'Las dos escuadras de un equipo de asalto pueden pertenecer a épocas distintas.',
    },
    section: 'Unit cards',
    page: '9',
    rulings: [],
    explain: {
      en: ({ eras }, content) =>
        `The squads belong to ${formatList(
          eras.map((era) => eraName(era, 'en', content)),
          'en',
        )}; that is allowed.`,
      es: ({ eras }, content) =>
        `Las escuadras pertenecen a ${formatList(
          eras.map((era) => eraName(era, 'es', content)),
          'es',
        )}; está permitido.`,
    },
  }),
  'shatterpoint.team.points': rule<{ squad: number; spent: number; squadPoints: number }>({
    title: { en: 'Points of a squad', es: 'Puntos de una escuadra' },
    says: {
      en: 'The secondary and the supporting unit together may cost no more than the squad points of their primary. Points do not pass to the other squad; spending fewer is allowed.',
      es: 'La unidad secundaria y la de apoyo no pueden costar juntas más que los puntos de escuadra de su principal. Los puntos no pasan a la otra escuadra; se pueden gastar menos.',
    },
    section: 'Squads',
    page: '17',
    rulings: [],
    explain: {
      en: ({ squad, spent, squadPoints }) =>
        `Squad ${squad} spends ${spent} of ${squadPoints} points${spent > squadPoints ? `: ${spent - squadPoints} too many` : ''}.`,
      es: ({ squad, spent, squadPoints }) =>
        `La escuadra ${squad} gasta ${spent} de ${squadPoints} puntos${spent > squadPoints ? `: se pasa en ${spent - squadPoints}` : ''}.`,
    },
  }),
  'shatterpoint.team.value-kind': rule<{ unit: string; type: UnitType }>({
    title: { en: 'Squad points or point cost', es: 'Puntos de escuadra o coste en puntos' },
    says: {
      en: 'A primary unit has squad points and no point cost; secondary and supporting units have a point cost and no squad points.',
      es: 'Una unidad principal tiene puntos de escuadra y no coste en puntos; las secundarias y de apoyo tienen coste en puntos y no puntos de escuadra.',
    },
    section: 'Unit cards',
    page: '9',
    rulings: [],
    explain: {
      en: ({ unit, type }) =>
        `${unit} is a ${unitTypeName(type, 'en')} unit: give it ${type === 'primary' ? 'squad points' : 'a point cost'} and nothing else.`,
      es: ({ unit, type }) =>
        `${unit} es una unidad ${unitTypeName(type, 'es')}: dale ${type === 'primary' ? 'puntos de escuadra' : 'un coste en puntos'} y nada más.`,
    },
  }),
  'shatterpoint.team.unique-name': rule<{ uniqueName: string; unit: string; other: string }>({
    title: { en: 'A unique name once', es: 'Un nombre único una vez' },
    says: {
      en: 'No two units of a strike team have the same unique name, not even in different squads.',
      es: 'En un equipo de asalto no hay dos unidades con el mismo nombre único, ni siquiera en escuadras distintas.',
    },
    section: 'Strike teams',
    page: '17',
    rulings: ['Q-85'],
    explain: {
      en: ({ uniqueName, unit, other }) => `${other} and ${unit} are both ${uniqueName}; keep one of them.`,
      es: ({ uniqueName, unit, other }) => `${other} y ${unit} son ${uniqueName}; quédate con una de las dos.`,
    },
  }),
  'shatterpoint.team.unit-name': rule<{ unit: string }>({
    title: { en: 'A unit once', es: 'Una unidad una vez' },
    says: {
      en: 'No unit is taken twice in a strike team, even if it has no unique name.',
      es: 'Ninguna unidad se incluye dos veces en un equipo de asalto, aunque no tenga nombre único.',
    },
    section: 'Strike teams',
    page: '17',
    rulings: [],
    explain: {
      en: ({ unit }) => `${unit} is in the strike team twice; replace one of them.`,
      es: ({ unit }) => `${unit} está dos veces en el equipo de asalto; sustituye una de ellas.`,
    },
  }),
  'shatterpoint.team.mirror-allowed': rule<{ units: readonly string[] }>({
    title: { en: 'The same units on both sides', es: 'Las mismas unidades en ambos bandos' },
    says: {
      en: 'What a strike team may hold does not depend on the opposing one: both may have the same units.',
      es: 'Lo que puede tener un equipo de asalto no depende del adversario: ambos pueden tener las mismas unidades.',
    },
    section: 'Strike teams',
    page: '17',
    rulings: ['Q-01'],
    explain: {
      en: ({ units }) => `The opposing team has ${formatList(units, 'en')} too; that is allowed.`,
      es: ({ units }) => `El equipo de asalto adversario también tiene ${formatList(units, 'es')}; está permitido.`,
    },
  }),
  'shatterpoint.team.build-order': rule<{ squad: number; next: 'primary' | 'others' | 'none' }>({
    title: { en: 'Building a squad', es: 'Formar una escuadra' },
    says: {
      en: 'Choose the primary unit, then one of its eras, then the secondary and the supporting unit. The order makes no difference to what is allowed.',
      es: 'Se elige la unidad principal, luego una de sus épocas y después la secundaria y la de apoyo. El orden no cambia lo que está permitido.',
    },
    section: 'Squads',
    page: '17',
    rulings: [],
    explain: {
      en: ({ squad, next }) =>
        ({
          primary: `Squad ${squad} has no primary unit yet; it is chosen first.`,
          others: `Squad ${squad} has its primary unit; the others come next.`,
          none: `Squad ${squad} has all its units.`,
        })[next],
      es: ({ squad, next }) =>
        ({
          primary: `La escuadra ${squad} aún no tiene unidad principal, que se elige primero.`,
          others: `La escuadra ${squad} tiene su unidad principal; faltan las demás.`,
          none: `La escuadra ${squad} tiene todas sus unidades.`,
        })[next],
    },
  }),
  'shatterpoint.team.force-total': rule<{ units: number; total: number }>({
    title: { en: 'The Force pool', es: 'La reserva de Fuerza' },
    says: {
      en: 'The Force pool has as many tokens as the Force affinities of all units of the team together; it stays so when units are defeated.',
      es: 'La reserva de Fuerza tiene tantas fichas como suman las afinidades con la Fuerza de todas las unidades del equipo; no cambia cuando hay unidades derrotadas.',
    },
    section: 'The will of the Force',
    page: '16',
    rulings: [],
    explain: {
      en: ({ units, total }) =>
        `The Force affinities of ${units === 1 ? '1 unit' : `${units} units`} make a pool of ${total}.`,
      es: ({ units, total }) =>
        `Las afinidades con la Fuerza de ${units === 1 ? '1 unidad' : `${units} unidades`} dan una reserva de ${total}.`,
    },
  }),
}
