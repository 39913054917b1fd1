import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Asked = Pick<WorkedExample, 'id' | 'says'> & {
  state?: JsonObject
  action: JsonObject
  /** The rule that forbids the action, or that allows it. */
  rule: string
}

const judged = (legal: boolean, { id, says, state = {}, action, rule }: Asked): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.action-legality',
  input: { state, action },
  outcome: { legal, actions: [{ legal, rule: legal ? null : rule }] },
})
const may = (asked: Asked): WorkedExample => judged(true, asked)
const mayNot = (asked: Asked): WorkedExample => judged(false, asked)

const weapon = (more: JsonObject) => ({ card: { id: 'special', source: 'weapon', kind: 'special', ...more } })
const basic = (action: string) => ({ basic: action })
const freeAction = (action: string) => ({ freeAction: action })

const actions: WorkedExample[] = [
  mayNot({
    id: 'E-04',
    says: 'an action of 2 AP after one of 1 AP',
    state: { ap: 1 },
    action: weapon({ ap: 2 }),
    rule: 'apex.activation.ap',
  }),
  may({
    id: 'E-04',
    says: '(constructed) an action of 2 AP with all AP left',
    action: weapon({ ap: 2 }),
    rule: 'apex.activation.card-actions',
  }),
  may({
    id: 'E-12',
    says: 'interacting comes with a move of 1, in any order',
    action: basic('interact'),
    rule: 'apex.activation.and-any-order',
  }),
  may({
    id: 'E-13',
    says: 'a rush is declared with the move it adds to, before its first step',
    state: { featsInHand: 1 },
    action: freeAction('rush'),
    rule: 'apex.activation.rush',
  }),
  mayNot({
    id: 'p. 16',
    says: 'no rush in the middle of another action',
    state: { resolving: true, featsInHand: 1 },
    action: freeAction('rush'),
    rule: 'apex.activation.rush',
  }),
  mayNot({
    id: 'p. 16',
    says: 'no rush between the halves of a combined action whose move is done',
    state: { featsInHand: 1, open: { action: 'interact', done: ['move'] } },
    action: freeAction('rush'),
    rule: 'apex.activation.rush',
  }),
  may({
    id: 'Q-84',
    says: 'a rush for one more point of the move that a combined action has left',
    state: { featsInHand: 1, open: { action: 'interact', done: ['interact'] } },
    action: freeAction('rush'),
    rule: 'apex.activation.rush',
  }),
  mayNot({
    id: 'E-13',
    says: '(constructed) without a feat card there is no rush',
    action: freeAction('rush'),
    rule: 'apex.activation.rush',
  }),
  mayNot({
    id: 'constructed',
    says: 'a second rush',
    state: { rushUsed: true, featsInHand: 3 },
    action: freeAction('rush'),
    rule: 'apex.activation.rush',
  }),
  may({ id: 'constructed', says: 'a move', action: basic('move'), rule: 'apex.activation.basic-actions' }),
  mayNot({
    id: 'constructed',
    says: 'respawning on the board',
    action: basic('respawn'),
    rule: 'apex.activation.basic-actions',
  }),
  may({
    id: 'constructed',
    says: 'respawning when eliminated',
    state: { eliminated: 'before' },
    action: basic('respawn'),
    rule: 'apex.activation.basic-actions',
  }),
  mayNot({
    id: 'constructed',
    says: 'a second shoot action',
    state: { shotUsed: true },
    action: basic('shoot'),
    rule: 'apex.activation.shoot-once',
  }),
  mayNot({
    id: 'constructed',
    says: 'a second shoot action by a card',
    state: { shotUsed: true },
    action: weapon({ shoots: true, ap: 1 }),
    rule: 'apex.activation.shoot-once',
  }),
  mayNot({
    id: 'constructed',
    says: 'an action before the other is resolved',
    state: { resolving: true },
    action: basic('move'),
    rule: 'apex.activation.resolve-fully',
  }),
  mayNot({
    id: 'constructed',
    says: 'a free card before the action is resolved',
    state: { resolving: true },
    action: { namedCard: { id: 'smoke-launcher' } },
    rule: 'apex.activation.resolve-fully',
  }),
  mayNot({
    id: 'constructed',
    says: 'a move in another’s activation',
    state: { ownActivation: false },
    action: basic('move'),
    rule: 'apex.activation.outside',
  }),
  mayNot({
    id: 'constructed',
    says: 'a move when eliminated',
    state: { eliminated: 'before' },
    action: basic('move'),
    rule: 'apex.activation.eliminated',
  }),
  mayNot({
    id: 'constructed',
    says: 'passing when eliminated',
    state: { eliminated: 'before' },
    action: freeAction('pass'),
    rule: 'apex.activation.eliminated',
  }),
  may({
    id: 'constructed',
    says: 'waiting when eliminated in this activation',
    state: { eliminated: 'inThisActivation', ap: 1 },
    action: freeAction('pass'),
    rule: 'apex.activation.eliminated',
  }),
  may({ id: 'constructed', says: 'passing on the board', action: freeAction('pass'), rule: 'apex.activation.pass' }),
  may({
    id: 'constructed',
    says: 'loot between actions',
    action: freeAction('lootHandling'),
    rule: 'apex.activation.loot-handling',
  }),
  mayNot({
    id: 'Q-44',
    says: 'loot in the middle of an action',
    state: { resolving: true },
    action: freeAction('lootHandling'),
    rule: 'apex.activation.loot-handling',
  }),
  mayNot({
    id: 'Q-44',
    says: 'loot between the halves of a combined action',
    state: { open: { action: 'interact', done: ['interact'] } },
    action: freeAction('lootHandling'),
    rule: 'apex.activation.loot-handling',
  }),
  {
    id: 'constructed',
    says: 'all actions at once',
    rule: 'apex.activation.shoot-once',
    operation: 'apex.action-legality',
    input: { state: { ap: 1, shotUsed: true } },
    outcome: {
      legal: null,
      actions: [{ action: 'move', legal: true }, {}, { action: 'shoot', legal: false }, {}, {}, {}, {}, {}, {}, {}],
    },
  },
]

