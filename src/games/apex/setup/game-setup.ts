import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { AIM_DECK_SIZE } from '../content/aim-cards.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { STARTING_EQUIPMENT } from '../content/equipment.ts'
import { BORDER_COUNT } from '../content/reward-tokens.ts'
import { FEATS, FIRST_FEATS, LEGENDS_IN, Mode, POOL, STARTING_AMMO, WEAPON_COPIES } from '../content/setup.ts'
import { DEATH_BOXES, MAX_HEALTH, STARTING_SHIELD } from '../content/vitals.ts'
import type { ApexTrace } from '../rules.ts'
import { BoardForm, placeBoard } from '../table/board.ts'
import { Squad } from '../table/squad.ts'
import { Cell, Count } from '../vocabulary.ts'
import { type KnownLegends, knownLegends, ownLegendsField } from './own-legends.ts'
import { checkSquads, SquadLists, squadsOf } from './squad-lists.ts'

/** What a game is to be played with. */
export const GameSetupInput = z
  .strictObject({
    mode: Mode.default('2v2'),
    board: BoardForm.prefault({ content: 'crossroads' }),
    legends: SquadLists.optional().describe('Those of the introductory game if left out.'),
    ring: z.boolean().default(true).describe('The Ring is in use.'),
    screens: z.boolean().default(true).describe('Backpacks lie behind player screens.'),
    ...ownLegendsField,
  })
  .meta({ id: 'ApexSetupInput' })
export type GameSetupInput = z.infer<typeof GameSetupInput>

const Bags = z.object({ common: Count, rare: Count, epic: Count }).meta({ id: 'ApexBagSizes' })

const Stock = z
  .object({
    moment: z.enum(['laidOut', 'poolsDrawn', 'dropPrepared']).meta({ id: 'ApexSetupMoment' }),
    weaponDeck: Count,
    supplyBinDeck: Count,
    ringDeck: Count.describe('Without the card that is revealed.'),
    aimDeck: Count,
    bags: Bags,
    featDeck: Count.describe('Of each Legend.'),
    featsInHand: Count.describe('Of each Legend.'),
  })
  .describe('How many cards and tokens there are at a moment of the preparations.')
  .meta({ id: 'ApexSetupStock' })
type Stock = z.infer<typeof Stock>

const Kit = z
  .object({
    legend: z.string(),
    squad: Squad,
    pieces: z.array(z.object({ id: z.string(), count: Count }).meta({ id: 'ApexKitPieces' })),
    tokens: z.object({ tactical: Count, ultimate: Count }).meta({ id: 'ApexKitTokens' }),
    feats: Count,
    screen: z.boolean(),
  })
  .describe('What lies before a Legend: its personal supply, with its ability cards face up.')
  .meta({ id: 'ApexLegendKit' })
type Kit = z.infer<typeof Kit>

export const GameSetup = z
  .object({
    mode: Mode,
    introductory: z.boolean().describe('It is the complete game of the core rulebook.'),
    stock: z.array(Stock),
    panel: z
      .object({
        helmet: z.string(),
        bodyShield: z.string(),
        emergencyShield: z.string(),
        ammo: z.array(Count),
        shield: Count,
        health: Count,
        deathBoxes: Count,
      })
      .describe('Of every Legend.')
      .meta({ id: 'ApexStartingPanel' }),
    kits: z.array(Kit),
    ringMarkers: z.array(Cell).describe('The corner spaces with the markers; none without the Ring.'),
  })
  .meta({ id: 'ApexSetupOutcome' })
export type GameSetup = z.infer<typeof GameSetup>

