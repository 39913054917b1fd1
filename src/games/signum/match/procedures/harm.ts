import type { Trigger as TacticTrigger } from '../../content/effects.ts'
import type { Damaged, DamageKind } from '../../damage/damage.ts'
import { isCounted } from '../../damage/kill-credit.ts'
import { type Creature, has } from '../../table/creature.ts'
import { isDead } from '../../table/living.ts'
import { asPlayer, type PlayerId } from '../players.ts'
import type { MatchRun } from '../questions.ts'
import { areEnemies, byArrival, cardAs, creatureOf, inTurnOrder, placedOf, playerOf } from '../table.ts'
import { type Trigger, triggersOf } from './scratch.ts'

/** Who was hurt, by whose creature or text, and whether an armour token or a wound tells of it. */
export type Harm = { readonly creature: string; readonly by: PlayerId | null; readonly isMarked: boolean }

/** Whether a blow cost a creature an armour token or gave it a wound. */
export const isMarkedBy = ({ armourLost, woundsTaken }: Pick<Damaged, 'armourLost' | 'woundsTaken'>): boolean =>
  armourLost + woundsTaken > 0

/** Writes down what a blow did to a creature. */
export function writeDamage(run: MatchRun, damaged: Damaged, kind: DamageKind): void {
  const { creature, amount, prevented, relics, armourLost, armour, woundsTaken, wounds } = damaged
  if (amount === 0) return
  const { owner } = creatureOf(run.state, creature)
  run.emit({ type: 'damaged', creature, amount, kind, prevented, relics, armourLost, armour, woundsTaken, wounds })
  for (const { relic, destroyed } of relics) {
    if (destroyed) run.emit({ type: 'relicDiscarded', player: owner, relic, why: 'broken' })
  }
}

/** After a batch of damage: the dead leave together, and what that triggers begins to wait. */
export function buryDead(run: MatchRun, harms: readonly Harm[]): void {
  const before = placedOf(run).creatures.map(({ creature }) => creature)
  const hurt = before.filter(({ id }) => harms.some(({ creature, isMarked }) => isMarked && creature === id))
  const dead = inOrder(run, before.filter(isDead))
  const triggers: Trigger[] = [
    ...hurt.flatMap(({ player }) => tacticsDue(run, asPlayer(player), 'ownCreatureDamaged')),
    ...dead.flatMap((creature) => triggersOfDeath(run, creature)),
  ]
  for (const creature of dead) {
    const harm = harms.find((one) => one.creature === creature.id)
    if (harm === undefined) traceLoweredHealth(run, creature)
    bury(run, creature, harm?.by ?? null)
  }
  const queue = triggersOf(run)
  for (const trigger of triggers) if (!queue.some((one) => isSame(one, trigger))) queue.push(trigger)
}

/** Whoever dies without being hurt dies because its health fell. */
function traceLoweredHealth(run: MatchRun, { id, wounds, health }: Creature): void {
  run.trace.applied('signum.damage.health-lowered', { creature: id, wounds, health, credit: null })
}

const isSame = (one: Trigger, other: Trigger): boolean =>
  one.kind === 'tactic' && other.kind === 'tactic' && one.tactic === other.tactic && one.player === other.player

/** The active player’s cards first, then in turn order, each by arrival. */
function inOrder({ state }: MatchRun, dead: readonly Creature[]): Creature[] {
  const order = inTurnOrder(state, state.active)
  const arrived = byArrival(state.creatures).map(({ id }) => id)
  const rank = ({ id, owner }: Creature) => order.indexOf(asPlayer(owner)) * 1000 + arrived.indexOf(id)
  return dead.toSorted((a, b) => rank(a) - rank(b))
}

function bury(run: MatchRun, creature: Creature, by: PlayerId | null): void {
  const owner = asPlayer(creature.owner)
  const allies = by === null ? [] : playerOf(run.state, by).team
  const credit = by !== null && isCounted({ player: by, allies }, creature) ? by : null
  run.emit({ type: 'creatureDied', creature: creature.id, owner, credit })
}

/** What the death of a creature triggers: its Last Word, and tactics of players whose opponent’s turn it is. */
function triggersOfDeath(run: MatchRun, creature: Creature): Trigger[] {
  const controller = asPlayer(creature.player)
  const { fired } = playerOf(run.state, asPlayer(creature.owner))
  const speaks = has(creature, 'lastWord') && !fired.includes(`${creature.id} lastWord`)
  const others = run.state.players.map(({ player }) => player)
  return [
    ...(speaks ? [{ kind: 'lastWord' as const, player: controller, creature }] : []),
    ...tacticsDue(run, controller, 'ownCreatureDies'),
    ...(creature.kind === 'hero' ? tacticsDue(run, asPlayer(creature.owner), 'ownHeroDies') : []),
    ...others
      .filter((player) => areEnemies(run.state, player, controller))
      .flatMap((player) => tacticsDue(run, player, 'enemyDies')),
  ]
}

/** The tactics of a player that an event triggers now: never in the own turn or that of an ally. */
export function tacticsDue({ state, content }: MatchRun, player: PlayerId, event: TacticTrigger): Trigger[] {
  const { tactics, status } = playerOf(state, player)
  if (status === 'out' || !areEnemies(state, player, state.active)) return []
  return tactics
    .filter(({ id }) => cardAs('tactic', id, content).trigger === event)
    .map(({ id }) => ({ kind: 'tactic', player, tactic: id }))
}
