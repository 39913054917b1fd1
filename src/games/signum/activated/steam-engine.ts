import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Random } from '../../../rulebook/random.ts'
import { rollSymbol, symbolOf } from '../dice/dice.ts'
import type { SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { type Fighter, has } from '../table/creature.ts'
import { DieSymbol } from '../vocabulary.ts'

/** The Steam Engine of a creature, where its card names what is declared. */
export const SteamEngine = z
  .strictObject({
    die: z
      .union([
        z.strictObject({ symbol: DieSymbol }).meta({ id: 'SignumSteamSymbol' }),
        z.strictObject({ d6: wholeNumber(1, 6) }).meta({ id: 'SignumSteamNumber' }),
      ])
      .exactOptional()
      .describe('What its die showed at the table.')
      .meta({ id: 'SignumSteamDie' }),
  })
  .describe('If the card of the creature that acts has a Steam Engine for this and it did not run this turn.')
  .meta({ id: 'SignumSteamEngine' })
export type SteamEngine = z.infer<typeof SteamEngine>

/** Only a creature with a Steam Engine rolls its die. */
export function steamViolations(
  creature: Fighter,
  engine: SteamEngine | undefined,
  path: readonly (string | number)[],
): SignumViolation[] {
  if (engine === undefined || has(creature, 'steamEngine')) return []
  return [{ rule: 'signum.ability.steam-engine', path, facts: { creature: creature.id, symbol: null } }]
}

/** The die of the Steam Engine, which comes before everything else. */
export function rollSteam(
  creature: Fighter,
  engine: SteamEngine | undefined,
  random: Random,
  trace: SignumTrace,
): DieSymbol | null {
  if (engine === undefined) return null
  const { die } = engine
  const symbol = die === undefined ? rollSymbol(random) : 'd6' in die ? symbolOf(die.d6) : die.symbol
  trace.applied('signum.ability.steam-engine', { creature: creature.id, symbol })
  return symbol
}
