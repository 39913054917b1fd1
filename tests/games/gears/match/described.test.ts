import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { describeIn } from '../../../../src/games/gears/match/describe.ts'
import type { GearsEvent, GearsEventType } from '../../../../src/games/gears/match/events.ts'
import { gearsPlay } from '../../../../src/games/gears/match/play.ts'
import { seenBy } from '../../../../src/games/gears/match/visibility.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { expectPublishedEvent } from '../../../support/published.ts'
import { chanceOf } from './random-match.ts'
import { preparedMatch } from './world.ts'

const { state } = preparedMatch({}, 2, chanceOf(1))
const pair = { figure: 'drone-2', target: 'marcus-fenix' }

const EVENTS: { readonly [Type in GearsEventType]: Extract<GearsEvent, { type: Type }> } = {
  aiCardDrawn: { type: 'aiCardDrawn', card: 13 },
  aiCardRedrawn: { type: 'aiCardRedrawn', card: 13, reason: 'wouldSpawn' },
  aiDeckShuffled: { type: 'aiDeckShuffled' },
  branchTaken: { type: 'branchTaken', card: 13, branch: 'restricted', figure: 'drone-2' },
  locustActivated: { type: 'locustActivated', figure: 'drone-2' },
  coverLeft: { type: 'coverLeft', figure: 'drone-2', zone: '2A-a', cover: '2A-1' },
  figureMoved: { type: 'figureMoved', figure: 'marcus-fenix', from: '2A-a', zone: '2A-b' },
  coverTaken: { type: 'coverTaken', figure: 'drone-2', zone: '2A-a', cover: '2A-1' },
  attackDeclared: { type: 'attackDeclared', ...pair, attackDice: 3, defenceDice: 2 },
  attackSkipped: { type: 'attackSkipped', figure: 'drone-2' },
  dodged: { type: 'dodged', figure: 'marcus-fenix' },
  guarded: { type: 'guarded', figure: 'marcus-fenix', target: 'drone-2', weapon: 'lancer' },
  diceRolled: { type: 'diceRolled', ...pair, wounds: 2, omens: 1, shields: 1, amount: 1 },
  locustWounded: { type: 'locustWounded', figure: 'drone-2', state: 'wounded', amount: 1 },
  locustKilled: { type: 'locustKilled', figure: 'drone-2', zone: '2A-a' },
  locustHealed: { type: 'locustHealed', figure: 'drone-2' },
  weaponDropped: { type: 'weaponDropped', marker: { id: 'm-1', type: 'drone', weapon: 'hammerburst', zone: '2A-a' } },
  markerTaken: { type: 'markerTaken', marker: 'm-1' },
  cogWounded: { type: 'cogWounded', figure: 'marcus-fenix', amount: 2, atRandom: false },
  cogBleeding: { type: 'cogBleeding', figure: 'marcus-fenix' },
  cogExecuted: { type: 'cogExecuted', figure: 'marcus-fenix' },
  spawned: {
    type: 'spawned',
    figure: 'drone-2',
    enemy: 'drone',
    figureType: 'drone',
    zone: '2A-a',
    state: 'healthy',
  },
  spawnFailed: { type: 'spawnFailed', enemy: 'drone', zone: '2A-a' },
  holeOpened: { type: 'holeOpened', hole: 'hole-1', zone: '2A-a' },
  tickerBlast: { type: 'tickerBlast', figure: 'ticker-1', zone: '2A-a' },
  ammoDiscarded: { type: 'ammoDiscarded', figure: 'marcus-fenix', weapon: 'lancer', amount: 1 },
  guardForbidden: { type: 'guardForbidden' },
  stepEnded: { type: 'stepEnded' },
  markerPlaced: { type: 'markerPlaced', figure: 'drone-2', kind: 'drone', marker: 'drone-x', from: 'unused' },
  markerTurned: {
    type: 'markerTurned',
    figure: 'drone-2',
    kind: 'drone',
    marker: 'drone-hammerburst',
    from: 'own',
    weapon: 'hammerburst',
  },
  matchSetUp: { type: 'matchSetUp', state },
  cogPlaced: { type: 'cogPlaced', seat: 0, position: { zone: '2A-a' } },
  turnStarted: { type: 'turnStarted', seat: 1, number: 4 },
  stepStarted: { type: 'stepStarted', step: 'orders' },
  orderCardsDrawn: { type: 'orderCardsDrawn', seat: 0, cards: ['advance-guard'] },
  cardsDiscarded: { type: 'cardsDiscarded', seat: 0, cards: ['advance-guard', 'assault-dodge'], reason: 'wounds' },
  decksShuffled: { type: 'decksShuffled', which: 'orders', pile: ['advance-guard'] },
  aiDeckRenewed: { type: 'aiDeckRenewed', pile: [1, 2] },
  orderPlayed: { type: 'orderPlayed', seat: 0, card: 'advance-guard', use: 'printed' },
  orderReplaced: { type: 'orderReplaced', seat: 0 },
  actionTaken: { type: 'actionTaken', seat: 0, action: 0 },
  actionSkipped: { type: 'actionSkipped', seat: 0, action: 1 },
  extraOrderGained: { type: 'extraOrderGained', seat: 1 },
  extraOrderEnded: { type: 'extraOrderEnded', seat: 1 },
  extraMoveUsed: { type: 'extraMoveUsed', seat: 1 },
  locustStepSkipped: { type: 'locustStepSkipped' },
  specialActionTaken: { type: 'specialActionTaken', seat: 0, special: 'revive' },
  cogRevived: { type: 'cogRevived', figure: 'marcus-fenix', by: 'augustus-cole' },
  followed: { type: 'followed', figure: 'marcus-fenix', leader: 'augustus-cole' },
  soloFollowed: { type: 'soloFollowed', seat: 0 },
  cardReplaced: { type: 'cardReplaced', seat: 0, card: 'teamwork-follow' },
  grenadeThrown: { type: 'grenadeThrown', figure: 'marcus-fenix', zone: '2A-a' },
  holeSealed: { type: 'holeSealed', hole: '2A-hole', zone: '2A-a', byGrenade: true },
  weaponGained: { type: 'weaponGained', seat: 0, weapon: 'boomshot', ammo: 2, from: 'box' },
  ammoGained: { type: 'ammoGained', seat: 0, weapon: 'lancer', amount: 2 },
  grenadesGained: { type: 'grenadesGained', seat: 0, amount: 1 },
  weaponsDrawn: { type: 'weaponsDrawn', seat: 0, weapons: ['mortar', 'mulcher'] },
  weaponRejected: { type: 'weaponRejected', seat: 0, weapon: 'mortar' },
  weaponDiscarded: { type: 'weaponDiscarded', seat: 0, weapon: 'lancer' },
  markerPickedUp: { type: 'markerPickedUp', seat: 0, marker: 'm-1' },
  began: { type: 'began', seat: 0, command: { drawAi: {} } },
  asked: {
    type: 'asked',
    seat: 0,
    decision: { kind: 'levelChoice', player: 'marcus-fenix', figure: null, options: ['2', '3'] },
    answers: [],
    draws: [],
    emitted: 0,
  },
  answered: { type: 'answered', seat: 0, option: '3' },
  reported: { type: 'reported', seat: 0, dice: { die: 'attack', sides: 6, count: 2 }, faces: [3, 6] },
  ended: { type: 'ended' },
  doorExplored: { type: 'doorExplored', seat: 0, door: '9A-door', level: 1 },
  piecesPlaced: { type: 'piecesPlaced', chain: 0, atFirst: false, level: 2, pieces: ['2A'] },
  doorPlaced: { type: 'doorPlaced', door: { door: '2A-door', piece: '2A', level: null } },
  locationKept: { type: 'locationKept', piece: '2A' },
  locationDiscarded: { type: 'locationDiscarded', piece: '2A' },
  locationTurned: { type: 'locationTurned', piece: '2A', isFaceUp: false },
  levelUnlocked: { type: 'levelUnlocked', level: 2 },
  levelShuffled: { type: 'levelShuffled', level: { number: 2, cards: ['2A'], isLocked: false } },
  sealsRemoved: { type: 'sealsRemoved' },
  missionFlipped: { type: 'missionFlipped', phase: 1 },
  phaseStarted: { type: 'phaseStarted', phase: 2 },
  slotsChanged: { type: 'slotsChanged', slots: { A: 'ticker', B: 'drone', C: null } },
  figuresRemoved: { type: 'figuresRemoved', figures: ['boomer-1'] },
  marked: { type: 'marked', mark: 'door:1' },
  matchWon: { type: 'matchWon' },
  matchLost: { type: 'matchLost' },
}

