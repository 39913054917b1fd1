import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Face } from '../dice/roll.ts'
import { ATTACK_DIE, DEFENCE_DIE } from './dice.ts'

/** A die of the game; every face is equally likely. */
const DieEntry = ContentEntry.extend({ kind: z.literal('die'), faces: z.array(Face).min(6).max(8) })

const printed = { kind: 'die', provenance: 'rulebook', source: 'p. 30' } as const

export const dieEntries = defineEntries(DieEntry, [
  { id: 'attack-die', name: { en: 'Attack die', es: 'Dado de ataque' }, ...printed, faces: [...ATTACK_DIE.faces] },
  { id: 'defence-die', name: { en: 'Defence die', es: 'Dado de defensa' }, ...printed, faces: [...DEFENCE_DIE.faces] },
])
