import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { refuse } from '../refusal.ts'
import { ForcePool, refreshForce, spendForce } from './force.ts'

const amount = wholeNumber(0, 60)

export const forceOperation = defineShatterpointOperation({
  id: 'shatterpoint.force',
  kind: 'resolution',
  summary: {
    en: 'Spends or refreshes Force tokens of a pool.',
    es: 'Gasta o renueva fichas de Fuerza de una reserva.',
  },
  rules: ['shatterpoint.force.spend-refresh'],
  input: z
    .strictObject({
      pool: ForcePool,
      change: z
        .union([
          z.strictObject({ spend: amount }).meta({ id: 'ShatterpointSpend' }),
          z.strictObject({ refresh: amount }).meta({ id: 'ShatterpointRefresh' }),
        ])
        .meta({ id: 'ShatterpointForceChange' }),
    })
    .meta({ id: 'ShatterpointForceInput' }),
  outcome: z
    .object({ total: amount, ready: amount, changed: amount.describe('The tokens that were turned.') })
    .meta({ id: 'ShatterpointForceOutcome' }),
  examples: [
    { name: 'Refreshing more than is spent', input: { pool: { total: 4, ready: 3 }, change: { refresh: 2 } } },
  ],
  run({ pool, change }, { trace }) {
    if ('refresh' in change) {
      const after = refreshForce(pool, change.refresh, trace)
      return { ...after, changed: after.ready - pool.ready }
    }
    const { spend } = change
    if (spend > pool.ready)
      return refuse([
        {
          rule: 'shatterpoint.force.spend-refresh',
          path: ['change', 'spend'],
          facts: { change: 'spend', asked: spend, done: 0, ...pool },
        },
      ])
    return { ...spendForce(pool, spend, trace), changed: spend }
  },
  headline: ({ total, ready }, _input, locale) =>
    ({ en: `${ready} of ${total} Force is ready.`, es: `Fuerza preparada: ${ready} de ${total}.` })[locale],
})
