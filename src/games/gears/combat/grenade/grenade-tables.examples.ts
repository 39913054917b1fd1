import { CORRIDOR } from '../../table/maps.examples.ts'
import type { GrenadeDeclarationInput } from './grenade-declaration.ts'

/** A grenade two zones down the corridor, at a Drone in cover and a friend. */
export const GRENADE_IN_THE_CORRIDOR: GrenadeDeclarationInput = {
  situation: {
    table: {
      map: { drawn: CORRIDOR },
      cogs: [
        { id: 'marcus-fenix', position: { zone: 'H2' }, hand: 7, grenades: 1 },
        { id: 'dominic-santiago', position: { zone: 'H4' }, hand: 4 },
      ],
      locust: [{ id: 'drone-1', enemy: 'drone', position: { zone: 'H4', cover: 'c4' } }],
      holeTokens: [{ id: 'E1', zone: 'H4' }],
      thrower: 'marcus-fenix',
      zone: 'H4',
    },
  },
  dodging: ['dominic-santiago'],
}

/** A grenade at three Tickers, without a map. */
export const GRENADE_AT_TICKERS: GrenadeDeclarationInput = {
  situation: {
    given: {
      thrower: { id: 'Cole', character: 'augustus-cole' },
      figures: ['ticker-1', 'ticker-2', 'ticker-3'].map((id) => ({ locust: { id, enemy: 'ticker' } })),
      openHoles: ['hole-1', 'hole-2'],
    },
  },
  grenades: 2,
}
