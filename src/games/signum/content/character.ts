import type { z } from 'zod'
import type { Band } from '../vocabulary.ts'
import { type AbilityInput, cost, inBothLanguages, type Known, OURS } from './card-text.ts'
import type { Character } from './cards.ts'

type CharacterInput = z.input<typeof Character>

/** Strength, movement and health. */
type Numbers = readonly [strength: number, movement: Band, health: number]

type More = Partial<Pick<CharacterInput, 'base' | 'heroOnly' | 'class'>> & { readonly known?: Known }

/** A character card; 32 mm and made up unless more is said. */
export function character(
  faction: CharacterInput['faction'],
  id: string,
  name: readonly [string, string],
  [strength, movement, health]: Numbers,
  price: Parameters<typeof cost>,
  abilities: readonly AbilityInput[],
  { base = 32, heroOnly = null, class: ofClass = null, known = OURS }: More = {},
): CharacterInput {
  return {
    id,
    kind: 'character',
    name: inBothLanguages(name),
    faction,
    isMercenary: faction === 'dogsOfWar',
    heroOnly,
    class: ofClass,
    cost: cost(...price),
    strength,
    movement,
    health,
    base,
    abilities: [...abilities],
    ...known,
  }
}
