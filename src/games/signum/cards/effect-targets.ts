import type { Refusal } from '../../../rulebook/refusal.ts'
import { readWho, sideOf } from '../abilities/meant.ts'
import type { Danger, Target } from '../content/effects.ts'
import { inContact, isWithin } from '../measuring/distance.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { sees } from '../sight/line-of-sight.ts'
import { type Creature, type Fighter, isSafeFrom } from '../table/creature.ts'
import { discOf } from '../table/place-board.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { BAND_LENGTHS } from '../vocabulary.ts'
import type { Text } from './effect-source.ts'
import type { ChoiceProblem } from './effects.rules.ts'

/** Those that a text is applied among, and by whom. */
export type Scene = {
  readonly text: Text
  readonly controller: string
  readonly allies: readonly string[]
  /** The creature that the text belongs to. */
  readonly self: string | null
  readonly chosen: readonly string[]
  readonly creatures: readonly (Fighter | Creature)[]
  /** The board that they stand on, if there is one. */
  readonly board: PlacedBoard | null
}

/** The creatures that a sentence is applied to; the answer is they, or what is wrong with the choice. */
export function targetsOf(
  target: Target,
  scene: Scene,
  living: readonly string[],
  trace: SignumTrace,
): string[] | Refusal {
  if (target.who === 'self' && scene.self === null) return wrong(scene, 'source', [], living)
  const possible = candidates(target, scene, trace)
    .map(({ id }) => id)
    .filter((id) => living.includes(id))
  if (target.count === null) {
    if (target.who !== 'self') trace.applied('signum.dragon.5-all-targets', { who: target.who, targets: possible })
    return possible
  }
  return choose(target.count, target.upTo, possible, scene, trace)
}

function choose(
  count: number,
  upTo: boolean,
  possible: string[],
  scene: Scene,
  trace: SignumTrace,
): string[] | Refusal {
  const { chosen, controller } = scene
  const isForced = chosen.length === 0 && !upTo && possible.length <= count
  const names = isForced ? possible : [...new Set(chosen)]
  const strangers = names.filter((name) => !possible.includes(name))
  if (strangers.length > 0) return wrong(scene, 'notPossible', strangers, possible)
  if (names.length > count) return wrong(scene, 'tooMany', names, possible)
  if (!upTo && names.length < Math.min(count, possible.length)) return wrong(scene, 'tooFew', names, possible)
  trace.applied('signum.ability.controller-chooses', { controller, problem: null, names, possible })
  return names
}

export function wrong(
  { controller }: Pick<Scene, 'controller'>,
  problem: ChoiceProblem,
  names: readonly string[],
  possible: readonly string[],
): Refusal {
  const facts = { controller, problem, names, possible }
  const path = [problem === 'option' ? 'option' : problem === 'source' ? 'creature' : 'targets']
  return refuse([{ rule: 'signum.ability.controller-chooses', path, facts }])
}

/** Whom a text can mean at all. */
export function candidates(target: Target, scene: Scene, trace: SignumTrace): (Fighter | Creature)[] {
  const { creatures, self } = scene
  const { who } = target
  if (who === 'self') return creatures.filter(({ id }) => id === self)
  const { side, kind } = readWho(who)
  const onSide = creatures.filter((creature) => side === 'any' || side === sideOf(creature, scene))
  const meant = onSide.filter((creature) => kind === null || creature.kind === kind)
  const left = onSide.filter((creature) => !meant.includes(creature)).map(({ id }) => id)
  if (left.length > 0) trace.applied('signum.term.hero-not-character', { who, left })
  if (side !== 'any') traceAllies(creatures, scene, trace)
  return meant
    .filter((creature) => passes(creature, target, scene))
    .filter((creature) => isReached(creature, target, scene, trace))
}

/** Creatures of allies are neither “own” nor “enemy”. */
function traceAllies(creatures: readonly Fighter[], scene: Scene, trace: SignumTrace): void {
  const allied = creatures.filter((creature) => sideOf(creature, scene) === 'ally').map(({ id }) => id)
  if (allied.length > 0) trace.applied('signum.variant.teams.allies', { actor: scene.text.name, allied, what: 'text' })
}

/** The filters of a text; what depends on places is measured if places are given, and taken as stated otherwise. */
function passes(creature: Fighter | Creature, target: Target, { self, creatures }: Scene): boolean {
  if (target.others && creature.id === self) return false
  if (target.wounded && creature.wounds === 0) return false
  const source = creatures.find(({ id }) => id === self)
  if (source === undefined || !('x' in source) || !('x' in creature) || source === creature) return true
  const [from, to] = [discOf(source), discOf(creature)]
  if (target.inContact && !inContact(from, to)) return false
  return target.within === null || isWithin(from, to, BAND_LENGTHS[target.within])
}

/** Whether the source sees a creature; without a board it does. */
function isSeen(creature: Fighter, { board, self }: Scene): boolean {
  const find = (id: string | null) => board?.creatures.find((one) => one.creature.id === id)
  const [source, other] = [find(self), find(creature.id)]
  if (board === null || source === undefined || other === undefined || source === other) return true
  return sees(board, source, other)
}

/** What a text of a kind is to those that are safe from something; creatures choose only those they reach. */
const DANGER: Readonly<Record<Text['kind'], Danger | null>> = { spell: 'spells', creature: 'impacts', other: null }

/** Whether a creature can be reached: out of sight or hidden from a creature, or safe from the text, it cannot. */
function isReached(creature: Fighter, target: Target, scene: Scene, trace: SignumTrace): boolean {
  if (target.inSight && !isSeen(creature, scene)) {
    trace.applied('signum.los.any-point', {
      shooter: scene.self ?? scene.text.name,
      target: creature.id,
      visible: false,
    })
    return false
  }
  const danger = DANGER[scene.text.kind]
  const isChosen = danger === 'spells' || target.count !== null
  if (danger !== null && isChosen && isSafeFrom(creature, danger)) {
    trace.applied('signum.ability.shield-from', { creature: creature.id, danger })
    return false
  }
  if (!creature.hidden || sideOf(creature, scene) !== 'enemy') return true
  if (scene.text.kind === 'creature') trace.applied('signum.stealth.untargetable', { creature: creature.id })
  else trace.applied('signum.spell.hits-stealth', { targets: [creature.id] })
  return scene.text.kind !== 'creature'
}
