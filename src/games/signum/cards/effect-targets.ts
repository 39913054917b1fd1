import type { Refusal } from '../../../rulebook/refusal.ts'
import type { Target } from '../content/effects.ts'
import { inContact, isWithin } from '../measuring/distance.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import type { Creature, Fighter } from '../table/creature.ts'
import { discOf } from '../table/place-board.ts'
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

const KINDS = { Hero: 'hero', Character: 'character', Creature: null } as const

/** Whom a text can mean at all. */
function candidates(target: Target, scene: Scene, trace: SignumTrace): (Fighter | Creature)[] {
  const { creatures, self } = scene
  const { who } = target
  if (who === 'self') return creatures.filter(({ id }) => id === self)
  const [, side = 'any', noun = 'Creature'] = /^(own|enemy|any)(Hero|Character|Creature)$/.exec(who) ?? []
  const onSide = creatures.filter((creature) => side === 'any' || side === sideOf(creature, scene))
  const kind = KINDS[noun === 'Hero' || noun === 'Character' ? noun : 'Creature']
  const meant = onSide.filter((creature) => kind === null || creature.kind === kind)
  const left = onSide.filter((creature) => !meant.includes(creature)).map(({ id }) => id)
  if (left.length > 0) trace.applied('signum.term.hero-not-character', { who, left })
  return meant
    .filter((creature) => passes(creature, target, scene))
    .filter((creature) => isReached(creature, scene, trace))
}

/** Creatures of allies are neither one’s own nor enemies. */
function sideOf({ player }: Fighter, { controller, allies }: Scene): 'own' | 'enemy' | 'ally' {
  if (player === controller) return 'own'
  return allies.includes(player) ? 'ally' : 'enemy'
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

/** Whether a hidden enemy can be reached: not by creatures. */
function isReached(creature: Fighter, scene: Scene, trace: SignumTrace): boolean {
  if (!creature.hidden || sideOf(creature, scene) !== 'enemy') return true
  if (scene.text.kind === 'creature') trace.applied('signum.stealth.untargetable', { creature: creature.id })
  else trace.applied('signum.spell.hits-stealth', { targets: [creature.id] })
  return scene.text.kind !== 'creature'
}
