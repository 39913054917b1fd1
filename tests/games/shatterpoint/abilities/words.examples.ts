import type { AbilityEffect } from '../../../../src/games/shatterpoint/abilities/ability-effect.ts'
import type { Test, TestName, Tests } from '../../../../src/games/shatterpoint/abilities/ability-test.ts'
import type { EffectName, Effects } from '../../../../src/games/shatterpoint/abilities/effect.words.ts'
import type { Filter, Who } from '../../../../src/games/shatterpoint/abilities/whom.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const FILTER: Filter = {
  side: 'enemy',
  others: false,
  orThis: false,
  tags: [],
  anyTags: [],
  unitTypes: [],
  within: null,
  engaged: false,
  hunker: false,
  notDefending: false,
  noTags: [],
  wounded: null,
  harmed: false,
  condition: null,
  unengaged: false,
  seen: false,
  contests: false,
  seesTarget: null,
  notTarget: false,
  ownOnly: false,
  notChosen: false,
  ofSubject: false,
  named: false,
  engagedWithTarget: false,
  nearNamed: null,
  engagedWithNamed: false,
  nearObjective: null,
  contestsObjective: false,
}

/** Every test of the language of abilities, by its name, in one and in several where it counts. */
const TESTS: { readonly [Name in TestName]: readonly Tests[Name][] } = {
  wounded: [{ wounded: true }, { wounded: false }],
  hunker: [{ hunker: true }],
  failures: [{ failures: 1 }, { failures: 2 }],
  attackType: [{ attackType: 'melee' }, { attackType: 'ranged' }],
  subjectType: [{ subjectType: ['primary'] }, { subjectType: ['secondary', 'supporting'] }],
  woundedThisActivation: [{ woundedThisActivation: ['primary', 'secondary'] }],
  woundedByAttack: [{ woundedByAttack: true }],
  near: [{ near: { range: 2, tags: [] } }, { near: { range: 3, tags: ['Jedi'] } }],
  targetNear: [{ targetNear: { range: 2, tags: [] } }, { targetNear: { range: 3, tags: ['Jedi'] } }],
  targetEngagedWith: [{ targetEngagedWith: ['Jedi'] }],
  targetWithin: [{ targetWithin: 2 }],
  targetWithinOfAll: [{ targetWithinOfAll: 3 }],
  contests: [{ contests: true }],
  leftEngagement: [{ leftEngagement: true }],
  endedEngaged: [{ endedEngaged: true }],
  injured: [{ injured: true }, { injured: false }],
  stance: [{ stance: 'Makashi' }],
  orderCard: [{ orderCard: ['deck'] }, { orderCard: ['reserve', 'revealed'] }],
  engaged: [{ engaged: true }, { engaged: false }],
  engagedWithType: [{ engagedWithType: ['primary'] }],
  enemyNear: [{ enemyNear: 2 }],
  subjectTags: [{ subjectTags: ['Jedi'] }],
  subjectHunker: [{ subjectHunker: true }],
  chosenTags: [{ chosenTags: ['Sith'] }],
  attackerTags: [{ attackerTags: ['Droid', 'Trooper'] }],
  attackerLacksTags: [{ attackerLacksTags: ['Jedi'] }],
  inCombatAction: [{ inCombatAction: true }],
  targetType: [{ targetType: ['primary'] }],
  targetContests: [{ targetContests: true }],
  targetHeldBy: [{ targetHeldBy: ['Clone'] }],
  suffered: [{ suffered: 1 }, { suffered: 3 }],
  defenceShows: [{ defenceShows: 'block' }, { defenceShows: 'expertise' }],
  count: [
    { count: { filter: FILTER, min: 1, max: null } },
    { count: { filter: { ...FILTER, side: 'allied', noTags: ['Droid'] }, min: 0, max: 2 } },
    { count: { filter: { ...FILTER, named: true }, min: 2, max: 3 } },
  ],
  has: [{ has: 'exposed' }],
  lacks: [{ lacks: 'strained' }],
  ownActivation: [{ ownActivation: true }, { ownActivation: false }],
  attacks: [{ attacks: true }, { attacks: false }],
  attackLacks: [{ attackLacks: 'hit' }],
  causeTags: [{ causeTags: ['Bounty Hunter'] }],
  woundedNobody: [{ woundedNobody: true }],
  reserved: [{ reserved: ['Aquatic'] }],
  anyReserved: [{ anyReserved: true }],
  chosenCard: [{ chosenCard: ['deck'] }, { chosenCard: ['reserve', 'revealed'] }],
  chosenDamaged: [{ chosenDamaged: true }, { chosenDamaged: false }],
  chosenWounded: [{ chosenWounded: true }],
  chosenLacksTags: [{ chosenLacksTags: ['Jedi'] }, { chosenLacksTags: ['Jedi', 'Sith'] }],
  rolled: [{ rolled: ['crit'] }, { rolled: ['hit', 'expertise'] }],
}

