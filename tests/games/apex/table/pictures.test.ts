import { describe, expect, test } from 'vitest'
import { COLOURS } from '../../../../src/games/apex/table/board.scene.ts'
import { games } from '../../../../src/games/index.ts'
import { coloursOf, coveredNames, heightOf, publishedPictures } from '../../../support/pictures.ts'

const core = games.find(({ id }) => id === 'apex')?.operations ?? []
const pictures = publishedPictures(
  core.filter(({ name }) => !name.startsWith('automata-')),
  COLOURS.facade,
)
const MARKINGS = [COLOURS.visible, COLOURS.blocked, COLOURS.cover, COLOURS.other, COLOURS.bin, COLOURS.wall]

describe('pictures of boards', () => {
  test('there are some', () => {
    expect(pictures.length).toBeGreaterThan(50)
  })

  test.each(pictures)('$operation, $name ($locale): every marking colour is explained', ({ picture, edge }) => {
    const bottom = edge.y + edge.height
    const isOnBoard = (height: number) => height >= edge.y && height < bottom
    const board = coloursOf(picture.shapes.filter((shape) => isOnBoard(heightOf(shape)) && shape.shape !== 'text'))
    const key = coloursOf(picture.shapes.filter((shape) => heightOf(shape) > bottom))
    expect(MARKINGS.filter((colour) => board.has(colour) && !key.has(colour))).toEqual([])
  })

  test.each(pictures)('$operation, $name ($locale): no name covers another', ({ picture }) => {
    expect(coveredNames(picture, COLOURS.paper)).toEqual([])
  })
})
