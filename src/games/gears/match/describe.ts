import type { MatchEvent, SeatNames } from '../../../contract/match.ts'
import type { Locale, Localized } from '../../../lib/locale.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { type Describer, fieldsOf } from './describe/fields.ts'
import { tableDescribers } from './describe/table.ts'
import { turnDescribers } from './describe/turn.ts'
import { worldDescribers } from './describe/world.ts'
import type { GearsEventType } from './events.ts'

const DESCRIBERS: Readonly<Record<GearsEventType, Describer>> = {
  ...tableDescribers,
  ...turnDescribers,
  ...worldDescribers,
}

/** A seen event in one sentence; a seat without a name is called by its number. */
export function describeIn(
  { type, ...fields }: MatchEvent,
  locale: Locale,
  content: GearsContent,
  names: SeatNames = [],
): string {
  const describe = DESCRIBERS[type as GearsEventType]
  const text: Localized = describe(fieldsOf(fields, locale, content, names))
  return text[locale]
}
