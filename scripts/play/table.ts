import { randomUUID } from 'node:crypto'
import type { Client, Match, Offer, TurnEvent } from './client.ts'

/** Picks one of the offers; it is given everything a client without rules knowledge can see. */
export type Choice = (offers: readonly Offer[], match: Match) => Offer

export type Played = { readonly match: Match; readonly commands: number }

/** Plays a match to its end, or for so many commands, by picking from the offers of whichever seat has some. */
export async function playMatch(
  client: Client,
  id: string,
  choose: Choice,
  { max, tell }: { readonly max: number; readonly tell: (event: TurnEvent) => void },
): Promise<Played> {
  let match = await client.match(id)
  let commands = 0
  for (; match.status === 'running' && commands < max; commands++) {
    const { seat, offers } = await nextOffers(client, match)
    const { events } = await client.give(id, seat, choose(offers, match), match.version, randomUUID())
    for (const event of events) tell(event)
    match = await client.match(id)
  }
  return { match, commands }
}

/** The seat that has something to do: usually the active one, else the one that is asked. */
async function nextOffers(client: Client, match: Match): Promise<{ seat: number; offers: readonly Offer[] }> {
  const seats = match.seats.map(({ number }) => number)
  const order = [
    ...seats.filter((seat) => seat === match.activeSeat),
    ...seats.filter((seat) => seat !== match.activeSeat),
  ]
  for (const seat of order) {
    const offers = await client.offers(match.id, seat)
    if (offers.length > 0) return { seat, offers }
  }
  throw new Error(`Match ${match.id} runs at version ${match.version}, but no seat may do anything.`)
}
