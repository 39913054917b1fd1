import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import { type Cell as GridCell, stepsBetween } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { AbilityCard } from '../content/abilities.ts'
import { ACTIVATION_POINTS } from '../content/actions.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { placeOnBoard } from '../define.ts'
import { Label } from '../language/label.ts'
import { unknownViolation } from '../loot/loot.ts'
import { judgePlace } from '../movement/placement.ts'
import { type ApexViolation, recordViolations, refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { type PlacedEnd, placeEnd } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { schedule, TURNS } from '../turn/windows/timing.ts'
import { Cell, Count, End, LIMITS, Space } from '../vocabulary.ts'
import type { UnmetCondition } from './ability.rules.ts'
import { AbilityReference, findAbility } from './ability-card.ts'

const Target = z.strictObject({ id: Label, cell: Cell }).meta({ id: 'ApexAbilityTarget' })

/** An ability that a Legend wants to use now. */
export const AbilityInput = z
  .strictObject({
    ability: AbilityReference,
    ap: z.int().min(0).max(ACTIVATION_POINTS).default(ACTIVATION_POINTS).describe('The AP that the Legend has left.'),
    ownActivation: z.boolean().default(true),
    tokensInSupply: z.int().min(0).max(10).default(1).describe('Tokens of this ability that are not in use.'),
    miniaturesInSupply: z.int().min(0).max(10).optional().describe('Enough of them if left out.'),
    miniaturesOnBoard: z.int().min(0).max(10).default(0),
    board: BoardForm.prefault({ content: 'crossroads' }),
    legend: Space,
    place: End.optional().describe('Where its miniature is to go.'),
    targets: z.array(Target).max(6).default([]).describe('The Legends that its miniatures are to be attached to.'),
    occupied: z.array(End).max(LIMITS.cells).default([]).describe('Places that Legends and miniatures occupy.'),
    turnIndex: z
      .int()
      .min(0)
      .max(TURNS - 1)
      .optional()
      .describe('The squad turn, counted from 0, to learn when it ends or happens.'),
  })
  .meta({ id: 'ApexAbilityInput' })
export type AbilityInput = z.infer<typeof AbilityInput>

export const AbilityUse = z
  .object({
    legal: z.boolean(),
    violations: z.array(RuleViolation),
    cost: Count,
    tokensLeft: Count.describe('Tokens of this ability in the supply afterwards.'),
    takenFromBoard: Count.describe('Permanent miniatures that are taken from the board.'),
    goesTo: z.enum(['initiative', 'cooldown']).meta({ id: 'ApexTokenGoesTo' }),
    turnIndex: Count.nullable().describe('The squad turn in which it ends or happens; null if it does so at once.'),
    cooldown: Count.describe('The position at which its token enters the cooldown track.'),
  })
  .meta({ id: 'ApexAbilityOutcome' })
export type AbilityUse = z.infer<typeof AbilityUse>

/** The parts of an ability card that using it depends on. */
export type UsableAbility = Pick<AbilityCard, 'id' | 'cooldown' | 'place' | 'tags'> & {
  readonly legend: string
  readonly kind: AbilityCard['action']['kind']
  readonly ap: number
  readonly upTo: number
  /** What it does when it happens is for its own Legend alone. */
  readonly isForOwner: boolean
  readonly timed: { readonly kind: 'duration' | 'delay'; readonly turns: number } | null
}

/** Checks everything that using an ability needs, and says what becomes of its token. */
export function useAbility(input: AbilityInput, content: ApexContent, trace: ApexTrace): AbilityUse | Refusal {
  const ability = findAbility(input.ability, content)
  if (ability === null)
    return refuse([unknownViolation('card', 'id' in input.ability ? input.ability.id : '', ['ability', 'id'])])
  const placed = placeOnBoard(input.board, { legend: input.legend }, content)
  if (placed instanceof Refusal) return placed
  const end = input.place === undefined ? null : placeEnd(placed.board, input.place, ['place'])
  if (end instanceof Refusal) return end

  const { violations, taken } = judgeUse(ability, input, { board: placed.board, end }, trace)
  recordViolations(violations, trace)
  if (violations.length === 0) recordUse(ability, input, taken, trace)
  return { ...verdict(ability, input, taken, trace, violations.length === 0), violations: violations.map(violationOf) }
}

/** What using an ability depends on besides its card and the board. */
export type AbilityAttempt = Omit<AbilityInput, 'ability' | 'board'>

/** Every rule that forbids using an ability like that, and how many miniatures it takes from the board. */
export function judgeUse(
  ability: UsableAbility,
  attempt: AbilityAttempt,
  { board, end }: { readonly board: PlacedBoard; readonly end: PlacedEnd | null },
  trace: ApexTrace,
): { violations: ApexViolation[]; taken: number } {
  const taken = miniaturesTaken(ability, attempt)
  const unmet = unmetOf(ability, attempt, taken) ?? unmetByPlace(ability, attempt, board, end, trace)
  return { violations: [...costViolations(ability, attempt), ...conditionViolations(ability, unmet)], taken }
}

/** How many of the miniatures that are needed have to be taken from the board. */
function miniaturesTaken({ place }: UsableAbility, { targets, miniaturesInSupply }: AbilityAttempt): number {
  const needed = place === null ? 0 : place.on === 'legend' ? targets.length : 1
  return Math.max(0, needed - (miniaturesInSupply ?? needed))
}

/** Whether the place that was named does not fit the card. */
function unmetByPlace(
  { place }: UsableAbility,
  { legend, occupied }: AbilityAttempt,
  board: PlacedBoard,
  end: PlacedEnd | null,
  trace: ApexTrace,
): UnmetCondition | null {
  if (end === null || place === null || place.on === 'legend') return null
  const { on, free, range, lineOfSight } = place
  const condition = { on, free, range, lineOfSight }
  const placing = { legend: legend.cell, miniatures: occupied, towards: null, condition }
  return judgePlace(board, placing, end, trace).legal ? null : 'place'
}

/** The first condition of the card that is not met, apart from the place itself. */
function unmetOf(ability: UsableAbility, input: AbilityAttempt, taken: number): UnmetCondition | null {
  const { place } = ability
  if (place === null) return null
  if (taken > 0 && (!ability.tags.includes('PERMANENT') || taken > input.miniaturesOnBoard)) return 'noMiniature'
  if (place.on !== 'legend') {
    if (input.place === undefined) return 'noPlace'
    return 'cell' in input.place === (place.on === 'space') ? null : 'place'
  }
  const ids = input.targets.map(({ id }) => id)
  if (ids.length === 0) return 'noTarget'
  if (ids.length > ability.upTo) return 'tooManyTargets'
  if (new Set(ids).size < ids.length) return 'sameTarget'
  const isNearEnough = ({ cell }: { cell: GridCell }) => {
    const distance = stepsBetween(input.legend.cell, cell)
    return distance >= place.range.min && distance <= place.range.max
  }
  return input.targets.every(isNearEnough) ? null : 'range'
}

function costViolations(ability: UsableAbility, input: AbilityAttempt): ApexViolation[] {
  const played = { legend: ability.legend, card: ability.id }
  const needsActivation = ability.kind === 'free' || ability.kind === 'special'
  return [
    ...(needsActivation && !input.ownActivation
      ? [{ rule: 'apex.card.own-activation' as const, path: ['ownActivation'], facts: played }]
      : []),
    ...(input.tokensInSupply > 0
      ? []
      : [{ rule: 'apex.ability.need-token' as const, path: ['tokensInSupply'], facts: played }]),
    ...(ability.ap <= input.ap
      ? []
      : [
          {
            rule: 'apex.activation.ap' as const,
            path: ['ap'],
            facts: { action: ability.id, cost: ability.ap, ap: input.ap },
          },
        ]),
  ]
}

function conditionViolations({ id, place }: UsableAbility, unmet: UnmetCondition | null): ApexViolation[] {
  if (unmet === null) return []
  const path = place?.on === 'legend' ? ['targets'] : ['place']
  return [{ rule: 'apex.ability.all-conditions', path, facts: { ability: id, unmet } }]
}

/** Records everything that was in order. */
export function recordUse(
  ability: UsableAbility,
  { targets, tokensInSupply }: AbilityAttempt,
  taken: number,
  trace: ApexTrace,
): void {
  const { id, ap, place, timed } = ability
  if (place !== null) trace.applied('apex.ability.all-conditions', { ability: id, unmet: null })
  if (taken > 0) trace.applied('apex.ability.permanent-reuse', { ability: id, taken })
  if (place?.on === 'legend')
    trace.applied('apex.ability.attach', { ability: id, legends: targets.map((target) => target.id) })
  trace.applied('apex.ability.use', { ability: id, ap, goesTo: timed === null ? 'cooldown' : 'initiative' })
  if (timed === null) trace.applied('apex.timing.immediate', { ability: id })
  trace.applied('apex.ability.tokens-limit', { ability: id, left: tokensInSupply - 1 })
}

function verdict(ability: UsableAbility, input: AbilityInput, taken: number, trace: ApexTrace, legal: boolean) {
  const { id, ap, timed, cooldown } = ability
  const time =
    legal && timed !== null && input.turnIndex !== undefined
      ? schedule({ turnIndex: input.turnIndex, ...timed, ability: id, tokensThere: [] }, trace)
      : null
  return {
    legal,
    cost: ap,
    tokensLeft: legal ? input.tokensInSupply - 1 : input.tokensInSupply,
    takenFromBoard: legal ? taken : 0,
    goesTo: timed === null ? ('cooldown' as const) : ('initiative' as const),
    turnIndex: time?.turnIndex ?? null,
    cooldown,
  }
}
