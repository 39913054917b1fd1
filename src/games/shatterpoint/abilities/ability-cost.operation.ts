import { z } from 'zod'
import { RuleViolation } from '../../../contract/violation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { FORCE_PURPOSES } from '../turn/force.ts'
import { Count, LIMITS } from '../vocabulary.ts'
import { Cost, priceOf } from './ability-cost.ts'

const tokens = wholeNumber(0, LIMITS.tokens).default(0)

export const abilityCostOperation = defineShatterpointOperation({
  id: 'shatterpoint.ability-cost',
  kind: 'check',
  summary: {
    en: 'Works out how much Force something costs, and whether the ready Force pays it.',
    es: 'Calcula cuánta Fuerza cuesta algo y si la Fuerza preparada lo paga.',
  },
  rules: [
    'shatterpoint.force.cost',
    'shatterpoint.force.variable',
    'shatterpoint.force.no-surcharge-elsewhere',
    'shatterpoint.content.known',
  ],
  input: z
    .strictObject({
      purpose: z.enum(FORCE_PURPOSES).default('ability').meta({ id: 'ShatterpointForcePurpose' }),
      cost: Cost,
      reductions: wholeNumber(0, 20).default(0),
      byIcon: z.boolean().default(false).describe('Whether an active-ability icon waives the cost of an ability.'),
      wounds: tokens,
      injuries: tokens,
      ready: wholeNumber(0, 60).describe('The ready Force tokens of the player.'),
    })
    .meta({ id: 'ShatterpointAbilityCostInput' }),
  outcome: z
    .object({
      cost: Count.describe('After reductions, without the surcharge.'),
      surcharge: Count.describe('For wounds and injuries.'),
      total: Count,
      forEffect: Count.nullable().describe('The Force that counts for an effect that depends on it.'),
      legal: z.boolean().describe('Whether the ready Force pays it.'),
      violations: z.array(RuleViolation).max(1).describe('Why it cannot be paid; empty if it can.'),
      readyAfter: Count.nullable().describe('null if it cannot be paid.'),
    })
    .meta({ id: 'ShatterpointAbilityCostOutcome' }),
  examples: [
    {
      name: 'Reductions do not touch the surcharge (E-83)',
      input: { cost: { printed: 2 }, reductions: 3, wounds: 1, injuries: 1, ready: 3 },
    },
    { name: 'A cost that varies', input: { cost: { chosen: 3 }, injuries: 1, ready: 3 } },
    { name: 'Putting a card in reserve', input: { purpose: 'reserve', cost: { printed: 1 }, injuries: 1, ready: 1 } },
  ],
  run: priceOf,
  headline({ total, legal }, { ready }, locale) {
    const isPayable = {
      en: `it ${legal ? 'can' : 'cannot'} be paid with ${ready} ready`,
      es: `${legal ? '' : 'no '}se puede pagar con ${ready} de Fuerza preparada`,
    }[locale]
    return { en: `It costs ${total} Force; ${isPayable}.`, es: `Cuesta ${total} de Fuerza; ${isPayable}.` }[locale]
  },
  details: ({ readyAfter }, _input, locale) =>
    readyAfter === null
      ? []
      : [{ en: `Force ready afterwards: ${readyAfter}.`, es: `Fuerza preparada después: ${readyAfter}.` }[locale]],
})
