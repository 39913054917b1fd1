import type { Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { cardName, cardNames } from '../../language/card-name.ts'
import type { Answer } from '../command.ts'
import { both, cardsOf, listOf, placeText } from './words.ts'

/** What is known besides an answer: the names that an order numbers, and the content. */
type Telling = { readonly names: readonly string[]; readonly content: SignumContent }
type Field = keyof Answer
type Tell<Name extends Field> = (value: NonNullable<Answer[Name]>, answer: Answer, telling: Telling) => Localized

/** What each field of an answer says; the first of them that an answer has decides. */
const TOLD: readonly { readonly [Name in Field]: { readonly field: Name; readonly tell: Tell<Name> } }[Field][] = [
  {
    field: 'tactic',
    tell: (tactic, { reveal }, { content }) =>
      reveal === true
        ? both(
            (l) => `Reveal ${cardName(tactic, l, content)}.`,
            (l) => `Revela ${cardName(tactic, l, content)}.`,
          )
        : both(
            (l) => `Let ${cardName(tactic, l, content)} go without effect.`,
            (l) => `Deja pasar ${cardName(tactic, l, content)} sin efecto.`,
          ),
  },
  {
    field: 'option',
    tell: (option) => ({ en: `Alternative ${option}.`, es: `Alternativa ${option}.` }),
  },
  {
    field: 'targets',
    tell: (targets, _, { content }) =>
      both(
        (l) => `Choose ${listOf(targets, l, content)}.`,
        (l) => `Elige: ${listOf(targets, l, content)}.`,
      ),
  },
  {
    field: 'cards',
    tell: (cards, _, { content }) =>
      both(
        (l) => `Discard ${cardsOf(cards, l, content)}.`,
        (l) => `Descarta ${cardsOf(cards, l, content)}.`,
      ),
  },
  {
    field: 'order',
    tell: (order, _, { names, content }) => {
      const items = order.map((index) => names[index] ?? '')
      return both(
        (l) => `In this order: ${formatList(cardNames(items, l, content), l)}.`,
        (l) => `En este orden: ${formatList(cardNames(items, l, content), l)}.`,
      )
    },
  },
  {
    field: 'stabbers',
    tell: (stabbers, _, { content }) =>
      both(
        (l) => `Backstab: ${listOf(stabbers, l, content)}.`,
        (l) => `Apuñala: ${listOf(stabbers, l, content)}.`,
      ),
  },
  {
    field: 'pay',
    tell: (pay) =>
      pay
        ? { en: 'Pay the Contract.', es: 'Paga el Contrato.' }
        : { en: 'Do not pay the Contract.', es: 'No paga el Contrato.' },
  },
  {
    field: 'relics',
    tell: (relics, _, { content }) =>
      both(
        (l) => `Use ${cardsOf(relics, l, content)}.`,
        (l) => `Usa ${cardsOf(relics, l, content)}.`,
      ),
  },
  {
    field: 'attack',
    tell: (attack, { defence = 0 }) => ({
      en: `${attack} to attack, ${defence} to defence.`,
      es: `${attack} al ataque, ${defence} a la defensa.`,
    }),
  },
  { field: 'dice', tell: (dice) => ({ en: `Roll again: ${dice}.`, es: `Repite: ${dice}.` }) },
  {
    field: 'relic',
    tell: (relic, _, { content }) =>
      both(
        (l) => `${cardName(relic, l, content)} takes the damage first.`,
        (l) => `${cardName(relic, l, content)} recibe primero el daño.`,
      ),
  },
  {
    field: 'ruins',
    tell: (ruins, { at = { x: 0, y: 0 } }, { content }) =>
      both(
        (l) => `Come out of ${cardName(ruins, l, content)} at ${placeText(at, l)}.`,
        (l) => `Sale de ${cardName(ruins, l, content)} en ${placeText(at, l)}.`,
      ),
  },
  {
    field: 'at',
    tell: (at) =>
      both(
        (l) => `At ${placeText(at, l)}.`,
        (l) => `En ${placeText(at, l)}.`,
      ),
  },
  {
    field: 'target',
    tell: (target, _, { content }) =>
      both(
        (l) => `Go on to ${cardName(target, l, content)}.`,
        (l) => `Persigue a ${cardName(target, l, content)}.`,
      ),
  },
]

/** What an answer means. */
export function answerText(kind: string, answer: Answer, names: readonly string[], content: SignumContent): Localized {
  const found = TOLD.find(({ field }) => answer[field] !== undefined)
  if (found === undefined) {
    return kind === 'persecute' ? { en: 'Stop here.', es: 'Se detiene aquí.' } : { en: 'Stay.', es: 'Se queda.' }
  }
  // The value is that of the field which the entry is for.
  const tell = found.tell as Tell<Field>
  return tell(answer[found.field] as never, answer, { names, content })
}
