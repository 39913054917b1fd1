import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { areaRules } from '../../combat/area/area.rules.ts'
import { areaOfEffect } from '../../combat/area/area.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { refuse } from '../../refusal.ts'
import { type ApexTrace, ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { Cell } from '../../vocabulary.ts'
import { scanAround } from '../frame/viewpoint.ts'
import { chosen, crosses, tableScene } from '../scenes/table.scene.ts'
import { delayedArea } from '../setting/delayed-area.ts'
import type { DangerZone, Field } from '../setting/field.ts'
import { AutomatonInput, RING_ZONE, tableFields } from '../setting/fields.ts'
import { cellViolations, readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'

const side = z.int().min(1).max(9)

const Pending = z
  .strictObject({
    id: ThingName.refine((id) => id !== RING_ZONE, { error: 'The zone outside the Ring is given as ring.' }),
    origin: Cell.describe('The space of its figure.'),
    columns: side,
    rows: side,
    aerial: z.boolean().describe('Whether it comes from above, so that walls and levels do not stop it.'),
    object: z.string().max(64).nullable().default(null),
  })
  .meta({ id: 'ApexPendingArea' })
type Pending = z.infer<typeof Pending>

const Input = z
  .strictObject({
    ...tableFields,
    automaton: AutomatonInput,
    pending: z.array(Pending).max(12).default([]).describe('Delayed effects that will damage an area.'),
  })
  .refine(
    ({ zones, pending }) => new Set([...zones, ...pending].map(({ id }) => id)).size === zones.length + pending.length,
    {
      path: ['pending'],
      error: 'No two zones have the same id.',
    },
  )
  .meta({ id: 'ApexAutomataDangerZonesInput' })

/** The zone that a delayed effect makes. */
function zoneOf(
  board: PlacedBoard,
  { id, origin, columns, rows, aerial, object }: Pending,
  trace: ApexTrace,
): DangerZone {
  const area = { cells: delayedArea(columns, rows), aerial }
  const { affected } = areaOfEffect(board, area, { origin, rotation: 0 }, trace)
  return { id, cause: 'pendingArea', spaces: affected.map(({ cell }) => cell), object }
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

/** The neighbours of a space, and whether a step to each would lead into a new danger. */
function neighboursOf(field: Field, cell: z.infer<typeof Cell>, trace: ApexTrace) {
  const here = field.zonesAt(cell)
  return scanAround(cell, field.viewpoint)
    .filter((near) => field.holds(near))
    .map((near) => {
      const zones = field.zonesAt(near)
      const ids = zones.filter((zone) => !here.includes(zone))
      if (zones.length > 1) trace.applied('apex.automata.danger.identity', { cell: near, zones })
      if (ids.length > 0) {
        const facts = { from: cell, to: near, reason: 'DANGER_ZONE', ids } as const
        trace.applied('apex.automata.move.danger-entry', facts)
      }
      return { cell: near, zones, allowed: ids.length === 0 }
    })
}

export const dangerZonesOperation = defineApexOperation({
  id: 'apex.automata-danger-zones',
  kind: 'list',
  summary: {
    en: 'The danger zones on the table, those that an Automaton stands in, and which neighbouring spaces it shuns.',
    es: 'Las zonas de peligro de la mesa, aquellas en que está un Autómata y qué espacios vecinos evita.',
  },
  rules: [
    ...SITUATION_RULES,
    ...ruleIds(areaRules),
    'apex.automata.danger.definition',
    'apex.automata.danger.sources',
    'apex.automata.danger.identity',
    'apex.automata.move.danger-entry',
  ],
  input: Input,
  outcome: z
    .object({
      zones: z.array(
        z
          .object({
            id: z.string(),
            cause: z.enum(['pendingArea', 'entry', 'ring']).meta({ id: 'ApexDangerCause' }),
            spaces: z.array(Cell),
            object: z.string().nullable(),
          })
          .meta({ id: 'ApexDangerZone' }),
      ),
      here: z.array(z.string()).describe('The zones that it stands in.'),
      enterable: z
        .array(
          z
            .object({ cell: Cell, zones: z.array(z.string()), allowed: z.boolean() })
            .meta({ id: 'ApexDangerNeighbour' }),
        )
        .describe('The neighbouring spaces, clockwise from the bottom left; only danger is judged.'),
    })
    .meta({ id: 'ApexAutomataDangerZonesOutcome' }),
  examples: [
    {
      name: 'A bombardment to come, and the Ring (E-71)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 6, row: 5 } },
        pending: [{ id: 'bombardment', origin: { column: 8, row: 5 }, columns: 3, rows: 3, aerial: true }],
        ring: { left: 0, top: 4, right: 11, bottom: 11, damage: 3 },
      },
    },
    {
      name: 'Outside the Ring, beside a trap (E-46)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 0, row: 5 } },
        zones: [{ id: 'nox', cause: 'entry', spaces: [{ column: 0, row: 4 }] }],
        ring: { left: 2, top: 0, right: 11, bottom: 11, damage: 3 },
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const { cell } = situation
    const violations = input.pending.flatMap(({ origin }, index) =>
      cellViolations(situation.field, origin, ['pending', index, 'origin']),
    )
    if (violations.length > 0) return refuse(violations)
    const pending = input.pending.map((area) => zoneOf(situation.field.board, area, trace))
    const field = situation.field.withZones([...situation.field.zones, ...pending].sort(byId))
    for (const { id, cause, spaces } of field.zones) {
      trace.applied('apex.automata.danger.sources', { zone: id, cause, spaces: spaces.length })
    }
    const here = field.zonesAt(cell)
    trace.applied('apex.automata.danger.definition', { cell, zones: here })
    if (here.length > 1) trace.applied('apex.automata.danger.identity', { cell, zones: here })
    const zones = field.zones.map((zone) => ({ ...zone, spaces: [...zone.spaces] }))
    return { zones, here, enterable: neighboursOf(field, cell, trace) }
  },
  headline({ here }, _input, locale) {
    if (here.length === 0)
      return { en: 'It stands in no danger zone.', es: 'No está en ninguna zona de peligro.' }[locale]
    return {
      en: `It stands in danger: ${formatList(here, 'en')}.`,
      es: `Está en peligro: ${formatList(here, 'es')}.`,
    }[locale]
  },
  details({ enterable }, _input, locale) {
    const shunned = enterable.filter(({ allowed }) => !allowed)
    if (shunned.length === 0) return []
    const cells = shunned.map(({ cell }) => cellName(cell)).join(', ')
    return [{ en: `It does not step into ${cells}.`, es: `No da un paso a ${cells}.` }[locale]]
  },
  picture: ({ zones, enterable }, input, caption) =>
    tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        automaton: input.automaton.cell,
        danger: zones.flatMap(({ spaces }) => spaces),
        notes: [
          crosses(enterable.flatMap(({ cell, allowed }) => (allowed ? [] : [cell]))),
          ...enterable.flatMap(({ cell, allowed }) => (allowed ? [chosen(cell, '·', SAFE_KEY)] : [])).slice(0, 8),
        ],
      },
      caption,
    ),
})

const SAFE_KEY = { colour: '#2e7d32', en: 'no new danger', es: 'sin peligro nuevo' }
