import type { Locale } from '../../../../lib/locale.ts'
import { formatChoice } from '../../../../lib/wording.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { figureName } from '../../language/card-name.ts'
import type { NoiseMove } from './noise.ts'

/** What the noise of an attack makes due, one line for each figure that it draws. */
export const noiseLines = (noise: readonly NoiseMove[], locale: Locale, content: GearsContent): string[] =>
  noise.map(({ figure, steps }) => {
    const name = figureName(figure, locale, content)
    const to = formatChoice(steps, locale)
    if (steps.length === 0) return { en: `${name} hears it and stays.`, es: `${name} lo oye y se queda.` }[locale]
    return { en: `${name} hears it and moves to ${to}.`, es: `${name} lo oye y mueve a ${to}.` }[locale]
  })
