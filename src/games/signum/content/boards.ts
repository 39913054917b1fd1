import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Board } from '../table/board.ts'
import { OURS } from './card-text.ts'

/** A battlefield to ask about: `board` is what every operation takes as its board, drawn. */
export const BoardEntry = ContentEntry.extend({ kind: z.literal('board'), board: Board })
export type BoardEntry = z.infer<typeof BoardEntry>

/** In a duel the first player has the south edge, the second the north edge. */
const SIDES = [
  { player: 'first', from: { x: 0, y: 0 }, to: { x: 60, y: 0 } },
  { player: 'second', from: { x: 0, y: 60 }, to: { x: 60, y: 60 } },
]

export const boards = defineEntries(BoardEntry, [
  {
    id: 'empty-battlefield',
    kind: 'board',
    name: { en: 'Empty battlefield', es: 'Campo de Batalla vacío' },
    provenance: 'rulebook',
    source: 'p. 8: 60 × 60 cm, opposite edges are the sides; the names of the players are ours.',
    board: { sides: SIDES },
  },
  {
    id: 'forest-crossing',
    kind: 'board',
    name: { en: 'Forest crossing', es: 'Cruce del bosque' },
    ...OURS,
    board: {
      sides: SIDES,
      terrain: [
        { card: 'forest', id: 'West Forest', at: { x: 15, y: 28 } },
        { card: 'forest', id: 'East Forest', at: { x: 45, y: 32 } },
        { card: 'rocks', at: { x: 30, y: 44 } },
        { card: 'ruins', at: { x: 30, y: 15 } },
      ],
      creatures: [
        { card: 'hadriana-of-the-dawn', player: 'first', x: 30, y: 6 },
        { card: 'caius-the-tireless', player: 'first', x: 24, y: 20 },
        { card: 'severus-honored-legionary', player: 'first', x: 37, y: 10 },
        { card: 'brissa-de-molforn', player: 'second', x: 30, y: 54 },
        { card: 'greer-the-stubborn', player: 'second', x: 30, y: 30 },
        { card: 'garrus-the-crossbowman', player: 'second', x: 22, y: 46 },
      ],
    },
  },
])
