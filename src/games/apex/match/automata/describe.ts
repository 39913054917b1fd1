import type { JsonObject } from '../../../../lib/json.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { capitalize } from '../../../../lib/wording.ts'
import { ActivationEvent } from '../../automata/activation/events.ts'
import { sayingOf } from '../../automata/activation/instructions.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import type { ToldType } from './events.ts'

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

/** What an activation tells, in one sentence, as its instructions say it. */
export function describeTold(
  fields: JsonObject & { readonly type: ToldType },
  locale: Locale,
  content: ApexContent,
): string {
  const event = ActivationEvent.safeParse(fields)
  if (!event.success) return fields.type
  if (event.data.type !== 'stepStarted') return sayingOf(event.data, locale, content) ?? ''
  const { step } = event.data
  const name = legendName(String(fields.legend), locale, content)
  const what = STEPS[step]?.[locale] ?? ''
  return capitalize({ en: `${name}, step ${step}: ${what}.`, es: `${name}, paso ${step}: ${what}.` }[locale])
}
