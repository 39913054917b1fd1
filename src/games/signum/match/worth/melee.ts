import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { diceOf, legalSplits, type Split } from '../../combat/melee/allocation.ts'
import { Exchange } from '../../combat/melee/exchange.ts'
import { type Contender, type DeclaredMelee, declareMelee, magicalDice } from '../../combat/melee/melee-declaration.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import type { Thirds } from '../../dice/thirds.ts'
import type { SignumRules } from '../../rules.ts'
import { meleeQuestion } from '../checks/fights.ts'
import { asPlayer, type PlayerId } from '../players.ts'
import type { SplitAbout } from '../procedures/melee.ts'
import type { SignumQuestion } from '../questions.ts'
import type { SignumState } from '../state.ts'
import { creatureOf, durableOf, placedCreature } from '../table.ts'
import { creatureWorth } from './creatures.ts'
import { WORTH } from './weights.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }

const numberOf = ({ ways, power }: Thirds): number => Number(ways) / 3 ** power

/** What a melee that waits for a split is worth to the attacker’s player; both sides split as is best for them. */
export function pendingMelee(scene: Scene, { about }: SignumQuestion): { attacker: PlayerId; worth: number } | null {
  const { attacker, defender, kind, uses, split } = about as SplitAbout
  const question = meleeQuestion(scene, attacker, defender, kind, uses)
  const declared = declareMelee(question, { content: scene.content, trace: new Trace<SignumRules>() })
  if (declared instanceof Refusal) return null
  const worth = bestOf(scene, declared, split)
  return { attacker: asPlayer(declared.attacker.creature.player), worth }
}

/** The defender splits first, so each of its splits is met by the best reply. */
function bestOf(scene: Scene, declared: DeclaredMelee, given: Split | null): number {
  const exchange = new Exchange(declared)
  const { attacker, defender, magical } = declared
  const attacking =
    magical === null ? splitsOf(attacker).map((split) => diceOf(attacker.creature, split)) : [magicalDice(magical).dice]
  const defending = (given === null ? splitsOf(defender) : [given]).map((split) => diceOf(defender.creature, split))
  const [ours, theirs] = [lossesOf(scene, attacker), lossesOf(scene, defender)]
  const replies = defending.map((dice) =>
    Math.max(
      ...attacking.map((own) => {
        const { kill, die, dealt, taken } = exchange.expectation({ attacker: own, defender: dice })
        return (
          theirs.life * numberOf(kill) +
          theirs.point * numberOf(dealt) -
          ours.life * numberOf(die) -
          ours.point * numberOf(taken)
        )
      }),
    ),
  )
  return Math.min(...replies)
}

const splitsOf = ({ creature, strength, metFirst }: Contender): Split[] => legalSplits(creature, strength, metFirst)

/** A hero that dies loses the match. */
const HERO_LIFE = 400

/** What is lost with a point of life, and with the creature itself. */
function lossesOf(scene: Scene, { creature: { id } }: Contender): { point: number; life: number } {
  const { creature } = placedCreature(scene, id)
  if (creature.kind === 'hero') return { point: WORTH.heroLife, life: HERO_LIFE }
  const tokens = durableOf(scene.state, creatureOf(scene.state, id)).reduce((sum, one) => sum + one.tokens, 0)
  const left = Math.max(1, creature.health - creature.wounds + creature.armour)
  return { point: WORTH.health, life: Math.max(0, creatureWorth(creature, tokens) - WORTH.health * left) }
}
