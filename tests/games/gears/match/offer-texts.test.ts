import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { describeIn } from '../../../../src/games/gears/match/describe.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { offersOf } from '../../../../src/games/gears/match/offers.ts'
import { viewOf } from '../../../../src/games/gears/match/view.ts'
import { seenBy } from '../../../../src/games/gears/match/visibility.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { arranged, blank, drone, pairOf } from './arranged.ts'
import { chanceOf, eased, give, type PlayedMatch, playOn, startMatch } from './random-match.ts'

/** Ids of cards, weapons, soldiers and enemies, which a text must not show. */
const IDS = [
  ...[...content.orderCards.keys(), ...content.characters.keys()],
  ...[...content.weapons.keys(), ...content.enemies.keys()].filter((id) => id.includes('-')),
]

const textsOf = ({ state }: PlayedMatch, seat: number, locale: 'en' | 'es'): string[] =>
  offersOf(state, seat, content).map(({ text }) => text[locale])

function expectTold(match: PlayedMatch): void {
  for (const [seat] of match.state.players.entries()) {
    for (const locale of LOCALES) {
      const texts = textsOf(match, seat, locale)
      expect(new Set(texts).size).toBe(texts.length)
      for (const text of texts) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u)
        expect(text).not.toMatch(/undefined|null| {2}|decline|: \./)
        expect(IDS.filter((id) => text.includes(id))).toEqual([])
      }
    }
  }
}

describe('offers', () => {
  test.each(['emergence', 'china-shop', 'landown', 'scattered', 'hive', 'waves'])(
    'of %s are unique and use names',
    (mission) => {
      const random = chanceOf(77)
      const options = mission === 'waves' ? { mission, difficulty: 'casual' as const } : { mission }
      const match = eased(startMatch(options, 3, random), 4)
      expectTold(match)
      playOn(match, random, 10, expectTold)
    },
  )

  test('say what an order card does, and with which icon', () => {
    const match = arranged({ players: [{ hand: ['ambush-guard', 'ambush-dodge'] }, {}] })
    expect(textsOf(match, 0, 'en')).toContain(
      'Play Ambush (Guard) for its actions: move a Locust in sight up to 2 zones toward you; then attack without spending ammo.',
    )
    expect(textsOf(match, 0, 'es')).toContain(
      'Juega Emboscada (Esquivar) por sus acciones: mueve hacia ti hasta 2 zonas a un Locust a la vista; después, ataca sin gastar munición.',
    )
  })

  test('say against whom a guard and a dodge are', () => {
    const [near, far] = pairOf(1)
    const match = arranged({
      players: [
        {
          hand: ['assault-guard', 'assault-dodge'],
          position: { zone: near },
          weapons: [{ weapon: 'lancer', ammo: 2 }],
        },
        { hand: [], position: { zone: near }, status: 'bleeding' },
      ],
      state: { step: 'locust', locust: [drone('drone-1', far)], ai: { pile: [13, 8], discard: [] } },
    })
    const events = give(match, 0, { drawAi: {} }, blank)
    expect(textsOf(match, 0, 'en')).toContain(
      'Guard against Drone 1 with the Lancer (overkill attack), discarding Assault (Guard).',
    )
    expect(told(events, 'en').at(-1)).toBe('Player 1 is to choose: whether to guard against Drone 1.')
    expect(told(events, 'es').at(-1)).toBe('Jugador 1 debe elegir: si usa Proteger contra Drone 1.')
    const declined = give(match, 0, { answer: { option: 'declineStep' } }, blank)
    expect(told(declined, 'en')[0]).toBe('Player 1 has chosen. Do not guard any more in this step.')
    while (match.state.procedure?.pending?.kind !== 'dodgeOffer') {
      const { pending } = match.state.procedure ?? {}
      const seat = match.state.players.findIndex(({ character }) => character === pending?.player)
      give(match, seat, { answer: { option: pending?.options[0] ?? '' } }, blank)
    }
    expect(textsOf(match, 0, 'en')).toEqual([
      'Do not dodge against Drone 1.',
      'Dodge against Drone 1, discarding Assault (Dodge).',
    ])
  })
})

const told = (events: readonly GearsEvent[], locale: 'en' | 'es'): string[] =>
  events.map((event) => describeIn(seenBy(event, 0, content), locale, content))

describe('the view', () => {
  test('says what the mission asks for, and what the own cards do', () => {
    const match = arranged({ players: [{ hand: ['ambush-guard'] }, { hand: ['advance-dodge'] }] })
    const view = viewOf(match.state, 0, content)
    expect(view.mission).toMatchObject({
      name: { en: 'Emergence', es: 'Emergencia' },
      phase: 1,
      objective: {
        en: 'Every emergence hole is sealed, the last one by a bolo grenade.',
        es: 'Todos los agujeros de emergencia están sellados, el último con una granada bolo.',
      },
    })
    expect(view.cards).toMatchObject({ 'ambush-guard': { name: { en: 'Ambush' }, icon: 'guard' } })
    expect(JSON.stringify(view)).not.toContain('advance-dodge')
    expect(viewOf(match.state, null, content).cards).toEqual({})
  })

  test('says what the AI card on top of the discards says', () => {
    const cardOf = (discard: readonly number[]) => {
      const { state } = arranged({ players: [{}, {}] })
      return viewOf({ ...state, ai: { pile: [], discard } }, null, content).ai
    }
    expect(cardOf([])).toMatchObject({ top: null, card: null })
    expect(cardOf([4, 13])).toMatchObject({ top: 13, card: { text: content.aiCards.get(13)?.text } })
  })
})
