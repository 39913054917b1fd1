import { defineInterpretations } from '../../rulebook/interpretation.ts'
import { combatReadings } from './language/combat-readings.ts'
import { missionReadings } from './language/mission-readings.ts'
import { tableReadings } from './language/table-readings.ts'

/** How the book is read where it is silent or can be read in two ways. */
export const gearsInterpretations = defineInterpretations({ ...tableReadings, ...combatReadings, ...missionReadings })
