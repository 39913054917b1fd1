import { defineEntries } from '../../../contract/content.ts'
import { Character } from './cards.ts'
import { grypharimCharacters } from './characters-grypharim.ts'
import { vallorCharacters } from './characters-vallor.ts'
import { mercenaries } from './mercenaries.ts'

export const characters = defineEntries(Character, [...vallorCharacters, ...grypharimCharacters, ...mercenaries])
