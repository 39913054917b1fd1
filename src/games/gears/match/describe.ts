import type { MatchEvent } from '../../../contract/match.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { fieldsOf, type Teller } from './describe/fields.ts'
import { tableTellers } from './describe/table.ts'
import { turnTellers } from './describe/turn.ts'
import { worldTellers } from './describe/world.ts'
import type { GearsEventType } from './events.ts'

const TELLERS: Readonly<Record<GearsEventType, Teller>> = { ...tableTellers, ...turnTellers, ...worldTellers }

/** A seen event in one sentence. */
export function toldIn({ type, ...fields }: MatchEvent, locale: Locale): string {
  const tell = TELLERS[type as GearsEventType]
  const told: Localized = tell(fieldsOf(fields, locale))
  return told[locale]
}
