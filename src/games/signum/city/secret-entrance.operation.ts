import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import { creaturesOn, defineSignumOperation, unknown } from '../define.ts'
import { isSuccess } from '../dice/dice.ts'
import { dieOf, GivenDie } from '../dice/one-die.ts'
import { symbolPhrase } from '../language/words.ts'
import { refuse } from '../refusal.ts'
import { creatureOf } from '../table/board.scene.ts'
import { BoardForm } from '../table/board.ts'
import { box, creature } from '../table/boards.examples.ts'
import { effectScene } from '../table/effect.scene.ts'
import { placePoint } from '../table/place-board.ts'
import type { PlacedBoard, PlacedTerrain } from '../table/placed-board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Centimetres, DieSymbol, Id, Point } from '../vocabulary.ts'
import { entranceViolations, exitViolations, traceUse } from './ruins.ts'

const Exit = z
  .strictObject({ ruins: Id, x: Centimetres, y: Centimetres })
  .describe('At which ruins the character comes out, and the centre of its base there.')
  .meta({ id: 'SignumSecretExit' })

const BOARD = {
  creatures: [creature('Ana', 'Ruphus', [12, 10])],
  terrain: [
    box('Old Tower', [4, 8], [10.4, 13], { ruins: 'searched' }),
    box('Crypt', [34, 30], [42, 36], { ruins: 'searched' }),
  ],
}

export const secretEntranceOperation = defineSignumOperation({
  id: 'signum.secret-entrance',
  kind: 'resolution',
  summary: {
    en: 'Lets a character try a secret entrance between searched ruins: whether it may, the die and where it comes out.',
    es: 'Un personaje prueba una entrada secreta entre ruinas registradas: si puede, el dado y por dónde sale.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    'signum.ruins.secret-entrance',
    'signum.ruins.not-heroes',
    'signum.ruins.not-in-contact',
    'signum.ruins.after-move',
    'signum.ruins.ends-turn',
    'signum.ruins.stealth-kept',
  ],
  input: z
    .strictObject({
      board: BoardForm,
      creature: Id,
      ruins: Id.describe('The searched ruins that it touches.'),
      exit: Exit.exactOptional(),
      die: GivenDie.exactOptional(),
      seed: Seed.optional(),
    })
    .meta({ id: 'SignumSecretEntranceInput' }),
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
        board: { drawn: BOARD },
        creature: 'Ruphus',
        ruins: 'Old Tower',
        exit: { ruins: 'Crypt', x: 32.4, y: 33 },
        die: { d6: 3 },
      },
    },
  ],
  run({ board, creature: id, ruins: name, exit, die }, context) {
    const { trace, random } = context
    const asked = creaturesOn(board, { creature: id }, context)
    if (asked instanceof Refusal) return asked
    const { placed, found } = asked
    const [ruins, other] = [templateOn(placed, name), exit === undefined ? null : templateOn(placed, exit.ruins)]
    if (ruins === undefined) return unknown(name, 'ruins')
    if (other === undefined) return unknown(exit?.ruins ?? '', 'exit', 'ruins')
    const user = found.creature
    const { radius } = user.disc
    const wanted = exit === undefined || other === null ? null : { ruins: other, disc: { ...placePoint(exit), radius } }
    const violations = [
      ...entranceViolations(placed, user, ruins),
      ...(wanted === null ? [] : exitViolations(placed, user, ruins, wanted)),
    ]
    if (violations.length > 0) return refuse(violations)
    const symbol = dieOf(die, random)
    const passes = isSuccess(symbol, 'secretEntrance')
    trace.applied('signum.ruins.secret-entrance', { creature: id, problem: null, symbol })
    traceUse(user, trace)
    const { x, y } = user.creature
    const out = exit === undefined ? null : { x: exit.x, y: exit.y }
    return { die: symbol, passes, place: passes ? out : { x, y }, activationEnds: true }
  },
  headline({ die, passes }, { creature: id }, locale) {
    const rolled = symbolPhrase(die, locale)
    return {
      en: `${id} rolls ${rolled} and ${passes ? 'comes out elsewhere' : 'stays'}; its activation ends.`,
      es: `${id} saca ${rolled} y ${passes ? 'sale por otro lado' : 'se queda'}; su activación acaba.`,
    }[locale]
  },
  picture({ die }, { board, creature: id, ruins, exit }, caption) {
    const placed = ruledBoard(board, caption.content)
    const { radius } = creatureOf(placed, id).disc
    const out = exit === undefined ? null : { ...placePoint(exit), radius }
    const terrain = [ruins, ...(exit === undefined ? [] : [exit.ruins])]
    return effectScene(placed, { creature: id, legal: true, symbol: die, terrain, exit: out }, caption)
  },
})

const templateOn = ({ terrain }: PlacedBoard, id: string): PlacedTerrain | undefined =>
  terrain.find((template) => template.terrain.id === id)
