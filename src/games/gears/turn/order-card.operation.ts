import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { CardEffect } from '../content/card-effects.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { BASIC_MOVE } from '../content/turn.ts'
import { defineGearsOperation } from '../define.ts'
import { iconName } from '../language/card-name.ts'
import { zones } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { Count, Id, Reaction } from '../vocabulary.ts'
import { actionText, orderCardText } from './action.words.ts'

const Actions = z.array(z.array(CardEffect).min(1).max(3)).min(1).max(4)

const OwnCard = z
  .strictObject({ name: z.string().min(1).max(80), icon: Reaction, actions: Actions })
  .describe('A card as it is printed, for those who own it.')
  .meta({ id: 'GearsOwnOrderCard' })

const AskedCard = z
  .union([
    z.strictObject({ content: Id.describe('An order card of the content.') }),
    z.strictObject({ drawn: OwnCard.describe('The card itself.') }),
  ])
  .meta({ id: 'GearsAskedOrderCard' })
type AskedCard = z.infer<typeof AskedCard>

const OrderCardOutcome = z
  .object({
    card: Id.nullable().describe('Its id in the content; null for a card that was given.'),
    icon: Reaction.describe('The reaction that it can be discarded for.'),
    actions: Actions.describe('What it lets the soldier do, action by action, in this order.'),
    basicMove: Count.describe('The zones that it moves instead, its text ignored.'),
    isForTwoPlus: z.boolean(),
  })
  .meta({ id: 'GearsOrderCardOutcome' })

/** The printed name of the card that is asked about. */
const nameOf = (asked: AskedCard, locale: Locale, { orderCards }: GearsContent): string =>
  'drawn' in asked ? asked.drawn.name : (orderCards.get(asked.content)?.name[locale] ?? asked.content)

export const orderCardOperation = defineGearsOperation({
  id: 'gears.order-card',
  kind: 'resolution',
  summary: {
    en: 'Explains an order card: its actions in order, what it may be used for instead, and its reaction icon.',
    es: 'Explica una carta de Orden: sus acciones en orden, para qué más sirve y su icono de reacción.',
  },
  rules: ['gears.order.options', 'gears.order.actions-in-order', 'gears.content.known'],
  input: z.strictObject({ card: AskedCard }).meta({ id: 'GearsOrderCardInput' }),
  outcome: OrderCardOutcome,
  examples: [
    { name: 'What Ambush does', input: { card: { content: 'ambush-guard' } } },
    { name: 'A card that helps another player (p. 9)', input: { card: { content: 'teamwork-follow' } } },
  ],
  run({ card: asked }, { content, trace }) {
    const card = 'drawn' in asked ? { ...asked.drawn, isForTwoPlus: false } : content.orderCards.get(asked.content)
    const id = 'drawn' in asked ? null : asked.content
    if (card === undefined) {
      const facts = { kind: 'orderCard', id: id ?? '' } as const
      return refuse([{ rule: 'gears.content.known', path: ['card', 'content'], facts }])
    }
    trace.applied('gears.order.options', { card: id, option: 'printed', unnamed: false })
    for (const [index, action] of card.actions.entries()) {
      const says = { en: actionText(action, 'en', content), es: actionText(action, 'es', content) }
      trace.applied('gears.order.actions-in-order', { reason: 'resolved', action: index + 1, says })
    }
    const { icon, actions, isForTwoPlus } = card
    return { card: id, icon, actions, basicMove: BASIC_MOVE, isForTwoPlus }
  },
  headline: (outcome, { card }, locale, content) =>
    `${nameOf(card, locale, content)} (${iconName(outcome.icon, locale)}): ${orderCardText(outcome, locale, content)}.`,
  details({ icon, basicMove, isForTwoPlus }, _input, locale) {
    const reaction = iconName(icon, locale)
    const lines = {
      en: [
        `Instead of its text it may be used to move up to ${zones(basicMove, 'en')}, or to attack.`,
        `It may be discarded for its icon, ${reaction}; its actions are then ignored.`,
        ...(isForTwoPlus ? ['Marked 2+: a soldier alone may remove it and draw another.'] : []),
      ],
      es: [
        `En lugar de su texto puede usarse para mover hasta ${zones(basicMove, 'es')} o para atacar.`,
        `Puede descartarse por su icono, ${reaction}; entonces se ignoran sus acciones.`,
        ...(isForTwoPlus ? ['Lleva 2+: un soldado en solitario puede retirarla y robar otra.'] : []),
      ],
    }
    return lines[locale]
  },
})
