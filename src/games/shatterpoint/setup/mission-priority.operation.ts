import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { rollDefence } from '../dice/roll-dice.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id, LIMITS, Player } from '../vocabulary.ts'
import { objectiveName, objectiveNames } from './mission.words.ts'
import { missionSetOf } from './mission-lookup.ts'
import { DefenceFace, type MissionSet, MissionSetChoice, type StruggleCard, type StruggleMap } from './mission-set.ts'

const Input = z
  .strictObject({
    mission: MissionSetChoice,
    card: Id.describe('The struggle card at hand.'),
    map: wholeNumber(1, 4).default(1).describe('The map of the card that is in use.'),
    player: Player.describe('The active player, who rolls.'),
    markers: z.array(Id).max(LIMITS.objectives).default([]).describe('The objectives that have a priority marker.'),
    face: DefenceFace.exactOptional().describe('What the die showed at the table.'),
    seed: Seed.optional(),
  })
  .meta({ id: 'ShatterpointMissionPriorityInput' })
type Input = z.infer<typeof Input>

const Outcome = z
  .object({
    face: DefenceFace.nullable().describe('What the die shows; null if none is rolled in this struggle.'),
    objective: Id.nullable().describe('The active objective that shows this face.'),
    markers: z.array(Id).max(LIMITS.objectives).describe('The objectives that have a priority marker now.'),
  })
  .meta({ id: 'ShatterpointMissionPriorityOutcome' })

export const missionPriorityOperation = defineShatterpointOperation({
  id: 'shatterpoint.mission-priority',
  kind: 'resolution',
  summary: {
    en: 'The start of a turn by the core mission: the die is rolled and the objective that it names gets a priority marker.',
    es: 'El principio de un turno según la misión básica: se tira el dado y el objetivo que indica recibe un marcador prioritario.',
  },
  rules: [
    'shatterpoint.mission.priority-roll',
    'shatterpoint.mission.priority-end',
    'shatterpoint.mission.two-maps',
    'shatterpoint.content.known',
  ],
  input: Input,
  outcome: Outcome,
  examples: [
    {
      name: 'A block marks the objective that shows it (E-102)',
      input: {
        mission: { set: 'shifting-priorities' },
        card: 'weve-been-double-crossed',
        map: 2,
        player: 'B',
        face: 'block',
      },
    },
    {
      name: 'No die in the first struggle',
      input: { mission: { set: 'shifting-priorities' }, card: 'steal-the-secret-plans', player: 'A' },
    },
  ],
  run(input, { content, random, trace }) {
    const set = missionSetOf(input.mission, content)
    if (set instanceof Refusal) return set
    const found = mapOf(input, set)
    return found instanceof Refusal ? found : rollPriority(input, found, set, random, trace)
  },
  headline({ face, objective, markers }, { player }, locale) {
    if (face === null)
      return { en: 'No priority die is rolled.', es: 'No se tira el dado del objetivo prioritario.' }[locale]
    if (objective === null)
      return { en: 'No active objective shows that face.', es: 'Ningún objetivo activo muestra esa cara.' }[locale]
    return {
      en: `Player ${player} rolls for ${objectiveName(objective, 'en')}; priority markers: ${objectiveNames(markers, 'en')}.`,
      es: `La tirada del jugador ${player} indica ${objectiveName(objective, 'es')}; marcadores prioritarios: ${objectiveNames(markers, 'es')}.`,
    }[locale]
  },
})

type Found = { readonly card: StruggleCard; readonly map: StruggleMap }

function mapOf({ card: id, map: number }: Input, { struggles }: MissionSet): Found | Refusal {
  const card = struggles.find((struggle) => struggle.id === id)
  if (card === undefined)
    return refuse([{ rule: 'shatterpoint.content.known', path: ['card'], facts: { kind: 'struggle', id } }])
  const map = card.maps[number - 1]
  const facts = { card: id, maps: card.maps.length, chooser: null, isFirst: false, isNamed: false }
  return map === undefined ? refuse([{ rule: 'shatterpoint.mission.two-maps', path: ['map'], facts }]) : { card, map }
}

function rollPriority(
  { player, markers, face: reported }: Input,
  { card: { phase }, map }: Found,
  { priority }: MissionSet,
  random: Random,
  trace: ShatterpointTrace,
): z.infer<typeof Outcome> {
  const isRolled = priority?.phases.includes(phase) === true
  const face = isRolled ? (reported ?? rollFace(random)) : null
  const objective = map.active.find((active) => face !== null && active.face === face)?.objective ?? null
  const isNew = objective !== null && !markers.includes(objective)
  trace.applied('shatterpoint.mission.priority-roll', { player, phase, face, objective, isNew })
  const now = isNew ? [...markers, objective] : markers
  trace.applied('shatterpoint.mission.priority-end', { markers: now.length })
  return { face, objective, markers: now }
}

function rollFace(random: Random): DefenceFace {
  const { block, expertise } = rollDefence(1, random)
  return block > 0 ? 'block' : expertise > 0 ? 'expertise' : 'failure'
}