/** Lays out a game; refuses squads and boards that cannot be. */
export function setUpGame(input: GameSetupInput, content: ApexContent, trace: ApexTrace): GameSetup | Refusal {
  const board = placeBoard(input.board, content)
  if (board instanceof Refusal) return board
  const squads = squadsOf(input.mode, input.legends)
  const legends = knownLegends(content, input.own)
  const refusal = checkSquads(squads, input.mode, legends)
  if (refusal !== null) return refusal

  const introductory = input.legends === undefined && input.ring && input.screens
  trace.applied('apex.setup.default-game', { introductory })
  trace.applied('apex.setup.players', {
    red: squads.red.length,
    blue: squads.blue.length,
    needed: LEGENDS_IN[input.mode],
  })
  const ringMarkers = input.ring ? cornersOf(board) : []
  trace.applied('apex.setup.board', { width: board.width, height: board.height, aimCards: AIM_DECK_SIZE })
  const stock = stockOf(input, content, trace)
  if (input.ring) trace.applied('apex.setup.ring', { cards: content.ringCards.size, markers: ringMarkers })
  const kits = kitsOf(squads, input.screens, legends, trace)
  return { mode: input.mode, introductory, stock, panel: panelOf(trace), kits, ringMarkers }
}

const cornersOf = ({ width, height }: { width: number; height: number }) => [
  { column: 0, row: 0 },
  { column: width - 1, row: 0 },
  { column: width - 1, row: height - 1 },
  { column: 0, row: height - 1 },
]

/** The decks and bags when the game is laid out, after the pools of stage 1, and before the drop. */
function stockOf({ mode, ring }: GameSetupInput, content: ApexContent, trace: ApexTrace): Stock[] {
  const legends = 2 * LEGENDS_IN[mode]
  const bags = {
    common: sizeOf('bag-common', content),
    rare: sizeOf('bag-rare', content),
    epic: sizeOf('bag-epic', content),
  }
  const laidOut: Stock = {
    moment: 'laidOut',
    weaponDeck: WEAPON_COPIES * content.weapons.size,
    supplyBinDeck: content.supplyBinCards.size,
    ringDeck: ring ? content.ringCards.size - 1 : 0,
    aimDeck: AIM_DECK_SIZE,
    bags,
    featDeck: FEATS,
    featsInHand: 0,
  }
  trace.applied('apex.setup.bags', bags)
  trace.applied('apex.setup.decks', { weapons: laidOut.weaponDeck, supplyBins: laidOut.supplyBinDeck })
  const poolsDrawn: Stock = {
    ...laidOut,
    moment: 'poolsDrawn',
    weaponDeck: laidOut.weaponDeck - legends * POOL.weapons,
    bags: { ...bags, common: bags.common - legends * POOL.common, rare: bags.rare - legends * POOL.rare },
  }
  const dropPrepared: Stock = {
    ...poolsDrawn,
    moment: 'dropPrepared',
    bags: { ...poolsDrawn.bags, epic: bags.epic - BORDER_COUNT },
    featDeck: FEATS - FIRST_FEATS,
    featsInHand: FIRST_FEATS,
  }
  trace.applied('apex.stage2.prepare', { borders: BORDER_COUNT, feats: FIRST_FEATS })
  return [laidOut, poolsDrawn, dropPrepared]
}

const sizeOf = (bag: string, content: ApexContent): number =>
  (content.lootBags.get(bag)?.tokens ?? []).reduce((sum, { count }) => sum + count, 0)

function panelOf(trace: ApexTrace): GameSetup['panel'] {
  trace.applied('apex.setup.legend-panel', { shield: STARTING_SHIELD, health: MAX_HEALTH, deathBoxes: DEATH_BOXES })
  return {
    ...STARTING_EQUIPMENT,
    ammo: [STARTING_AMMO, STARTING_AMMO],
    shield: STARTING_SHIELD,
    health: MAX_HEALTH,
    deathBoxes: DEATH_BOXES,
  }
}

function kitsOf(squads: SquadLists, screen: boolean, legends: KnownLegends, trace: ApexTrace): Kit[] {
  const entries = (['red', 'blue'] as const).flatMap((squad) => squads[squad].map((legend) => ({ legend, squad })))
  return entries.flatMap(({ legend, squad }) => {
    const entry = legends.get(legend)
    if (entry === undefined) return []
    const pieces = entry.pieces.map(({ id, count }) => ({ id, count }))
    trace.applied('apex.setup.legend-kit', { legend, pieces, feats: FEATS, screen })
    return [{ legend, squad, pieces, tokens: entry.tokens, feats: FEATS, screen }]
  })
}
