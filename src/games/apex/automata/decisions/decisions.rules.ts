import type { Cell } from '../../../../geometry/grid.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'
import type { Procedure } from '../content/automaton-legends.ts'
import { COLOUR_WORDS } from '../movement/movement.words.ts'

const PRIORITIES = 'Priorities'
const PROCEDURES = 'Procedures'
const OPTIMAL = 'Optimal Shot'

/** What a criterion found: who meets it, and by which numbers. */
export type CriterionFacts = {
  letter: 'A' | 'B' | 'C' | 'D' | 'E'
  by: 'inOptimal' | 'weakest' | 'inNormal' | 'nearest' | 'random'
  enemies: string[]
  values: { id: string; value: number }[] | null
  decides: boolean
}

const BY = {
  inOptimal: { en: 'in sight and in optimal range', es: 'en línea de visión y en alcance óptimo' },
  weakest: { en: 'with the least Shield and Health', es: 'con menos Escudo y Salud' },
  inNormal: { en: 'in sight and in normal range', es: 'en línea de visión y en alcance normal' },
  nearest: { en: 'nearest', es: 'más cerca' },
  random: { en: 'drawn at random', es: 'al azar' },
} as const

const names = (ids: readonly string[], locale: Locale, content: ApexContent): string =>
  ids.length === 0
    ? { en: 'nobody', es: 'nadie' }[locale]
    : formatList(
        ids.map((id) => legendName(id, locale, content)),
        locale,
      )

const values = ({ values }: CriterionFacts, locale: Locale, content: ApexContent): string =>
  values === null ? '' : ` (${values.map(({ id, value }) => `${legendName(id, locale, content)} ${value}`).join(', ')})`

const RELATIONS = {
  inOptimal: { en: 'in sight and in optimal range', es: 'en línea de visión y en alcance óptimo' },
  inNormal: { en: 'in sight and in normal range only', es: 'en línea de visión y solo en alcance normal' },
  sees: { en: 'in sight and out of range', es: 'en línea de visión y fuera de alcance' },
  any: { en: 'out of sight', es: 'fuera de la línea de visión' },
} as const

