import type { Game } from '../contract/game.ts'
import { apex } from './apex/index.ts'

/** Every game the service knows. */
export const games: readonly Game[] = [apex]