const ATTACK = { dice: null, type: null, target: 'any' as const, within: null, targetTypes: [] }
const POOL = { per: null, each: 1, of: null } as const
const OBJECTIVE = { face: 'active', within: null, contested: false, byNamed: false, controlledBy: null } as const

/** Every effect, by its name, in one and in several where it counts. */
const EFFECTS: { readonly [Name in EffectName]: readonly Effects[Name][] } = {
  move: [{ move: 'advance' }, { move: 'jump' }],
  moveTowards: [
    { moveTowards: { kind: 'dash', to: 'enemy', away: false } },
    { moveTowards: { kind: 'advance', to: 'subject', away: false } },
    { moveTowards: { kind: 'advance', to: 'named', away: true } },
    { moveTowards: { kind: 'jump', to: 'target', away: false } },
    { moveTowards: { kind: 'dash', to: 'attacker', away: false } },
    { moveTowards: { kind: 'dash', to: 'objective', away: true } },
    { moveTowards: { kind: 'reposition', to: 'anyObjective', away: false } },
  ],
  objective: [
    { objective: OBJECTIVE },
    { objective: { ...OBJECTIVE, face: null, within: 3, controlledBy: 'opponent' } },
    { objective: { ...OBJECTIVE, face: 'inactive', contested: true, controlledBy: 'notYou' } },
    { objective: { ...OBJECTIVE, byNamed: true, controlledBy: 'you' } },
  ],
  loseControl: [{ loseControl: true }],
  addDamage: [{ addDamage: 1 }, { addDamage: 2 }],
  lessCover: [{ lessCover: 1 }],
  noSurcharge: [{ noSurcharge: true }],
  actionTwice: [{ actionTwice: 'combat' }, { actionTwice: 'move' }],
  pay: [{ pay: { of: 'force', upTo: 1 } }, { pay: { of: 'hunker', upTo: 2 } }, { pay: { of: 'momentum', upTo: 3 } }],
  gainTag: [
    { gainTag: { tags: ['Scoundrel', 'Spy'], ofNamed: false, until: 'game' } },
    { gainTag: { tags: [], ofNamed: true, until: 'game' } },
    { gainTag: { tags: [], ofNamed: false, until: 'turn' } },
  ],
  swapReserve: [{ swapReserve: true }],
  shuffleCard: [{ shuffleCard: true }],
  moveEnemy: [{ moveEnemy: 'dash' }],
  name: [{ name: true }],
  push: [{ push: 1 }, { push: 2 }],
  pull: [{ pull: 1 }, { pull: 3 }],
  shove: [{ shove: true }],
  attack: [
    { attack: ATTACK },
    { attack: { ...ATTACK, dice: 1, type: 'melee', target: 'attacker' } },
    { attack: { ...ATTACK, dice: 5, type: 'ranged', target: 'sameUnit', within: 3 } },
    { attack: { ...ATTACK, target: 'otherUnit' } },
    { attack: { ...ATTACK, dice: 5, targetTypes: ['primary'] } },
  ],
  damage: [{ damage: 1 }, { damage: 2 }],
  poolDamage: [{ poolDamage: 'half' }, { poolDamage: 'rest' }],
  damagePer: [{ damagePer: ['crit'] }, { damagePer: ['hit', 'expertise'] }],
  throwDice: [{ throwDice: { die: 'attack', dice: 1 } }, { throwDice: { die: 'defence', dice: 3 } }],
  heal: [{ heal: 1 }, { heal: 2 }],
  condition: [{ condition: 'strained' }, { condition: 'pinned' }],
  loseConditions: [{ loseConditions: 1 }, { loseConditions: 2 }],
  hunker: [{ hunker: 1 }, { hunker: 2 }],
  loseHunker: [{ loseHunker: true }],
  removeDamage: [{ removeDamage: 1 }, { removeDamage: 2 }],
  momentum: [{ momentum: 1 }, { momentum: 2 }],
  removeControl: [{ removeControl: true }],
  refreshForce: [{ refreshForce: 1 }, { refreshForce: 2 }],
  struggleMove: [{ struggleMove: 1 }, { struggleMove: 2 }],
  injuries: [{ injuries: 1 }, { injuries: 2 }],
  loseWounds: [{ loseWounds: 1 }, { loseWounds: 2 }],
  loseAllDamage: [{ loseAllDamage: true }],
  keyword: [{ keyword: { name: 'impact', value: 1 } }, { keyword: { name: 'steadfast', value: null } }],
  immunity: [{ immunity: 'exposed' }],
  attackDice: [
    { attackDice: { ...POOL, dice: 1 } },
    { attackDice: { ...POOL, dice: 2, per: 'damage' } },
    { attackDice: { ...POOL, dice: 1, per: 'injury', each: 2 } },
    { attackDice: { ...POOL, dice: 1, per: 'paid' } },
    { attackDice: { ...POOL, dice: 2, per: 'character', of: { ...FILTER, engaged: true } } },
  ],
  defenceDice: [
    { defenceDice: { ...POOL, dice: 1 } },
    { defenceDice: { ...POOL, dice: 1, per: 'unit', of: { ...FILTER, seesTarget: 5 } } },
  ],
  reroll: [
    { reroll: { roll: 'attack', faces: ['failure'], upTo: 1, per: null } },
    { reroll: { roll: 'defence', faces: ['failure', 'block'], upTo: 2, per: 'enemyObjective' } },
  ],
  turnDice: [
    { turnDice: { roll: 'attack', from: 'hit', to: 'crit', count: 1, perPaid: false } },
    { turnDice: { roll: 'defence', from: 'expertise', to: 'block', count: 2, perPaid: true } },
  ],
  defenceResult: [{ defenceResult: 'block' }, { defenceResult: 'expertise' }],
  action: [{ action: 'focus' }, { action: 'takeCover' }],
  flipStance: [{ flipStance: true }],
  ignoreCover: [{ ignoreCover: true }],
  ignoreProtection: [{ ignoreProtection: true }],
  notTargeted: [{ notTargeted: 'ranged' }, { notTargeted: 'melee' }],
  notMoved: [{ notMoved: true }],
  climbEngaged: [{ climbEngaged: true }],
  keepHunker: [{ keepHunker: true }],
  winTies: [{ winTies: true }],
  noReserve: [{ noReserve: true }],
  forbidTargets: [{ forbidTargets: ['primary'] }, { forbidTargets: ['secondary', 'supporting'] }],
  repositionForAdvance: [{ repositionForAdvance: true }],
  payWithDamage: [{ payWithDamage: true }],
  reserveDiscount: [{ reserveDiscount: 1 }, { reserveDiscount: 2 }],
  deployWithin: [{ deployWithin: 2 }],
  reserveUnderDeck: [{ reserveUnderDeck: true }],
}

