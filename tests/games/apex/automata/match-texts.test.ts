import { expect, test } from 'vitest'
import { courseRules } from '../../../../src/games/apex/automata/game/course.rules.ts'
import { preparationRules } from '../../../../src/games/apex/automata/game/preparation.rules.ts'
import { scopeRules } from '../../../../src/games/apex/automata/game/scope.rules.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { explainRule, type FactsOf } from '../../../../src/rulebook/rule.ts'

const RULES = { ...courseRules, ...preparationRules, ...scopeRules }
type Rules = { readonly byId: typeof RULES }
type Facts = { readonly [Id in keyof typeof RULES]: readonly FactsOf<Rules, Id>[] }

const wraith = { legend: 'wraith' }
const both = { legends: ['wraith', 'lifeline'] }

/** No question cites these rules, only a match: so here each says what it says in every case. */
const FACTS: Facts = {
  'apex.automata.drop.feats': [{ ...wraith, feats: 2 }],
  'apex.automata.drop.replaces-core': [{}],
  'apex.automata.drop.order': [wraith],
  'apex.automata.drop.player-entry': [{ ...wraith, side: 'N', mp: 4 }],
  'apex.automata.drop.entry-limits': [
    { reason: null, ...wraith, used: 2, mp: 4 },
    { reason: 'ENTERED', ...wraith, used: 0, mp: 4 },
    { reason: 'NO_SIDE', ...wraith, used: 0, mp: 4 },
    { reason: 'BLOCKED', ...wraith, used: 3, mp: 4 },
  ],
  'apex.automata.drop.teammate-entry': [wraith],
  'apex.automata.move.traits-always': [wraith],
  'apex.automata.move.enter-triggers': [{ cell: { column: 2, row: 3 } }],
  'apex.automata.route.shared-deck': [{ left: 1 }, { left: 2 }],
  'apex.automata.route.never-empty': [{ inPlay: 2, size: 10 }],
  'apex.automata.turn.enemy-auto': [
    { reason: null, pace: 'auto' },
    { reason: null, pace: 'step' },
    { reason: 'NOT_YOURS', pace: 'auto' },
  ],
  'apex.automata.turn.enemy-order': [
    { reason: null, ...wraith, score: 7 },
    { reason: 'NOT_NEXT', ...wraith, score: 7 },
  ],
  'apex.automata.turn.once': [wraith],
  'apex.automata.turn.owed': [wraith],
  'apex.automata.turn.teammate-order': [wraith],
  'apex.automata.turn.human-order': [wraith],
  'apex.automata.turn.transition': [both, { legends: ['wraith'] }],
  'apex.automata.react.reveal-first': [{ feat: 'gf-01' }],
  'apex.automata.react.order': [{ squad: 'blue' }, { squad: 'red' }],
  'apex.automata.playercards.squad-reaction': [wraith],
  'apex.automata.playercards.boost-limit': [
    { feat: 'gf-01', hasOwn: true },
    { feat: null, hasOwn: false },
  ],
  'apex.automata.playercards.allowed': [{ card: 'combat-medic', ...wraith }],
  'apex.automata.playercards.control': [{ card: 'combat-medic', ...wraith }],
  'apex.automata.end.winners': [
    { winner: null, players: 'blue' },
    { winner: 'blue', players: 'blue' },
    { winner: 'red', players: 'blue' },
  ],
  'apex.automata.setup.base': [{ ring: true }, { ring: false }],
  'apex.automata.setup.modes': [{ reason: 'MODE', mode: 'deathmatch' }],
  'apex.automata.setup.life': [
    { reason: null, shield: 10, health: 30 },
    { reason: 'TOO_LITTLE', shield: 0, health: 1 },
  ],
  'apex.automata.setup.common-supply': [{ routes: 10, arsenals: 2, charges: 6 }],
  'apex.automata.setup.automaton-components': [
    { ...wraith, arsenal: 'ar-1', charges: 2 },
    { ...wraith, arsenal: 'nothing', charges: 1 },
  ],
  'apex.automata.setup.deal-order': [both],
  'apex.automata.setup.personal-supply': [wraith],
  'apex.automata.setup.pick-order': [
    { seats: 1, picks: 1 },
    { seats: 2, picks: 2 },
  ],
  'apex.automata.setup.player-pick': [
    { reason: null, ...wraith },
    { reason: 'LEGEND_TAKEN', ...wraith },
  ],
  'apex.automata.setup.player-legends': [wraith],
  'apex.automata.stage1.automata-idle': [both],
  'apex.automata.stage1.no-loot': [wraith],
  'apex.automata.stage1.br-reserve': [{ ...wraith, weapons: 2, common: 4, rare: 2, epic: 1 }],
  'apex.automata.stage1.br-trade': [{ from: 'wraith', to: 'lifeline' }],
  'apex.automata.stage1.br-equip': [wraith],
  'apex.automata.stage1.epic-first': [
    { reason: null, ...wraith, token: 'helmet-epic' },
    { reason: 'NOT_DRAWN', ...wraith, token: null },
    { reason: 'OPEN', ...wraith, token: null },
  ],
  'apex.automata.stage1.ends': [both],
  'apex.automata.scope.solo-options': [{ teammate: true }, { teammate: false }],
  'apex.automata.scope.coop': [
    { reason: 'SEATS', seats: 3 },
    { reason: 'TEAMMATE', seats: 2 },
  ],
  'apex.automata.scope.seats': [{ seats: 1 }, { seats: 2 }],
  'apex.automata.scope.operator': [{ seat: 0, beacons: ['r1', 'r2'] }],
  'apex.automata.scope.no-other-actions': [wraith],
  'apex.automata.scope.others-act-on-it': [{ ...wraith, source: 'lifeline' }],
}

test('what the rules of a match with Automata say, in both languages', async () => {
  const texts = Object.entries(FACTS).map(([id, cases]) => {
    const entry = RULES[id as keyof typeof RULES]
    const said = cases.flatMap((facts) => [
      `- ${explainRule(entry, 'en', facts, apexContent)}`,
      `- ${explainRule(entry, 'es', facts, apexContent)}`,
    ])
    return [`## ${id}\n`, ...said].join('\n')
  })
  await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot('./match-texts.md')
})
