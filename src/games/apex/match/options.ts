import { z } from 'zod'
import { Mode } from '../content/setup.ts'
import { BoardForm } from '../table/board.ts'
import { AutomataOptions } from './automata/options.ts'

export const TableSide = z.enum(['A', 'B']).meta({ id: 'ApexTableSide' })
export const Recruitment = z.enum(['introductory', 'draft', 'random']).meta({ id: 'ApexRecruitment' })
export const Windows = z.enum(['fair', 'quick']).meta({ id: 'ApexWindows' })

/** What the creator of a match chooses; left out, it is the introductory game of the book. */
export const ApexOptions = z
  .strictObject({
    mode: Mode.default('2v2'),
    board: BoardForm.prefault({ content: 'crossroads' }),
    legends: Recruitment.default('introductory').describe(
      'The Legends of the introductory game, a choice in turns, or dealt by chance.',
    ),
    sides: z
      .array(TableSide)
      .min(2)
      .max(6)
      .exactOptional()
      .describe('The side of each seat; left out, even seats are side A and odd ones side B.'),
    shares: z
      .array(z.int().min(1).max(3))
      .min(2)
      .max(6)
      .exactOptional()
      .describe('How many Legends each seat leads; left out, as equal as possible, the lower seats first.'),
    red: z.enum(['draw', 'A', 'B']).default('draw').describe('Which side is Red.').meta({ id: 'ApexRedSide' }),
    ring: z.boolean().exactOptional().describe('The Ring is in use; left out, it is, but not against Automata.'),
    screens: z.boolean().default(true).describe('Backpacks lie behind player screens.'),
    windows: Windows.default('fair').describe(
      'Whether everybody is asked who could hold a card for a window, or only those who do.',
    ),
    automata: AutomataOptions.exactOptional(),
  })
  .meta({ id: 'ApexOptions' })
export type ApexOptions = z.infer<typeof ApexOptions>
