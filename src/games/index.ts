import type { Game } from '../contract/game.ts'
import { apex } from './apex/index.ts'
import { gears } from './gears/index.ts'
import { shatterpoint } from './shatterpoint/index.ts'
import { signum } from './signum/index.ts'

/** Every game the service knows. */
export const games: readonly Game[] = [apex, gears, shatterpoint, signum]
