import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const BRIBERY = { name: 'Secret Bribery', owner: 'A', tactic: { card: 'secret-bribery' } }
const GATES = { name: 'Sealed Gates', owner: 'A', tactic: { card: 'sealed-gates' } }
const SUMMONS = {
  event: 'opponentSummons',
  card: 'Cordelia',
  paid: { turned: ['Temple'], prosperity: 1 },
  active: 'B',
  turnOrder: ['A', 'B'],
}
const reveal = (...tactics: readonly string[]) => tactics.map((tactic) => ({ tactic, reveals: true }))

const event = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.tactic',
  input: { happening: { event: { ...SUMMONS, ...input } } },
  outcome,
  rule,
})

export const TACTIC_EXAMPLES: readonly WorkedExample[] = [
  event(
    'E-05b',
    'Secret Bribery cancels the summoning and the cost is lost',
    { tactics: [BRIBERY], answers: reveal('Secret Bribery') },
    {
      tactics: [
        { tactic: 'Secret Bribery', fate: 'revealed', does: [{ effect: 'cancelSummon' }, { effect: 'returnTo' }] },
      ],
      discarded: ['Secret Bribery'],
      cancelled: true,
      returns: 'deck',
    },
    'signum.play.cancelled-cost-lost',
  ),
  event(
    'E-05c',
    'without a summoning it stays face down',
    { event: 'opponentDeclaresAttack', card: null, tactics: [BRIBERY] },
    { tactics: [{ fate: 'waits', does: [] }], discarded: [], pending: [], cancelled: false },
    'signum.tactic.waits',
  ),
  {
    id: 'E-05d',
    says: 'only Brissa can play it',
    operation: 'signum.tactic',
    input: {
      happening: {
        plays: { player: 'A', hero: 'Somebody', name: 'Secret Bribery', tactic: { card: 'secret-bribery' } },
      },
    },
    outcome: { legal: false, violations: [{ rule: 'signum.term.hero-locked' }] },
    rule: 'signum.term.hero-locked',
  },
  {
    id: 'E-05e',
    says: 'Brissa plays it, and nobody sees what it is',
    operation: 'signum.tactic',
    input: {
      happening: {
        plays: { player: 'A', hero: 'brissa-de-molforn', name: 'Secret Bribery', tactic: { card: 'secret-bribery' } },
      },
    },
    outcome: { legal: true, violations: [] },
    rule: 'signum.tactic.face-down',
  },
  event(
    'E-05f',
    'in the own turn it does nothing',
    { active: 'A', tactics: [BRIBERY] },
    { tactics: [{ fate: 'waits' }], pending: [] },
    'signum.tactic.opponent-turn-only',
  ),
  event(
    'E-53a',
    'the owner answers no',
    { tactics: [BRIBERY], answers: [{ tactic: 'Secret Bribery', reveals: false }] },
    { tactics: [{ fate: 'forgotten', does: [] }], discarded: ['Secret Bribery'], cancelled: false, returns: null },
    'signum.tactic.forgotten',
  ),
  event(
    'E-53b',
    'the owner has to answer',
    { tactics: [BRIBERY, GATES], answers: reveal('Sealed Gates') },
    { tactics: [{ fate: 'pending' }, { fate: 'revealed' }], pending: ['Secret Bribery'], discarded: ['Sealed Gates'] },
    'signum.tactic.trigger',
  ),
  event(
    'E-53c',
    'a tactic whose event was cancelled stays',
    { tactics: [GATES, BRIBERY], answers: reveal('Secret Bribery', 'Sealed Gates') },
    { tactics: [{ fate: 'waits' }, { fate: 'revealed' }], pending: [], cancelled: true },
    'signum.tactic.several',
  ),
  event(
    'E-53d',
    'owners answer in turn order after the active player',
    {
      turnOrder: ['A', 'B', 'C'],
      tactics: [GATES, { ...BRIBERY, owner: 'C' }],
      answers: reveal('Sealed Gates', 'Secret Bribery'),
    },
    { tactics: [{ fate: 'waits' }, { fate: 'revealed' }], discarded: ['Secret Bribery'] },
    'signum.tactic.several',
  ),
  {
    id: 'E-53e',
    says: 'an answer about a tactic that is not set off',
    operation: 'signum.tactic',
    input: { happening: { event: { ...SUMMONS, tactics: [], answers: reveal('Secret Bribery') } } },
    rule: 'signum.tactic.named',
  },
  {
    id: 'E-53f',
    says: 'the turn of a player who is not in the game',
    operation: 'signum.tactic',
    input: { happening: { event: { ...SUMMONS, active: 'Z', tactics: [] } } },
    rule: 'signum.board.known',
  },
  {
    id: 'E-53g',
    says: 'a tactic that nobody knows',
    operation: 'signum.tactic',
    input: { happening: { event: { ...SUMMONS, tactics: [{ ...BRIBERY, tactic: { card: 'fireball' } }] } } },
    rule: 'signum.content.known',
  },
  event(
    'E-63f',
    'a tactic whose text finds nobody is revealed and spent',
    {
      event: 'ownCreatureDies',
      card: null,
      tactics: [{ name: 'martyrs-fire#1', owner: 'A', tactic: { card: 'martyrs-fire' }, findsTarget: false }],
      answers: reveal('martyrs-fire#1'),
    },
    { tactics: [{ fate: 'revealed', does: [] }], discarded: ['martyrs-fire#1'], cancelled: false },
    'signum.tactic.no-target',
  ),
  event(
    'E-63g',
    'an attack on somebody else’s creature sets nothing off',
    {
      event: 'opponentDeclaresAttack',
      card: null,
      turnOrder: ['A', 'B', 'C'],
      attacked: 'C',
      tactics: [{ name: 'trapdoor#1', owner: 'A', tactic: { card: 'trapdoor' } }],
    },
    { tactics: [{ fate: 'waits' }], pending: [], discarded: [] },
    'signum.tactic.waits',
  ),
  event(
    'E-82a',
    'Trapdoor cancels the attack',
    {
      event: 'opponentDeclaresAttack',
      card: null,
      attacked: 'A',
      tactics: [{ name: 'trapdoor#1', owner: 'A', tactic: { card: 'trapdoor' } }],
      answers: reveal('trapdoor#1'),
    },
    { tactics: [{ fate: 'revealed' }], cancelled: true, discarded: ['trapdoor#1'] },
    'signum.tactic.cancelled-attack',
  ),
  event(
    'constructed',
    'in one’s own turn not even the death of the own hero sets a tactic off',
    {
      event: 'ownHeroDies',
      card: null,
      active: 'A',
      tactics: [{ name: 'parting-gift#1', owner: 'A', tactic: { card: 'parting-gift' } }],
    },
    { tactics: [{ fate: 'waits' }], pending: [], discarded: [] },
    'signum.tactic.only-others-turn-strict',
  ),
  event(
    'constructed',
    'in a team’s turn the tactics of both enemies work, those of the ally do not',
    {
      turnOrder: ['B', 'D', 'A', 'C'],
      allies: ['D'],
      tactics: [BRIBERY, { ...GATES, name: 'Gates of D', owner: 'D' }, { ...GATES, name: 'Gates of C', owner: 'C' }],
      answers: [{ tactic: 'Secret Bribery', reveals: false }, ...reveal('Gates of C')],
    },
    { tactics: [{ fate: 'forgotten' }, { fate: 'waits' }, { fate: 'revealed' }] },
    'signum.variant.teams.opponents-turn',
  ),
  event(
    'constructed',
    'of two tactics for one event none is kept for the next',
    {
      tactics: [GATES, BRIBERY],
      answers: [...reveal('Sealed Gates'), { tactic: 'Secret Bribery', reveals: false }],
    },
    { discarded: ['Sealed Gates', 'Secret Bribery'], cancelled: false },
    'signum.tactic.one-event-all-copies',
  ),
]
