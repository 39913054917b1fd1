import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { modifyRolls } from '../../dice/modification.ts'
import type { Modified } from '../../dice/modified.ts'
import { buildPools, type Pool, type Pools } from '../../dice/pools.ts'
import { attackDice, defenceDice, type RollName, type Rolls } from '../../dice/roll.ts'
import { rollAttack, rollDefence } from '../../dice/roll-dice.ts'
import type { ShatterpointViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { Stance, Weapon } from '../stance/stance.ts'
import { findStance } from '../stance/stance-source.ts'
import { readTree, type Tree } from '../tree/tree.ts'
import type { ReadyAttack } from './attack-question.ts'
import type { CoverDice } from './attack-table.ts'

/** Where an attack takes place: content, chance and the trace. */
export type Context = {
  readonly content: ShatterpointContent
  readonly random: Random
  readonly trace: ShatterpointTrace
}

/** An attack before any die is rolled: step 1. */
export type DeclaredAttack = {
  readonly weapon: Weapon | null
  readonly attackStance: Stance
  readonly defenceStance: Stance
  readonly tree: Tree
  readonly rating: number
}

/** Reads the stances, the weapon and the tree, or refuses the attack. */
export function declareAttack(
  { type, weapon: weaponId, attacker, defender }: ReadyAttack,
  content: ShatterpointContent,
): DeclaredAttack | Refusal {
  const attackStance = findStance(attacker.stance, content, ['attacker', 'stance'])
  if (attackStance instanceof Refusal) return attackStance
  const defenceStance = findStance(defender.stance, content, ['defender', 'stance'])
  if (defenceStance instanceof Refusal) return defenceStance
  const at = 'own' in attacker.stance ? ['attacker', 'stance', 'own', 'tree'] : ['attacker', 'stance']
  const tree = readTree(attackStance.tree, at)
  if (tree instanceof Refusal) return tree
  const ofType = attackStance.weapons.filter((weapon) => weapon.type === type)
  const weapon = weaponId === undefined ? ofType[0] : ofType.find(({ id }) => id === weaponId)
  const rating = attackStance[type].attack
  const violations: ShatterpointViolation[] = []
  const isAlly = attacker.unit.player === defender.unit.player
  if (isAlly || attacker.unit.id === defender.unit.id) {
    const path = ['defender', 'unit', isAlly ? 'player' : 'id']
    violations.push({
      rule: 'shatterpoint.attack.target-enemy',
      path,
      facts: { attacker: attacker.unit.id, enemies: [] },
    })
  }
  if (rating === null) {
    const facts = { attacker: attacker.unit.id, type, rating }
    violations.push({ rule: 'shatterpoint.attack.type', path: ['type'], facts })
  } else if (weaponId !== undefined && weapon === undefined) {
    const facts = { kind: 'weapon', id: weaponId } as const
    violations.push({ rule: 'shatterpoint.content.known', path: ['weapon'], facts })
  }
  if (violations.length > 0 || rating === null) return refuse(violations)
  return { weapon: weapon ?? null, attackStance, defenceStance, tree, rating }
}

/** Step 4: the dice of both sides. */
export function poolsOf(
  { type, attacker, defender }: ReadyAttack,
  { rating, defenceStance }: DeclaredAttack,
  { cover, hunker }: CoverDice,
  trace: ShatterpointTrace,
): Pools {
  const { stated, focus, added, removed } = attacker
  return buildPools(
    {
      type,
      attacker: { rating, stated, focus, added, removed },
      defender: {
        rating: defenceStance[type].defence,
        hunker,
        cover,
        added: defender.added,
        removed: defender.removed,
      },
    },
    trace,
  )
}

/** Step 5: the dice that were reported, or rolled now; refuses a report of the wrong number of dice. */
export function rollPools({ attackRoll, defenceRoll }: ReadyAttack, pools: Pools, random: Random): Rolls | Refusal {
  const violations = [
    ...findMisreport('attack', attackRoll === undefined ? null : attackDice(attackRoll), pools.attack),
    ...findMisreport('defence', defenceRoll === undefined ? null : defenceDice(defenceRoll), pools.defence),
  ]
  if (violations.length > 0) return refuse(violations)
  return {
    attack: attackRoll ?? rollAttack(pools.attack.dice, random),
    defence: defenceRoll ?? rollDefence(pools.defence.dice, random),
  }
}

function findMisreport(roll: RollName, rolled: number | null, { dice, parts }: Pool): ShatterpointViolation[] {
  if (rolled === null || rolled === dice) return []
  const facts = { roll, base: parts[0]?.dice ?? 0, isStated: false, added: 0, removed: 0, dice, rolled }
  return [{ rule: 'shatterpoint.attack.pool', path: [`${roll}Roll`], facts }]
}

/** Step 6: both rolls are modified. */
export function modifyDice(
  { attacker, defender, modifiers, entryOrder }: ReadyAttack,
  { weapon, defenceStance }: DeclaredAttack,
  rolls: Rolls,
  context: Context,
): Modified | Refusal {
  return modifyRolls(
    rolls,
    {
      attackTable: weapon?.table ?? [],
      defenceTable: defenceStance.defence,
      attackerDisarmed: attacker.unit.conditions.includes('disarmed'),
      defenderExposed: defender.unit.conditions.includes('exposed'),
      modifiers,
      entryOrder,
    },
    context,
  )
}
