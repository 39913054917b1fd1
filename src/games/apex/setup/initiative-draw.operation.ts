import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { AimDeck, GivenCards, RevealedCard, revealAimCards, withAimDeck } from '../combat/shot/aim-deck.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { Squad } from '../table/squad.ts'

const Input = z
  .strictObject({
    first: Label.default('First').describe('The name of one squad.'),
    second: Label.default('Second').describe('The name of the other squad.'),
    introductory: z.boolean().default(true).describe('The higher card is Red; otherwise it chooses its colour.'),
    colour: Squad.optional().describe(
      'What the squad with the higher card chooses, in a game that is not introductory.',
    ),
    aimDeck: AimDeck,
    cards: GivenCards.describe('In pairs, the first squad’s card first; a pair more for each tie.'),
    seed: Seed.optional(),
  })
  .refine(({ introductory, colour }) => !introductory || colour === undefined || colour === 'red', {
    path: ['colour'],
    error: 'In the introductory game the higher card is Red.',
  })
  .meta({ id: 'ApexInitiativeDrawInput' })
type Input = z.infer<typeof Input>

const Drawn = z.object({ first: RevealedCard, second: RevealedCard }).meta({ id: 'ApexInitiativePair' })
type Drawn = z.infer<typeof Drawn>

const EXAMPLE_SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

export const initiativeDrawOperation = defineApexOperation({
  id: 'apex.initiative-draw',
  kind: 'resolution',
  summary: {
    en: 'Draws an aim card for each squad and tells which one is Red.',
    es: 'Roba una carta de Puntería por pelotón y dice cuál es el Rojo.',
  },
  rules: ['apex.aim.possible-cards', 'apex.setup.initiative-draw', 'apex.setup.initiative-fixed'],
  input: Input,
  outcome: z
    .object({
      draws: z.array(Drawn),
      red: z.string().nullable().describe('The squad that is Red; null if a reported tie has to be drawn again.'),
      blue: z.string().nullable(),
      chooses: z.string().nullable().describe('The squad that has to choose its colour; null if that is settled.'),
    })
    .meta({ id: 'ApexInitiativeDrawOutcome' }),
  examples: [
    { name: 'Drawn by the service', input: { first: 'Foxes', second: 'Owls', seed: EXAMPLE_SEED } },
    {
      name: 'The higher card chooses to be Blue',
      input: {
        first: 'Foxes',
        second: 'Owls',
        introductory: false,
        colour: 'blue',
        cards: [{ card: 'aim-12' }, { card: 'aim-05' }],
      },
    },
    {
      name: 'Reported by the players',
      input: { first: 'Foxes', second: 'Owls', cards: [{ card: 'aim-08' }, { card: 'aim-12' }] },
    },
  ],
  run: (input, context) => drawInitiative(input, context),
  headline({ red, chooses }, _input, locale) {
    if (chooses !== null) return { en: `${chooses} chooses its colour.`, es: `${chooses} elige su color.` }[locale]
    if (red === null) return { en: 'A tie: draw again.', es: 'Empate: se vuelve a robar.' }[locale]
    return { en: `The Red squad: ${red}.`, es: `Pelotón Rojo: ${red}.` }[locale]
  },
})

type Chance = { readonly random: Random; readonly trace: ApexTrace; readonly content: ApexContent }

/** Draws for both squads; who is Red follows in the introductory game and is chosen in any other. */
function drawInitiative(input: Input, { random, trace, content }: Chance) {
  const given = input.cards?.length ?? 0
  if (given % 2 === 1) {
    return refuse([{ rule: 'apex.setup.initiative-draw', path: ['cards'], facts: { given, needed: given + 1 } }])
  }
  const draws = drawUntilDecided(input, withAimDeck(content, input.aimDeck), random, trace)
  if (draws instanceof Refusal) return draws
  const last = draws.at(-1)
  if (last === undefined || isTie(last)) return { draws, red: null, blue: null, chooses: null }

  const [higher, lower] =
    last.first.value > last.second.value ? [input.first, input.second] : [input.second, input.first]
  const colour = input.introductory ? 'red' : input.colour
  if (colour === undefined) return { draws, red: null, blue: null, chooses: higher }
  if (!input.introductory) trace.applied('apex.setup.initiative-draw', { chooses: higher, colour })
  const [red, blue] = colour === 'red' ? [higher, lower] : [lower, higher]
  trace.applied('apex.setup.initiative-fixed', { red, blue })
  return { draws, red, blue, chooses: null }
}

const isTie = ({ first, second }: Drawn): boolean => first.value === second.value

/** Draws pairs until one decides. Players who report cards report the next pair too, so a tie of theirs stays open. */
function drawUntilDecided(input: Input, content: ApexContent, random: Random, trace: ApexTrace): Drawn[] | Refusal {
  const draws: Drawn[] = []
  const pairs = Math.max(1, (input.cards?.length ?? 0) / 2)
  for (let pair = 0; pair < pairs; pair++) {
    const cards = revealAimCards(2, input.cards?.slice(2 * pair, 2 * pair + 2), content, random)
    if (cards instanceof Refusal) return cards
    const [first, second] = cards
    if (first === undefined || second === undefined) break
    draws.push({ first, second })
    const draw = { first: first.value, second: second.value }
    const squads = { first: input.first, second: input.second }
    trace.applied('apex.setup.initiative-draw', { draw, squads, introductory: input.introductory })
    if (draw.first !== draw.second) break
  }
  return draws
}