describe('every event is told in a sentence', () => {
  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))('%s', (_type, event) => {
    for (const locale of LOCALES) {
      for (const viewer of [null, 0, 1]) {
        const told = describeIn(seenBy(event, viewer, content), locale, content)
        expect(told).toMatch(/^[\p{Lu}\d].+\.$/u)
        expect(told).not.toMatch(/undefined|null|NaN|\[object| {2}|: \.|, \./)
      }
    }
  })

  test.each(Object.values(EVENTS).map((event) => [event.type, event] as const))(
    '%s has the form that is published for it',
    (_type, event) => {
      for (const viewer of [null, 0, 1]) expectPublishedEvent(gearsPlay, seenBy(event, viewer, content))
    },
  )

  test('in the words of its language', () => {
    expect(describeIn(seenBy(EVENTS.diceRolled, null, content), 'es', content)).toBe(
      'Drone 2 tira contra Marcus Fénix: 2 heridas, 1 augurio, 1 escudo; inflige 1 herida.',
    )
    const oneDie = seenBy({ ...EVENTS.attackDeclared, defenceDice: 1 }, null, content)
    expect(describeIn(oneDie, 'en', content)).toBe('Drone 2 attacks Marcus Fenix: 3 attack dice, 1 defence die.')
    expect(describeIn(oneDie, 'es', content)).toBe(
      'Drone 2 ataca a Marcus Fénix: 3 dados de ataque, 1 dado de defensa.',
    )
    expect(describeIn(seenBy(EVENTS.orderCardsDrawn, 1, content), 'en', content)).toBe('Player 1 draws 1 order card.')
    expect(describeIn(seenBy(EVENTS.orderCardsDrawn, 1, content), 'es', content, ['Ana', 'Luis'])).toBe(
      'Ana roba 1 carta de Orden.',
    )
  })
})
