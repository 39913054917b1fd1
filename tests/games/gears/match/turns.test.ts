import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import {
  answerAll,
  arranged,
  blank,
  drone,
  face,
  map,
  movesBetween,
  of,
  offered,
  pairOf,
  refusalOf,
  wayBetween,
  zones,
} from './arranged.ts'
import { give } from './random-match.ts'

const [near, far] = pairOf(2)

describe('the Locust step', () => {
  test('E-24: one guard a step for the whole team (gears.react.guard-limit)', () => {
    const match = arranged({
      players: [{ hand: ['assault-guard', 'assault-guard', 'assault-guard'], position: { zone: near } }],
      state: { step: 'locust', locust: [drone('drone-1', far)], ai: { pile: [12, 1], discard: [] } },
    })
    const first = give(match, 0, { drawAi: {} }, blank)
    expect(of(first, 'asked')[0]?.decision.kind).toBe('guardOffer')
    const moved = give(match, 0, { answer: { option: 'decline' } }, blank)
    const events = [...first, ...moved, ...answerAll(match, blank, ['marcus-fenix:lancer:normal:assault-guard'])]
    const run = events.map(({ type }) => type).filter((type) => TOLD.includes(type))
    expect(run).toEqual([
      'figureMoved',
      'guarded',
      'attackDeclared',
      'diceRolled',
      'figureMoved',
      'attackDeclared',
      'diceRolled',
    ])
    const offers = of(events, 'asked').filter(({ decision }) => decision.kind === 'guardOffer')
    expect(offers).toHaveLength(2)
    expect(match.state.players[0]?.hand).toHaveLength(2)
    expect(match.state.step).toBe('heal')
  })

  test('E-26: a dodge counts for one attack (gears.react.dodge)', () => {
    const match = arranged({
      players: [{ hand: ['assault-dodge', 'advance-dodge', 'assault-dodge'], position: { zone: near } }],
      state: {
        step: 'locust',
        locust: [drone('drone-1', near), drone('drone-2', near)],
        ai: { pile: [12, 1], discard: [] },
      },
    })
    const events = give(match, 0, { drawAi: {} }, blank)
    events.push(...give(match, 0, { answer: { option: 'drone-1' } }, blank))
    events.push(...give(match, 0, { answer: { option: 'assault-dodge' } }, blank))
    events.push(...answerAll(match, blank, ['decline']))
    expect(of(events, 'attackDeclared').map(({ defenceDice }) => defenceDice)).toEqual([3, 1])
    expect(of(events, 'cardsDiscarded')).toMatchObject([{ cards: ['assault-dodge'], reason: 'dodge' }])
  })

  test('wounds are paid with cards of the owner’s choice, at random on Insane (gears.wound.cog)', () => {
    const wounded = (isInsane: boolean) => {
      const match = arranged({
        players: [{ hand: ['assault-follow', 'advance-follow', 'explore-follow', 'dig-in-follow', 'teamwork-follow'] }],
        state: {
          step: 'locust',
          options: { mission: 'emergence', difficulty: null, isInsane },
          ai: { pile: [12, 1], discard: [] },
        },
      })
      const state = { ...match.state, locust: [drone('drone-1', near)] }
      match.state = { ...state, players: state.players.map((player) => ({ ...player, position: { zone: near } })) }
      const events = give(match, 0, { drawAi: {} }, face(3))
      events.push(...answerAll(match, face(3), ['dig-in-follow']))
      return { events, match }
    }
    const chosen = wounded(false)
    expect(of(chosen.events, 'asked').map(({ decision }) => decision.kind)).toContain('discardForWounds')
    expect(of(chosen.events, 'cardsDiscarded')[0]?.cards).toContain('dig-in-follow')
    expect(of(wounded(true).events, 'asked').map(({ decision }) => decision.kind)).not.toContain('discardForWounds')
  })
})

const TOLD: readonly string[] = ['figureMoved', 'guarded', 'diceRolled', 'attackDeclared']