/** Rules on what an Automaton decides: its enemies, its procedure, its Optimal Shot. */
export const decisionRules = {
  'apex.automata.priority.no-enemies': rule<{ charges: number; shield: number; health: number }>({
    title: { en: 'No enemy on the board', es: 'Ningún enemigo en el tablero' },
    says: {
      en: 'With no enemy on the board it gains 2 Charges, recovers 10 Shield and 10 Health, and its activation ends.',
      es: 'Sin enemigos en el tablero gana 2 Cargas, recupera 10 de Escudo y 10 de Salud, y su activación termina.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: [],
    explain: {
      en: ({ charges, shield, health }) =>
        `No enemy is on the board: it gains ${charges} Charges, ${shield} Shield and ${health} Health.`,
      es: ({ charges, shield, health }) =>
        `No hay enemigos en el tablero: gana ${charges} Cargas, ${shield} de Escudo y ${health} de Salud.`,
    },
  }),
  'apex.automata.priority.single-enemy': rule<{ enemy: string }>({
    title: { en: 'The only enemy', es: 'El único enemigo' },
    says: {
      en: 'If only one enemy is on the board, it is the primary one, and there is no secondary.',
      es: 'Si solo hay un enemigo en el tablero, es el principal, y no hay secundario.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: ['Q-A40'],
    explain: {
      en: ({ enemy }, content) => `${legendName(enemy, 'en', content)} is the only enemy on the board.`,
      es: ({ enemy }, content) => `${legendName(enemy, 'es', content)} es el único enemigo en el tablero.`,
    },
  }),
  'apex.automata.priority.list': rule<CriterionFacts & { reason: string | null }>({
    title: { en: 'The primary enemy, from A to E', es: 'El enemigo principal, de A a E' },
    says: {
      en: 'The list is gone through until exactly one enemy fits: A the only one in optimal range, B the weakest, C the only one in normal range, D the nearest, E one at random. A range always includes sight.',
      es: 'Se recorre la lista hasta que encaje exactamente un enemigo: A el único en alcance óptimo, B el más débil, C el único en alcance normal, D el más cercano, E uno al azar. El alcance incluye siempre la línea de visión.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: ['Q-A02', 'Q-A03'],
    explain: {
      en: (facts, content) =>
        facts.reason !== null
          ? `${names(facts.enemies, 'en', content)} is off the board and cannot be the primary enemy.`
          : `${facts.letter}, ${BY[facts.by].en}: ${names(facts.enemies, 'en', content)}${values(facts, 'en', content)}. ${facts.decides ? 'That decides.' : 'That decides nothing.'}`,
      es: (facts, content) =>
        facts.reason !== null
          ? `${names(facts.enemies, 'es', content)} está fuera del tablero y no puede ser el enemigo principal.`
          : `${facts.letter}, ${BY[facts.by].es}: ${names(facts.enemies, 'es', content)}${values(facts, 'es', content)}. ${facts.decides ? 'Eso decide.' : 'Eso no decide nada.'}`,
    },
  }),
  'apex.automata.priority.secondary': rule<{ primary: string; secondary: string | null }>({
    title: { en: 'The other one is secondary', es: 'El otro es el secundario' },
    says: {
      en: 'The other enemy on the board is the secondary one. Both stay so for the activation; only if the primary is eliminated does the secondary take its place.',
      es: 'El otro enemigo en el tablero es el secundario. Los dos siguen así toda la activación; solo si el principal es eliminado pasa a serlo el secundario.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: ['Q-A40'],
    explain: {
      en: ({ primary, secondary }, content) =>
        `Primary enemy: ${legendName(primary, 'en', content)}; secondary: ${secondary === null ? 'none' : legendName(secondary, 'en', content)}.`,
      es: ({ primary, secondary }, content) =>
        `Enemigo principal: ${legendName(primary, 'es', content)}; secundario: ${secondary === null ? 'ninguno' : legendName(secondary, 'es', content)}.`,
    },
  }),
  'apex.automata.priority.random-draw': rule<{ reason: string | null; drawn: string | null; of: string[] }>({
    title: { en: 'One recruitment card is drawn', es: 'Se roba una carta de Reclutamiento' },
    says: {
      en: 'For E one of the recruitment cards of the two enemies is drawn.',
      es: 'Para E se roba una de las cartas de Reclutamiento de los dos enemigos.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: ['Q-A91'],
    explain: {
      en: ({ reason, drawn, of }, content) =>
        reason === null && drawn === null
          ? `One of the cards of ${names(of, 'en', content)} is drawn, each as likely as the other.`
          : drawn === null
            ? `A card of ${names(of, 'en', content)} has to be drawn; none was reported, and without a seed none is drawn.`
            : `Of ${names(of, 'en', content)}, ${legendName(drawn, 'en', content)} is drawn.`,
      es: ({ reason, drawn, of }, content) =>
        reason === null && drawn === null
          ? `Se roba una de las cartas de ${names(of, 'es', content)}, con igual probabilidad.`
          : drawn === null
            ? `Hay que robar una carta de ${names(of, 'es', content)}; no se comunicó ninguna, y sin semilla no se roba.`
            : `De ${names(of, 'es', content)} sale ${legendName(drawn, 'es', content)}.`,
    },
  }),
  'apex.automata.priority.all-candidates': rule<{ letter: 'A' | 'B' | 'C' | 'D' | 'E'; met: number; of: number }>({
    title: { en: 'Every criterion looks at all', es: 'Cada criterio mira a todos' },
    says: {
      en: 'Every criterion looks at all enemies on the board; one that fits none or several decides nothing and leaves nobody out.',
      es: 'Cada criterio mira a todos los enemigos del tablero; uno que no cumple nadie, o que cumplen varios, no decide nada ni descarta a nadie.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: [],
    explain: {
      en: ({ letter, met, of }) => `${letter} fits ${met} of ${of}: all of them go on to the next criterion.`,
      es: ({ letter, met, of }) => `${letter} lo cumplen ${met} de ${of}: todos pasan al criterio siguiente.`,
    },
  }),
  'apex.automata.proc.danger-first': rule<{ reason: string | null; zones: string[] }>({
    title: { en: 'Danger first', es: 'Primero el peligro' },
    says: {
      en: 'An Automaton that stands in a danger zone in step 6 tries to get out of it before it uses a procedure from A to D.',
      es: 'Un Autómata que está en una zona de peligro en el paso 6 intenta salir de ella antes de usar un procedimiento de A a D.',
    },
    section: PROCEDURES,
    page: '18',
    rulings: ['Q-A78'],
    explain: {
      en: ({ reason, zones }) =>
        reason === null
          ? `It stands in danger (${zones.join(', ')}): it tries to get out first.`
          : 'It does not stand in a danger zone.',
      es: ({ reason, zones }) =>
        reason === null
          ? `Está en peligro (${zones.join(', ')}): primero intenta salir.`
          : 'No está en una zona de peligro.',
    },
  }),
  'apex.automata.proc.list': rule<{
    reason: string | null
    procedure: 'A' | 'B' | 'C' | 'D' | null
    relation: keyof typeof RELATIONS | null
    enemy: string | null
  }>({
    title: { en: 'Procedures A to D', es: 'Procedimientos de A a D' },
    says: {
      en: 'The first that fits the primary enemy: A in sight and optimal range, B in sight and normal range, C in sight, D out of sight. It is chosen once, at the start of step 6.',
      es: 'El primero que encaje con el enemigo principal: A en línea de visión y alcance óptimo, B en línea de visión y alcance normal, C en línea de visión, D fuera de ella. Se elige una vez, al empezar el paso 6.',
    },
    section: PROCEDURES,
    page: '18',
    rulings: ['Q-A01', 'Q-A03'],
    explain: {
      en: ({ procedure, relation, enemy }, content) =>
        procedure === null || relation === null
          ? 'A primary enemy is needed to choose a procedure.'
          : `${legendName(enemy ?? '', 'en', content)} is ${RELATIONS[relation].en}: procedure ${procedure}.`,
      es: ({ procedure, relation, enemy }, content) =>
        procedure === null || relation === null
          ? 'Para elegir un procedimiento hace falta un enemigo principal.'
          : `${legendName(enemy ?? '', 'es', content)} está ${RELATIONS[relation].es}: procedimiento ${procedure}.`,
    },
  }),
  'apex.automata.proc.sequence': rule<{ procedure: 'A' | 'B' | 'C' | 'D'; printed: Procedure }>({
    title: { en: 'First the Charges, then the move', es: 'Primero las Cargas, luego el movimiento' },
    says: {
      en: 'The Charges of the procedure are gained first, also if the move turns out to be an X or impossible; then its Movement action follows.',
      es: 'Primero se ganan las Cargas del procedimiento, aunque el movimiento sea una X o imposible; luego sigue su acción de Movimiento.',
    },
    section: PROCEDURES,
    page: '18-19',
    rulings: [],
    explain: {
      en: ({ procedure, printed: { charges, mp, left, right } }) =>
        `Procedure ${procedure}: ${charges} ${charges === 1 ? 'Charge' : 'Charges'}, Movement ${mp}, ${COLOUR_WORDS[left].en} / ${COLOUR_WORDS[right].en}.`,
      es: ({ procedure, printed: { charges, mp, left, right } }) =>
        `Procedimiento ${procedure}: ${charges} ${charges === 1 ? 'Carga' : 'Cargas'}, Movimiento ${mp}, ${COLOUR_WORDS[left].es} / ${COLOUR_WORDS[right].es}.`,
    },
  }),
  'apex.automata.optimal.effect': rule<{
    cell: Cell | null
    enemy: string | null
    distance: number | null
    sees: boolean
    weapon: string | null
    reason: string | null
  }>({
    title: { en: 'Optimal Shot', es: 'Disparo óptimo' },
    says: {
      en: 'In steps 5 to 9 the Automaton shoots at once when the primary enemy, and only that one, is in sight and in the optimal range of a weapon.',
      es: 'En los pasos 5 a 9 el Autómata dispara en cuanto el enemigo principal, y solo él, está en línea de visión y en el alcance óptimo de un arma.',
    },
    section: OPTIMAL,
    page: '17',
    rulings: ['Q-A03'],
    explain: {
      en: ({ cell, enemy, distance, sees, weapon }, content) =>
        cell === null || enemy === null
          ? 'Without a primary enemy on the board there is no Optimal Shot.'
          : !sees
            ? `From ${cellName(cell)} it does not see ${legendName(enemy, 'en', content)}: no Optimal Shot.`
            : weapon === null
              ? `From ${cellName(cell)} it sees ${legendName(enemy, 'en', content)} at ${distance}, outside every optimal range: no Optimal Shot.`
              : `From ${cellName(cell)} it sees ${legendName(enemy, 'en', content)} at ${distance}, in the optimal range of the ${weapon}: Optimal Shot.`,
      es: ({ cell, enemy, distance, sees, weapon }, content) =>
        cell === null || enemy === null
          ? 'Sin enemigo principal en el tablero no hay Disparo óptimo.'
          : !sees
            ? `Desde ${cellName(cell)} no ve a ${legendName(enemy, 'es', content)}: no hay Disparo óptimo.`
            : weapon === null
              ? `Desde ${cellName(cell)} ve a ${legendName(enemy, 'es', content)} a ${distance}, fuera de todo alcance óptimo: no hay Disparo óptimo.`
              : `Desde ${cellName(cell)} ve a ${legendName(enemy, 'es', content)} a ${distance}, en el alcance óptimo de ${weapon}: Disparo óptimo.`,
    },
  }),
}
