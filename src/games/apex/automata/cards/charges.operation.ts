import { z } from 'zod'
import { defineApexOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { Count } from '../../vocabulary.ts'
import { MAX_CHARGES } from '../content/automaton-legends.ts'
import { gainCharges } from '../setting/resources.ts'

const Amount = z.int().min(0).max(99)

const Input = z
  .strictObject({
    current: Amount.describe('The Charges that it has.'),
    op: z.enum(['gain', 'spend', 'have']).meta({ id: 'ApexChargeUse' }),
    n: Amount.describe('How many it gains, spends or has to have.'),
  })
  .meta({ id: 'ApexAutomataChargesInput' })
type Input = z.infer<typeof Input>

/** Spends Charges if there are enough; tells what is left and what was paid. */
function spend(current: number, n: number, trace: ApexTrace) {
  const payable = n <= current
  const after = payable ? current - n : current
  trace.applied('apex.automata.feat.spend', { cost: n, before: current, after, payable })
  if (payable) trace.applied('apex.automata.charge.transfer', { op: 'spend', n, before: current, after })
  return { legal: payable, after, paid: payable ? n : 0 }
}

function gain(current: number, n: number, trace: ApexTrace) {
  const after = gainCharges(current, n, trace)
  const gained = after - current
  trace.applied('apex.automata.charge.transfer', { op: 'gain', n: gained, before: current, after })
  return { legal: true, after, gained, lost: n - gained }
}

function have(current: number, n: number, trace: ApexTrace) {
  const legal = current >= n
  trace.applied('apex.automata.feat.have-versus-spend', { current, needed: n, has: legal })
  return { legal, after: current }
}

const USES = { gain, spend, have } as const satisfies Record<Input['op'], unknown>

export const chargesOperation = defineApexOperation({
  id: 'apex.automata-charges',
  kind: 'check',
  summary: {
    en: 'Gains, spends or counts Charges of an Automaton: what is left, and whether there are enough.',
    es: 'Gana, gasta o cuenta Cargas de un Autómata: cuántas quedan y si bastan.',
  },
  rules: [
    'apex.automata.charge.limit',
    'apex.automata.charge.transfer',
    'apex.automata.feat.spend',
    'apex.automata.feat.have-versus-spend',
  ],
  input: Input,
  outcome: z
    .object({
      legal: z.boolean(),
      after: Count,
      gained: Count.exactOptional(),
      lost: Count.exactOptional().describe('What would have been more than it may have.'),
      paid: Count.exactOptional(),
    })
    .meta({ id: 'ApexAutomataChargesOutcome' }),
  examples: [
    { name: 'No more than five (E-32)', input: { current: 4, op: 'gain', n: 2 } },
    { name: 'Not enough to pay', input: { current: 1, op: 'spend', n: 2 } },
    { name: 'Having is not spending', input: { current: 2, op: 'have', n: 2 } },
  ],
  run({ current, op, n }, { trace }) {
    if (current > MAX_CHARGES) {
      const facts = { before: current, gain: 0, after: MAX_CHARGES, lost: current - MAX_CHARGES }
      return refuse([
        { rule: 'apex.automata.charge.limit', path: ['current'], facts: { reason: 'TOO_MANY_CHARGES', ...facts } },
      ])
    }
    return USES[op](current, n, trace)
  },
  headline({ legal, after }, { current, op, n }, locale) {
    const change = { en: `Charges: ${current} → ${after}.`, es: `Cargas: ${current} → ${after}.` }[locale]
    if (op === 'gain') return change
    if (op === 'spend') {
      return legal ? change : { en: `It cannot spend ${n}.`, es: `No puede gastar ${n}.` }[locale]
    }
    return {
      en: legal ? `It has ${n} Charges.` : `It does not have ${n} Charges.`,
      es: legal ? `Tiene ${n} Cargas.` : `No tiene ${n} Cargas.`,
    }[locale]
  },
})
