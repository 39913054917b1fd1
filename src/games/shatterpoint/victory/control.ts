import { z } from 'zod'
import { BOOK } from '../content/book-numbers.ts'
import { gapOf, isWithinRange } from '../measuring/distance.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { relationOf } from '../table/elevation.ts'
import type { PlacedCharacter, PlacedField, PlacedObjective } from '../table/placed-field.ts'
import { Count, Id, LIMITS, PLAYERS, Player } from '../vocabulary.ts'

/** What decided who controls an objective. */
const CONTROL_BASES = ['sameLevel', 'otherLevel', 'tie', 'nobody', 'inactive', 'locked'] as const
const ControlBasis = z.enum(CONTROL_BASES).meta({ id: 'ShatterpointControlBasis' })
type ControlBasis = z.infer<typeof ControlBasis>

const Contestant = z
  .object({ character: Id, player: Player, isLevel: z.boolean().describe('At the elevation of the objective.') })
  .meta({ id: 'ShatterpointContestant' })
type Contestant = z.infer<typeof Contestant>

export const PerPlayer = z.object({ A: Count, B: Count }).meta({ id: 'ShatterpointPerPlayer' })
export type PerPlayer = z.infer<typeof PerPlayer>

export const Control = z
  .object({
    objective: Id,
    controller: Player.nullable(),
    before: Player.nullable(),
    basis: ControlBasis,
    sameLevel: PerPlayer.describe('Contesting characters at its elevation.'),
    otherLevel: PerPlayer.describe('Contesting characters at other elevations.'),
    contestants: z.array(Contestant).max(LIMITS.charactersInAll),
  })
  .meta({ id: 'ShatterpointControl' })
export type Control = z.infer<typeof Control>

/** Who controls an objective at the end of a turn, with the reason. */
export function controlOf(field: PlacedField, objective: PlacedObjective, trace: ShatterpointTrace): Control {
  const { id, face, controller: before, priority } = objective
  if (face === 'inactive') {
    trace.applied('shatterpoint.objective.faces', { objective: id, controller: before })
    return { objective: id, controller: null, before, basis: 'inactive', ...NOBODY }
  }
  const contestants = contestantsOf(field, objective, trace)
  const sameLevel = countOf(contestants.filter(({ isLevel }) => isLevel))
  const otherLevel = countOf(contestants.filter(({ isLevel }) => !isLevel))
  const isLevel = sameLevel.A + sameLevel.B > 0
  const decisive = isLevel ? sameLevel : otherLevel
  const taker = majorityOf(decisive)
  const rule = isLevel ? 'shatterpoint.control.same-level-first' : 'shatterpoint.control.other-level'
  trace.applied(rule, { objective: id, A: decisive.A, B: decisive.B, taker })
  if (objective.locked) trace.applied('shatterpoint.control.locked', { objective: id, controller: before })
  const controller = objective.locked ? before : (taker ?? before)
  if (!objective.locked && before !== null && taker !== before) {
    trace.applied('shatterpoint.control.persistent', { objective: id, before, controller: controller ?? before })
  }
  if (priority) trace.applied('shatterpoint.objective.priority', { objective: id })
  const basis = objective.locked ? 'locked' : basisOf(taker, isLevel, decisive)
  return { objective: id, controller, before, basis, sameLevel, otherLevel, contestants }
}

const NOBODY = { sameLevel: { A: 0, B: 0 }, otherLevel: { A: 0, B: 0 }, contestants: [] }

/** How many active objectives each player controls. */
export function controlledBy(results: readonly Control[]): PerPlayer {
  const [A, B] = PLAYERS.map((player) => results.filter(({ controller }) => controller === player).length)
  return { A: A ?? 0, B: B ?? 0 }
}

function contestantsOf(field: PlacedField, objective: PlacedObjective, trace: ShatterpointTrace): Contestant[] {
  return field.characters
    .filter((character) => isWithinRange(character, objective, BOOK.contestRange, field.lengths))
    .flatMap((character: PlacedCharacter) => {
      const { player, isWounded } = character.unit
      const facts = { objective: objective.id, character: character.id, player, gap: gapOf(character, objective) }
      trace.applied('shatterpoint.control.contest', { ...facts, contests: !isWounded })
      if (isWounded) return []
      return [{ character: character.id, player, isLevel: relationOf(character.z, objective.z, field) === 'same' }]
    })
}

function countOf(contestants: readonly Contestant[]): PerPlayer {
  const ofA = contestants.filter(({ player }) => player === 'A').length
  return { A: ofA, B: contestants.length - ofA }
}

function majorityOf({ A, B }: PerPlayer): Player | null {
  if (A === B) return null
  return A > B ? 'A' : 'B'
}

function basisOf(taker: Player | null, isLevel: boolean, { A, B }: PerPlayer): ControlBasis {
  if (taker === null) return A + B === 0 ? 'nobody' : 'tie'
  return isLevel ? 'sameLevel' : 'otherLevel'
}

/** The active objectives that a character contests; one of a wounded unit contests none. */
export const contestedBy = (character: PlacedCharacter, { objectives, lengths }: PlacedField): string[] =>
  character.unit.isWounded
    ? []
    : objectives
        .filter(({ face }) => face === 'active')
        .filter((objective) => isWithinRange(character, objective, BOOK.contestRange, lengths))
        .map(({ id }) => id)
