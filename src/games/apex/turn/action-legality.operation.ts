import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { BASIC_ACTIONS, BasicAction, FREE_ACTIONS } from '../content/actions.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import { ruleTitle } from '../language/rule-title.ts'
import { explainViolation } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import { type ApexTrace, ruleIds } from '../rules.ts'
import { actionName, actionTitle, partList } from './action.words.ts'
import {
  type ActionVerdict,
  ActivationState,
  CardPlay,
  judgeBasic,
  judgeFreeAction,
  rushReason,
  ActionVerdict as Verdict,
} from './action-legality.ts'
import { activationRules } from './activation.rules.ts'
import { judgeCard } from './card-legality.ts'
import { openActionRules } from './open-action.rules.ts'

const NamedCard = z
  .strictObject({
    id: Label,
    available: z.boolean().default(true).describe('A feat is in hand; an ability has a token in supply.'),
    conditionHolds: z.boolean().default(true),
  })
  .meta({ id: 'ApexNamedCardPlay' })

const Action = z
  .union([
    z.strictObject({ basic: BasicAction }),
    z.strictObject({ freeAction: z.enum(FREE_ACTIONS).meta({ id: 'ApexFreeAction' }) }),
    z.strictObject({ namedCard: NamedCard.describe('A feat or ability of the content.') }),
    z.strictObject({ card: CardPlay.describe('Any other card, described.') }),
  ])
  .meta({ id: 'ApexAction' })
type Action = z.infer<typeof Action>

export const actionLegalityOperation = defineApexOperation({
  id: 'apex.action-legality',
  kind: 'list',
  summary: {
    en: 'Decides whether a Legend may take an action now, or lists all basic actions with their legality.',
    es: 'Decide si una Leyenda puede realizar una acción ahora, o enumera todas las acciones básicas con su legalidad.',
  },
  rules: [
    ...ruleIds(activationRules, openActionRules),
    'apex.content.known',
    'apex.card.on-board',
    'apex.card.own-activation',
    'apex.card.enhancement',
    'apex.reaction.when',
    'apex.instant.when',
    'apex.feat.use',
    'apex.ability.need-token',
  ],
  input: z
    .strictObject({ state: ActivationState, action: Action.optional().describe('All of them if left out.') })
    .meta({ id: 'ApexActionLegalityInput' }),
  outcome: z
    .object({
      legal: z.boolean().nullable().describe('Of the action that was asked about; null if none was.'),
      actions: z.array(Verdict),
    })
    .meta({ id: 'ApexActionLegalityOutcome' }),
  examples: [
    {
      name: 'An action of 2 AP after one of 1 AP (E-04)',
      input: { state: { ap: 1 }, action: { card: { id: 'my-card', source: 'weapon', kind: 'special', ap: 2 } } },
    },
    {
      name: 'Guardian Angel while a squadmate respawns (E-68)',
      input: { state: { legend: 'lifeline', ownActivation: false }, action: { namedCard: { id: 'guardian-angel' } } },
    },
    {
      name: 'After the Interact of “Interact and Move 1” (E-15)',
      input: { state: { ap: 1, open: { action: 'interact', done: ['interact'] } } },
    },
    { name: 'Everything with one AP after a shot', input: { state: { ap: 1, shotUsed: true, featsInHand: 1 } } },
  ],
  run({ state, action }, { trace, content }) {
    if (action === undefined) return { legal: null, actions: judgeAll(state, trace) }
    const verdict = judge(action, state, content, trace)
    return verdict instanceof Refusal ? verdict : { legal: verdict.legal, actions: [verdict] }
  },
  headline({ legal, actions }, _input, locale, content) {
    if (legal === null) {
      const names = actions.filter((action) => action.legal).map(({ action }) => actionName(action, locale, content))
      if (names.length === 0) return { en: 'Nothing is legal now.', es: 'Ahora nada es legal.' }[locale]
      return { en: `Legal now: ${formatList(names, 'en')}.`, es: `Ahora es legal: ${formatList(names, 'es')}.` }[locale]
    }
    const name = actionTitle(actions[0]?.action ?? '', locale, content)
    return {
      en: `${name}: ${legal ? 'legal' : 'not legal'}.`,
      es: `${name}: ${legal ? 'legal' : 'no es legal'}.`,
    }[locale]
  },
  details: ({ actions }, { state }, locale, content) => [
    ...actions
      .filter(({ legal, parts }) => legal && parts.some(({ amount }) => amount !== null))
      .map(
        ({ action, cost, parts }) =>
          `${actionTitle(action, locale, content)} (${cost} ${{ en: 'AP', es: 'PA' }[locale]}): ${partList(parts, locale, content)}.`,
      ),
    ...actions.flatMap(({ action, rule }) => {
      if (rule === null) return []
      const [name, reason] = [actionTitle(action, locale, content), ruleTitle(rule, locale)]
      // Some rules are called as the action they are about; their own words say why not.
      if (reason === name) return [explainViolation({ rule, path: '', facts: ownFacts(rule, state) }, locale, content)]
      return [`${name}: ${{ en: 'not legal', es: 'no es legal' }[locale]} (${reason}).`]
    }),
  ],
})

/** What is against an action by the rule that is called as the action. */
const ownFacts = (rule: string, state: ActivationState) =>
  rule === 'apex.activation.rush' ? { reason: rushReason(state) } : { possible: false }

function judgeAll(state: ActivationState, trace: ApexTrace): ActionVerdict[] {
  return [
    ...BASIC_ACTIONS.map((action) => judgeBasic(action, state, trace)),
    ...FREE_ACTIONS.map((freeAction) => judgeFreeAction(freeAction, state, trace)),
  ]
}

function judge(
  action: Action,
  state: ActivationState,
  content: ApexContent,
  trace: ApexTrace,
): ActionVerdict | Refusal {
  if ('basic' in action) return judgeBasic(action.basic, state, trace)
  if ('freeAction' in action) return judgeFreeAction(action.freeAction, state, trace)
  if ('card' in action) return judgeCard(action.card, state, trace)
  const { id } = action.namedCard
  const card = content.featCards.get(id) ?? content.abilityCards.get(id)
  if (card === undefined)
    return refuse([{ rule: 'apex.content.known', path: ['action', 'namedCard', 'id'], facts: { kind: 'card', id } }])
  const { kind, ap } = card.action
  const source = card.kind === 'featCard' ? 'feat' : 'ability'
  return judgeCard({ ...action.namedCard, source, kind, ap, shoots: false }, state, trace)
}
