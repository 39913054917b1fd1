import { describe, expect, test } from 'vitest'
import { apexContent, apexCore } from '../../../../src/games/apex/content/apex-content.ts'
import { LEGENDS } from '../../../../src/games/apex/content/legends.ts'
import { type Board, placeDrawn } from '../../../../src/games/apex/table/board.ts'
import { PlacedBoard } from '../../../../src/games/apex/table/placed-board.ts'

const layoutOf = (id: string): Board => {
  const entry = apexContent.boards.get(id)
  if (entry === undefined) throw new Error(`There is no board ${id}.`)
  return entry.board
}

/** `2x3` counts a building of either orientation; `wall 2` a wall of two edges. */
function piecesOf({ buildings, objects }: Board): Record<string, number> {
  const names = [
    ...buildings.map(({ columns, rows }) => `${Math.min(columns, rows)}x${Math.max(columns, rows)}`),
    ...objects.map(({ kind, edges }) => (/[wW]all$/.test(kind) ? `${kind} ${edges?.length}` : kind)),
  ]
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

describe('boards', () => {
  test.each([...apexContent.boards.keys()])('%s stands, and every side can be entered', (id) => {
    const board = layoutOf(id)
    const placed = placeDrawn(board, apexContent)
    expect(placed).toBeInstanceOf(PlacedBoard)
    if (!(placed instanceof PlacedBoard)) return
    const sides = [
      { column: 3, row: 0 },
      { column: board.width - 1, row: 3 },
      { column: 3, row: board.height - 1 },
      { column: 0, row: 3 },
    ]
    expect(sides.map((cell) => placed.levelOf(cell))).toEqual([0, 0, 0, 0])
  })

  test('the introductory board is made of the pieces of p. 9', () => {
    expect(piecesOf(layoutOf('crossroads'))).toEqual({
      '2x2': 1,
      '2x3': 3,
      '2x4': 2,
      '3x3': 2,
      'wall 1': 1,
      'wall 2': 2,
      'wall 3': 2,
      parapet: 3,
      roofParapet: 1,
      supplyBin: 10,
      respawnBeacon: 4,
    })
  })

  test('the other board needs no more than the box holds (p. 3-4)', () => {
    const box: Record<string, number> = {
      '2x2': 4,
      '2x3': 6,
      '2x4': 2,
      '3x3': 3,
      'wall 1': 6,
      'wall 2': 6,
      'wall 3': 2,
      'roofWall 2': 4,
      'roofWall 3': 4,
      parapet: 8,
      roofParapet: 6,
      supplyBin: 10,
      respawnBeacon: 4,
      supplyDrop: 4,
    }
    const excess = Object.entries(piecesOf(layoutOf('fortress'))).filter(([piece, count]) => count > (box[piece] ?? 0))
    expect(excess).toEqual([])
  })
})

describe('cards and tokens', () => {
  test.each([
    ['bag-common', 50],
    ['bag-rare', 52],
    ['bag-epic', 35],
    ['loot-legendary', 6],
    ['bag-lifeline', 13],
  ])('%s holds %i tokens', (id, total) => {
    const tokens = apexContent.lootBags.get(id)?.tokens ?? []
    expect(tokens.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })

  test('every token of a bag is a token of the content and of that category', () => {
    const kinds = new Map(apexCore.entries.map(({ id, kind }) => [id, kind]))
    const lines = [...apexContent.lootBags.values()].flatMap(({ tokens }) => tokens)
    const wrong = lines.filter(({ token, category }) => category !== 'grenade' && kinds.get(token) !== category)
    expect(wrong).toEqual([])
  })

  test.each(LEGENDS)('%s has 8 feats, a tactical and an ultimate ability, and the miniatures for them', (legend) => {
    const feats = [...apexContent.featCards.values()].filter((card) => card.legend === legend)
    const abilities = [...apexContent.abilityCards.values()].filter((card) => card.legend === legend)
    const pieces = apexContent.legends.get(legend)?.pieces.map(({ id }) => id)
    expect(feats).toHaveLength(8)
    expect(abilities.map(({ slot }) => slot).sort()).toEqual(['tactical', 'ultimate'])
    expect(pieces).toEqual(
      expect.arrayContaining(abilities.flatMap(({ place }) => (place === null ? [] : [place.miniature]))),
    )
  })

  test('reactions, and only they, have a window', () => {
    const cards = [...apexContent.featCards.values(), ...apexContent.abilityCards.values()]
    const wrong = cards.filter(({ action }) => (action.kind === 'reaction') !== (action.reaction !== null))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('the decks have the sizes of p. 4', () => {
    expect([apexContent.supplyBinCards.size, apexContent.ringCards.size, apexContent.rewardTokens.size]).toEqual([
      18, 8, 4,
    ])
  })

  test('the panel has 8 rounds before the trophy, and Ring damage above 8', () => {
    const cells = apexContent.roundTracks.get('round-track')?.cells ?? []
    expect(cells.filter(({ kind }) => kind === 'round')).toHaveLength(8)
    expect(cells.at(-1)?.kind).toBe('trophy')
    expect(Math.max(...cells.map(({ ringDamage }) => ringDamage ?? 0))).toBeGreaterThan(8)
  })

  test('no two entries share an id', () => {
    const ids = apexCore.entries.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})
