import { defineEntries } from '../../../contract/content.ts'
import { meleeAbilities } from './abilities-melee.ts'
import { otherAbilities } from './abilities-other.ts'
import { rangedAbilities } from './abilities-ranged.ts'
import { Ability } from './ability.ts'

/** The whole glossary of abilities. */
export const abilities = defineEntries(Ability, [...meleeAbilities, ...rangedAbilities, ...otherAbilities])
