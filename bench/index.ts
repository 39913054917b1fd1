import { benchRulings } from './rulings.ts'
import { benchShot } from './shot.ts'
import { benchSight } from './sight.ts'

/** Ratios measured in one run on this machine; nothing here is asserted. */
benchSight()
benchShot()
await benchRulings()
