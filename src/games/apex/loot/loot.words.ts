import type { Locale } from '../../../lib/locale.ts'
import { apexCore } from '../content/apex-content.ts'

const names = new Map(apexCore.entries.map(({ id, name }) => [id, name]))

/** The printed name of a token or weapon of the content; any other label stays as it is. */
export const lootName = (id: string, locale: Locale): string => names.get(id)?.[locale] ?? id
