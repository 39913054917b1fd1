import { Refusal } from '../../../../rulebook/refusal.ts'
import { isWounded } from '../../damage/unit-state.ts'
import { refuse } from '../../refusal.ts'
import { type Context, declareAttack, poolsOf } from './attack-declaration.ts'
import type { AttackOddsInput, OddsQuestion } from './attack-odds.ts'
import type { AttackQuestion } from './attack-question.ts'
import { fightersOn, targetOf } from './attack-table.ts'
import { readyAttack } from './attack-units.ts'

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
    target: rest.target ?? { stamina: unit.stamina, damage: unit.damage, isWounded: isWounded(unit) },
  }
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
