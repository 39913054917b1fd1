import type { Locale } from '../../../../lib/locale.ts'
import { ownEntry } from '../../../../lib/own-entry.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { sideName, successCount } from '../../dice/dice.words.ts'
import { unitName } from '../../language/card-name.ts'
import { conditionName, iconName, momentumLine } from '../../language/words.ts'
import { consequenceLines } from '../../movement/consequences.words.ts'
import { Icon, PLAYERS } from '../../vocabulary.ts'
import type { AttackOutcome } from './attack-answer.ts'
import type { DecisionKind } from './decision.ts'

/** An attack in one sentence: what it came to, and whose choice is open. */
export function attackSentence(outcome: AttackOutcome, locale: Locale, content: ShatterpointContent): string {
  const { successes, damage, defender, attacker, pending } = outcome
  const dealt = { en: `${damage.suffered} damage`, es: `${damage.suffered} de daño` }[locale]
  const results = pending === null ? `${successCount(successes, locale)}, ${dealt}` : successCount(successes, locale)
  const units = formatList(
    [defender, attacker].map((unit) => stateOf(unit, locale, content)),
    locale,
  )
  if (pending === null) return `${results}: ${units}.`
  const { kind, side, options } = pending
  const words = options.map((option) => optionName(kind, option, locale)).join(', ')
  return `${results}; ${sideName(side, locale)} ${ASKED[kind][locale]}: ${words}.`
}

/** What an attack brought about besides damage, a line each: momentum, and what its shoves changed on the table. */
export function attackLines({ momentum, consequences }: AttackOutcome, locale: Locale): string[] {
  const gainers = PLAYERS.flatMap((player) => Array.from({ length: momentum[player] }, () => player))
  return [
    ...gainers.map((player) => momentumLine(player, locale)),
    ...(consequences === null ? [] : consequenceLines(consequences, locale)),
  ]
}

type Words = { readonly en: string; readonly es: string }

/** What a choice is about. */
const ASKED: Readonly<Record<DecisionKind, Words>> = {
  treeOption: { en: 'chooses an option of the combat tree', es: 'elige una opción del árbol de combate' },
  directedEffect: { en: 'chooses which effect comes first', es: 'elige qué efecto va primero' },
  shove: { en: 'decides whether the shove moves the enemy', es: 'decide si el desplazamiento mueve al enemigo' },
  followUp: { en: 'decides whether to follow up', es: 'decide si sigue al enemigo' },
  personalEffect: { en: 'may use an effect', es: 'puede usar un efecto' },
  heal: { en: 'chooses what to heal', es: 'elige qué curar' },
}

/** Answers that are no icons. */
const ANSWERS: Readonly<Record<string, Words>> = {
  moved: { en: 'moved', es: 'se mueve' },
  notMoved: { en: 'not moved', es: 'no se mueve' },
  stay: { en: 'stay', es: 'quedarse' },
  follow: { en: 'follow', es: 'seguir' },
  none: { en: 'none', es: 'ninguno' },
  damage: { en: '1 damage', es: '1 de daño' },
  otherUnit: { en: 'another unit', es: 'otra unidad' },
}

/** An option in words; those of a tree keep the names that they were given. */
export function optionName(kind: DecisionKind | null, option: string, locale: Locale): string {
  if (kind === 'treeOption') return option === 'stop' ? { en: 'stop', es: 'parar' }[locale] : option
  return isIcon(option) ? iconName(option, locale) : (ownEntry(ANSWERS, option)?.[locale] ?? option)
}

const ICONS: ReadonlySet<string> = new Set(Icon.options)
const isIcon = (option: string): option is Icon => ICONS.has(option)

/** `Maul 7/11, exposed` */
function stateOf(unit: AttackOutcome['defender'], locale: Locale, content: ShatterpointContent): string {
  const { id, damage, stamina, wounds, conditions } = unit
  const wounded = { en: 'wounded', es: 'herida' }[locale]
  const marks = [...(wounds > 0 ? [wounded] : []), ...conditions.map((condition) => conditionName(condition, locale))]
  return `${unitName(id, content)} ${damage}/${stamina}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}
