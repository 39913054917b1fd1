import type { z } from 'zod'
import type { OwnLocation } from '../content/own/own-locations.ts'
import type { OwnMission } from '../content/own/own-missions.ts'

/** A mission, a location and their cards that nobody printed, as a caller sends their own. */

const GRENADES = {
  does: 'grenades',
  amount: 2,
  who: 'you',
  weapon: null,
  keep: null,
  ammo: null,
  onlyIf: null,
} as const

export const RELAY: z.input<typeof OwnMission> = {
  id: 'The Relay',
  maxPlayers: 2,
  generalAi: [1, 2],
  levels: [{ number: 1, pieces: ['2A', 'Relay'] }],
  phases: [
    {
      slots: { A: 'wretch', B: 'drone' },
      rules: [{ kind: 'keepEquipment', says: 'The equipment of the Relay stays in play.', location: 'Relay' }],
      objective: [{ asks: 'everyCogOnPiece', piece: 'Relay' }],
      back: [{ does: 'spawn', enemy: 'drone', counts: [1, 2, 2, 3], place: 'mapExit' }, { does: 'win' }],
    },
  ],
}

export const RELAY_LOCATION: z.input<typeof OwnLocation> = {
  piece: 'Relay',
  spawn: ['A', 'B', 'AB', 'ABB'],
  equipment: { printed: { does: [GRENADES] } },
}
