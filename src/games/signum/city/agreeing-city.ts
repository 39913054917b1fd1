import { tableOf } from '../../../contract/table-form.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumViolation } from '../refusal.ts'
import type { BoardForm } from '../table/board.ts'

type Asked = {
  readonly player: string
  readonly city: readonly { readonly name: string }[]
  readonly board?: BoardForm | undefined
}

/** The buildings of a player that stand on the board but not in the city that the question lists. */
export function cityContradictions({ player, city, board }: Asked, content: SignumContent): SignumViolation[] {
  if (board === undefined || city.length === 0) return []
  const cities = tableOf(board, (id) => content.boards.get(id)?.board)?.table.cities ?? []
  const names = city.map(({ name }) => name)
  return cities.flatMap((one, index) => {
    if (one.player !== player) return []
    return one.buildings.flatMap((building, place): SignumViolation[] => {
      if (names.some((name) => name === building || name.startsWith(`${building}#`))) return []
      const paths = ['city', `board.drawn.cities.${index}.buildings.${place}`]
      const facts = { what: player, here: names.join(', '), there: building, paths }
      return [{ rule: 'signum.table.agrees', path: ['city'], facts }]
    })
  })
}
