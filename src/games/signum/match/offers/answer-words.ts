import type { Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { copyName, copyNames } from '../../language/copy-name.ts'
import type { Answer } from '../command.ts'
import { both, cardsOf, listOf, placeText } from './words.ts'

/** What is known besides an answer: the names that an order numbers, and the content. */
type Wording = { readonly names: readonly string[]; readonly content: SignumContent }
type Field = keyof Answer
type Describe<Name extends Field> = (value: NonNullable<Answer[Name]>, answer: Answer, wording: Wording) => Localized

/** What each field of an answer says; the first of them that an answer has decides. */
const FIELDS: readonly {
  readonly [Name in Field]: { readonly field: Name; readonly describe: Describe<Name> }
}[Field][] = [
  {
    field: 'tactic',
    describe: (tactic, { reveal }, { content }) =>
      reveal === true
        ? both(
            (l) => `Reveal ${copyName(tactic, l, content)}.`,
            (l) => `Revela ${copyName(tactic, l, content)}.`,
          )
        : both(
            (l) => `Let ${copyName(tactic, l, content)} go without effect.`,
            (l) => `Deja pasar ${copyName(tactic, l, content)} sin efecto.`,
          ),
  },
  {
    field: 'option',
    describe: (option) => ({ en: `Alternative ${option}.`, es: `Alternativa ${option}.` }),
  },
  {
    field: 'targets',
    describe: (targets, _, { content }) =>
      both(
        (l) => `Choose ${listOf(targets, l, content)}.`,
        (l) => `Elige: ${listOf(targets, l, content)}.`,
      ),
  },
  {
    field: 'cards',
    describe: (cards, _, { content }) =>
      both(
        (l) => `Discard ${cardsOf(cards, l, content)}.`,
        (l) => `Descarta ${cardsOf(cards, l, content)}.`,
      ),
  },
  {
    field: 'order',
    describe: (order, _, { names, content }) => {
      const items = order.map((index) => names[index] ?? '')
      return both(
        (l) => `In this order: ${formatList(copyNames(items, l, content), l)}.`,
        (l) => `En este orden: ${formatList(copyNames(items, l, content), l)}.`,
      )
    },
  },
  {
    field: 'stabbers',
    describe: (stabbers, _, { content }) =>
      both(
        (l) => `Backstab: ${listOf(stabbers, l, content)}.`,
        (l) => `Apuñala: ${listOf(stabbers, l, content)}.`,
      ),
  },
  {
    field: 'pay',
    describe: (pay) =>
      pay
        ? { en: 'Pay the Contract.', es: 'Paga el Contrato.' }
        : { en: 'Do not pay the Contract.', es: 'No paga el Contrato.' },
  },
  {
    field: 'relics',
    describe: (relics, _, { content }) =>
      both(
        (l) => `Use ${cardsOf(relics, l, content)}.`,
        (l) => `Usa ${cardsOf(relics, l, content)}.`,
      ),
  },
  {
    field: 'attack',
    describe: (attack, { defence = 0 }) => ({
      en: `${attack} to attack, ${defence} to defence.`,
      es: `${attack} al ataque, ${defence} a la defensa.`,
    }),
  },
  { field: 'dice', describe: (dice) => ({ en: `Roll again: ${dice}.`, es: `Repite: ${dice}.` }) },
  {
    field: 'relic',
    describe: (relic, _, { content }) =>
      both(
        (l) => `${copyName(relic, l, content)} takes the damage first.`,
        (l) => `${copyName(relic, l, content)} recibe primero el daño.`,
      ),
  },
  {
    field: 'ruins',
    describe: (ruins, { at = { x: 0, y: 0 } }, { content }) =>
      both(
        (l) => `Come out of ${copyName(ruins, l, content)} at ${placeText(at, l)}.`,
        (l) => `Sale de ${copyName(ruins, l, content)} en ${placeText(at, l)}.`,
      ),
  },
  {
    field: 'at',
    describe: (at) =>
      both(
        (l) => `At ${placeText(at, l)}.`,
        (l) => `En ${placeText(at, l)}.`,
      ),
  },
  {
    field: 'path',
    describe: (path, { target }, { content }) => {
      const at = path.at(-1) ?? { x: 0, y: 0 }
      if (target === undefined) {
        return both(
          (l) => `Go to ${placeText(at, l)}.`,
          (l) => `Va a ${placeText(at, l)}.`,
        )
      }
      return both(
        (l) => `Go on to ${copyName(target, l, content)}.`,
        (l) => `Persigue a ${copyName(target, l, content)}.`,
      )
    },
  },
  {
    field: 'target',
    describe: (target, _, { content }) =>
      both(
        (l) => `Go on to ${copyName(target, l, content)}.`,
        (l) => `Persigue a ${copyName(target, l, content)}.`,
      ),
  },
]

/** What an answer means. */
export function answerText(kind: string, answer: Answer, names: readonly string[], content: SignumContent): Localized {
  const found = FIELDS.find(({ field }) => answer[field] !== undefined)
  if (found === undefined) {
    return kind === 'persecute' ? { en: 'Stop here.', es: 'Se detiene aquí.' } : { en: 'Stay.', es: 'Se queda.' }
  }
  // The value is that of the field which the entry is for.
  const describe = found.describe as Describe<Field>
  return describe(answer[found.field] as never, answer, { names, content })
}
