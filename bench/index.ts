import { benchRulings } from './rulings.ts'
import { benchSight } from './sight.ts'

/** Ratios measured in one run on this machine; nothing here is asserted. */
benchSight()
await benchRulings()
