import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { GivenCards } from '../aim-deck.ts'
import { Board } from '../board.ts'
import { Melee, melee } from '../melee.ts'
import { cellName } from '../notation.ts'
import { OccupiedCells, occupancy, offBoard } from '../occupancy.ts'
import { pushScene } from '../push-scene.ts'
import { aimRules } from '../rules/aim.ts'
import { boardRules } from '../rules/board.ts'
import { meleeRules } from '../rules/melee.ts'
import { pushRules } from '../rules/push.ts'
import { ruleIds } from '../rules.ts'
import { Squad } from '../squad.ts'
import { Space } from '../vocabulary.ts'
import { defineApexOperation, placeOnBoard } from './define.ts'
import { PARAPET_AND_BIN_CORNER, ROOF_AND_BEACON } from './terrain-boards.ts'

export const AttackSquads = z
  .strictObject({ attacker: Squad, target: Squad })
  .describe('The squads of the two; if left out, they are taken to be enemies.')
  .meta({ id: 'ApexAttackSquads' })

export const meleeOperation = defineApexOperation({
  id: 'apex.melee',
  summary: {
    en: 'Resolves a melee attack: the aim card, the damage, the push and what it collides with.',
    es: 'Resuelve un ataque cuerpo a cuerpo: la carta de puntería, el daño, el empujón y el choque.',
  },
  rules: [...ruleIds(boardRules, aimRules, meleeRules, pushRules), 'apex.move.enter-trigger'],
  input: z
    .strictObject({
      board: Board,
      attacker: Space,
      target: Space,
      squads: AttackSquads.optional(),
      occupied: OccupiedCells,
      eliminatedByDamage: z.boolean().default(false).describe('Whether the blow eliminates: then nobody is pushed.'),
      cards: GivenCards,
      seed: Seed.optional(),
    })
    .meta({ id: 'ApexMeleeInput' }),
  outcome: Melee,
  examples: [
    {
      name: 'Off a roof, onto a beacon (E-65)',
      input: {
        board: ROOF_AND_BEACON,
        attacker: { cell: { column: 0, row: 0 } },
        target: { cell: { column: 1, row: 0 } },
        cards: [{ card: 'aim-08' }],
      },
    },
    {
      name: 'Into a joint of parapet and bin (E-66)',
      input: {
        board: PARAPET_AND_BIN_CORNER,
        attacker: { cell: { column: 1, row: 4 } },
        target: { cell: { column: 2, row: 3 } },
        cards: [{ card: 'aim-13' }],
      },
    },
  ],
  run({ board, attacker, target, squads = null, occupied, eliminatedByDamage, cards }, { trace, content, random }) {
    const placed = placeOnBoard(board, { attacker, target }, content)
    if (placed instanceof Refusal) return placed
    const beyond = offBoard(placed.board, occupied, 'occupied')
    if (beyond.length > 0) return new Refusal(beyond)
    const isOccupied = occupancy(placed.board, [...occupied, attacker.cell])
    const ends = { attacker: attacker.cell, target: target.cell }
    const attack = { ...ends, squads, eliminatedByDamage, isOccupied, cards }
    return melee(placed.board, attack, { content, random, trace })
  },
  headline({ value, hit, totalDamage, push }, { target }, locale) {
    if (!hit) return { en: `Aim card ${value}: a miss.`, es: `Carta ${value}: falla.` }[locale]
    const where = push === null ? '' : pushedTo(push.end, push.collision !== null, target.cell, locale)
    return {
      en: `Aim card ${value}: a hit for ${totalDamage} damage${where}.`,
      es: `Carta ${value}: impacta por ${totalDamage} de daño${where}.`,
    }[locale]
  },
  picture: ({ push }, { board, attacker, target, occupied }, caption) =>
    pushScene(board, { pusher: attacker.cell, target: target.cell, occupied, push }, caption),
})

type Place = { column: number; row: number }

function pushedTo(end: Place, collides: boolean, target: Place, locale: 'en' | 'es'): string {
  const stays = end.column === target.column && end.row === target.row
  const moved = { en: `, pushed to ${cellName(end)}`, es: `, empujada a ${cellName(end)}` }[locale]
  const collided = { en: ', with a collision', es: ', con choque' }[locale]
  return `${stays ? '' : moved}${collides ? collided : ''}`
}
