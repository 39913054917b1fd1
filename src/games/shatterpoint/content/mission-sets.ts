import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import {
  DefenceFace,
  MissionSet,
  type ObjectivePlace,
  type StruggleCard,
  type StruggleMap,
} from '../setup/mission-set.ts'
import { missionViolations } from '../setup/mission-set-check.ts'
import { Confidence } from './confidence.ts'

/** A mission set, with its special rule in our own words. */
export const MissionSetEntry = ContentEntry.extend({
  kind: z.literal('missionSet'),
  confidence: Confidence,
  mission: MissionSet.refine((mission): boolean => missionViolations(mission).length === 0, {
    message: 'The mission set is not sound.',
  }),
  struggleNames: z
    .record(z.string(), z.object({ en: z.string(), es: z.string() }))
    .describe('What its struggle cards are called; no public source has them in Spanish, so those names are ours.'),
  text: z.object({ en: z.string(), es: z.string() }),
}).refine(({ mission, struggleNames }) => mission.struggles.every(({ id }) => id in struggleNames), {
  message: 'Every struggle card needs a name in both languages.',
})
export type MissionSetEntry = z.infer<typeof MissionSetEntry>

/** The middle of the table, and how far the other objectives lie from it: ten inches, which is range 5. */
const MIDDLE = 450
const STEP = 254

const place = (id: string, right: number, away: number): ObjectivePlace => ({
  id,
  x: MIDDLE + right * STEP,
  y: MIDDLE + away * STEP,
})

/** A map as its active objectives: `TL:block MC`. */
const mapOf = (objectives: string): StruggleMap => ({
  active: objectives.split(' ').map((written) => {
    const [objective = '', face] = written.split(':')
    return { objective, face: face === undefined ? null : DefenceFace.parse(face) }
  }),
})

const struggle = (phase: number, id: string, name: string, maps: readonly string[]): StruggleCard => ({
  id,
  name,
  phase,
  maps: maps.map(mapOf),
  mapChooser: 'loser',
})

const struggles: readonly StruggleCard[] = [
  struggle(1, 'steal-the-secret-plans', 'Steal the Secret Plans', ['TC ML MC MR BC']),
  struggle(1, 'recon-enemy-positions', 'Recon Enemy Positions', ['TL ML MC MR BR']),
  struggle(1, 'locate-the-asset', 'Locate the Asset', ['TR ML MC MR BL']),
  struggle(2, 'weve-been-double-crossed', "We've Been Double-Crossed", [
    'TL:expertise ML:block BC:failure',
    'TC:failure MR:block BR:expertise',
  ]),
  struggle(2, 'so-much-for-the-element-of-surprise', 'So Much for the Element of Surprise', [
    'TL:expertise MR:block BL:failure',
    'TR:failure ML:block BR:expertise',
  ]),
  struggle(2, 'were-going-to-need-a-new-exit', "We're Going to Need a New Exit", [
    'TL:failure TR:expertise BC:block',
    'TC:block BL:expertise BR:failure',
  ]),
  struggle(3, 'blast-our-way-out', 'Blast Our Way Out', [
    'TL:expertise MR:block BC:failure',
    'TC:failure ML:block BR:expertise',
  ]),
  struggle(3, 'hack-the-security-network', 'Hack the Security Network', [
    'ML:expertise MC:failure MR:block',
    'TC:expertise MC:failure BC:block',
  ]),
  struggle(3, 'commandeer-a-new-ride', 'Commandeer a New Ride', [
    'TL:expertise MC:block BC:failure',
    'TC:failure MC:block BR:expertise',
  ]),
]

const STRUGGLES_IN_SPANISH: Readonly<Record<string, string>> = {
  'steal-the-secret-plans': 'Robar los planos secretos',
  'recon-enemy-positions': 'Reconocer las posiciones enemigas',
  'locate-the-asset': 'Localizar el recurso',
  'weve-been-double-crossed': 'Nos han traicionado',
  'so-much-for-the-element-of-surprise': 'Adiós al elemento sorpresa',
  'were-going-to-need-a-new-exit': 'Vamos a necesitar otra salida',
  'blast-our-way-out': 'Abrirse paso a tiros',
  'hack-the-security-network': 'Piratear la red de seguridad',
  'commandeer-a-new-ride': 'Requisar otro transporte',
}

const struggleNames = Object.fromEntries(
  struggles.map(({ id, name }) => [id, { en: name, es: STRUGGLES_IN_SPANISH[id] ?? '' }]),
)

export const missionSets = defineEntries(MissionSetEntry, [
  {
    id: 'shifting-priorities',
    kind: 'missionSet',
    name: { en: 'Shifting Priorities', es: 'Prioridades cambiantes' },
    provenance: 'public',
    source:
      'Mission and struggle cards as published by players; places in inches from the middle, put on a table of 900 mm (high confidence).',
    confidence: 'high',
    mission: {
      name: 'Shifting Priorities',
      objectives: [
        place('TL', -1, 1),
        place('TC', 0, 1),
        place('TR', 1, 1),
        place('ML', -1, 0),
        place('MC', 0, 0),
        place('MR', 1, 0),
        place('BL', -1, -1),
        place('BC', 0, -1),
        place('BR', 1, -1),
      ],
      struggles: [...struggles],
      priority: { phases: [2, 3], extraMove: 1 },
    },
    struggleNames,
    text: {
      en: 'In the second and the third struggle a player starts their turn by rolling 1 defence die: the active objective that shows the result gets a priority token. At the end of a turn a player who controls at least one active objective with a priority token moves the struggle token 1 square farther.',
      es: 'En la segunda y la tercera confrontación, cada jugador empieza su turno tirando 1 dado de defensa: el objetivo activo que muestra ese resultado recibe una ficha de Prioridad. Al final del turno, quien controle al menos un objetivo activo con ficha de Prioridad mueve la ficha de Confrontación 1 casilla más.',
    },
  },
])
