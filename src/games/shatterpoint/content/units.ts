import { defineEntries } from '../../../contract/content.ts'
import { unitsOfEmpire } from './further/units-of-empire.ts'
import { unitsOfOuterRim } from './further/units-of-outer-rim.ts'
import { unitsOfRebels } from './further/units-of-rebels.ts'
import { unitsOfRepublic } from './further/units-of-republic.ts'
import { unitsOfSeparatists } from './further/units-of-separatists.ts'
import { Unit } from './unit-card.ts'
import { unitsOfCore } from './units-of-core.ts'

/** The units of the core set, then those of other boxes. */
export const units = defineEntries(Unit, [
  ...unitsOfCore,
  ...unitsOfRepublic,
  ...unitsOfSeparatists,
  ...unitsOfOuterRim,
  ...unitsOfEmpire,
  ...unitsOfRebels,
])
