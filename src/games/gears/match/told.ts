import type { MatchEvent } from '../../../contract/match.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import type { GearsEventType } from './events.ts'
import { fieldsOf, type Teller } from './told-fields.ts'
import { tableTellers } from './told-table.ts'
import { turnTellers } from './told-turn.ts'
import { worldTellers } from './told-world.ts'

const TELLERS: Readonly<Record<GearsEventType, Teller>> = { ...tableTellers, ...turnTellers, ...worldTellers }

/** A seen event in one sentence. */
export function toldIn({ type, ...fields }: MatchEvent, locale: Locale): string {
  const tell = TELLERS[type as GearsEventType]
  const told: Localized = tell(fieldsOf(fields, locale))
  return told[locale]
}
