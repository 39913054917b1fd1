import type { MeleeInput } from '../../combat/melee/melee.ts'
import type { RangedQuestion } from '../../combat/ranged/ranged-attack.ts'
import type { RangedKind } from '../../combat/ranged/ranged-kind.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import type { SignumState } from '../state.ts'
import { combatStrength, creatureOf, durableOf, formOf, playerOf } from '../table.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }

/** The relics that both sides use in a combat. */
export type RelicUses = { readonly attacker: readonly string[]; readonly defender: readonly string[] }

function sideOf({ state, content }: Scene, id: string, used: readonly string[]): MeleeInput['attacker'] {
  const creature = creatureOf(state, id)
  const relics = creature.kind === 'hero' ? playerOf(state, creature.owner).relics : []
  const relicUses = relics
    .filter((relic) => used.includes(relic.id))
    .map((relic) => ({ relic: relic.id, strength: combatStrength(relic, content), uses: (relic.uses ?? 0) + 1 }))
  return { bonuses: [], relicUses, relics: durableOf(state, creature), relicOrder: [] }
}

/** A melee of a match as a question would state it. */
export function meleeQuestion(
  scene: Scene,
  attacker: string,
  target: string,
  kind: MeleeInput['kind'],
  uses: RelicUses = { attacker: [], defender: [] },
): MeleeInput {
  return {
    situation: { onBoard: { board: formOf(scene.state), attacker, defender: target } },
    kind,
    alreadyAttacked: false,
    attacker: sideOf(scene, attacker, uses.attacker),
    defender: sideOf(scene, target, uses.defender),
    persecutionsUsed: creatureOf(scene.state, attacker).persecutions,
  }
}

/** A ranged attack of a match as a question would state it. */
export function rangedQuestion({ state }: Scene, actor: string, target: string, kind: RangedKind): RangedQuestion {
  return {
    kind,
    situation: { onBoard: { board: formOf(state), actor, target } },
    relics: durableOf(state, creatureOf(state, target)),
    relicOrder: [],
    rerolls: {},
    dice: {},
  }
}
