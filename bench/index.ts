import { benchAttacks } from './attacks.ts'
import { benchDiscs } from './discs.ts'
import { benchLocustStep } from './locust-step.ts'
import { benchMatches } from './matches.ts'
import { benchMelees } from './melees.ts'
import { benchPeers } from './peers.ts'
import { benchRulings } from './rulings.ts'
import { benchShatterpointOdds } from './shatterpoint-odds.ts'
import { benchShatterpointSight } from './shatterpoint-sight.ts'
import { benchShot } from './shot.ts'
import { benchSight } from './sight.ts'
import { benchZones } from './zones.ts'

/** Ratios measured in one run on this machine; nothing here is asserted. `npm run bench -- rulings peers` runs two. */
const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  sight: benchSight,
  zones: benchZones,
  discs: benchDiscs,
  'shatterpoint-sight': benchShatterpointSight,
  shot: benchShot,
  attacks: benchAttacks,
  'locust-step': benchLocustStep,
  'shatterpoint-odds': benchShatterpointOdds,
  melees: benchMelees,
  rulings: benchRulings,
  peers: benchPeers,
  matches: benchMatches,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`Not a bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
