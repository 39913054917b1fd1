import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { ruledBoard } from '../../abilities/place-board.ts'
import { withMoved } from '../../abilities/stored-board.ts'
import { defineSignumOperation } from '../../define.ts'
import { cardName } from '../../language/card-name.ts'
import { symbolPhrase } from '../../language/words.ts'
import { creatureOf } from '../../table/board.scene.ts'
import { BoardForm } from '../../table/board.ts'
import { box, creature } from '../../table/boards.examples.ts'
import { effectScene } from '../../table/effect.scene.ts'
import { placePoint } from '../../table/place-board.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { Centimetres, DieSymbol, Id, Point } from '../../vocabulary.ts'
import { ruinsDieFields } from '../ruins-die.ts'
import { trySecretEntrance } from './secret-entrance.ts'

const Exit = z
  .strictObject({ ruins: Id, x: Centimetres, y: Centimetres })
  .describe('At which ruins the character comes out, and the centre of its base there.')
  .meta({ id: 'SignumSecretExit' })

export const HIDDEN_WAY = {
  creatures: [creature('Ana', 'Ruphus', [12, 10])],
  terrain: [
    box('Old Tower', [4, 8], [10.4, 13], { ruins: 'searched' }),
    box('Crypt', [34, 30], [42, 36], { ruins: 'searched' }),
  ],
}

/** What may be cited when a secret entrance is tried. */
export const ENTRANCE_RULES = [
  ...BOARD_RULES,
  'signum.damage.death',
  'signum.ruins.secret-entrance',
  'signum.ruins.exit-after-roll',
  'signum.ruins.unlimited-use',
  'signum.ruins.reroll',
  'signum.ruins.not-heroes',
  'signum.ruins.not-in-contact',
  'signum.ruins.after-move',
  'signum.ruins.ends-turn',
  'signum.ruins.stealth-kept',
] as const

export const SecretEntranceQuestion = z
  .strictObject({
    board: BoardForm,
    creature: Id,
    ruins: Id.describe('The searched ruins that it touches.'),
    exit: Exit.exactOptional(),
    ...ruinsDieFields,
    usedNow: z.boolean().default(false).describe('Whether it used one in this activation already.'),
    seed: Seed.optional(),
  })
  .meta({ id: 'SignumSecretEntranceInput' })

export const secretEntranceOperation = defineSignumOperation({
  id: 'signum.secret-entrance',
  kind: 'resolution',
  summary: {
    en: 'Lets a character try a secret entrance between searched ruins: whether it may, the die and where it comes out.',
    es: 'Un personaje prueba una entrada secreta entre ruinas registradas: si puede, el dado y por dónde sale.',
  },
  rules: ENTRANCE_RULES,
  input: SecretEntranceQuestion,
  outcome: z
    .object({
      die: DieSymbol,
      passes: z.boolean().describe('Whether the character comes out elsewhere.'),
      place: Point.nullable().describe('Where it stands afterwards; null if nothing was done or no exit was named.'),
      activationEnds: z.boolean(),
    })
    .meta({ id: 'SignumSecretEntranceOutcome' }),
  examples: [
    {
      name: 'From the tower to the crypt (E-57)',
      input: {
        board: { drawn: HIDDEN_WAY },
        creature: 'Ruphus',
        ruins: 'Old Tower',
        exit: { ruins: 'Crypt', x: 32.4, y: 33 },
        die: { d6: 3 },
      },
    },
  ],
  run: trySecretEntrance,
  headline({ die, passes }, { creature }, locale, content) {
    const id = cardName(creature, locale, content)
    const rolled = symbolPhrase(die, locale)
    return {
      en: `${id} rolls ${rolled} and ${passes ? 'comes out elsewhere' : 'stays'}; its activation ends.`,
      es: `${id} saca ${rolled} y ${passes ? 'sale por otro lado' : 'se queda'}; su activación acaba.`,
    }[locale]
  },
  tableAfter: ({ passes, place }, { board, creature }, content) =>
    !passes || place === null ? null : withMoved(board, creature, place, content),
  picture({ die }, { board, creature: id, ruins, exit }, caption) {
    const placed = ruledBoard(board, caption.content)
    const { radius } = creatureOf(placed, id).disc
    const out = exit === undefined ? null : { ...placePoint(exit), radius }
    const terrain = [ruins, ...(exit === undefined ? [] : [exit.ruins])]
    return effectScene(placed, { creature: id, legal: true, symbol: die, terrain, exit: out }, caption)
  },
})
