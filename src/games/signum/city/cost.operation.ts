import { formatList } from '../../../lib/wording.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { notAllowed } from '../language/violation.ts'
import { quedan } from '../language/words.ts'
import { CostQuestion, PaidCost, payCost } from './pay-cost.ts'

/** So many ways to pay are named in the text. */
const NAMED = 6

const CITY = [
  { name: 'Temple', type: 'temple' as const },
  { name: 'Tavern', type: 'tavern' as const },
  { name: 'Arena', type: 'arena' as const },
]

export const costOperation = defineSignumOperation({
  id: 'signum.cost',
  kind: 'check',
  summary: {
    en: 'Whether a city can pay a cost, and every way to pay it without turning a building too many.',
    es: 'Si una ciudad puede pagar un coste y todas las formas de pagarlo sin girar edificios de más.',
  },
  rules: [
    'signum.play.cost',
    'signum.play.any-building',
    'signum.play.payment',
    'signum.prosperity.pay',
    'signum.city.turned',
    'signum.city.locked',
    'signum.city.names',
    'signum.content.known',
  ],
  input: CostQuestion,
  outcome: PaidCost,
  examples: [
    { name: 'Rowena (E-10)', input: { cost: { card: 'rowena-dukes-daughter' }, city: CITY } },
    {
      name: 'The temple is turned and the points are spent',
      input: {
        cost: { own: { prosperity: 2, buildings: ['temple'], any: 1 } },
        city: [{ name: 'Temple', type: 'temple', turned: true }, ...CITY.slice(1)],
        prosperity: 1,
      },
    },
    {
      name: 'A payment that the player chose',
      input: { cost: { own: { any: 1 } }, city: CITY, payment: ['Tavern', 'Tavern'] },
    },
  ],
  run: payCost,
  headline({ legal, violations, options, optionCount, prosperityLeft }, _input, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const left = { en: `${prosperityLeft} prosperity left`, es: `${quedan(prosperityLeft ?? 0)} de Prosperidad` }[
      locale
    ]
    const only = options[0]?.turned ?? []
    if (optionCount === 1 && only.length > 0) {
      return {
        en: `Payable with ${formatList(cardNames(only, 'en', content), 'en')}; ${left}.`,
        es: `Se paga con ${formatList(cardNames(only, 'es', content), 'es')}; ${left}.`,
      }[locale]
    }
    if (optionCount === 1) {
      return { en: `Payable without turning a building; ${left}.`, es: `Se paga sin girar edificios; ${left}.` }[locale]
    }
    return {
      en: `Payable in ${optionCount} ways; ${left}.`,
      es: `Se puede pagar de ${optionCount} formas; ${left}.`,
    }[locale]
  },
  details({ legal, options, optionCount }, _input, locale, content) {
    if (!legal || optionCount < 2) return []
    const named = options.slice(0, NAMED).map(({ turned }) => formatList(cardNames(turned, locale, content), locale))
    const more = optionCount - named.length
    return more > 0 ? [...named, { en: `and ${more} more`, es: `y ${more} más` }[locale]] : named
  },
})
