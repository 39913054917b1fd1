import { benchAttacks } from './attacks.ts'
import { benchDiscs } from './discs.ts'
import { benchLocustStep } from './locust-step.ts'
import { benchMatches } from './matches.ts'
import { benchMelees } from './melees.ts'
import { benchRulings } from './rulings.ts'
import { benchShatterpointOdds } from './shatterpoint-odds.ts'
import { benchShatterpointSight } from './shatterpoint-sight.ts'
import { benchShot } from './shot.ts'
import { benchSight } from './sight.ts'
import { benchZones } from './zones.ts'

/** Ratios measured in one run on this machine; nothing here is asserted. */
benchSight()
benchZones()
benchDiscs()
benchShatterpointSight()
benchShot()
benchAttacks()
benchLocustStep()
benchShatterpointOdds()
benchMelees()
await benchRulings()
await benchMatches()
