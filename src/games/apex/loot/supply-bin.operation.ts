import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { BinContents } from '../content/supply-bins.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import { refuse } from '../refusal.ts'
import { lootNames, weaponChoice } from './loot.words.ts'
import { DrawnToken, drawSome, fullStock, lootBin } from './supply-bin.ts'

const BinCard = z
  .union([z.strictObject({ id: z.string().max(80) }), z.strictObject({ contents: BinContents })])
  .describe('A supply-bin card of the content, or what is printed on the card that was revealed.')
  .meta({ id: 'ApexBinCardChoice' })

const tokens = z.array(Label).max(100).optional()

const Input = z
  .strictObject({
    card: BinCard.optional().describe('Drawn from the 18 cards if left out.'),
    left: z
      .strictObject({ common: tokens, rare: tokens, epic: tokens, weapons: tokens })
      .default({})
      .describe('What is left in a bag or in the weapon deck; full if left out.')
      .meta({ id: 'ApexStockLeft' }),
    seed: Seed.optional(),
  })
  .meta({ id: 'ApexSupplyBinInput' })
type Input = z.infer<typeof Input>

const EXAMPLE_SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

export const supplyBinOperation = defineApexOperation({
  id: 'apex.supply-bin',
  kind: 'resolution',
  summary: {
    en: 'Opens a supply bin: draws its card, its loot and two weapon cards to choose from.',
    es: 'Abre un depósito de suministros: roba su carta, su botín y dos cartas de Arma para elegir.',
  },
  rules: ['apex.content.known', 'apex.interact.supply-bin'],
  input: Input,
  outcome: z
    .object({
      card: z.string().nullable().describe('The id of the bin card; null if it was only described.'),
      contents: BinContents,
      loot: z.array(DrawnToken),
      weapons: z.array(z.string()).describe('Choose one; the others leave the game.'),
    })
    .meta({ id: 'ApexSupplyBinOutcome' }),
  examples: [
    {
      name: 'The card of the example: one of each (E-15)',
      input: { card: { contents: { common: 1, rare: 1, epic: 1 } }, seed: EXAMPLE_SEED },
    },
    { name: 'A bin card from the deck', input: { seed: EXAMPLE_SEED } },
  ],
  run({ card: choice, left }, { random, trace, content }) {
    const card = cardOf(choice, content, random)
    if (card instanceof Refusal) return card
    const full = fullStock(content)
    const stock = {
      common: left.common ?? full.common,
      rare: left.rare ?? full.rare,
      epic: left.epic ?? full.epic,
      weapons: left.weapons ?? full.weapons,
    }
    return { ...card, ...lootBin(card, stock, random, trace) }
  },
  headline({ loot, weapons }, _input, locale, content) {
    const found = lootNames(
      loot.map(({ token }) => token),
      locale,
      content,
    )
    const choice = weaponChoice(weapons, locale, content)
    return { en: `Loot: ${found}. Weapon: ${choice}.`, es: `Botín: ${found}. Arma: ${choice}.` }[locale]
  },
})

function cardOf(
  choice: Input['card'],
  content: ApexContent,
  random: Random,
): { card: string | null; contents: BinContents } | Refusal {
  if (choice !== undefined && 'contents' in choice) return { card: null, contents: choice.contents }
  const id = choice?.id ?? drawSome([...content.supplyBinCards.keys()], 1, random)[0] ?? ''
  const found = content.supplyBinCards.get(id)
  if (found !== undefined) return { card: id, contents: found.contents }
  return refuse([{ rule: 'apex.content.known', path: ['card', 'id'], facts: { kind: 'supplyBinCard', id } }])
}
