import { Refusal } from '../../../rulebook/refusal.ts'
import { missionAt } from '../content/mission-lookup.ts'
import { defineGearsOperation } from '../define.ts'
import { RELAY, RELAY_LOCATION } from '../locust/own-mission.examples.ts'
import { actionText } from './action.words.ts'
import { activateEquipment, EquipmentQuestion, EquipmentUse } from './equipment-use.ts'

const FATES = {
  en: {
    discarded: 'the location card is discarded',
    kept: 'the location card stays',
    faceDown: 'the location card is turned face down',
  },
  es: {
    discarded: 'la carta de Lugar se descarta',
    kept: 'la carta de Lugar se queda',
    faceDown: 'la carta de Lugar se pone boca abajo',
  },
} as const

export const equipmentOperation = defineGearsOperation({
  id: 'gears.equipment',
  kind: 'resolution',
  summary: {
    en: 'Describes what activating the equipment of a location does and what becomes of its card.',
    es: 'Dice qué hace activar el equipo de un lugar y qué ocurre con su carta.',
  },
  rules: [
    'gears.special.equipment',
    'gears.mission.emergence.12a',
    'gears.mission.china-shop.hammer',
    'gears.mission.waves.resupply',
    'gears.mission.phases',
    'gears.content.known',
  ],
  input: EquipmentQuestion,
  outcome: EquipmentUse,
  examples: [
    { name: 'The grenades of 12A in the first mission', input: { location: '12A', mission: 'emergence' } },
    { name: 'A weapon locker', input: { location: '2A' } },
    { name: 'Ammunition between waves', input: { location: '7A', mission: 'waves', phase: 2 } },
    {
      name: 'A location and a mission of one’s own',
      input: { location: 'Relay', mission: RELAY.id, own: { missions: [RELAY], locations: [RELAY_LOCATION] } },
    },
  ],
  run(question, { content, trace }) {
    const mission = question.mission === undefined ? null : missionAt(question.mission, question.phase, content)
    return mission instanceof Refusal ? mission : activateEquipment(question, mission, content, trace)
  },
  headline: ({ does, card }, { location }, locale, content) =>
    `${location}: ${actionText(does, locale, content)}; ${FATES[locale][card]}.`,
})