describe('the orders step', () => {
  test('E-27: those who follow are placed where the mover ends (gears.react.follow)', () => {
    const [start, end] = [zones[0] as string, zones.find((zone) => movesBetween(zones[0] ?? '', zone) === 3) as string]
    const match = arranged({
      players: [
        { hand: ['assault-dodge', 'advance-dodge'], position: { zone: start } },
        { hand: ['teamwork-follow', 'explore-follow'], position: { zone: start } },
        { hand: ['dig-in-follow'], position: { zone: start } },
      ],
    })
    give(match, 0, { playOrder: { card: 'assault-dodge', use: 'printed' } }, blank)
    const events = give(match, 0, { move: { path: wayBetween(start, end) } }, blank)
    expect(refusalOf(match, 0, { skipAction: {} })).toEqual(['gears.turn.steps'])
    expect(offered(match, 0)).toEqual([])
    expect(refusalOf(match, 1, { answer: { option: 'nonsense' } })).toEqual(['gears.ai.active-decides'])
    events.push(...answerAll(match, blank, ['explore-follow', 'dig-in-follow', 'none']))
    expect(of(events, 'followed').map(({ figure }) => figure)).toEqual(['dominic-santiago', 'augustus-cole'])
    expect(match.state.players.map(({ position }) => position.zone)).toEqual([end, end, end])
    expect(match.state.players.map(({ hand }) => hand.length)).toEqual([1, 1, 0])
  })

  test('E-56: a fourth weapon, and one that is held already (gears.weapon.limit)', () => {
    const zone = zones[0] as string
    const marker = { id: 'boomer-boomshot-1', type: 'boomer', weapon: 'boomshot', zone } as const
    const armed = (weapons: readonly string[]) =>
      arranged({
        players: [
          {
            hand: ['assault-dodge', 'advance-dodge'],
            position: { zone },
            weapons: weapons.map((weapon) => ({ weapon, ammo: 1 })),
          },
        ],
        state: { droppedWeapons: [marker] },
      })
    const full = armed(['lancer', 'snub-pistol', 'gnasher'])
    const body = { marker: marker.id, card: 'advance-dodge' }
    give(full, 0, { pickUp: { ...body, as: 'weapon' } }, blank)
    expect(full.state.procedure?.pending).toMatchObject({ kind: 'weaponLimit' })
    give(full, 0, { answer: { option: 'gnasher' } }, blank)
    expect(full.state.players[0]?.weapons.map(({ weapon }) => weapon)).toEqual(['lancer', 'snub-pistol', 'boomshot'])
    expect(full.state.players[0]?.weapons.at(-1)?.ammo).toBe(2)

    const holding = armed(['lancer', 'boomshot'])
    expect(refusalOf(holding, 0, { pickUp: { ...body, as: 'weapon' } })).toEqual(['gears.weapon.duplicate'])
    give(holding, 0, { pickUp: { ...body, as: 'ammo' } }, blank)
    expect(holding.state.players[0]?.weapons.at(-1)).toEqual({ weapon: 'boomshot', ammo: 3 })
    expect(holding.state.markers.boomer.discards).toEqual(['boomer-boomshot'])
  })

  test('E-68: the deck is renewed in the middle of a draw (gears.deck.order-reshuffle)', () => {
    const match = arranged({ players: [{}], state: { step: 'heal' } })
    const [top, ...rest] = match.state.orders.pile
    match.state = { ...match.state, orders: { pile: [top as string], discard: rest } }
    const events = give(match, 0, { heal: { cards: 2 } }, blank)
    expect(events.map(({ type }) => type)).toEqual([
      'orderCardsDrawn',
      'decksShuffled',
      'orderCardsDrawn',
      'stepStarted',
    ])
    expect(match.state.players[0]?.hand).toHaveLength(2)
    expect(match.state.orders).toMatchObject({ discard: [] })
  })

  test('E-63: one card has to be left to play (gears.special.keep-one)', () => {
    const zone = zones[0] as string
    const match = arranged({
      players: [
        { hand: ['assault-dodge'], position: { zone } },
        { position: { zone }, status: 'bleeding' },
      ],
    })
    const command = { revive: { cog: 'dominic-santiago', card: 'assault-dodge' } }
    expect(refusalOf(match, 0, command)).toEqual(['gears.special.keep-one'])
    expect(refusalOf(match, 0, { endOrders: {} })).toEqual(['gears.order.mandatory'])
  })

  test('E-06: special actions between the actions of a card', () => {
    const zone = zones[0] as string
    const match = arranged({
      players: [
        { hand: ['assault-dodge', 'advance-dodge', 'dig-in-dodge', 'explore-dodge'], position: { zone } },
        { position: { zone }, status: 'bleeding' },
      ],
    })
    give(match, 0, { revive: { cog: 'dominic-santiago', card: 'assault-dodge' } }, blank)
    expect(match.state.players[1]).toMatchObject({ status: 'standing', hand: [] })
    give(match, 0, { playOrder: { card: 'advance-dodge', use: 'printed' } }, blank)
    give(match, 0, { move: { path: [] } }, blank)
    expect(refusalOf(match, 0, { move: { path: [] } })).toEqual(['gears.turn.steps'])
    give(match, 0, { skipAction: {} }, blank)
    expect(refusalOf(match, 0, { skipAction: {} })).toEqual(['gears.order.actions-in-order'])
    give(match, 0, { endOrders: {} }, blank)
    expect(match.state).toMatchObject({ step: 'locust', active: 0 })
  })

  test('another player’s order card is played in the middle of the own one (Teamwork)', () => {
    const match = arranged({
      players: [
        { hand: ['teamwork-dodge', 'advance-dodge'], position: { zone: near } },
        { hand: ['assault-guard', 'sit-tight-guard'], position: { zone: far } },
      ],
    })
    give(match, 0, { playOrder: { card: 'teamwork-dodge', use: 'printed' } }, blank)
    give(match, 0, { act: {} }, blank)
    expect(match.state.players[0]?.hand).toHaveLength(2)
    give(match, 0, { act: {} }, blank)
    expect(refusalOf(match, 0, { endOrders: {} })).toEqual(['gears.turn.steps'])
    give(match, 1, { playOrder: { card: 'assault-guard', use: 'move' } }, blank)
    give(match, 1, { move: { path: [] } }, blank)
    expect(offered(match, 1).filter((command) => !('discardWeapon' in command))).toEqual([])
    give(match, 0, { endOrders: {} }, blank)
    expect(match.state.step).toBe('locust')
  })

  test('a card can take the Locust step away (Sit Tight)', () => {
    const match = arranged({ players: [{ hand: ['sit-tight-guard'], position: { zone: near } }, {}] })
    give(match, 0, { playOrder: { card: 'sit-tight-guard', use: 'printed' } }, blank)
    give(match, 0, { act: {} }, blank)
    give(match, 0, { endOrders: {} }, blank)
    expect(match.state).toMatchObject({ step: 'heal', active: 1, turnNumber: 2 })
  })

  test('a grenade hits everyone in the zone and seals its hole (gears.grenade.everyone)', () => {
    const zone = map.zones.find(({ holes }) => holes.length > 0)
    if (zone === undefined) throw new Error('No hole.')
    const match = arranged({
      players: [{ hand: ['assault-dodge', 'assault-dodge'], position: { zone: zone.id }, grenades: 1 }, {}],
      state: { locust: [drone('drone-1', zone.id)], sealedHoles: [] },
    })
    give(match, 0, { playOrder: { card: 'assault-dodge', use: 'attack' } }, blank)
    const events = give(match, 0, { throwGrenade: { zone: zone.id } }, face(0))
    events.push(...answerAll(match, face(0), ['decline']))
    expect(of(events, 'holeSealed')).toMatchObject([{ hole: zone.holes[0]?.id }])
    expect(match.state.players[0]).toMatchObject({ grenades: 0, hand: ['assault-dodge'] })
    expect(refusalOf(match, 0, { throwGrenade: { zone: zone.id } })).toEqual(['gears.order.actions-in-order'])
  })
})

