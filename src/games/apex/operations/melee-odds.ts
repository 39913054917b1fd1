import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Board } from '../board.ts'
import { average, percent } from '../mean.ts'
import { MeleeOdds, meleeOdds, meleeTarget } from '../melee.ts'
import { OccupiedCells, occupancy, offBoard } from '../occupancy.ts'
import { boardRules } from '../rules/board.ts'
import { meleeRules } from '../rules/melee.ts'
import { ruleIds } from '../rules.ts'
import { Space } from '../vocabulary.ts'
import { defineApexOperation, placeOnBoard } from './define.ts'
import { AttackSquads } from './melee.ts'
import { ROOF_AND_BEACON } from './terrain-boards.ts'

export const meleeOddsOperation = defineApexOperation({
  id: 'apex.melee-odds',
  summary: {
    en: 'Gives the exact odds and the expected damage of a melee attack.',
    es: 'Da las probabilidades exactas y el daño esperado de un ataque cuerpo a cuerpo.',
  },
  rules: ruleIds(boardRules, meleeRules),
  input: z
    .strictObject({
      board: Board,
      attacker: Space,
      target: Space,
      squads: AttackSquads.optional(),
      occupied: OccupiedCells,
      eliminatedByDamage: z.boolean().default(false).describe('Whether the blow eliminates: then nobody is pushed.'),
    })
    .meta({ id: 'ApexMeleeOddsInput' }),
  outcome: MeleeOdds,
  examples: [
    {
      name: 'Off a roof, onto a beacon (E-65)',
      input: {
        board: ROOF_AND_BEACON,
        attacker: { cell: { column: 0, row: 0 } },
        target: { cell: { column: 1, row: 0 } },
      },
    },
  ],
  run({ board, attacker, target, squads = null, occupied, eliminatedByDamage }, { trace, content }) {
    const placed = placeOnBoard(board, { attacker, target }, content)
    if (placed instanceof Refusal) return placed
    const beyond = offBoard(placed.board, occupied, 'occupied')
    if (beyond.length > 0) return new Refusal(beyond)
    const isOccupied = occupancy(placed.board, [...occupied, attacker.cell])
    const attack = { attacker: attacker.cell, target: target.cell, squads, eliminatedByDamage, isOccupied }
    const wrongTarget = meleeTarget(placed.board, attack, trace)
    return wrongTarget === null ? meleeOdds(placed.board, attack, content, trace) : new Refusal([wrongTarget])
  },
  headline({ hit, damageOnHit, expectedDamage }, _input, locale) {
    return {
      en: `Hits with ${percent(hit)} for ${damageOnHit} damage; ${average(expectedDamage)} on average.`,
      es: `Impacta con ${percent(hit)} por ${damageOnHit} de daño; ${average(expectedDamage)} de media.`,
    }[locale]
  },
  picture: ({ hit, miss, damageOnHit }, _input, { headline, locale }) => ({
    chart: 'bars',
    title: headline,
    bars: [
      { label: { en: 'Miss', es: 'Falla' }[locale], share: miss.decimal, value: percent(miss) },
      {
        label: { en: `Hit, ${damageOnHit} damage`, es: `Impacto, ${damageOnHit} de daño` }[locale],
        share: hit.decimal,
        value: percent(hit),
      },
    ],
  }),
})
