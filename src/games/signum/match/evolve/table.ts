import { PROSPERITY } from '../../content/numbers.ts'
import type { PlayerId } from '../players.ts'
import type { PlayerState, SignumState } from '../state.ts'
import { type Evolution, without, withPlayer } from './change.ts'

const turnedTo =
  (turned: boolean) =>
  (state: SignumState, { player, buildings }: { readonly player: PlayerId; readonly buildings: readonly string[] }) =>
    withPlayer(state, player, ({ city }) => ({
      city: city.map((one) => (buildings.includes(one.card) ? { ...one, turned } : one)),
    }))

const toGraveyard = ({ graveyard }: PlayerState, ...cards: readonly string[]) => ({
  graveyard: [...graveyard, ...cards],
})

/** What the setup, the turns and the cards do to the state; the rest only tells. */
export const evolveTable: Evolution = {
  orderSet: (state, { order }) => ({ ...state, order, active: order[0] ?? state.active }),
  cornerChosen: (state, { player, corner }) => withPlayer(state, player, () => ({ corner })),
  sidesSet: (state, { sides, order }) => ({
    ...state,
    order,
    players: state.players.map((one) => {
      const side = sides.find(({ player }) => player === one.player)
      return side === undefined ? one : { ...one, side: { from: side.from, to: side.to } }
    }),
  }),
  stepReached: (state, { player, phase }) => ({ ...state, phase, active: player }),
  heroPlaced: (state, { creature }) => ({
    ...state,
    creatures: [...state.creatures, creature],
    sequence: state.sequence + 1,
  }),
  cardsDealt: (state, { player, cards, deck }) => withPlayer(state, player, () => ({ hand: cards, deck })),
  handExchanged: (state, { player, hand, deck }) => withPlayer(state, player, () => ({ hand, deck })),
  cardsDiscarded: (state, { player, cards }) =>
    withPlayer(state, player, (one) => ({ hand: without(one.hand, cards), ...toGraveyard(one, ...cards) })),
  turnStarted: (state, { player, turn, round }) => ({
    ...startedFor(state, player),
    active: player,
    turn,
    round,
    phase: 'construction',
  }),
  cardDrawn: (state, { player, card }) =>
    withPlayer(state, player, ({ hand, deck }) => ({ hand: [...hand, card], deck: deck.slice(1) })),
  drawMissed: (state, { player, missed }) => withPlayer(state, player, () => ({ missedDraws: missed })),
  prosperityChanged: (state, { player, prosperity }) => {
    const isNew = prosperity >= PROSPERITY.victory && !state.reached.includes(player)
    const paid = withPlayer(state, player, () => ({ prosperity }))
    return isNew ? { ...paid, reached: [...paid.reached, player] } : paid
  },
  buildingDrawn: (state, { player, card }) =>
    withPlayer(state, player, ({ constructionDeck }) => ({
      drawnBuilding: card,
      constructionDeck: constructionDeck?.slice(1) ?? null,
    })),
  buildingBuilt: (state, { player, card }) =>
    withPlayer(state, player, ({ city, supply, drawnBuilding }) => ({
      city: [...city, { card, turned: false }],
      supply: without(supply, [card]),
      drawnBuilding: drawnBuilding === card ? null : drawnBuilding,
    })),
  buildingsTurned: turnedTo(true),
  buildingsUnturned: turnedTo(false),
  buildingUsed: (state, { player, card }) => turnedTo(true)(state, { player, buildings: [card] }),
  cardDeclared: (state, { player, card }) => withPlayer(state, player, ({ hand }) => ({ hand: without(hand, [card]) })),
  cardCancelled: (state, { player, card, to }) =>
    withPlayer(state, player, (one) => {
      if (to === 'graveyard') return toGraveyard(one, card)
      return to === 'hand' ? { hand: [...one.hand, card] } : { deck: [...one.deck, card] }
    }),
  deckShuffled: (state, { player, deck }) => withPlayer(state, player, () => ({ deck })),
  creatureSummoned: (state, { creature }) => ({
    ...state,
    creatures: [...state.creatures, creature],
    sequence: state.sequence + 1,
  }),
  spellResolved: (state, { player, card }) => withPlayer(state, player, (one) => toGraveyard(one, card)),
  relicEquipped: (state, { player, relic }) =>
    withPlayer(state, player, ({ relics }) => ({ relics: [...relics, relic] })),
  relicDiscarded: (state, { player, relic }) =>
    withPlayer(state, player, (one) => ({
      relics: one.relics.filter(({ id }) => id !== relic),
      ...toGraveyard(one, relic),
    })),
  relicUsed: (state, { player, relic, left }) =>
    withPlayer(state, player, ({ relics }) => ({
      relics: relics.map((one) => (one.id === relic ? { ...one, uses: left, usedThisTurn: true } : one)),
    })),
  tacticPlayed: (state, { player, tactic }) =>
    withPlayer(state, player, ({ tactics }) => ({ tactics: [...tactics, tactic] })),
  tacticRevealed: (state, { player, card, liesOpen = false }) =>
    withPlayer(state, player, (one) => ({
      tactics: one.tactics.filter(({ id }) => id !== card),
      ...(liesOpen ? {} : toGraveyard(one, card)),
    })),
  tacticResolved: (state, { player, card }) => withPlayer(state, player, (one) => toGraveyard(one, card)),
  tacticForgotten: (state, { player, card }) =>
    withPlayer(state, player, (one) => ({
      tactics: one.tactics.filter(({ id }) => id !== card),
      ...toGraveyard(one, card),
    })),
  buildingDestroyed: (state, { player, card, unique }) => ({
    ...withPlayer(state, player, (one) => lostBuilding(one, card, unique)),
    effects: state.effects.filter(({ on }) => !('locks' in on && on.locks === card && on.of === player)),
  }),
  terrainDestroyed: (state, { terrain: id }) => ({
    ...state,
    terrain: state.terrain.filter((one) => one.id !== id),
  }),
  terrainPlaced: (state, { player, card, template }) => ({
    ...withPlayer(state, player, ({ terrainPlayed }) => ({
      terrainPlayed: [...terrainPlayed, card],
      terrainDone: true,
    })),
    terrain: [...state.terrain, template],
    sequence: state.sequence + 1,
  }),
  turnEnded: (state, { player }) => clearedAfter(state, player),
  drawOffered: (state, { player }) => ({ ...state, drawOffers: [...state.drawOffers, player] }),
  drawWithdrawn: (state, { player }) => ({
    ...state,
    drawOffers: state.drawOffers.filter((one) => one !== player),
  }),
  playerOut: (state, { player }) =>
    withPlayer(state, player, ({ graveyard, tactics, relics, hand }) => ({
      status: 'out',
      graveyard: [...graveyard, ...tactics.map(({ id }) => id), ...relics.map(({ id }) => id), ...hand],
      tactics: [],
      relics: [],
      hand: [],
    })),
}

