import { z } from 'zod'
import { Chance, exact, Mean, Probability } from '../../../../contract/probability.ts'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { fraction } from '../../../../lib/fraction.ts'
import { itemAt } from '../../../../lib/items.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { attackDiceOf, defenceDiceOf } from '../../dice/dice-change.ts'
import { ExpertiseTable, type TableRow } from '../../dice/expertise-table.ts'
import { type ModifiedWay, modifyWays } from '../../dice/modification-odds.ts'
import { Modifiers } from '../../dice/modifier.ts'
import { AttackRoll, attackDice, DefenceRoll, defenceDice } from '../../dice/roll.ts'
import { fixedWays, rollWays, type Ways } from '../../dice/roll-ways.ts'
import { cancelIcons, effectsOf } from '../../dice/row-effects.ts'
import { Tally } from '../../dice/tally.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import { CONDITIONS, Condition, Count, Icon, LIMITS } from '../../vocabulary.ts'
import { CombatTree } from '../tree/combat-tree.ts'
import { PathPolicy, PlannedPath, planPaths } from '../tree/path-policy.ts'
import { declarationFields } from './attack-question.ts'

const dice = wholeNumber(0, LIMITS.dice)

const AttackDice = z
  .union([
    z.strictObject({ dice }).meta({ id: 'ShatterpointUnrolledAttack' }),
    z.strictObject({ roll: AttackRoll }).meta({ id: 'ShatterpointRolledAttack' }),
  ])
  .describe('Attack dice to roll, or a roll that has been made.')
  .meta({ id: 'ShatterpointOddsAttack' })
const DefenceDice = z
  .union([
    z.strictObject({ dice }).meta({ id: 'ShatterpointUnrolledDefence' }),
    z.strictObject({ roll: DefenceRoll }).meta({ id: 'ShatterpointRolledDefence' }),
  ])
  .describe('Defence dice to roll, or a roll that has been made.')
  .meta({ id: 'ShatterpointOddsDefence' })

const OddsTarget = z
  .strictObject({
    stamina: wholeNumber(1, 60),
    damage: wholeNumber(0, LIMITS.damage)
      .exactOptional()
      .describe('None if it is left out, or as the cards and the table say.'),
    isWounded: z.boolean().exactOptional().describe('As the table says, else not.'),
  })
  .describe('The defending unit, for the odds of a wound.')
  .meta({ id: 'ShatterpointOddsTarget' })

const OddsCards = z.strictObject(declarationFields).meta({ id: 'ShatterpointOddsCards' })

export const AttackOddsInput = z
  .strictObject({
    cards: OddsCards.exactOptional().describe(
      'The attack as the operation attack takes it: dice, tables, tree and target come from the cards and the table.',
    ),
    attack: AttackDice.exactOptional().describe('Needed without cards; with them it goes before their dice.'),
    defence: DefenceDice.exactOptional().describe('Needed without cards; with them it goes before their dice.'),
    attackTable: ExpertiseTable.default([]).describe('The table of the weapon.'),
    defenceTable: ExpertiseTable.default([]),
    attackerDisarmed: z.boolean().default(false),
    defenderExposed: z.boolean().default(false),
    defenderProtection: z.boolean().default(false).describe('Whether 1 damage is removed from the pool.'),
    modifiers: Modifiers.refine((modifiers) => modifiers.every(isOpen), {
      message: 'In odds the results of a reroll are left open.',
    }),
    entryOrder: z
      .enum(['printed', 'best'])
      .default('printed')
      .describe(
        'Whether each owner applies the entries of a row as printed, or in the order that is best for that player: most or fewest crits and hits together, then crits; most or fewest blocks.',
      )
      .meta({ id: 'ShatterpointOddsEntryOrder' }),
    tree: CombatTree.exactOptional().describe('The combat tree of the attacker; without it successes do nothing.'),
    policy: PathPolicy,
    target: OddsTarget.exactOptional(),
  })
  .meta({ id: 'ShatterpointAttackOddsInput' })
export type AttackOddsInput = z.infer<typeof AttackOddsInput>

/** A question about odds whose dice are known. */
export type OddsQuestion = Omit<AttackOddsInput, 'attack' | 'defence' | 'cards'> & {
  readonly attack: z.infer<typeof AttackDice>
  readonly defence: z.infer<typeof DefenceDice>
}