/** Everybody whom a step can mean. */
const PEOPLE: readonly { readonly who: Who; readonly filter?: Filter }[] = [
  ...(
    [
      ...['thisUnit', 'eachCharacter', 'oneCharacter', 'chosen', 'chosenUnit', 'attacker', 'attackingUnit'],
      ...['defendingUnit', 'subject', 'subjectCharacter', 'causer', 'named', 'namedUnit', 'oneTarget', 'controller'],
    ] as Who[]
  ).map((who) => ({ who })),
  ...(['each', 'one', 'eachUnit', 'oneUnit'] as const).map((who) => ({ who, filter: FILTER })),
  { who: 'each', filter: { ...FILTER, side: 'allied', others: true, tags: ['Jedi'], within: 2 } },
  { who: 'one', filter: { ...FILTER, side: 'allied', orThis: true, anyTags: ['Jedi', 'Clone'], hunker: true } },
  { who: 'eachUnit', filter: { ...FILTER, side: 'any', unitTypes: ['primary', 'secondary'], engaged: true } },
  { who: 'oneUnit', filter: { ...FILTER, notDefending: true, unitTypes: ['supporting'] } },
  { who: 'each', filter: { ...FILTER, wounded: true, unengaged: true } },
  { who: 'each', filter: { ...FILTER, wounded: false, seen: true, contests: true } },
  { who: 'one', filter: { ...FILTER, harmed: true, ofSubject: true, notTarget: true } },
  { who: 'one', filter: { ...FILTER, condition: 'pinned', notChosen: true } },
  { who: 'each', filter: { ...FILTER, side: 'allied', ownOnly: true, nearNamed: 2 } },
  { who: 'each', filter: { ...FILTER, engagedWithNamed: true, nearObjective: 3 } },
  { who: 'each', filter: { ...FILTER, side: 'allied', engagedWithTarget: true, contestsObjective: true } },
]

