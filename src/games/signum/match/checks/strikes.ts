import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { MeleeInput } from '../../combat/melee/melee.ts'
import { declareMelee } from '../../combat/melee/melee-declaration.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import type { SignumRules } from '../../rules.ts'
import type { SignumState } from '../state.ts'
import { meleeQuestion } from './fights.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }

/** What stands against a melee; null if nothing does. */
export function strikeRefusal(
  scene: Scene,
  attacker: string,
  target: string,
  kind: MeleeInput['kind'],
): Refusal | null {
  const question = meleeQuestion(scene, attacker, target, kind)
  const declared = declareMelee(question, { content: scene.content, trace: new Trace<SignumRules>() })
  return declared instanceof Refusal ? declared : null
}

/** Whether a creature may attack another in melee now. */
export const mayStrike = (scene: Scene, attacker: string, target: string): boolean =>
  strikeRefusal(scene, attacker, target, 'melee') === null
