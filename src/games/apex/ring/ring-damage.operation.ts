import { z } from 'zod'
import { type GridSize, isCellOf } from '../../../geometry/grid.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { ROUNDS } from '../content/round-track.ts'
import { defineApexOperation } from '../define.ts'
import { legendName } from '../language/legend-name.ts'
import type { ApexViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf, outside, placeBoard } from '../table/board.ts'
import { ringDamageOf } from '../turn/round-marker.ts'
import { ringDamageScene } from './ring.scene.ts'
import { checkRing, Ring, wholeBoard } from './ring.ts'
import { RingLegend, RingToll, ringDamage, ringMaximumOf } from './ring-damage.ts'

const Amount = z
  .union([
    z.strictObject({ round: z.int().min(1).max(ROUNDS) }),
    z.strictObject({ damage: z.int().min(0).max(100).describe('What is printed under the current round.') }),
  ])
  .describe('The round whose damage the content gives, or the damage itself.')
  .meta({ id: 'ApexRingDamageAmount' })

export const ringDamageOperation = defineApexOperation({
  id: 'apex.ring-damage',
  kind: 'resolution',
  summary: {
    en: 'Tells who is outside the Ring and how much damage that does to each Legend’s Health.',
    es: 'Indica quién está fuera del Anillo y cuánto daño sufre la Salud de cada Leyenda.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules),
    'apex.ring.shape',
    'apex.ring.legendary-shield',
    'apex.transition.ring-damage',
  ],
  input: z
    .strictObject({
      board: BoardForm.describe('Its size decides; its pieces are only drawn.'),
      ring: Ring.optional().describe('The whole board if left out, as at the start.'),
      amount: Amount,
      legends: z.array(RingLegend).min(1).max(12),
    })
    .meta({ id: 'ApexRingDamageInput' }),
  outcome: z
    .object({
      damage: z.int().min(0).max(1000).describe('For a Legend outside, unless its shield limits it.'),
      tag: z.literal('HEALTH_ONLY').describe('Shields do not help.'),
      ring: Ring,
      legends: z.array(RingToll),
    })
    .meta({ id: 'ApexRingDamageOutcome' }),
  examples: [
    {
      name: 'One outside, one saved in part by the legendary emergency shield, one inside',
      input: {
        board: { drawn: { width: 12, height: 10 } },
        ring: { left: 2, top: 2, right: 11, bottom: 9 },
        amount: { round: 7 },
        legends: [
          { id: 'bangalore', cell: { column: 1, row: 4 } },
          { id: 'wraith', cell: { column: 6, row: 0 }, legendaryEmergencyShield: true },
          { id: 'gibraltar', cell: { column: 2, row: 2 } },
        ],
      },
    },
  ],
  run({ board, ring: given, amount, legends }, { trace, content }) {
    const placed = placeBoard(board, content)
    if (placed instanceof Refusal) return placed
    const ring = given ?? wholeBoard(placed)
    const refusal = checkRing(ring, placed)
    if (refusal !== null) return refusal
    const beyond = legendViolations(legends, placed)
    if (beyond.length > 0) return refuse(beyond)

    const damage = 'damage' in amount ? amount.damage : ringDamageOf(amount.round, content)
    const terms = { ring, damage, limit: ringMaximumOf(content) }
    return {
      damage,
      tag: 'HEALTH_ONLY' as const,
      ring,
      legends: legends.map((legend) => ringDamage(legend, terms, trace)),
    }
  },
  headline({ legends }, _input, locale, content) {
    const hurt = legends.filter(({ outside }) => outside)
    if (hurt.length === 0)
      return { en: 'No Legend is outside the Ring.', es: 'Ninguna Leyenda está fuera del Anillo.' }[locale]
    const tolls = formatList(
      hurt.map(({ id, damage }) => `${legendName(id, locale, content)} ${damage}`),
      locale,
    )
    return { en: `Ring damage to Health: ${tolls}.`, es: `Daño del Anillo a la Salud: ${tolls}.` }[locale]
  },
  details: ({ damage, legends }, _input, locale, content) => [
    { en: `Damage outside: ${damage}.`, es: `Daño fuera: ${damage}.` }[locale],
    ...legends.map(({ id, cell, outside }) => {
      const name = legendName(id, locale, content)
      const off = { en: 'not on the board', es: 'fuera del tablero' }[locale]
      const inside = { en: outside ? 'outside' : 'inside', es: outside ? 'fuera' : 'dentro' }[locale]
      return `${name}: ${cell === null ? off : inside}.`
    }),
  ],
  picture: ({ ring, legends }, { board }, caption) =>
    ringDamageScene(boardOf(board, caption.content), { ring, legends }, caption),
})

function legendViolations(legends: readonly RingLegend[], board: GridSize): ApexViolation[] {
  return legends.flatMap(({ cell }, index) =>
    cell === null || isCellOf(board, cell) ? [] : [outside({ end: { cell } }, ['legends', index, 'cell'], board)],
  )
}
