import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineGearsOperation, joiningRules } from '../define.ts'
import { zones as zonesOf } from '../language/notation.ts'
import { ruleIds } from '../rules.ts'
import { LIMITS, PieceId, Point } from '../vocabulary.ts'
import { assemblyScene } from './assembly.scene.ts'
import { mapRules } from './map.rules.ts'
import { JoinedMap } from './map.ts'
import { assembleMaps, PieceChain, Turns } from './map-assembly.ts'
import { MapPiece } from './map-piece.ts'
import { LOWER_PIECE, UPPER_PIECE } from './own-pieces.examples.ts'

const max = { chains: 3 } as const

const LaidPiece = z
  .object({ piece: PieceId, chain: z.int().min(0).max(max.chains), turns: Turns, shift: Point })
  .describe('How a piece lies: turned around its origin, then moved.')
  .meta({ id: 'GearsLaidPiece' })

const JoinedPassage = z
  .object({ piece: PieceId, next: PieceId, from: Point, to: Point })
  .describe('The opening between two pieces; the rest of the line on which they touch is wall.')
  .meta({ id: 'GearsJoinedPassage' })

export const mapAssemblyOperation = defineGearsOperation({
  id: 'gears.map-assembly',
  kind: 'resolution',
  summary: {
    en: 'Joins map pieces, known ones or the caller’s own, to one or more maps with doors on the last exits.',
    es: 'Une piezas de mapa, conocidas o propias, en uno o más mapas con puertas en las últimas salidas.',
  },
  rules: [...ruleIds(mapRules), ...joiningRules],
  input: z
    .strictObject({
      chains: z.array(PieceChain).min(1).max(max.chains),
      drawn: z.array(MapPiece).max(LIMITS.pieces).default([]).describe('The caller’s own pieces, by their ids.'),
    })
    .meta({ id: 'GearsMapAssemblyInput' }),
  outcome: z
    .object({
      map: JoinedMap,
      placements: z.array(LaidPiece).max(LIMITS.pieces * max.chains),
      passages: z.array(JoinedPassage).max(LIMITS.pieces * max.chains),
    })
    .meta({ id: 'GearsMapAssemblyOutcome' }),
  examples: [
    { name: 'The first level of a mission (E-02)', input: { chains: [{ pieces: ['2A', '16A', '9A', '12A'] }] } },
    {
      name: 'Pieces of one’s own (E-66)',
      input: { chains: [{ pieces: ['P', 'Q'] }], drawn: [LOWER_PIECE, UPPER_PIECE] },
    },
    {
      name: 'Two exits: the first piece is turned around',
      input: { chains: [{ pieces: ['1B', '3B', '10B', '11B'], turnFirst: true }] },
    },
    {
      name: 'Two maps that are not connected',
      input: { chains: [{ pieces: ['3B', '5B', '7B'] }, { pieces: ['1B', '6B', '9B', '13B'] }] },
    },
    {
      name: 'Another order, because pieces would lie on each other',
      input: { chains: [{ pieces: ['10A', '7A', '12A', '3A', '1A'], order: 'firstThatFits' }] },
    },
  ],
  run({ chains, drawn }, { content, trace }) {
    const joined = assembleMaps({ chains, drawn }, content, trace)
    if (joined instanceof Refusal) return joined
    return {
      map: joined.map,
      placements: joined.chains.flatMap((pieces, chain) =>
        pieces.map(({ piece, turns, shift }) => ({ piece: piece.id, chain, turns, shift })),
      ),
      passages: joined.passages.map(({ piece, next, from, to }) => ({ piece, next, from, to })),
    }
  },
  headline({ map, placements }, _input, locale) {
    const pieces = placements.map(({ piece }) => piece).join(', ')
    const doors = map.doors.map(({ zone }) => zone)
    const doorNames = {
      en: doors.length === 0 ? 'no door' : `${doors.length === 1 ? 'door' : 'doors'} in ${formatList(doors, 'en')}`,
      es:
        doors.length === 0
          ? 'ninguna puerta'
          : `${doors.length === 1 ? 'puerta' : 'puertas'} en ${formatList(doors, 'es')}`,
    }[locale]
    return {
      en: `${pieces}: ${zonesOf(map.zones.length, 'en')}, ${doorNames}.`,
      es: `${pieces}: ${zonesOf(map.zones.length, 'es')}, ${doorNames}.`,
    }[locale]
  },
  tableAfter: ({ map }) => map,
  picture: ({ map, passages }, _input, caption) => assemblyScene(map, passages, caption),
})
