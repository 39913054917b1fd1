import { lone, token } from '../../../src/games/shatterpoint/table/tables.examples.ts'
import type { JsonObject } from '../../../src/lib/json.ts'
import type { WorkedExample } from '../../support/example.ts'

const example = (
  operation: string,
  rule: string,
  says: string,
  input: JsonObject,
  outcome?: JsonObject,
): WorkedExample => ({
  id: 'constructed',
  says,
  operation: `shatterpoint.${operation}`,
  input,
  ...(outcome === undefined ? {} : { outcome }),
  rule: `shatterpoint.${rule}`,
})

const unit = (id: string, more: JsonObject = {}): JsonObject => ({ id, player: 'A', stamina: 9, ...more })
const cards = (deck: readonly string[], ready: number): JsonObject => ({ deck: [...deck], force: { total: 4, ready } })
const MAUL = { unit: 'Lord Maul', characters: [{ id: 'Maul' }] }
const rex = (more: JsonObject): JsonObject => ({ unit: 'Rex', characters: [{ id: 'Rex' }], ...more })
const still = { units: [lone('A', 'Trooper', [100, 100]), lone('B', 'Maul', [300, 100])] }

/** The setup at one of its twelve steps, and who acts there. */
const setupAt = (step: number, player: string | null): JsonObject => ({
  steps: Array.from({ length: 12 }, (_, index) =>
    index + 1 === step ? { state: 'now', player } : { state: index + 1 < step ? 'done' : 'later' },
  ),
})

