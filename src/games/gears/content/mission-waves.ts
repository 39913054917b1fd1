import type { z } from 'zod'
import type { Mission, MissionEffect, Phase, Slots } from './mission.ts'
import { effect, NEXT, objective, rule, slots, spawn, WIN } from './mission-notation.ts'

/** The figures of a wave for one to four players. */
type Spawned = Readonly<Record<string, readonly [number, number, number, number]>>

type Wave = { readonly slots: Slots; readonly spawned: Spawned; readonly before?: readonly MissionEffect[] }

/** The waves after the first one, which the location cards spawn. */
const WAVES: readonly Wave[] = [
  { slots: slots('wretch', 'drone', null), spawned: { wretch: [2, 4, 4, 6], drone: [1, 1, 3, 3] } },
  { slots: slots('lambent-wretch', 'boomer', null), spawned: { 'lambent-wretch': [2, 4, 4, 6], boomer: [1, 1, 2, 2] } },
  { slots: slots('ticker', 'kantus', null), spawned: { ticker: [2, 4, 4, 4], kantus: [1, 1, 2, 3] } },
  {
    slots: slots('ticker', 'kantus', 'theron-guard'),
    spawned: { kantus: [1, 1, 2, 2], 'theron-guard': [1, 2, 2, 3] },
  },
  {
    slots: slots('drone', 'grinder', 'berserker'),
    spawned: { drone: [1, 2, 4, 5], grinder: [1, 2, 2, 3], berserker: [1, 1, 1, 1] },
    before: [effect('gainWeapon', { weapon: 'hammer-of-dawn' })],
  },
]

const FIRST = slots('wretch', 'drone', null)

/** What the end of a wave does before the next one comes. */
function comingOf({ slots: next, spawned, before = [] }: Wave): MissionEffect[] {
  return [
    effect('removeSealedTokens'),
    effect('turnLocationsUp'),
    ...before,
    ...(['A', 'B', 'C'] as const).map((slot) => effect('setSlot', { slot, enemy: next[slot] })),
    effect('changeAiDeck'),
    ...Object.entries(spawned).map(([enemy, counts]) => spawn(enemy, counts, 'holesEvenly')),
    NEXT,
  ]
}

const phase = (enemies: Slots, back: MissionEffect[]): Phase => ({
  slots: enemies,
  rules: [],
  objective: [objective('noLocust')],
  back,
})

const phases = [FIRST, ...WAVES.map((wave) => wave.slots)].map((enemies, index) => {
  const next = WAVES[index]
  return phase(enemies, next === undefined ? [WIN] : comingOf(next))
})

export const waves: z.input<typeof Mission> = {
  id: 'waves',
  kind: 'mission',
  number: 7,
  name: { en: 'Horde', es: 'Horda' },
  provenance: 'public',
  source: 'p. 29: difficulty, supplies, even spawns. Pieces and waves are public (high confidence).',
  minPlayers: 1,
  maxPlayers: 4,
  generalAi: [1, 2, 5, 6],
  levels: [],
  difficulties: [
    { difficulty: 'casual', pieces: ['1A', '4A', '7A', '12A', '14A'] },
    { difficulty: 'normal', pieces: ['3B', '4B', '7B', '11B', '17B'] },
    { difficulty: 'hardcore', pieces: ['4A', '8A', '10A', '15A'] },
    { difficulty: 'insane', pieces: ['1B', '8B', '13B'] },
  ],
  rules: [
    rule('oneLevel', 'The map is a single level; nobody explores.', 'El mapa es un solo nivel; nadie explora.'),
    rule(
      'equipmentFaceDown',
      'Used ammunition and grenade locations are turned face down; they come back up when a wave is beaten.',
      'Los lugares de munición y granadas usados se ponen boca abajo; vuelven a su sitio al superar una oleada.',
      { equipment: ['equipment-ammunition', 'equipment-grenades'] },
    ),
  ],
  phases,
}