function isOpen({ effect }: z.infer<typeof Modifiers>[number]): boolean {
  return !('reroll' in effect) || effect.reroll.results === undefined
}

const IconChance = z.object({ icon: Icon, probability: Probability }).meta({ id: 'ShatterpointIconChance' })

export const AttackOdds = z
  .object({
    successes: z.array(Chance),
    damage: z.array(Chance).describe('What the defending unit suffers of the pool.'),
    joint: z
      .array(
        z.object({ successes: Count, damage: Count, probability: Probability }).meta({ id: 'ShatterpointJointChance' }),
      )
      .describe('Successes and damage together.'),
    expectedSuccesses: Mean,
    expectedDamage: Mean,
    anySuccess: Probability,
    wounds: Probability.nullable().describe('That the damage wounds the unit; null if no target was given.'),
    conditions: z
      .array(z.object({ condition: Condition, probability: Probability }).meta({ id: 'ShatterpointConditionChance' }))
      .describe('That the defending unit gets each condition, from the tree or the attack table.'),
    attackerIcons: z.array(IconChance).describe('Icons of the attacker, from the tree and the attack table.'),
    defenderIcons: z.array(IconChance).describe('Icons of the defence table.'),
    attackerDamage: z.array(Chance).describe('What the defence table does to the attacking unit.'),
    paths: z
      .array(PlannedPath)
      .describe('The path for each number of successes, from none on; for more than the last it stays the same.'),
  })
  .meta({ id: 'ShatterpointAttackOddsOutcome' })
export type AttackOdds = z.infer<typeof AttackOdds>

/** The exact odds of an attack, over all ways in which the dice can fall. */
export function attackOdds(input: OddsQuestion, trace: ShatterpointTrace): AttackOdds | Refusal {
  const { attack, defence } = input
  const rolls = modifyWays(attackWays(attack), defenceWays(defence), input)
  if (rolls instanceof Refusal) return rolls
  const max = rolls.ends.reduce((highest, { successes }) => Math.max(highest, successes), 0)
  const paths = planPaths(input.tree, input.policy, max)
  if (paths instanceof Refusal) return paths
  citePremises(input, trace)
  return new OddsCount(input, paths, rolls.total).of(rolls.ends)
}

const attackWays = (attack: OddsQuestion['attack']): Ways =>
  'roll' in attack ? fixedWays(attackDiceOf(attack.roll)) : rollWays('attack', attack.dice)
const defenceWays = (defence: OddsQuestion['defence']): Ways =>
  'roll' in defence ? fixedWays(defenceDiceOf(defence.roll)) : rollWays('defence', defence.dice)

/** What the odds rest on. */
function citePremises(input: OddsQuestion, trace: ShatterpointTrace): void {
  const { attack, defence, attackTable, defenceTable, attackerDisarmed, defenderExposed } = input
  trace.applied('shatterpoint.dice.faces', {
    attackDice: 'roll' in attack ? attackDice(attack.roll) : attack.dice,
    defenceDice: 'roll' in defence ? defenceDice(defence.roll) : defence.dice,
  })
  if (attackerDisarmed) trace.applied('shatterpoint.dice.disarmed-exposed', { roll: 'attack', removed: null })
  else if (attackTable.length > 0) trace.applied('shatterpoint.expertise.which-table', { by: 'attacker' })
  if (defenderExposed) trace.applied('shatterpoint.dice.disarmed-exposed', { roll: 'defence', removed: null })
  else if (defenceTable.length > 0) trace.applied('shatterpoint.expertise.which-table', { by: 'defender' })
}

const MAX_DAMAGE = 100_000

type Row = TableRow | null

/** Counts the ways in which each thing comes up. */
class OddsCount {
  readonly #input: OddsQuestion
  readonly #paths: readonly PlannedPath[]
  readonly #total: bigint
  readonly #successes: Tally
  readonly #damage: Tally
  readonly #attackerDamage: Tally
  readonly #joint = new Map<number, bigint>()
  readonly #rows = new Map<Row, Map<Row, Map<PlannedPath, bigint>>>()
  readonly #attackerIcons = new Map<Icon, bigint>()
  readonly #defenderIcons = new Map<Icon, bigint>()