/** Rules that the numbered examples of the specification do not show; these are ours. */
export const REST_OF_CATALOGUE: readonly WorkedExample[] = [
  example(
    'damage',
    'damage.together',
    'two units of one explosion: both are wounded, one after the other',
    { hits: ['Rex', 'Maul'].map((id) => ({ unit: unit(id, { damage: 8 }), amount: 2 })) },
    { wounded: ['Rex', 'Maul'], momentum: ['B', 'B'] },
  ),
  example(
    'defeat-check',
    'defeat.leaves',
    'a unit with its last injury leaves the battlefield',
    { unit: unit('Rex', { durability: 2, injuries: 2 }) },
    { defeated: true },
  ),
  example(
    'defeat-check',
    'defeat.by-effect',
    'an effect defeats a unit without an injury, in its own activation',
    { unit: unit('Rex'), byEffect: true, activating: true },
    { defeated: true },
  ),
  example(
    'move',
    'move.did',
    'a dash that ends where it began was made',
    {
      battlefield: { drawn: still },
      character: 'Trooper',
      kind: 'dash',
      placement: { theta: 0, phi: 0 },
      end: { x: 100, y: 100 },
    },
    { legal: true, consequences: { strained: [] } },
  ),
  example(
    'move',
    'move.toward-away',
    'a dash away from Maul that stays inside the wedge',
    {
      battlefield: { drawn: still },
      character: 'Trooper',
      kind: 'dash',
      placement: { theta: 180, phi: 0 },
      direction: { mode: 'away', object: 'Maul' },
      end: { x: 50, y: 115 },
    },
    { legal: true },
  ),
  example(
    'move',
    'move.pinned-declared',
    'a pinned character whose move is declared uses the condition up',
    {
      battlefield: { drawn: still },
      character: 'Trooper',
      kind: 'dash',
      placement: { theta: 0, phi: 0 },
      end: { x: 200, y: 100 },
      pinned: true,
    },
    { legal: false, losesPinned: true },
  ),
  example(
    'order-step',
    'order.reserve-cost',
    'a reserve that costs nothing is still the one of the turn',
    {
      cards: cards(['Rex', 'Maul'], 0),
      units: ['Rex', 'Maul'],
      reserveCost: 0,
      choices: [{ choice: 'putInReserve' }],
    },
    { activated: 'Maul', cards: { reserve: 'Rex', force: { ready: 0 } } },
  ),
  example(
    'order-step',
    'order.cannot-activate',
    'the card of a unit that may not activate is discarded',
    { cards: cards(['Rex', 'Maul'], 0), units: ['Rex', 'Maul'], held: ['Rex'] },
    { activated: 'Maul', cards: { discard: ['Rex', 'Maul'] } },
  ),
  example(
    'order-step',
    'order.cannot-activate',
    'the Shatterpoint card does not offer it either',
    { cards: cards(['Rex', 'shatterpoint'], 0), units: ['Rex', 'Maul'], held: ['Rex'] },
    { activated: null, pending: { options: [{ choice: 'activate', unit: 'Maul' }] } },
  ),
  example(
    'order-step',
    'order.no-unit',
    'with nothing but cards of units that may not activate the search ends',
    { cards: cards(['Rex'], 0), units: ['Rex', 'Maul'], held: ['Rex'] },
    { activated: null },
  ),
  example(
    'action',
    'action.empty',
    'a combat action in which nobody attacks',
    rex({ characters: [{ id: 'Rex', declines: true }], wants: { action: { action: 'combat' } } }),
    { left: 1, used: [{ action: 'combat' }] },
  ),
  example(
    'action',
    'action.cut-short',
    'wounded in the middle of a move action',
    rex({ wants: { woundedDuring: { action: 'move' } } }),
    { over: true, left: 0, used: [{ action: 'move' }] },
  ),
  example(
    'action',
    'stance.flip-by-effect',
    'an effect flips a stance that was flipped already',
    {
      ...MAUL,
      stances: { active: 'Dark Fury', other: 'Sinister Cunning', flipped: true },
      wants: { flipByEffect: true },
    },
    { stance: 'Sinister Cunning' },
  ),
  example('action', 'stance.flip', 'an effect cannot flip a card of one side', {
    ...MAUL,
    stances: { active: 'Dark Fury' },
    wants: { flipByEffect: true },
  }),
  example(
    'objective-control',
    'control.together',
    'two objectives are checked at once',
    {
      battlefield: {
        drawn: {
          units: [lone('A', 'Anakin', [500, 450])],
          objectives: [token('West', [200, 450]), token('East', [480, 480])],
        },
      },
    },
    { controlled: { A: 1, B: 0 } },
  ),
  example(
    'objective-control',
    'control.locked',
    'a locked control token stays, whoever has more characters',
    {
      battlefield: {
        drawn: {
          units: [lone('A', 'Anakin', [500, 450])],
          objectives: [token('East', [480, 480], { controller: 'B', locked: true })],
        },
      },
    },
    { objectives: [{ controller: 'B', basis: 'locked' }] },
  ),
  example(
    'struggle-gain',
    'momentum.other',
    'an ability gives momentum',
    { track: { token: 0, momentum: { A: 1, B: 1 } }, gains: [{ player: 'A', count: 2, byEffect: true }] },
    { track: { momentum: { A: 3, B: 1 } } },
  ),
  example(
    'roll',
    'token.unlimited',
    'more dice than the box holds',
    { attackDice: 12, defenceDice: 6, seed: `hmac-sha256,1,${'0'.repeat(64)}` },
    {},
  ),
  example(
    'ability-use',
    'ability.variable-x',
    'what is spent is declared first',
    {
      ability: { own: { name: 'Own surge', type: 'active', cost: 1, maxCost: 3 } },
      unit: unit('Anakin'),
      force: { total: 7, ready: 4 },
      chosen: 2,
    },
    { legal: true, cost: 2 },
  ),
  example(
    'ability-use',
    'ability.useless',
    'deflected without a failure: it may be used, and nothing comes of it (E-05)',
    {
      ability: { known: 'deflect' },
      unit: unit('Anakin'),
      moment: {
        ownActivation: false,
        event: { event: 'attackResolved', side: 'thisUnit', role: 'defender', attackType: 'ranged' },
      },
      circumstances: { attackRoll: { hit: 3 } },
      attackingUnit: { ...unit('Kalani'), player: 'B' },
    },
    { legal: true, units: [{}, { damage: 0 }] },
  ),
  example(
    'ability-use',
    'ability.useless',
    'nobody is there to be pushed',
    {
      ability: { known: 'force-push' },
      unit: unit('Anakin'),
      force: { total: 7, ready: 4 },
      circumstances: { candidates: 0 },
    },
    { legal: false },
  ),
  example(
    'ability-use',
    'ability.declare',
    'declared, paid, resolved',
    {
      ability: { known: 'force-push' },
      unit: unit('Anakin'),
      force: { total: 7, ready: 4 },
      circumstances: { candidates: 2 },
    },
    { legal: true },
  ),
  example(
    'ability-use',
    'ability.of-wounded',
    'an innate ability of a wounded unit',
    {
      ability: { own: { name: 'Own calm', type: 'innate' } },
      unit: unit('Anakin', { damage: 9, wounds: 1 }),
    },
    { legal: true, cost: null },
  ),
  ...(
    [
      ['effect.may', { may: true, who: 'thisUnit', does: [{ hunker: 1 }] }],
      ['effect.if-it-does', { ifDone: true, who: 'thisUnit', does: [{ hunker: 1 }] }],
      ['effect.each', { who: 'eachCharacter', does: [{ move: 'dash' }] }],
      ['effect.who-decides', { who: 'one', filter: { side: 'enemy' }, does: [{ push: 2 }] }],
    ] as const
  ).map(([rule, step]) =>
    example(
      'ability-use',
      rule,
      'a step that the players carry out',
      {
        ability: { own: { name: 'Own step', type: 'active', cost: 0, steps: [step] } },
        unit: unit('Anakin'),
      },
      { legal: true, steps: [{ result: 'open' }] },
    ),
  ),
  example(
    'deployment',
    'setup.deploy-choice',
    'only the first character is measured from the edge',
    {
      battlefield: {
        drawn: {
          units: [
            lone('A', 'Anakin', [450, 96], {}, { type: 'primary' }),
            lone('A', 'Rex', [450, 161], {}, { type: 'secondary' }),
          ],
        },
      },
      squad: ['Anakin', 'Rex'],
      leader: 'Anakin',
      edge: 'south',
    },
    { legal: true },
  ),
  example(
    'effect-order',
    'turn.window-order',
    'outside attacks the active player resolves everything first, then the other, then nobody',
    {
      activePlayer: 'B',
      effects: [
        { id: 'mission die', owner: 'nobody', source: 'mission' },
        { id: 'Rex', owner: 'A' },
        { id: 'Maul', owner: 'B' },
        { id: 'Kalani', owner: 'B', may: true },
      ],
    },
    {
      parts: [
        { player: 'B', effects: ['Maul', 'Kalani'], orderedBy: 'B' },
        { player: 'A', effects: ['Rex'], orderedBy: 'A' },
        { player: null, effects: ['mission die'], orderedBy: 'B' },
      ],
    },
  ),
  example(
    'effect-order',
    'turn.conditions-last',
    'strained is suffered when both players have resolved theirs',
    {
      activePlayer: 'A',
      effects: [
        { id: 'strained', owner: 'nobody', source: 'condition' },
        { id: 'Rex', owner: 'A' },
      ],
    },
    { parts: [{ effects: ['Rex'] }, { effects: ['strained'] }] },
  ),
  example(
    'effect-order',
    'turn.window-order-attack',
    'inside an attack of the player who is not active the attacker goes first',
    {
      activePlayer: 'A',
      attacker: 'B',
      effects: [
        { id: 'Rex', owner: 'A' },
        { id: 'Maul', owner: 'B' },
      ],
    },
    { parts: [{ player: 'B' }, { player: 'A' }] },
  ),
  example(
    'effect-order',
    'mission.rules-owner',
    'the rules of a mission come last, in the order of the active player',
    { activePlayer: 'A', effects: [{ id: 'priority', owner: 'nobody', source: 'mission' }] },
    { parts: [{ player: null, orderedBy: 'A' }] },
  ),
  example(
    'effect-order',
    'turn.one-event',
    'a wounding attack makes two events: one reactive ability for each',
    {
      activePlayer: 'A',
      effects: [
        { id: 'after the attack', owner: 'A', reactive: true, event: 'attackResolved' },
        { id: 'after the wound', owner: 'A', reactive: true, event: 'unitWounded' },
      ],
    },
    { excess: [] },
  ),
  example(
    'effect-order',
    'ability.one-reactive-per-trigger',
    'two reactive abilities of one player for the same event: only one of them',
    {
      activePlayer: 'A',
      effects: [
        { id: 'Harassment', owner: 'A', reactive: true, event: 'attackResolved' },
        { id: 'More prey', owner: 'A', reactive: true, event: 'attackResolved' },
      ],
    },
    { excess: [{ player: 'A', event: 'attackResolved', choose: ['Harassment', 'More prey'] }] },
  ),
  example(
    'effect-order',
    'ability.innate-choice',
    'an innate ability that says may is offered besides the reactive one',
    {
      activePlayer: 'A',
      effects: [
        { id: 'Harassment', owner: 'A', reactive: true, event: 'attackResolved' },
        { id: 'Hunter', owner: 'A', may: true },
      ],
    },
    { excess: [] },
  ),
  example(
    'effect-order',
    'turn.closed',
    'the first player does not come again after the second',
    {
      activePlayer: 'A',
      effects: [
        { id: 'Rex', owner: 'A' },
        { id: 'Maul', owner: 'B' },
      ],
    },
    { parts: [{ player: 'A' }, { player: 'B' }] },
  ),
  example(
    'adjudication',
    'match.stalemate',
    'no unit is left: more claimed cards decide',
    { reason: 'stalemate', claimed: { A: 1, B: 0 }, track: { token: -3, momentum: { A: 1, B: 1 } } },
    { winner: 'A', by: 'cards' },
  ),
  example(
    'adjudication',
    'match.turn-limit',
    'the turn limit: equal cards, the token decides',
    { reason: 'turnLimit', track: { token: -3, momentum: { A: 4, B: 1 } } },
    { winner: 'B', by: 'token' },
  ),
  example(
    'adjudication',
    'match.stalemate',
    'the token in the centre: more momentum decides, else nobody wins',
    { reason: 'stalemate', track: { token: 0, momentum: { A: 2, B: 2 } } },
    { winner: null, by: 'draw' },
  ),
  example(
    'adjudication',
    'match.stalemate',
    'the token in the centre and more momentum',
    { reason: 'stalemate', track: { token: 0, momentum: { A: 2, B: 3 } } },
    { winner: 'B', by: 'momentum' },
  ),
  example(
    'adjudication',
    'match.concede',
    'who concedes loses, whatever the cards say',
    { reason: 'concession', concedes: 'A', claimed: { A: 1, B: 0 }, track: { token: 5, momentum: { A: 3, B: 1 } } },
    { winner: 'B', by: 'concession' },
  ),
  example('adjudication', 'match.concede', 'a concession without a player is refused', {
    reason: 'concession',
    track: { token: 0, momentum: { A: 1, B: 1 } },
  }),
  ...(
    [
      ['setup.side', 'first an edge is chosen', { step: 'edge' }, ['B', 3]],
      ['setup.side', 'and then the mission set', { step: 'mission' }, ['B', 4]],
      ['setup.battlefield', 'the objectives come before the terrain', { step: 'objectives' }, [null, 5]],
      ['setup.battlefield', 'and the terrain after them', { terrain: {} }, ['B', 7]],
      ['setup.deploy', 'the fourth squad is deployed by the other player', { deployment: { squads: 3 } }, ['A', 9]],
      ['setup.redeploy', 'a squad that does not fit', { deployment: { squads: 2, stuck: true } }, ['B', 9]],
      ['setup.stances', 'stances, the starting player first', { stances: {} }, ['B', 10]],
      ['setup.stances', 'and then the other player', { stances: { chosen: 1 } }, ['A', 10]],
      ['setup.reveal', 'the first struggle card', { step: 'reveal' }, ['B', 11]],
      ['setup.end', 'effects at the end of setup', { step: 'setupEnd' }, ['B', 12]],
    ] as const
  ).map(([rule, says, now, [player, step]]) =>
    example('sequence', rule, says, { of: { setup: { startingPlayer: 'B', now } } }, setupAt(step, player)),
  ),
  example(
    'sequence',
    'setup.opposite-edge',
    'player B has chosen the west edge, so player A has the east edge',
    { of: { setup: { startingPlayer: 'B', edge: 'west', now: { step: 'mission' } } } },
    { edges: { A: 'east', B: 'west' } },
  ),
  ...(
    [
      ['the first proposal', { refused: 0 }, 'proposed', 'B'],
      ['one proposal was refused: the other player makes one', { refused: 1 }, 'proposed', 'A'],
      ['two were refused', { refused: 2 }, 'proposed', 'B'],
      ['after the third refusal the layout named beforehand stands', { refused: 3, named: true }, 'named', null],
      ['without one the table stays empty', { refused: 3 }, 'empty', null],
    ] as const
  ).map(([says, talks, terrain, player]) =>
    example(
      'sequence',
      'setup.terrain-agreement',
      says,
      { of: { setup: { startingPlayer: 'B', now: { terrain: talks } } } },
      { terrain, ...setupAt(7, player) },
    ),
  ),
  example(
    'sequence',
    'turn.alternate',
    'the first turn: control is checked and the token stays',
    { of: { turn: { player: 'A', number: 1 } } },
    { next: 'B', steps: [{ state: 'now' }, ...new Array(7).fill({ state: 'later' }), { kind: 'struggle' }, {}, {}] },
  ),
  example(
    'sequence',
    'turn.detailed-prevails',
    'eleven steps, of which a player without units has four',
    { of: { turn: { player: 'B', number: 8, hasUnits: false } } },
    {
      mayAct: false,
      steps: [
        { state: 'now' },
        ...new Array(6).fill({ state: 'skipped' }),
        { kind: 'turnEnd', state: 'later' },
        { kind: 'struggle', state: 'later' },
        { kind: 'defeat', state: 'skipped' },
        { kind: 'over', state: 'later' },
      ],
    },
  ),
  ...(
    [
      ['between two actions', { now: 'actions' }, true],
      ['not between two characters of one action', { now: 'actions', resolving: true }, false],
      ['not at the start of the activation', { now: 'activationStart' }, false],
      ['nor at its end', { now: 'activationEnd' }, false],
    ] as const
  ).map(([says, at, mayAct]) =>
    example(
      'sequence',
      'activation.idle-points',
      `actions and active abilities: ${says}`,
      { of: { turn: { player: 'B', number: 2, ...at } } },
      { mayAct },
    ),
  ),
  example(
    'sequence',
    'struggle.after-claim',
    'the struggle is won: the step of the track is skipped',
    { of: { turn: { player: 'B', number: 2, claimed: true, now: 'turnEnd' } } },
    { steps: [...new Array(8).fill({}), { kind: 'struggle', state: 'skipped' }, {}, {}] },
  ),
  example('sequence', 'struggle.after-claim', 'the skipped step cannot be reached', {
    of: { turn: { player: 'B', number: 2, claimed: true, now: 'struggle' } },
  }),
  example('sequence', 'victory.no-units', 'an activation without units', {
    of: { turn: { player: 'B', number: 2, hasUnits: false, now: 'actions' } },
  }),
]
