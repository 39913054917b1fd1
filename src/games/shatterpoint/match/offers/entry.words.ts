import type { Locale } from '../../../../lib/locale.ts'
import { becomesFace, facesCount, oneFace } from '../../dice/dice.words.ts'
import type { TableEntry } from '../../dice/expertise-table.ts'
import type { Face } from '../../dice/roll.ts'

/** `a hit`, `2 hits` */
const someOf = (count: number, face: Face, locale: Locale): string =>
  count === 1 ? oneFace(face, locale) : facesCount(count, face, locale)

/** What an entry of a table does to dice: `turn a crit into a hit`. */
function entryWords(entry: TableEntry, locale: Locale): string {
  if ('add' in entry) return `${{ en: 'add', es: 'añadir' }[locale]} ${someOf(entry.add.count, entry.add.face, locale)}`
  if ('remove' in entry) {
    const { count, face } = entry.remove
    return `${{ en: 'remove', es: 'retirar' }[locale]} ${someOf(count, face, locale)}`
  }
  if (!('change' in entry)) return ''
  const { from, to, count } = entry.change
  const [turned, into] = [someOf(count, from, locale), becomesFace(count, to, 'en')]
  return {
    en: `turn ${turned} into ${into}`,
    es: `convertir ${turned} en ${count === 1 ? oneFace(to, 'es') : becomesFace(count, to, 'es')}`,
  }[locale]
}

/** An order of entries: `First turn a hit into a failure, then turn a crit into a hit.` */
export function orderWords(entries: readonly TableEntry[], locale: Locale): string {
  const [first, then] = { en: ['First', 'then'], es: ['Primero', 'luego'] }[locale]
  return `${first} ${entries.map((entry) => entryWords(entry, locale)).join(`, ${then} `)}.`
}
