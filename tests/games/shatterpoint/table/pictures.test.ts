import { describe, expect, test } from 'vitest'
import { games } from '../../../../src/games/index.ts'
import { COLOURS } from '../../../../src/games/shatterpoint/table/table-colours.ts'
import { coloursOf, coveredNames, heightOf, publishedPictures } from '../../../support/pictures.ts'

const operations = games.find(({ id }) => id === 'shatterpoint')?.operations ?? []
const pictures = publishedPictures(operations, COLOURS.label)
const MARKINGS = [COLOURS.visible, COLOURS.blocked, COLOURS.good, COLOURS.choice]
/** What follows further below the table of an attack, its dice and its tree, is no legend. */
const LEGEND_HEIGHT = 80

describe('pictures of tables', () => {
  test('there are some', () => {
    expect(pictures.length).toBeGreaterThan(40)
  })

  test.each(pictures)('$operation, $name ($locale): every marking colour is explained', ({ picture, edge }) => {
    const bottom = edge.y + edge.height
    const isInLegend = (height: number) => height > bottom && height < bottom + LEGEND_HEIGHT
    const legend = coloursOf(picture.shapes.filter((shape) => isInLegend(heightOf(shape))))
    const table = coloursOf(picture.shapes.filter((shape) => heightOf(shape) < bottom))
    expect(MARKINGS.filter((colour) => table.has(colour) && !legend.has(colour))).toEqual([])
  })

  test.each(pictures)('$operation, $name ($locale): no name covers another', ({ picture }) => {
    expect(coveredNames(picture, COLOURS.paper)).toEqual([])
  })
})
