import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { binCells } from '../scenes/bins.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { Change } from '../setting/change.ts'
import { AutomatonInput, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { chargeRules } from './charge.rules.ts'
import { benefitFromBins } from './supply-bin.ts'

export const automatonBinOperation = defineApexOperation({
  id: 'apex.automata-supply-bin',
  kind: 'resolution',
  summary: {
    en: 'Step 2 of an Automaton: whether it stands beside a supply bin, and what it gains by that.',
    es: 'Paso 2 de un Autómata: si está junto a un depósito de suministros y qué gana con ello.',
  },
  rules: [...SITUATION_RULES, ...ruleIds(chargeRules)],
  input: z.strictObject({ ...tableFields, automaton: AutomatonInput }).meta({ id: 'ApexAutomataSupplyBinInput' }),
  outcome: z
    .object({
      benefits: z.boolean(),
      bins: z.array(z.string()),
      shield: Change,
      health: Change,
      charges: Change,
    })
    .meta({ id: 'ApexAutomataSupplyBinOutcome' }),
  examples: [
    {
      name: 'Beside a bin on the crossroads',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 3, row: 5 }, shield: 4, health: 30 },
      },
    },
    {
      name: 'Beside two bins, one benefit (E-50)',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [
              { id: 'bin-1', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 5, y: 6 }] },
              { id: 'bin-2', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 6, y: 6 }] },
            ],
          },
        },
        automaton: { cell: { column: 5, row: 6 }, shield: 18, health: 38, charges: 5 },
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const { automaton } = input
    const { bins, shield, health, charges } = benefitFromBins(situation.field, situation.cell, automaton, trace)
    return {
      benefits: bins.length > 0,
      bins,
      shield: { before: automaton.shield, after: shield },
      health: { before: automaton.health, after: health },
      charges: { before: automaton.charges, after: charges },
    }
  },
  headline({ benefits }, _input, locale) {
    return benefits
      ? { en: 'It benefits from a supply bin.', es: 'Se beneficia de un depósito de suministros.' }[locale]
      : { en: 'No supply bin is adjacent.', es: 'Ningún depósito de suministros es adyacente.' }[locale]
  },
  details: ({ benefits, shield, health, charges }, _input, locale) =>
    benefits
      ? [
          {
            en: `Shield ${shield.before} → ${shield.after}, Health ${health.before} → ${health.after}, Charges ${charges.before} → ${charges.after}.`,
            es: `Escudo ${shield.before} → ${shield.after}, Salud ${health.before} → ${health.after}, Cargas ${charges.before} → ${charges.after}.`,
          }[locale],
        ]
      : [],
  picture: ({ bins }, input, caption) => {
    const board = boardOf(input.board, caption.content)
    return tableScene(
      board,
      input,
      { automaton: input.automaton.cell, tinted: [{ cells: binCells(board, bins), key: BIN_KEY }] },
      caption,
    )
  },
})

const BIN_KEY = { colour: '#2e7d32', en: 'beside the bin', es: 'junto al depósito' }
