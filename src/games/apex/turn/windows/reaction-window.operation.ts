import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { type Reaction, ReactionWindow } from '../../content/effects.ts'
import { defineApexOperation } from '../../define.ts'
import { Label } from '../../language/label.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { ruleTitle } from '../../language/rule-title.ts'
import type { ApexViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import { enemyOf, Squad } from '../../table/squad.ts'
import { CardVerdict, judgeReaction, type ReactingCard, ReactingLegend } from './reaction-window.ts'

const Input = z
  .strictObject({
    window: ReactionWindow,
    shooterSquad: Squad,
    target: Label.describe('The Legend that is shot at.'),
    legends: z.array(ReactingLegend).min(1).max(6),
  })
  .meta({ id: 'ApexReactionWindowInput' })
type Input = z.infer<typeof Input>

export const reactionWindowOperation = defineApexOperation({
  id: 'apex.reaction-window',
  kind: 'list',
  summary: {
    en: 'Tells which reactions may be played before or after a shot, and why the others may not.',
    es: 'Dice qué reacciones pueden jugarse antes o después de un disparo, y por qué las demás no.',
  },
  rules: [
    'apex.content.known',
    'apex.reaction.when',
    'apex.reaction.keywords',
    'apex.reaction.limit',
    'apex.reaction.after-eliminated',
    'apex.reaction.order',
    'apex.card.on-board',
    'apex.ability.need-token',
  ],
  input: Input,
  outcome: z
    .object({ cards: z.array(CardVerdict), orderedBy: Squad.describe('The squad that chooses the order.') })
    .meta({ id: 'ApexReactionWindowOutcome' }),
  examples: [
    {
      name: 'The target has reacted before the shot (E-69)',
      input: {
        window: 'beforeShot',
        shooterSquad: 'blue',
        target: 'wraith',
        legends: [
          { id: 'wraith', squad: 'red', played: ['beforeShot'], cards: [{ id: 'foresight' }, { id: 'slip-away' }] },
          { id: 'bangalore', squad: 'red', cards: [{ id: 'under-smoke' }] },
        ],
      },
    },
    {
      name: 'An eliminated target after the shot',
      input: {
        window: 'afterShot',
        shooterSquad: 'red',
        target: 'gibraltar',
        legends: [
          { id: 'gibraltar', squad: 'blue', onBoard: false, cards: [{ id: 'big-brother' }] },
          {
            id: 'lifeline',
            squad: 'blue',
            cards: [{ id: 'combat-medic' }, { id: 'my-card', reaction: { squad: false, window: 'afterShot' } }],
          },
        ],
      },
    },
  ],
  run(input, { trace, content }) {
    const violations = findViolations(input, content)
    if (violations.length > 0) return refuse(violations)
    const cards = input.legends.flatMap((legend) =>
      legend.cards.map((card) => {
        const known = { ...card, reaction: reactionOf(card, content) ?? null }
        return judgeReaction(legend, known, input, trace)
      }),
    )
    const orderedBy = enemyOf(input.shooterSquad)
    if (cards.filter(({ playable }) => playable).length > 1) trace.applied('apex.reaction.order', { squad: orderedBy })
    return { cards, orderedBy }
  },
  headline({ cards }, _input, locale, content) {
    const playable = cards.filter((card) => card.playable)
    if (playable.length === 0)
      return { en: 'No reaction may be played.', es: 'No puede jugarse ninguna reacción.' }[locale]
    const names = playable.map(
      ({ card, legend }) => `${cardName(card, locale, content)} (${legendName(legend, locale, content)})`,
    )
    return {
      en: `Playable: ${formatList(names, 'en')}.`,
      es: `${names.length === 1 ? 'Puede' : 'Pueden'} jugarse: ${formatList(names, 'es')}.`,
    }[locale]
  },
  details: ({ cards }, _input, locale, content) =>
    cards.flatMap(({ card, legend, rule }) => {
      if (rule === null) return []
      const name = `${cardName(card, locale, content)} (${legendName(legend, locale, content)})`
      return [`${name}: ${{ en: 'not now', es: 'ahora no' }[locale]} (${ruleTitle(rule, locale)}).`]
    }),
})

/** The keywords of a card: its own, or those of the content; undefined if the content has no such card. */
function reactionOf({ id, reaction }: ReactingCard, content: ApexContent): Reaction | null | undefined {
  if (reaction !== undefined) return reaction
  return (content.featCards.get(id) ?? content.abilityCards.get(id))?.action.reaction
}

function findViolations({ legends, target, shooterSquad }: Input, content: ApexContent): ApexViolation[] {
  const unknown = legends.flatMap(({ cards }, index) =>
    cards.flatMap((card, place): ApexViolation[] =>
      reactionOf(card, content) === undefined
        ? [
            {
              rule: 'apex.content.known',
              path: ['legends', index, 'cards', place, 'id'],
              facts: { kind: 'card', id: card.id },
            },
          ]
        : [],
    ),
  )
  return [
    ...unknown,
    ...targetViolations(
      legends.find(({ id }) => id === target),
      target,
      shooterSquad,
    ),
  ]
}

function targetViolations(legend: ReactingLegend | undefined, target: string, shooter: Squad): ApexViolation[] {
  if (legend === undefined)
    return [{ rule: 'apex.content.known', path: ['target'], facts: { kind: 'legend', id: target } }]
  if (legend.squad !== shooter) return []
  const facts = { legend: target, card: legend.cards[0]?.id ?? 'reaction', reason: 'ownShot' } as const
  return [{ rule: 'apex.reaction.when', path: ['target'], facts }]
}
