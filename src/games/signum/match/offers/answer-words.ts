import type { SeatNames } from '../../../../contract/match.ts'
import type { Locale, Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { copyName, copyNames } from '../../language/copy-name.ts'
import type { Answer } from '../command.ts'
import { PLAYERS, seatOf } from '../players.ts'
import { both, cardsOf, listOf, placeText, seatName, targetsText } from './words.ts'

/** What is known besides an answer: the items that an order numbers, the content, and what the seats are called. */
type Wording = { readonly items: readonly string[]; readonly content: SignumContent; readonly names: SeatNames }
type Field = keyof Answer
type Describe<Name extends Field> = (value: NonNullable<Answer[Name]>, answer: Answer, wording: Wording) => Localized

/** What each field of an answer says; the first of them that an answer has decides. */
const FIELDS: readonly {
  readonly [Name in Field]: { readonly field: Name; readonly describe: Describe<Name> }
}[Field][] = [
  {
    field: 'tactic',
    describe: (tactic, { reveal, targets = [] }, { content, names }) =>
      reveal === true
        ? both(
            (l) => `Reveal ${copyName(tactic, l, content)}${targetsText(playerNames(targets, names, l), l, content)}.`,
            (l) => `Revela ${copyName(tactic, l, content)}${targetsText(playerNames(targets, names, l), l, content)}.`,
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
    describe: (targets, _, { content, names }) => {
      const chosen = (l: Locale) => listOf(playerNames(targets, names, l), l, content)
      return both(
        (l) => `Choose ${chosen(l)}.`,
        (l) => `Elige: ${chosen(l)}.`,
      )
    },
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
    describe: (order, _, { items, content }) => {
      const ordered = order.map((index) => items[index] ?? '')
      return both(
        (l) => `In this order: ${formatList(copyNames(ordered, l, content), l)}.`,
        (l) => `En este orden: ${formatList(copyNames(ordered, l, content), l)}.`,
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
  { field: 'stop', describe: () => ({ en: 'Stop here.', es: 'Se detiene aquí.' }) },
  { field: 'stay', describe: () => ({ en: 'Stay.', es: 'Se queda.' }) },
  {
    field: 'target',
    describe: (target, _, { content }) =>
      both(
        (l) => `Go on to ${copyName(target, l, content)}.`,
        (l) => `Persigue a ${copyName(target, l, content)}.`,
      ),
  },
]

/** Players are called by name, everything else as printed. */
const playerNames = (targets: readonly string[], names: SeatNames, locale: Locale): string[] =>
  targets.map((target) => {
    const player = PLAYERS.find((one) => one === target)
    return player === undefined ? target : seatName(seatOf(player), names, locale)
  })

/** What an answer means. */
export function answerText(answer: Answer, wording: Wording): Localized {
  const found = FIELDS.find(({ field }) => answer[field] !== undefined)
  if (found === undefined) throw new Error('An answer says something.')
  // The value is that of the field which the entry is for.
  const describe = found.describe as Describe<Field>
  return describe(answer[found.field] as never, answer, wording)
}
