import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { Track } from '../victory/track.ts'
import { Id, LIMITS, opponentOf, Player } from '../vocabulary.ts'
import { objectiveNames } from './mission.words.ts'
import { MissionSetChoice } from './mission-set.ts'
import { resetStruggle, Struggle } from './struggle.ts'

export const struggleResetOperation = defineShatterpointOperation({
  id: 'shatterpoint.struggle-reset',
  kind: 'resolution',
  summary: {
    en: 'The next struggle as one answer: the fresh track, what leaves the battlefield, who chooses the map, and the objectives that turn active.',
    es: 'La siguiente confrontación en una respuesta: el medidor nuevo, lo que se retira del campo de batalla, quién elige el mapa y los objetivos que se activan.',
  },
  rules: [
    'shatterpoint.struggle.reset',
    'shatterpoint.track.setup',
    'shatterpoint.mission.two-maps',
    'shatterpoint.mission.orientation',
    'shatterpoint.content.known',
  ],
  input: z
    .strictObject({
      mission: MissionSetChoice,
      card: Id.describe('The struggle card that is revealed.'),
      winner: Player.describe('Who won the struggle that has just ended.'),
      startingPlayer: Player.default('A'),
      map: wholeNumber(1, 4).exactOptional().describe('The map that was chosen.'),
    })
    .meta({ id: 'ShatterpointStruggleResetInput' }),
  outcome: z
    .object({
      track: Track,
      inactive: z
        .array(Id)
        .max(LIMITS.objectives)
        .describe('The objectives that stay inactive; none has a control token or a priority marker.'),
      struggle: Struggle,
    })
    .meta({ id: 'ShatterpointStruggleResetOutcome' }),
  examples: [
    {
      name: 'Player B lost and chooses the second map (E-101)',
      input: { mission: { set: 'shifting-priorities' }, card: 'weve-been-double-crossed', winner: 'A', map: 2 },
    },
    {
      name: 'The map has to be chosen',
      input: { mission: { set: 'shifting-priorities' }, card: 'weve-been-double-crossed', winner: 'A' },
    },
  ],
  run: resetStruggle,
  headline({ struggle: { phase, map, chooser, active } }, { winner }, locale) {
    if (map === null)
      return {
        en: `Struggle ${phase} begins with a fresh track; player ${chooser ?? opponentOf(winner)} chooses the map.`,
        es: `Empieza la confrontación ${phase} con un medidor nuevo; el jugador ${chooser ?? opponentOf(winner)} elige el mapa.`,
      }[locale]
    const names = objectiveNames(
      active.map(({ objective }) => objective),
      locale,
    )
    return {
      en: `Struggle ${phase} begins with a fresh track; active objectives: ${names}.`,
      es: `Empieza la confrontación ${phase} con un medidor nuevo; objetivos activos: ${names}.`,
    }[locale]
  },
})
