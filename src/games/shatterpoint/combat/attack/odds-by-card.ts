import { Refusal } from '../../../../rulebook/refusal.ts'
import { isWounded } from '../../damage/unit-state.ts'
import type { ShatterpointViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { DeclaredAttack } from './attack-declaration.ts'
import { type Context, declareAttack, poolsOf } from './attack-declaration.ts'
import type { AttackOddsInput, OddsQuestion } from './attack-odds.ts'
import type { AttackQuestion, ReadyAttack } from './attack-question.ts'
import { fightersOn, targetOf } from './attack-table.ts'
import { contradiction, readyAttack } from './attack-units.ts'

/** What the odds are asked of: as it is told, or as cards and table say. */
export function oddsQuestion(input: AttackOddsInput, context: Context): OddsQuestion | Refusal {
  const { cards, attack, defence, ...rest } = input
  if (cards !== undefined) return fromCards({ ...rest, cards, attack, defence }, context)
  if (attack === undefined) return noDice('attack')
  return defence === undefined ? noDice('defence') : { ...rest, attack, defence }
}

const noDice = (roll: 'attack' | 'defence'): Refusal =>
  refuse([{ rule: 'shatterpoint.dice.told', path: [roll], facts: { roll } }])

type ByCard = Omit<AttackOddsInput, 'cards' | 'attack' | 'defence'> & {
  readonly cards: NonNullable<AttackOddsInput['cards']>
  readonly attack: AttackOddsInput['attack'] | undefined
  readonly defence: AttackOddsInput['defence'] | undefined
}

/** Steps 1 to 4 of the attack, and then the odds of its dice. */
function fromCards({ cards, attack, defence, ...rest }: ByCard, context: Context): OddsQuestion | Refusal {
  const asked: AttackQuestion = { ...cards, ...NOTHING_YET }
  const ready = readyAttack(asked, context.content)
  if (ready instanceof Refusal) return ready.under('cards')
  const declared = declareAttack(ready, context.content)
  if (declared instanceof Refusal) return declared.under('cards')
  const fighters = fightersOn(ready, context.content)
  if (fighters instanceof Refusal) return fighters.under('cards')
  const cover = targetOf(ready, fighters, declared, context.trace)
  if (cover instanceof Refusal) return cover.under('cards')
  const pools = poolsOf(ready, declared, cover, context.trace)
  const { attackStance, defenceStance, weapon } = declared
  const { unit } = ready.defender
  const violations = [...targetContradictions(rest.target, ready), ...cardContradictions(rest, ready, declared)]
  if (violations.length > 0) return refuse(violations)
  return {
    ...rest,
    attack: attack ?? { dice: pools.attack.dice },
    defence: defence ?? { dice: pools.defence.dice },
    attackTable: weapon?.table ?? [],
    defenceTable: defenceStance.defence,
    attackerDisarmed: rest.attackerDisarmed || ready.attacker.unit.conditions.includes('disarmed'),
    defenderExposed: rest.defenderExposed || unit.conditions.includes('exposed'),
    defenderProtection: rest.defenderProtection || ready.defender.protection,
    tree: rest.tree ?? attackStance.tree,
    target: { stamina: unit.stamina, damage: unit.damage, isWounded: isWounded(unit), ...rest.target },
  }
}

const textOf = (value: number | boolean | undefined): string | null => (value === undefined ? null : String(value))

/** What is stated about the target besides its card and the table has to agree with them. */
function targetContradictions(
  target: AttackOddsInput['target'],
  { defender: { unit }, drawn }: ReadyAttack,
): ShatterpointViolation[] {
  if (target === undefined) return []
  const table = drawn?.battlefield.units.find(({ id }) => id === unit.id)
  const of = (field: string) => ['cards', 'defender', 'unit', field]
  const damage = table?.damage ?? (unit.damage === 0 ? undefined : unit.damage)
  const wounded = table?.wounded ?? (isWounded(unit) ? true : undefined)
  return [
    ...contradiction(
      unit.id,
      'stamina',
      [textOf(target.stamina), ['target', 'stamina']],
      [textOf(unit.stamina), of('stamina')],
    ),
    ...contradiction(unit.id, 'damage', [textOf(target.damage), ['target', 'damage']], [textOf(damage), of('damage')]),
    ...contradiction(
      unit.id,
      'wounded',
      [textOf(target.isWounded), ['target', 'isWounded']],
      [textOf(wounded), of('wounds')],
    ),
  ]
}

/** A table or a tree that is stated besides the cards has to be theirs. */
function cardContradictions(
  { attackTable, defenceTable, tree }: Pick<AttackOddsInput, 'attackTable' | 'defenceTable' | 'tree'>,
  { attacker, defender }: ReadyAttack,
  { attackStance, defenceStance, weapon }: DeclaredAttack,
): ShatterpointViolation[] {
  const stated = [
    { fact: 'attackTable', here: attackTable, there: weapon?.table ?? [], unit: attacker.unit.id, side: 'attacker' },
    {
      fact: 'defenceTable',
      here: defenceTable,
      there: defenceStance.defence,
      unit: defender.unit.id,
      side: 'defender',
    },
    { fact: 'tree', here: tree ?? [], there: attackStance.tree, unit: attacker.unit.id, side: 'attacker' },
  ]
  return stated.flatMap(({ fact, here, there, unit, side }) => {
    const isStated = !Array.isArray(here) || here.length > 0
    const isOther = isStated && JSON.stringify(here) !== JSON.stringify(there)
    return isOther ? contradiction(unit, fact, ['own', [fact]], ['card', ['cards', side, 'stance']]) : []
  })
}

/** What an attack has besides its declaration, before anything happens. */
const NOTHING_YET = {
  modifiers: [],
  entryOrder: { attack: [], defence: [] },
  poolEffects: [],
  afterEffects: [],
  shoves: [],
  decide: 'ask',
  answers: [],
} satisfies Partial<AttackQuestion>
