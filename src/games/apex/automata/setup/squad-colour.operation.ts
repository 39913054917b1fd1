import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GivenCard, revealAimCards } from '../../combat/shot/aim-deck.ts'
import { defineApexOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { Squad, squadName } from '../../table/squad.ts'
import { SeedOrNone } from '../route/route-draws.ts'
import { coloursBy } from './squad-colour.ts'

export const squadColourOperation = defineApexOperation({
  id: 'apex.automata-squad-colour',
  kind: 'resolution',
  summary: {
    en: 'Draws the aim card that tells which squad is Red, the players’ or that of the Automata.',
    es: 'Roba la carta de Puntería que dice qué pelotón es el Rojo, el de los jugadores o el de los Autómatas.',
  },
  rules: [
    'apex.aim.possible-cards',
    'apex.automata.setup.colour-draw',
    'apex.automata.setup.no-core-draw',
    'apex.automata.setup.initiative-marker',
  ],
  input: z
    .strictObject({
      card: GivenCard.optional().describe('The aim card that was drawn; the service draws if it is left out.'),
      seed: SeedOrNone,
    })
    .meta({ id: 'ApexAutomataSquadColourInput' }),
  outcome: z
    .object({
      card: z.string().nullable().describe('The id of the card; null if it was only described.'),
      humanSquad: Squad,
      enemySquad: Squad,
    })
    .meta({ id: 'ApexAutomataSquadColourOutcome' }),
  examples: [
    { name: 'Drawn at the table (E-56)', input: { card: { card: 'aim-10' } } },
    { name: 'Drawn by the service', input: { seed: `hmac-sha256,1,${'0'.repeat(64)}` } },
  ],
  run({ card, seed }, { trace, content, random }) {
    if (card === undefined && seed === null) {
      const facts = { card: '', reason: 'DRAWS_EXHAUSTED' } as const
      return refuse([{ rule: 'apex.aim.possible-cards', path: ['card'], facts }])
    }
    const drawn = revealAimCards(1, card === undefined ? undefined : [card], content, random)
    if (drawn instanceof Refusal) return drawn
    const [{ id, value } = { id: null, value: 0 }] = drawn
    return { card: id, ...coloursBy(value, trace) }
  },
  headline({ humanSquad }, _input, locale) {
    const name = squadName(humanSquad, locale)
    return { en: `The players are ${name}.`, es: `Los jugadores son el pelotón ${name}.` }[locale]
  },
})
