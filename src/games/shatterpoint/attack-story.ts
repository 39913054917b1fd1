import type { Locale } from '../../lib/locale.ts'
import type { AttackOutcome } from './attack-answer.ts'
import { sideName, successCount } from './dice-words.ts'
import { conditionName, listed } from './words.ts'

/** An attack in one sentence: what it came to, and whose choice is open. */
export function attackSentence(outcome: AttackOutcome, locale: Locale): string {
  const { successes, damage, defender, attacker, pending } = outcome
  const dealt = { en: `${damage.suffered} damage`, es: `${damage.suffered} de daño` }[locale]
  const results = pending === null ? `${successCount(successes, locale)}, ${dealt}` : successCount(successes, locale)
  const units = listed([stateOf(defender, locale), stateOf(attacker, locale)], locale)
  if (pending === null) return `${results}: ${units}.`
  const options = pending.options.join(', ')
  return {
    en: `${results}; ${sideName(pending.side, 'en')} has to choose: ${options}.`,
    es: `${results}; debe elegir ${sideName(pending.side, 'es')}: ${options}.`,
  }[locale]
}

/** `Maul 7/11, exposed` */
function stateOf({ id, damage, stamina, wounds, conditions }: AttackOutcome['defender'], locale: Locale): string {
  const wounded = { en: 'wounded', es: 'herida' }[locale]
  const marks = [...(wounds > 0 ? [wounded] : []), ...conditions.map((condition) => conditionName(condition, locale))]
  return `${id} ${damage}/${stamina}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}
