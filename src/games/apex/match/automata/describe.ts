import type { JsonObject } from '../../../../lib/json.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { capitalize } from '../../../../lib/wording.ts'
import { ActivationEvent } from '../../automata/activation/events.ts'
import { sayingOf } from '../../automata/activation/instructions.ts'
import { automatonCardName } from '../../automata/cards/card.words.ts'
import { COLOUR_WORDS } from '../../automata/movement/movement.words.ts'
import { routeName } from '../../automata/route/route.words.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { directionName } from '../../language/words.ts'
import type { MirroredType } from './events.ts'

/** The steps of an activation, as they are announced. */
const STEPS: Readonly<Record<number, Readonly<Record<Locale, string>>>> = {
  1: { en: 'priorities', es: 'prioridades' },
  2: { en: 'supply bin', es: 'depósito de suministros' },
  3: { en: 'Feat', es: 'Proeza' },
  4: { en: 'Abilities', es: 'Habilidades' },
  5: { en: 'Feat of step 5', es: 'Proeza del paso 5' },
  6: { en: 'procedure', es: 'procedimiento' },
  7: { en: 'Shot', es: 'Disparo' },
  8: { en: 'Feat of step 8', es: 'Proeza del paso 8' },
  9: { en: 'Abilities', es: 'Habilidades' },
  10: { en: 'tactical shift', es: 'desplazamiento táctico' },
  11: { en: 'the Feat is discarded', es: 'se descarta la Proeza' },
}

type Reported = Extract<
  ActivationEvent,
  { type: 'featDrawn' | 'featReshuffled' | 'featDiscarded' | 'routeDrawn' | 'routeTurned' }
>

/** What the service does with cards for an Automaton is told as done; the instructions of a ruling tell people to do it. */
function reportOf(event: Reported, who: string, locale: Locale, content: ApexContent): string {
  switch (event.type) {
    case 'featDrawn': {
      const name = automatonCardName(event.card, locale, content)
      return { en: `${who} draws a Feat: ${name}.`, es: `${who} roba una Proeza: ${name}.` }[locale]
    }
    case 'featReshuffled':
      return {
        en: `${who} shuffles ${event.size} Feats into a new deck.`,
        es: `${who} baraja ${event.size} Proezas en un mazo nuevo.`,
      }[locale]
    case 'featDiscarded': {
      const name = automatonCardName(event.card, locale, content)
      return { en: `${who} discards ${name}.`, es: `${who} descarta ${name}.` }[locale]
    }
    case 'routeDrawn': {
      const [card, to] = [routeName(event.card, locale, content), directionName(event.facing, locale)]
      const path = {
        en: event.colour === 'X' ? 'X' : `${COLOUR_WORDS[event.colour].en} path`,
        es: event.colour === 'X' ? 'X' : `camino ${COLOUR_WORDS[event.colour].es}`,
      }[locale]
      return { en: `${card}, pointing ${to}: ${path}.`, es: `${card}, hacia el ${to}: ${path}.` }[locale]
    }
    case 'routeTurned': {
      const to = directionName(event.facing, locale)
      return { en: `The card is turned to ${to}.`, es: `La carta se gira al ${to}.` }[locale]
    }
  }
}

const REPORTED: ReadonlySet<string> = new Set<Reported['type']>([
  'featDrawn',
  'featReshuffled',
  'featDiscarded',
  'routeDrawn',
  'routeTurned',
])
const isReported = (event: ActivationEvent): event is Reported => REPORTED.has(event.type)

/** What an activation tells, in one sentence, as its instructions say it. */
export function describeMirrored(
  fields: JsonObject & { readonly type: MirroredType },
  locale: Locale,
  content: ApexContent,
): string {
  const event = ActivationEvent.safeParse(fields)
  if (!event.success) return fields.type
  if (isReported(event.data)) {
    const who = legendName(String(fields.legend), locale, content)
    return capitalize(reportOf(event.data, who, locale, content))
  }
  if (event.data.type !== 'stepStarted') return sayingOf(event.data, locale, content) ?? ''
  const { step } = event.data
  const name = legendName(String(fields.legend), locale, content)
  const what = STEPS[step]?.[locale] ?? ''
  return capitalize({ en: `${name}, step ${step}: ${what}.`, es: `${name}, paso ${step}: ${what}.` }[locale])
}