/** A basic building may be built again, an architect’s comes under the deck; a unique one is gone for good. */
function lostBuilding(one: PlayerState, card: string, isUnique: boolean): Partial<PlayerState> {
  const city = one.city.filter((building) => building.card !== card)
  if (isUnique) return { city, lostBuildings: [...one.lostBuildings, card] }
  const { constructionDeck, supply } = one
  return constructionDeck === null
    ? { city, supply: [...supply, card] }
    : { city, constructionDeck: [...constructionDeck, card] }
}

/** At the start of a turn the player’s buildings are unturned and the creatures ready. */
function startedFor(state: SignumState, player: PlayerId): SignumState {
  const unturned = withPlayer(state, player, ({ city }) => ({ city: city.map((one) => ({ ...one, turned: false })) }))
  const creatures = unturned.creatures.map((one) =>
    one.controller === player ? { ...one, activated: one.skipsNext, skipsNext: false } : one,
  )
  return { ...unturned, creatures }
}

/** At the end of a turn everything is cleared that counts once a turn. */
function clearedAfter(state: SignumState, player: PlayerId): SignumState {
  const creatures = state.creatures.map((one) => ({
    ...one,
    ...{ summoned: false, moved: false, ran: false, tired: false, persecutions: 0, steamed: false, howled: false },
    targeted: one.controller === player ? false : one.targeted,
  }))
  const cleared = withPlayer(state, player, ({ relics }) => ({
    terrainDone: false,
    relics: relics.map((relic) => ({ ...relic, usedThisTurn: false })),
  }))
  return { ...cleared, creatures, activation: null, drawOffers: [] }
}
