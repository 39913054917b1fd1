import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import { withSearched } from '../abilities/stored-board.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { symbolPhrase } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { box, creature } from '../table/boards.examples.ts'
import { effectScene } from '../table/effect.scene.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { DieSymbol, Id } from '../vocabulary.ts'
import { ruinsRules } from './ruins.rules.ts'
import { ruinsDieFields } from './ruins-die.ts'
import { searchRuins } from './ruins-search.ts'

const Find = z.string().min(1).max(200)

/** What ruins hold, by the symbol of the die. */
export const RuinsTable = z
  .strictObject({ target: Find, axe: Find, shield: Find })
  .describe('The table of the ruins: what is found with each symbol.')
  .meta({ id: 'SignumRuinsTable' })

export const BOARD = {
  creatures: [creature('Ana', 'Ruphus', [20, 18.4], { moved: true })],
  terrain: [box('Ruins', [16, 20], [24, 26], { ruins: 'unsearched' })],
}
export const TABLE = { target: 'a trap: 1 wound', axe: 'nothing', shield: 'an old shield: +1 armour' }

/** What only secret entrances can cite. */
const OF_ENTRANCES: readonly string[] = [
  'signum.ruins.secret-entrance',
  'signum.ruins.exit-after-roll',
  'signum.ruins.unlimited-use',
]

export const ruinsSearchOperation = defineSignumOperation({
  id: 'signum.ruins-search',
  kind: 'resolution',
  summary: {
    en: 'Lets a character search ruins: whether it may, the die and what the table of the ruins says.',
    es: 'Un personaje registra unas ruinas: si puede, el dado y lo que dice la tabla de las ruinas.',
  },
  rules: [...BOARD_RULES, 'signum.damage.death', ...ruleIds(ruinsRules).filter((rule) => !OF_ENTRANCES.includes(rule))],
  input: z
    .strictObject({
      board: BoardForm,
      creature: Id.describe('Who searches.'),
      ruins: Id.describe('The template that is searched.'),
      table: RuinsTable.exactOptional(),
      ...ruinsDieFields,
      seed: Seed.optional(),
    })
    .meta({ id: 'SignumRuinsSearchInput' }),
  outcome: z
    .object({
      die: DieSymbol,
      found: z.string().max(200).nullable().describe('What the table says for the die, if a table was given.'),
      activationEnds: z.boolean(),
    })
    .meta({ id: 'SignumRuinsSearchOutcome' }),
  examples: [
    {
      name: 'A search after a move',
      input: { board: { drawn: BOARD }, creature: 'Ruphus', ruins: 'Ruins', table: TABLE, die: { symbol: 'shield' } },
    },
  ],
  run: searchRuins,
  headline({ die, found }, { creature, ruins }, locale, content) {
    const [id, place] = cardNames([creature, ruins], locale, content)
    const result = found === null ? '' : `: ${found}`
    return {
      en: `${id} searches ${place} and rolls ${symbolPhrase(die, 'en')}${result}.`,
      es: `${id} registra ${place} y saca ${symbolPhrase(die, 'es')}${result}.`,
    }[locale]
  },
  tableAfter: (_outcome, { board, ruins }, content) => withSearched(board, ruins, content),
  picture: ({ die }, { board, creature: id, ruins }, caption) =>
    effectScene(
      ruledBoard(board, caption.content),
      { creature: id, legal: true, symbol: die, terrain: [ruins] },
      caption,
    ),
})
