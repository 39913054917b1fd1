import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { changeForce, ForceChange, ForcePool, ForceTokens } from './force.ts'

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
      change: ForceChange,
    })
    .meta({ id: 'ShatterpointForceInput' }),
  outcome: z
    .object({ total: ForceTokens, ready: ForceTokens, changed: ForceTokens.describe('The tokens that were turned.') })
    .meta({ id: 'ShatterpointForceOutcome' }),
  examples: [
    { name: 'Refreshing more than is spent', input: { pool: { total: 4, ready: 3 }, change: { refresh: 2 } } },
  ],
  run: changeForce,
  headline: ({ total, ready }, _input, locale) =>
    ({ en: `${ready} of ${total} Force is ready.`, es: `Fuerza preparada: ${ready} de ${total}.` })[locale],
})
