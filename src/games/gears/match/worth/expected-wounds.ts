import type { GearsContent } from '../../content/gears-content.ts'
import type { Trigger } from '../../content/trigger.ts'
import { dicePair } from '../../dice/dice.ts'
import { netWays, shieldWays, waysOf, woundWays } from '../../dice/dice-odds.ts'
import type { Ways } from '../../dice/ways.ts'

/** What becomes of an attack on average. */
export type Hit = {
  /** The wounds that get through. */
  readonly wounds: number
  /** How likely so many wounds or more get through. */
  atLeast(wounds: number): number
}

const known = new WeakMap<GearsContent, Map<string, Hit>>()
const omens = new WeakMap<GearsContent, Map<number, number>>()

/** The average of an attack with so many dice against so many; it is asked for often, so it is kept. */
export function expectedHit(attack: number, trigger: Trigger | null, defence: number, content: GearsContent): Hit {
  const hits = keptFor(known, content)
  const key = `${attack},${defence},${trigger?.name.en ?? ''}`
  const found = hits.get(key) ?? averageOf(attack, trigger, defence, content)
  hits.set(key, found)
  return found
}

function averageOf(attack: number, trigger: Trigger | null, defence: number, content: GearsContent): Hit {
  const pair = dicePair({}, content)
  const chances = chancesOf(netWays(woundWays(pair, attack, trigger), shieldWays(pair, defence)))
  return {
    wounds: chances.reduce((sum, chance, wounds) => sum + chance * wounds, 0),
    atLeast: (wounds) => chances.slice(wounds).reduce((sum, chance) => sum + chance, 0),
  }
}

/** How likely one of so many attack dice shows an omen. */
export function omenChance(dice: number, content: GearsContent): number {
  const chances = keptFor(omens, content)
  const found = chances.get(dice) ?? 1 - (noOmen(dice, content) ?? 0)
  chances.set(dice, found)
  return found
}

const noOmen = (dice: number, content: GearsContent): number | undefined =>
  chancesOf(waysOf(dicePair({}, content).attack, dice, (face) => face.omens))[0]

const chancesOf = ({ counts, total }: Ways): number[] => counts.map((ways) => Number(ways) / Number(total))

function keptFor<Key, Value>(kept: WeakMap<GearsContent, Map<Key, Value>>, content: GearsContent): Map<Key, Value> {
  const found = kept.get(content) ?? new Map<Key, Value>()
  kept.set(content, found)
  return found
}
