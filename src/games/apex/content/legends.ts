import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The ids of the Legends in the box. */
export const LEGENDS = ['gibraltar', 'bangalore', 'wraith', 'bloodhound', 'lifeline', 'pathfinder'] as const
export const LegendId = z.enum(LEGENDS)
export type LegendId = z.infer<typeof LegendId>

const Pieces = z.strictObject({
  id: z.string(),
  name: z.strictObject({ en: z.string(), es: z.string() }),
  count: z.int().min(1),
  is: z.enum(['miniature', 'marker']),
})

export const Legend = ContentEntry.extend({
  kind: z.literal('legend'),
  id: LegendId,
  role: z.enum(['support', 'assault', 'skirmisher']).nullable(),
  pieces: z.array(Pieces),
  tokens: z.strictObject({ tactical: z.int().min(1), ultimate: z.int().min(1) }),
  lootBag: z.strictObject({ rare: z.int(), epic: z.int(), legendary: z.int() }).nullable(),
})
export type Legend = z.infer<typeof Legend>

type Piece = z.infer<typeof Pieces>

const pieces = (id: string, en: string, es: string, count: number, is: Piece['is'] = 'miniature'): Piece => ({
  id,
  name: { en, es },
  count,
  is,
})

const legend = (
  id: LegendId,
  role: Legend['role'],
  owned: Piece[],
  more: Partial<Pick<Legend, 'tokens' | 'lootBag'>> = {},
): Legend => {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return {
    id,
    kind: 'legend',
    name: { en: name, es: name },
    provenance: 'rulebook',
    source: 'p. 5-6',
    role,
    pieces: owned,
    tokens: { tactical: 1, ultimate: 1 },
    lootBag: null,
    ...more,
  }
}

/** The six Legends with what is in their boxes. */
export const legends = defineEntries(Legend, [
  legend('gibraltar', 'support', [
    pieces('dome', 'Dome of Protection', 'Cúpula de protección', 1),
    pieces('bombardment', 'Defensive Bombardment', 'Bombardeo defensivo', 1),
    pieces('bombardment-marker', 'Bombardment marker', 'indicador de Bombardeo', 1, 'marker'),
  ]),
  legend(
    'bangalore',
    'assault',
    [
      pieces('smoke', 'Smoke', 'Humo', 2),
      pieces('thunder', 'Rolling Thunder', 'Retumbar del trueno', 1),
      pieces('thunder-marker', 'Thunder marker', 'indicador de Retumbar del trueno', 1, 'marker'),
    ],
    { tokens: { tactical: 2, ultimate: 1 } },
  ),
  legend('wraith', 'skirmisher', [pieces('rift', 'Dimensional Rift', 'Brecha dimensional', 2)]),
  legend('bloodhound', null, [
    pieces('raven', 'Raven', 'Cuervo', 3),
    pieces('beast', 'Beast of the Hunt', 'Bestia cazadora', 1),
  ]),
  legend(
    'lifeline',
    null,
    [
      pieces('doc', 'D.O.C. drone', 'Dron médico DOC', 1),
      pieces('package-state', 'Survival pack state', 'Estado del Pack de supervivencia', 1, 'marker'),
      pieces('airdrop', 'Airdrop', 'Envío aéreo', 1, 'marker'),
    ],
    { lootBag: { rare: 6, epic: 4, legendary: 3 } },
  ),
  legend('pathfinder', null, [pieces('zipline', 'Zipline', 'Tirolina', 2)]),
])
