import type { Scene } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { type DiceRow, diceScene, poolRow } from '../../dice/dice.scene.ts'
import { hitCount, woundCount } from '../../dice/fight.words.ts'
import type { RolledPool } from '../../dice/pool.ts'
import type { Melee, MeleeResult } from './melee.ts'

/** The dice of both sides and what came of them. */
export function meleeScene({ attacker, defender }: Melee, headline: string, locale: Locale): Scene {
  const rows = [
    ...attackRows(attacker, locale),
    ...defenceRows(defender, locale),
    ...attackRows(defender, locale),
    ...defenceRows(attacker, locale),
  ]
  return diceScene(rows, [resultLine(attacker, defender, locale), resultLine(defender, attacker, locale)], headline)
}

/** What got through to one side, and how it stands now. */
function resultLine({ unblocked }: MeleeResult, { creature, suffered }: MeleeResult, locale: Locale): string {
  const { wounds, armour } = suffered
  const left = armour > 0 ? { en: `, armour ${armour}`, es: `, armadura ${armour}` }[locale] : ''
  const through = { en: `${hitCount(unblocked, 'en')} not blocked`, es: `${hitCount(unblocked, 'es')} sin parar` }[
    locale
  ]
  return `${creature}: ${through}; ${woundCount(wounds, locale)}${left}`
}

const hasDice = (pool: RolledPool | null): pool is RolledPool => pool !== null && pool.symbols.length > 0

function attackRows({ creature, attack, hits }: MeleeResult, locale: Locale): DiceRow[] {
  if (!hasDice(attack)) return []
  const label = { en: `${creature} attacks: ${hitCount(hits, 'en')}`, es: `${creature} ataca: ${hitCount(hits, 'es')}` }
  // A wounded creature hits with shields only, which its number of hits tells.
  const kind =
    attack.symbols.filter((symbol) => symbol === 'shield').length === hits ? 'meleeAttackWounded' : 'meleeAttack'
  return [poolRow(label[locale], kind, 'attack', attack)]
}

function defenceRows({ creature, defence, blocks }: MeleeResult, locale: Locale): DiceRow[] {
  if (!hasDice(defence)) return []
  const label = { en: `${creature} defends: blocks ${blocks}`, es: `${creature} se defiende: para ${blocks}` }
  return [poolRow(label[locale], 'meleeDefence', 'defence', defence)]
}