  constructor(input: OddsQuestion, paths: readonly PlannedPath[], total: bigint) {
    this.#input = input
    this.#paths = paths
    this.#total = total
    this.#successes = new Tally(total)
    this.#damage = new Tally(total)
    this.#attackerDamage = new Tally(total)
  }

  of(ends: readonly ModifiedWay[]): AttackOdds {
    for (const end of ends) this.#count(end)
    this.#countIcons()
    const attackerIcons = this.#iconChances(this.#attackerIcons)
    return {
      successes: this.#successes.spread(),
      damage: this.#damage.spread(),
      joint: this.#jointSpread(),
      expectedSuccesses: this.#successes.mean(),
      expectedDamage: this.#damage.mean(),
      anySuccess: this.#successes.chanceThat((count) => count > 0),
      wounds: this.#woundChance(),
      conditions: CONDITIONS.flatMap((condition) => {
        const found = attackerIcons.find(({ icon }) => icon === condition)
        return found === undefined ? [] : [{ condition, probability: found.probability }]
      }),
      attackerIcons,
      defenderIcons: this.#iconChances(this.#defenderIcons),
      attackerDamage: this.#attackerDamage.spread(),
      paths: [...this.#paths],
    }
  }

  #count({ successes, poolDamage, attackRow, defenceRow, ways }: ModifiedWay): void {
    const path = itemAt(this.#paths, Math.min(successes, this.#paths.length - 1))
    const pool = poolDamage + path.damage
    const damage = this.#input.defenderProtection ? Math.max(0, pool - 1) : pool
    this.#successes.add(successes, ways)
    this.#damage.add(damage, ways)
    const key = successes * MAX_DAMAGE + damage
    this.#joint.set(key, (this.#joint.get(key) ?? 0n) + ways)
    this.#addRows(attackRow, defenceRow, path, ways)
  }

  #addRows(attackRow: Row, defenceRow: Row, path: PlannedPath, ways: bigint): void {
    const byDefence = this.#rows.get(attackRow) ?? new Map<Row, Map<PlannedPath, bigint>>()
    const byPath = byDefence.get(defenceRow) ?? new Map<PlannedPath, bigint>()
    this.#rows.set(attackRow, byDefence.set(defenceRow, byPath))
    byPath.set(path, (byPath.get(path) ?? 0n) + ways)
  }

  /** Rows and paths decide on icons; they are few, however many ways there are. */
  #countIcons(): void {
    for (const [attackRow, byDefence] of this.#rows) {
      const attack = effectsOf(attackRow?.entries ?? NO_ENTRIES)
      for (const [defenceRow, byPath] of byDefence) {
        const defence = effectsOf(defenceRow?.entries ?? NO_ENTRIES)
        const defenderIcons = cancelIcons(defence.icons, attack.negated).kept
        for (const [path, ways] of byPath) {
          this.#attackerDamage.add(defence.damage, ways)
          addIcons(this.#attackerIcons, cancelIcons([...path.icons, ...attack.icons], defence.negated).kept, ways)
          addIcons(this.#defenderIcons, defenderIcons, ways)
        }
      }
    }
  }

  #chance(ways: bigint): Probability {
    return exact(fraction(ways, this.#total))
  }

  #iconChances(found: ReadonlyMap<Icon, bigint>): z.infer<typeof IconChance>[] {
    return Icon.options.flatMap((icon) => {
      const ways = found.get(icon)
      return ways === undefined ? [] : [{ icon, probability: this.#chance(ways) }]
    })
  }

  #jointSpread(): AttackOdds['joint'] {
    const sorted = [...this.#joint].sort(([a], [b]) => a - b)
    return sorted.map(([key, ways]) => ({
      successes: Math.floor(key / MAX_DAMAGE),
      damage: key % MAX_DAMAGE,
      probability: this.#chance(ways),
    }))
  }

  #woundChance(): Probability | null {
    const { target } = this.#input
    if (target === undefined) return null
    const { stamina, damage: before = 0, isWounded = false } = target
    const isOut = isWounded || before >= stamina
    return this.#damage.chanceThat((damage) => !isOut && damage >= stamina - before)
  }
}

const NO_ENTRIES: TableRow['entries'] = []

/** Counts each icon once, however often it comes. */
function addIcons(found: Map<Icon, bigint>, icons: readonly Icon[], ways: bigint): void {
  for (const icon of new Set(icons)) found.set(icon, (found.get(icon) ?? 0n) + ways)
}