const steps: readonly JsonObject[] = [
  ...Object.values<readonly Test[]>(TESTS)
    .flat()
    .map((test) => ({ if: [test], who: 'thisUnit', does: [{ heal: 1 }] })),
  ...Object.values<readonly AbilityEffect[]>(EFFECTS)
    .flat()
    .map((effect, index) => ({ who: 'thisUnit', may: index % 2 === 1, does: [effect] })),
  ...PEOPLE.map(({ who, filter = null }) => ({ who, filter, does: [{ hunker: 1 }] })),
  { who: 'thisUnit', does: [{ heal: 1 }, { hunker: 2 }, { refreshForce: 1 }] },
  ...['attackResolved', 'nextAttack', 'nextAttackResolved'].map((waits) => ({
    ...{ waits, who: 'thisUnit', does: [{ heal: 1 }] },
  })),
]

/** What later steps read: dice, a choice and a name. */
const FIRST: JsonObject = { who: 'oneCharacter', does: [{ throwDice: { die: 'attack', dice: 2 } }, { name: true }] }

/** An ability has eight steps at most, the first one among them. */
const STEPS_OF_AN_ABILITY = 7

/** What an ability says: every word of its language, so that each text is read in the reasons of these examples. */
export const ABILITY_WORDS_EXAMPLES: readonly WorkedExample[] = Array.from(
  { length: Math.ceil(steps.length / STEPS_OF_AN_ABILITY) },
  (_, index): WorkedExample => ({
    id: 'E-22',
    says: `(constructed) the words of an own ability, part ${index + 1}`,
    operation: 'shatterpoint.ability-use',
    input: {
      ability: {
        own: {
          name: 'Words',
          type: 'active',
          cost: 0,
          steps: [FIRST, ...steps.slice(index * STEPS_OF_AN_ABILITY, (index + 1) * STEPS_OF_AN_ABILITY)],
        },
      },
      unit: { id: 'anakin', player: 'A', stamina: 11 },
      force: { total: 7, ready: 4 },
    },
    outcome: { legal: true },
    rule: 'shatterpoint.ability.active',
  }),
)
