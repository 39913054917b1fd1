import { shatterpointContent } from '../src/games/shatterpoint/content/shatterpoint-content.ts'
import { lineOfSight, sees } from '../src/games/shatterpoint/sight/line-of-sight.ts'
import { Battlefield } from '../src/games/shatterpoint/table/battlefield.ts'
import { placeField } from '../src/games/shatterpoint/table/place-field.ts'
import type { PlacedField } from '../src/games/shatterpoint/table/placed-field.ts'
import { block, lone, piece } from '../src/games/shatterpoint/table/tables.examples.ts'
import { Refusal } from '../src/rulebook/refusal.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { median } from './measure.ts'

const ROUNDS = 120

/** Sight between all pairs of 16 bases among 23 terrain pieces, the preparation of the table included. */
export function benchShatterpointSight(): void {
  const pairs = 16 * 15
  let visible = 0
  const measured = (ask: (field: PlacedField) => void) =>
    median(
      Array.from({ length: ROUNDS }, () => {
        const field = crowdedTable()
        const began = performance.now()
        ask(field)
        return (performance.now() - began) / pairs
      }),
    ).toFixed(4)
  const plain = measured((field) => {
    visible = everyPair(field).filter(([one, other]) => sees(field, one, other)).length
  })
  const told = measured((field) => {
    for (const [one, other] of everyPair(field)) lineOfSight(field, one, other, new Trace())
  })
  console.log(
    `table sight        ${plain} ms   (with its reasons ${told} ms; ${visible} of ${pairs} see; wanted < 0.1 ms)`,
  )
}

const everyPair = ({ characters }: PlacedField) =>
  characters.flatMap((character) =>
    characters.filter((other) => other !== character).map((other) => [character, other] as const),
  )

/** Buildings of several shapes and heights on a grid, crates between them, and bases in the lanes. */
function crowdedTable(): PlacedField {
  const terrain = Array.from({ length: 23 }, (_, index) => {
    const [x, y] = [70 + (index % 5) * 170 + ((index * 13) % 17), 70 + Math.floor(index / 5) * 170 + ((index * 7) % 19)]
    const walls = block(`walls ${index}`, [x, y, x + 90, y + 60], { top: index % 3 === 0 ? 60 : 120 })
    const bent = {
      ...walls,
      outline: [...walls.outline.slice(0, 3), { x: x + 30, y: y + 60 }, { x: x + 10, y: y + 30 }],
    }
    const tower = block(`tower ${index}`, [x + 90, y + 10, x + 115, y + 40], { top: 150 })
    return index % 4 === 3 ? piece(bent) : piece(bent, tower)
  })
  const units = Array.from({ length: 16 }, (_, index) =>
    lone(index % 2 === 0 ? 'A' : 'B', `base ${index}`, [40 + ((index * 211) % 820), 45 + Math.floor(index / 2) * 110], {
      z: index % 5 === 4 ? 60 : 0,
    }),
  )
  const field = placeField(Battlefield.parse({ drawn: { terrain, units } }), shatterpointContent)
  if (field instanceof Refusal) throw new Error('The table of the bench is not sound.')
  return field
}