const cards: WorkedExample[] = [
  may({
    id: 'E-68',
    says: 'Guardian Angel in a squadmate’s activation',
    state: { legend: 'lifeline', ownActivation: false },
    action: { namedCard: { id: 'guardian-angel' } },
    rule: 'apex.instant.when',
  }),
  may({
    id: 'E-68',
    says: 'and goes to the discard pile',
    state: { legend: 'lifeline', ownActivation: false },
    action: { namedCard: { id: 'guardian-angel' } },
    rule: 'apex.feat.use',
  }),
  mayNot({
    id: 'E-68',
    says: '(constructed) nobody respawns',
    state: { legend: 'lifeline', ownActivation: false },
    action: { namedCard: { id: 'guardian-angel', conditionHolds: false } },
    rule: 'apex.instant.when',
  }),
  mayNot({
    id: 'constructed',
    says: 'an instant of an eliminated Legend',
    state: { legend: 'lifeline', ownActivation: false, eliminated: 'before' },
    action: { namedCard: { id: 'guardian-angel' } },
    rule: 'apex.card.on-board',
  }),
  mayNot({
    id: 'constructed',
    says: 'a feat that is not in hand',
    action: { namedCard: { id: 'shove', available: false } },
    rule: 'apex.feat.use',
  }),
  mayNot({
    id: 'constructed',
    says: 'an ability whose tokens are in use',
    action: { namedCard: { id: 'smoke-launcher', available: false } },
    rule: 'apex.ability.need-token',
  }),
  mayNot({
    id: 'constructed',
    says: 'a weapon that is not equipped',
    action: weapon({ ap: 1, available: false }),
    rule: 'apex.activation.card-actions',
  }),
  mayNot({
    id: 'constructed',
    says: 'a free action in another’s activation',
    state: { ownActivation: false },
    action: { namedCard: { id: 'smoke-launcher' } },
    rule: 'apex.card.own-activation',
  }),
  may({
    id: 'constructed',
    says: 'an enhancement of the action being resolved',
    state: { resolving: true },
    action: { namedCard: { id: 'steady-aim' } },
    rule: 'apex.card.enhancement',
  }),
  mayNot({
    id: 'constructed',
    says: 'a second enhancement',
    state: { resolving: true, enhancementUsed: true },
    action: { namedCard: { id: 'steady-aim' } },
    rule: 'apex.card.enhancement',
  }),
  mayNot({
    id: 'constructed',
    says: 'an enhancement of nothing',
    action: { namedCard: { id: 'steady-aim' } },
    rule: 'apex.card.enhancement',
  }),
  mayNot({
    id: 'constructed',
    says: 'a reaction in the own activation',
    action: { namedCard: { id: 'foresight' } },
    rule: 'apex.reaction.when',
  }),
  may({
    id: 'constructed',
    says: 'a reaction to an enemy shot',
    state: { ownActivation: false },
    action: { namedCard: { id: 'foresight' } },
    rule: 'apex.reaction.when',
  }),
  {
    id: 'constructed',
    says: 'an unknown card',
    rule: 'apex.content.known',
    operation: 'apex.action-legality',
    input: { state: {}, action: { namedCard: { id: 'no-such-card' } } },
  },
]

export const ACTIVATION_EXAMPLES: readonly WorkedExample[] = [...actions, ...cards]
