import { benchAttacks } from './attacks.ts'
import { benchDiscs } from './discs.ts'
import { benchCompare } from './http/compare.ts'
import { benchPeers } from './http/peers.ts'
import { benchRulings } from './http/rulings.ts'
import { benchLocustStep } from './locust-step.ts'
import { benchMatches } from './matches.ts'
import { benchMelees } from './melees.ts'
import { benchShatterpointMatch } from './shatterpoint-match.ts'
import { benchShatterpointOdds } from './shatterpoint-odds.ts'
import { benchShatterpointSight } from './shatterpoint-sight.ts'
import { benchShot } from './shot.ts'
import { benchSight } from './sight.ts'
import { benchSignumMatch } from './signum-match.ts'
import { benchZones } from './zones.ts'

/**
 * Ratios measured in one run on this machine; nothing here is asserted. `npm run bench -- rulings peers` runs two,
 * `npm run bench -- compare <folder>` measures this checkout against another.
 */
const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  sight: benchSight,
  zones: benchZones,
  discs: benchDiscs,
  'shatterpoint-sight': benchShatterpointSight,
  'shatterpoint-match': benchShatterpointMatch,
  'signum-match': benchSignumMatch,
  shot: benchShot,
  attacks: benchAttacks,
  'locust-step': benchLocustStep,
  'shatterpoint-odds': benchShatterpointOdds,
  melees: benchMelees,
  rulings: benchRulings,
  peers: benchPeers,
  matches: benchMatches,
}

const [first, ...more] = process.argv.slice(2)
const [folder] = more
if (first === 'compare' && folder !== undefined) await benchCompare(folder)
else await run(first === undefined ? Object.keys(BENCHES) : [first, ...more])

async function run(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
  if (unknown.length > 0) {
    console.error(`Not a bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
    console.error('Or, against another checkout whose packages are installed: compare <folder>.')
    process.exitCode = 1
    return
  }
  for (const [name, bench] of Object.entries(BENCHES)) if (wanted.includes(name)) await bench()
}