describe('a mission card', () => {
  test('E-12: is flipped in the middle of a turn, which then goes on (gears.mission.flip-now)', () => {
    const zone = map.zones.find(({ holes }) => holes.length > 0)
    if (zone === undefined) throw new Error('No hole.')
    const [start] = map.neighbours(zone.number, 'moves').map((number) => zones[number] as string)
    const others = { position: { zone: start as string }, hand: ['dig-in-guard'] }
    const match = arranged({
      players: [{ ...others, hand: ['blind-fire-dodge', 'advance-guard'] }, others, others, others],
    })
    const own = mapOfState(match.state, content).zones.flatMap(({ holes }) => holes.map(({ id }) => id))
    const last = zone.holes[0]?.id
    match.state = { ...match.state, sealedHoles: own.filter((hole) => hole !== last), pool: FULL }
    give(match, 0, { playOrder: { card: 'blind-fire-dodge', use: 'printed' } }, blank)
    const events = give(match, 0, { throwGrenade: { zone: zone.id } }, face(0))
    events.push(...answerAll(match, face(0)))
    expect(of(events, 'missionFlipped')).toMatchObject([{ phase: 1 }])
    expect(of(events, 'phaseStarted')).toMatchObject([{ phase: 2 }])
    const kinds = of(events, 'spawned').map(({ figureType }) => figureType)
    expect(kinds.toSorted()).toEqual(['boomer', 'boomer', 'boomer', 'drone', 'drone', 'drone', 'wretch', 'wretch'])
    expect(match.state).toMatchObject({ step: 'orders', active: 0, phase: 2, result: null })
    give(match, 0, { move: { path: [] } }, blank)
  })
})

const FULL = { wretch: 6, drone: 6, ticker: 6, boomer: 3, theron: 3, kantus: 3, berserker: 1 }

describe('a bleeding soldier', () => {
  test('crawls, and is followed by the Locust step (gears.bleed.turn)', () => {
    const match = arranged({
      players: [{ position: { zone: near }, status: 'bleeding' }, { position: { zone: far } }],
      state: { step: 'crawl' },
    })
    const [step] = wayBetween(near, far)
    expect(refusalOf(match, 0, { crawl: { zone: far } })).toEqual(['gears.move.barriers'])
    give(match, 0, { crawl: { zone: step as string } }, blank)
    expect(match.state).toMatchObject({ step: 'locust', players: [{ position: { zone: step } }, {}] })
  })
})
