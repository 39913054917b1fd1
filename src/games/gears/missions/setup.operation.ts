import { Seed } from '../../../contract/operation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { missionAt } from '../content/mission-lookup.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { defineGearsOperation } from '../define.ts'
import { characterName, enemyName, missionName, orderCardName } from '../language/card-name.ts'
import { RELAY } from '../locust/own-mission.examples.ts'
import { Setup, SetupQuestion, setUp } from './setup.ts'

const EXAMPLE_SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

export const setupOperation = defineGearsOperation({
  id: 'gears.setup',
  kind: 'resolution',
  summary: {
    en: 'Sets up a mission: first player, hands, equipment of the soldiers, enemies, location decks, order deck.',
    es: 'Prepara una misión: jugador inicial, manos, equipo de los soldados, enemigos, mazos de Lugar, mazo de Orden.',
  },
  rules: [
    'gears.solo.one-figure',
    'gears.turn.order',
    'gears.heal.hand-limit',
    'gears.mission.emergence.spawn-before-seal',
    'gears.mission.resonator.rotate',
    'gears.mission.resonator.two-doors',
    'gears.mission.landown.one-at-a-time',
    'gears.mission.scattered.setup',
    'gears.mission.waves.difficulty',
    'gears.content.known',
  ],
  input: SetupQuestion.extend({ ...ownCardsField, seed: Seed.optional() }).meta({ id: 'GearsSetupInput' }),
  outcome: Setup,
  examples: [
    {
      name: 'The first mission with four players (E-04)',
      input: {
        mission: 'emergence',
        characters: ['marcus-fenix', 'dominic-santiago', 'augustus-cole', 'damon-baird'],
        seed: EXAMPLE_SEED,
      },
    },
    {
      name: 'Horde, alone',
      input: { mission: 'waves', difficulty: 'casual', characters: ['augustus-cole'], seed: EXAMPLE_SEED },
    },
    {
      name: 'A mission of one’s own',
      input: { mission: RELAY.id, characters: ['marcus-fenix'], own: { missions: [RELAY] }, seed: EXAMPLE_SEED },
    },
  ],
  run(question, { content, random, trace }) {
    const mission = missionAt(question.mission, 1, content)
    return mission instanceof Refusal ? mission : setUp(question, mission, content, { random, trace })
  },
  details({ seats, slots, levels }, _input, locale, content) {
    const words = { en: { hand: 'hand', level: 'level' }, es: { hand: 'mano', level: 'nivel' } }[locale]
    const hands = seats.map(({ character, hand }) => {
      const cards = hand.map((id) => orderCardName(id, locale, content)).join(', ')
      return `${characterName(character, locale, content)}, ${words.hand}: ${cards}.`
    })
    const enemies = slots.flatMap(({ slot, enemy }) =>
      enemy === null ? [] : `${slot} ${enemyName(enemy, locale, content)}`,
    )
    const decks = levels.map(({ number, locations }) => `${words.level} ${number}: ${locations.join(', ')}`)
    return [...hands, `${enemies.join(', ')}; ${decks.join('; ')}.`]
  },
  headline({ turnOrder, aiCards }, { mission }, locale, content) {
    const first = characterName(turnOrder[0] ?? '', locale, content)
    const name = missionName(mission, locale, content)
    return {
      en: `${name}: ${first} begins; the AI deck has ${aiCards} cards.`,
      es: `${name}: empieza ${first}; el mazo de IA tiene ${aiCards} cartas.`,
    }[locale]
  },
})
