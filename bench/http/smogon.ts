import { calculate, Generations, Move, Pokemon } from '@smogon/calc'
import fastify, { type FastifyInstance } from 'fastify'

/** A usual question to the damage calculator, as a body that names both sides and the move. */
export const SMOGON_QUESTION = {
  gen: 9,
  attacker: { name: 'Gengar', item: 'Choice Specs', nature: 'Timid', evs: { spa: 252 }, boosts: { spa: 1 } },
  defender: { name: 'Chansey', item: 'Eviolite', nature: 'Calm', evs: { hp: 252, spd: 252 } },
  move: 'Focus Blast',
}
type Question = typeof SMOGON_QUESTION

/** The nearest peer behind a bare route: @smogon/calc with its result and its description. */
export async function smogonRoute(): Promise<FastifyInstance> {
  const app = fastify()
  app.post<{ Body: Question }>('/', async ({ body: { gen: number, attacker, defender, move } }) => {
    const gen = Generations.get(number as 9)
    const { name: one, ...attacking } = attacker
    const { name: other, ...defending } = defender
    const result = calculate(
      gen,
      new Pokemon(gen, one, attacking),
      new Pokemon(gen, other, defending),
      new Move(gen, move),
    )
    return { damage: result.damage, range: result.range(), description: result.desc() }
  })
  return app
}
