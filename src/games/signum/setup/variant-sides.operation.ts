import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { Side } from '../table/board.ts'
import { Player } from '../vocabulary.ts'
import { sidesScene } from './sides.scene.ts'
import { lastOpponents, Seating, sidesOf } from './sides.ts'
import { variantRules } from './variants.rules.ts'

const LastOpponent = z
  .object({ player: Player, last: Player })
  .describe('Whose turn ends what lasts until the end of the opponent’s turn.')
  .meta({ id: 'SignumLastOpponent' })

export const variantSidesOperation = defineSignumOperation({
  id: 'signum.variant-sides',
  kind: 'resolution',
  summary: {
    en: 'The sides of the players and their turn order: duel, three, four, or two against two.',
    es: 'Los lados de los jugadores y su orden de turno: duelo, tres, cuatro, o dos contra dos.',
  },
  rules: ruleIds(variantRules),
  input: Seating,
  outcome: z
    .object({
      sides: z.array(Side),
      turnOrder: z.array(Player),
      teams: z.array(z.array(Player)),
      lastOpponents: z.array(LastOpponent),
    })
    .meta({ id: 'SignumVariantSidesOutcome' }),
  examples: [
    {
      name: 'Four corners (E-58)',
      input: {
        variant: 'four',
        players: ['P1', 'P2', 'P3', 'P4'],
        corners: ['southWest', 'northWest', 'northEast', 'southEast'],
      },
    },
    { name: 'A duel', input: { variant: 'duel', players: ['A', 'B'] } },
    {
      name: 'Two against two',
      input: {
        variant: 'teams',
        players: ['A1', 'A2', 'B1', 'B2'],
        corners: ['southWest', 'southEast', 'northWest', 'northEast'],
      },
    },
    {
      name: 'Three corners',
      input: { variant: 'three', players: ['A', 'B', 'C'], corners: ['southWest', 'northEast', 'southEast'] },
    },
  ],
  run(seating, { trace }) {
    const sides = sidesOf(seating, trace)
    return sides instanceof Refusal ? sides : { ...sides, lastOpponents: lastOpponents(sides, trace) }
  },
  headline: ({ turnOrder }, _input, locale) =>
    ({ en: `Turn order: ${turnOrder.join(', ')}.`, es: `Orden de turno: ${turnOrder.join(', ')}.` })[locale],
  picture: ({ sides, turnOrder, teams }, _input, caption) => sidesScene(sides, { turnOrder, teams }, caption),
})
