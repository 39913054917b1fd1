import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { REACTIONS, Reaction } from '../vocabulary.ts'
import * as effects from './card-effects.ts'

/** An order card: its reaction icon and its printed actions, each of one or more effects. */
export const OrderCard = ContentEntry.extend({
  kind: z.literal('orderCard'),
  icon: Reaction,
  /** Whether it shows the mark 2+: a soldier alone may replace it. */
  isForTwoPlus: z.boolean(),
  actions: z.array(z.array(effects.CardEffect).min(1).max(3)).min(1).max(4),
  copies: z.int().min(1).max(10),
})
export type OrderCard = z.infer<typeof OrderCard>

/** How many copies carry each icon. */
type Copies = readonly [guard: number, dodge: number, follow: number]

type Printed = {
  readonly id: string
  readonly en: string
  readonly es: string
  readonly copies: Copies
  readonly actions: readonly (readonly effects.CardEffect[])[]
  readonly isForTwoPlus?: true
  readonly provenance?: 'rulebook'
  readonly source: string
}

const OURS = 'The name is public (medium confidence); actions, icons and copies are ours.'

const printed: readonly Printed[] = [
  {
    id: 'advance',
    en: 'Advance',
    es: 'Avanzar',
    copies: [2, 2, 2],
    actions: [[effects.move(2)], [effects.attack()]],
    source: `${OURS} Its actions are those of the example on p. 10.`,
  },
  {
    id: 'assault',
    en: 'Assault',
    es: 'Asalto',
    copies: [2, 2, 2],
    actions: [[effects.move(3)], [effects.attack()]],
    provenance: 'rulebook',
    source:
      'p. 18: move up to 3 zones, then attack; the name is public (medium confidence). Icons and copies are ours.',
  },
  {
    id: 'roadie-run',
    en: 'Roadie Run',
    es: 'Carrera agachada',
    copies: [0, 3, 3],
    actions: [[effects.move(3), effects.takeHeldCover(1)]],
    provenance: 'rulebook',
    source:
      'p. 14 shows a card that moves up to 3 zones and may take cover held by a Locust; that it bears this name, its icons and its copies are ours.',
  },
  {
    id: 'explore',
    en: 'Explore',
    es: 'Explorar',
    copies: [1, 1, 2],
    actions: [[effects.move(4)], [effects.draw(1)]],
    source: OURS,
  },
  {
    id: 'blind-fire',
    en: 'Blind Fire',
    es: 'Fuego a ciegas',
    copies: [2, 2, 0],
    actions: [[effects.attack()], [effects.move(1), effects.takeCover()]],
    source: OURS,
  },
  {
    id: 'sit-tight',
    en: 'Sit Tight',
    es: 'Aguantar',
    copies: [2, 1, 1],
    actions: [[effects.skipLocustStep()]],
    source: 'The name and the effect are public (medium confidence); icons and copies are ours.',
  },
  {
    id: 'scavenging',
    en: 'Scavenging',
    es: 'Saqueo',
    copies: [1, 2, 1],
    actions: [[effects.move(2)], [effects.ammunition(1)]],
    source: 'Public: it gives 1 ammo token (medium confidence). The move, icons and copies are ours.',
  },
  {
    id: 'ambush',
    en: 'Ambush',
    es: 'Emboscada',
    copies: [3, 1, 0],
    actions: [[effects.lure(2)], [effects.freeAttack()]],
    source:
      'Public: it draws a Locust near and attacks without spending ammo (medium confidence). Zones, icons and copies are ours.',
  },
  {
    id: 'teamwork',
    en: 'Teamwork',
    es: 'Trabajo en equipo',
    copies: [1, 1, 3],
    actions: [[effects.draw(1)], [effects.extraOrder('another')]],
    isForTwoPlus: true,
    provenance: 'rulebook',
    source: 'p. 9 shows the actions and the mark 2+; that they bear the name of p. 28, icons and copies are ours.',
  },
  {
    id: 'dig-in',
    en: 'Dig In',
    es: 'Atrincherarse',
    copies: [2, 2, 1],
    actions: [[effects.takeCover()], [effects.draw(1, 'everyCog')]],
    source: 'p. 28 names it among the cards that help other players; actions, icons and copies are ours.',
  },
  {
    id: 'active-reload',
    en: 'Active Reload',
    es: 'Recarga activa',
    copies: [2, 1, 3],
    actions: [[effects.attack()], [effects.extraOrder('you', 'ammoSpent')]],
    source: 'Public: attack, and another order card if it spent ammo (medium confidence). Icons and copies are ours.',
  },
]

const cardsOf = ({ id, en, es, copies, actions, isForTwoPlus, provenance, source }: Printed) =>
  REACTIONS.flatMap((icon, index): z.input<typeof OrderCard>[] => {
    const count = copies[index] ?? 0
    if (count === 0) return []
    return [
      {
        id: `${id}-${icon}`,
        kind: 'orderCard',
        name: { en, es },
        icon,
        isForTwoPlus: isForTwoPlus ?? false,
        actions: actions.map((action) => [...action]),
        copies: count,
        provenance: provenance ?? 'constructed',
        source,
      },
    ]
  })

/** The order cards; each id is one name with one icon, in so many copies. */
export const orderCards = defineEntries(OrderCard, printed.flatMap(cardsOf))

/** The whole order deck, every copy by its id. */
export const orderDeck: readonly string[] = orderCards.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
)
