import { describe, expect, test } from 'vitest'
import { ABILITY_IDS, type AbilityId } from '../../../../src/games/signum/vocabulary.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { ANA, type Arrangement, BRUNO, Table } from './arranged.ts'
import { Coverage } from './coverage.ts'

/** Every ability of the glossary, in a match where it does something. */

/** A command or an answer, and the dice that it rolls; a command that is refused names the rule. */
type Step = readonly [command: JsonObject, ...dice: number[]] | { readonly refused: JsonObject; readonly by: string }

type Scene = {
  readonly arrangement: Arrangement
  readonly steps: readonly Step[]
  /** The rule that the trace cites. */
  readonly cites: string
  /** What is seen of it. */
  readonly event?: JsonObject
}

type Creatures = Readonly<Record<string, object>>

const GREER = 'greer-the-stubborn'
const HERE = [30, 30] as const
/** Where a small base touches one that stands here. */
const BESIDE = [33.2, 30] as const

const table = (active: 'A' | 'B', a: Creatures, b: Creatures, more: Partial<Arrangement> = {}): Arrangement => ({
  active,
  creatures: { A: a, B: b } as Required<Arrangement>['creatures'],
  ...more,
})

const start = (creature: string): Step => [{ startActivation: { creature } }]
const strike = (target: string, kind = 'melee', ...dice: number[]): Step => [
  { declareMelee: { target, kind } },
  ...dice,
]
const split = (attack: number, defence: number, ...dice: number[]): Step => [{ answer: { attack, defence } }, ...dice]
const shoot = (kind: string, target: string, ...dice: number[]): Step => [{ declareRanged: { kind, target } }, ...dice]
const use = (ability: string, target: string | null, ...dice: number[]): Step => [
  { useAbility: { ability, ...(target === null ? {} : { target }) } },
  ...dice,
]
const go = (command: 'move' | 'run', x: number, y: number, mode = 'walk', ...dice: number[]): Step => [
  { [command]: { path: [{ x, y }], mode } },
  ...dice,
]

/** A fight of two that touch: the first attacks. */
const fight = (
  attacker: readonly [id: string, change?: object],
  defender: readonly [id: string, change?: object],
  ...steps: readonly Step[]
): Pick<Scene, 'arrangement' | 'steps'> => ({
  arrangement: table(
    'A',
    { [attacker[0]]: { at: HERE, ...attacker[1] } },
    { [defender[0]]: { at: BESIDE, ...defender[1] } },
  ),
  steps: [start(attacker[0]), strike(defender[0]), ...steps],
})

const city = (...buildings: readonly string[]) => ({ city: buildings, prosperity: 20 })
const EVERYTHING = ['temple', 'tavern', 'smithy', 'town-hall', 'arena', 'library', 'barracks']

const SCENES: Readonly<Record<AbilityId, Scene>> = {
  fromAttacks: {
    ...fight([GREER], ['bruno-the-wall', { at: [34, 30], armour: 3 }], split(3, 0), split(3, 0, 3, 3, 3, 1, 1, 1)),
    cites: 'signum.ability.from-attacks',
    event: { type: 'damaged', creature: 'bruno-the-wall', prevented: 1, armour: 1 },
  },
  agile: {
    arrangement: table('A', { 'krir-the-saboteur': { at: HERE } }, { 'cordelia-the-crusader': { at: BESIDE } }),
    steps: [start('krir-the-saboteur'), go('move', 30, 40)],
    cites: 'signum.backstab.immune',
    event: { type: 'moved', to: { x: 30, y: 40 } },
  },
  armour: {
    arrangement: table('A', {}, {}, { players: { A: { ...city('smithy'), hand: ['bruno-the-wall'] } } }),
    steps: [[{ playCard: { card: 'bruno-the-wall', at: { x: 20, y: 57.6 } } }]],
    cites: 'signum.ability.armour',
    event: { type: 'creatureSummoned', creature: { id: 'bruno-the-wall', armour: 3 } },
  },
  aura: {
    arrangement: table(
      'B',
      { [GREER]: { at: HERE } },
      { 'severus-honored-legionary': { at: BESIDE }, 'valeria-bannerbearer': { at: [40, 30] } },
    ),
    steps: [start('severus-honored-legionary'), strike(GREER), split(0, 3), split(2, 0, 1, 1)],
    cites: 'signum.ability.aura-live',
    event: { type: 'allocated', creature: 'severus-honored-legionary', attack: 2 },
  },
  battleMage: {
    arrangement: table('B', { [GREER]: { at: HERE } }, { 'magister-corvin': { at: [30, 10] } }),
    steps: [start('magister-corvin'), go('move', 30, 15), shoot('magicalShot', GREER, 1, 5)],
    cites: 'signum.ability.battle-mage',
    event: { type: 'damaged', creature: GREER, kind: 'wound', woundsTaken: 1 },
  },
  berserk: {
    ...fight([GREER], ['lucian-the-penitent', { wounds: 1 }], split(4, 0), split(3, 0, 1, 1, 1, 5, 1, 1, 1)),
    cites: 'signum.ability.berserk',
    event: { type: 'allocated', creature: 'lucian-the-penitent', attack: 4 },
  },
  buckshot: {
    arrangement: table('A', { 'maud-powderhand': { at: HERE } }, { 'caius-the-tireless': { at: [38, 30] } }),
    steps: [start('maud-powderhand'), shoot('shot', 'caius-the-tireless', 1, 5, 1)],
    cites: 'signum.ability.buckshot',
    event: { type: 'pushed', creature: 'caius-the-tireless', to: { x: 46, y: 30 }, stopped: false },
  },
  cautious: {
    ...fight(
      [GREER],
      ['tiberius-twoshields'],
      { refused: { answer: { attack: 2, defence: 0 } }, by: 'signum.match.answer' },
      split(1, 1),
      split(3, 0, 1, 1, 1, 1),
    ),
    cites: 'signum.ability.cautious',
    event: { type: 'allocated', creature: 'tiberius-twoshields', attack: 1, defence: 1 },
  },
  charge: {
    arrangement: table('B', { [GREER]: { at: HERE } }, { 'aurelia-dawnlance': { at: [40, 30] } }),
    steps: [start('aurelia-dawnlance'), go('move', 34, 30), strike(GREER), split(0, 3), split(4, 0, 1, 1, 1, 1)],
    cites: 'signum.ability.charge',
    event: { type: 'allocated', creature: 'aurelia-dawnlance', attack: 4 },
  },
  concentration: {
    arrangement: table('A', { 'hexe-mirabel': { at: HERE } }, {}),
    steps: [start('hexe-mirabel'), use('concentration', null)],
    cites: 'signum.ability.concentration',
    event: { type: 'tokensGained', creature: 'hexe-mirabel', token: 'concentration', count: 1 },
  },
  contract: {
    arrangement: table('A', { 'hob-halfcoin': { at: HERE } }, {}, { players: { A: { prosperity: 3 } } }),
    steps: [start('hob-halfcoin'), [{ answer: { pay: true } }]],
    cites: 'signum.ability.contract',
    event: { type: 'contractPaid', creature: 'hob-halfcoin' },
  },
  control: {
    arrangement: table('B', { [GREER]: { at: [30, 40] } }, { 'drusa-ashwhisper': { at: [30, 20] } }),
    steps: [start('drusa-ashwhisper'), use('control', GREER, 2, 4)],
    cites: 'signum.ability.control',
    event: { type: 'controlChanged', creature: GREER, controller: 'B' },
  },
  defender: {
    arrangement: table(
      'B',
      { 'wat-of-the-watch': { at: HERE }, 'osbert-of-the-ledger': { at: [36.4, 30] } },
      { 'caius-the-tireless': { at: BESIDE } },
    ),
    steps: [
      start('caius-the-tireless'),
      { refused: { declareMelee: { target: 'osbert-of-the-ledger' } }, by: 'signum.ability.defender' },
      strike('wat-of-the-watch'),
      split(2, 0),
      split(3, 0, 1, 1, 1, 1, 1),
    ],
    cites: 'signum.ability.defender',
    event: { type: 'meleeFought', target: 'wat-of-the-watch' },
  },
  hardTarget: {
    arrangement: table('B', { 'pip-quickbow': { at: HERE } }, { 'octavia-farsight': { at: [30, 20] } }),
    steps: [start('octavia-farsight'), shoot('shot', 'pip-quickbow', 1, 4, 5)],
    cites: 'signum.ability.hard-target',
    event: { type: 'diceRolled', roll: 'shot', successes: 0 },
  },
  expertAttack: {
    ...fight(['sly-marten'], [GREER], split(0, 3), split(2, 0, 3, 1, 1, 5, 1, 1)),
    cites: 'signum.ability.expert-attack',
    event: { type: 'diceRolled', creature: 'sly-marten', roll: 'meleeAttack', rolled: ['axe', 'target', 'target'] },
  },
  expertDefence: {
    ...fight([GREER], ['wat-of-the-watch'], split(0, 2), split(3, 0, 3, 3, 3, 5, 5, 5)),
    cites: 'signum.ability.expert-defence',
    event: { type: 'diceRolled', creature: 'wat-of-the-watch', successes: 3 },
  },
  fast: {
    arrangement: table(
      'B',
      { [GREER]: { at: HERE } },
      { 'aurelia-dawnlance': { at: [50, 30] } },
      { players: { B: city('order-of-the-dawn') } },
    ),
    steps: [
      start('aurelia-dawnlance'),
      go('run', 34, 30),
      [{ answer: { stabbers: [] } }],
      strike(GREER),
      split(0, 3),
      split(4, 0, 1, 1, 1, 1),
    ],
    cites: 'signum.ability.fast',
    event: { type: 'meleeFought', creature: 'aurelia-dawnlance' },
  },
  firstWord: {
    arrangement: table('A', {}, {}, { players: { A: { ...city('town-hall'), hand: ['osbert-of-the-ledger'] } } }),
    steps: [[{ playCard: { card: 'osbert-of-the-ledger', at: { x: 20, y: 58.4 } } }]],
    cites: 'signum.summon.first-word',
    event: { type: 'prosperityChanged', player: 'A', by: 1 },
  },
  flight: {
    arrangement: table('B', { [GREER]: { at: [30, 38] } }, { 'gryphon-of-the-spire': { at: HERE } }),
    steps: [start('gryphon-of-the-spire'), go('move', 30, 44.5, 'fly')],
    cites: 'signum.move.flight',
    event: { type: 'moved', mode: 'fly', to: { x: 30, y: 44.5 } },
  },
  fortitude: {
    ...fight([GREER], ['lucian-the-penitent', { wounds: 1 }], split(4, 0), split(3, 0, 1, 1, 1, 3, 1, 1, 1)),
    cites: 'signum.ability.fortitude',
    event: { type: 'damaged', creature: GREER, woundsTaken: 1 },
  },
  hammerblow: {
    arrangement: table('A', { 'boiler-bertha': { at: HERE, steamed: true } }, { [BRUNO]: { at: [34.6, 30] } }),
    steps: [start('boiler-bertha'), strike(BRUNO), split(0, 4), split(4, 0, 3, 1, 1, 1, 1, 1, 1, 1)],
    cites: 'signum.ability.hammerblow',
    event: { type: 'damaged', creature: BRUNO, amount: 2 },
  },
  healer: {
    arrangement: table('A', { 'sister-ivette': { at: HERE }, herrick: { at: BESIDE, wounds: 2 } }, {}),
    steps: [start('sister-ivette'), use('healer', 'herrick', 3, 5)],
    cites: 'signum.ability.healer',
    event: { type: 'healed', creature: 'herrick', removed: 2, wounds: 0 },
  },
  healing: {
    arrangement: table(
      'A',
      { 'sister-ivette': { at: HERE }, herrick: { at: BESIDE, wounds: 2 } },
      {},
      {
        more: {
          effects: [
            {
              id: 1,
              source: 'test-spell',
              controller: 'A',
              lasts: 'endOfTurn',
              turn: 5,
              on: { creature: 'sister-ivette', does: { grant: { id: 'healing', x: 2 } } },
            },
          ],
        },
      },
    ),
    steps: [start('sister-ivette'), use('healing', 'herrick')],
    cites: 'signum.ability.healing',
    event: { type: 'healed', creature: 'herrick', removed: 2, wounds: 0 },
  },
  howl: {
    arrangement: table('A', { 'ulla-wolfmother': { at: HERE }, herrick: { at: [36, 30] } }, {}),
    steps: [start('ulla-wolfmother'), [{ howl: {} }]],
    cites: 'signum.activation.howl',
    event: { type: 'effectBegan', effect: { on: { creature: 'herrick' } } },
  },
  initiative: {
    ...fight(['rowena-dukes-daughter'], ['novice-livia'], split(1, 0), split(2, 0, 3, 3)),
    cites: 'signum.ability.initiative',
    event: { type: 'creatureDied', creature: 'novice-livia' },
  },
  jump: {
    arrangement: table('B', { [GREER]: { at: [30, 38] } }, { 'novice-livia': { at: HERE } }),
    steps: [start('novice-livia'), go('move', 30, 44.5, 'jump')],
    cites: 'signum.move.jump',
    event: { type: 'moved', mode: 'jump', to: { x: 30, y: 44.5 } },
  },
  lastWord: {
    arrangement: table(
      'A',
      { [GREER]: { at: HERE } },
      { 'novice-livia': { at: BESIDE }, 'caius-the-tireless': { at: [50, 50], wounds: 2 } },
    ),
    steps: [start(GREER), strike('novice-livia'), split(0, 1), split(3, 0, 3, 3, 1, 1)],
    cites: 'signum.damage.last-word',
    event: { type: 'healed', creature: 'caius-the-tireless', removed: 1 },
  },
  magicalShot: {
    arrangement: table('B', { [GREER]: { at: HERE, armour: 2 } }, { 'magister-corvin': { at: [30, 10] } }),
    steps: [start('magister-corvin'), shoot('magicalShot', GREER, 1, 1)],
    cites: 'signum.ranged.damage-kind',
    event: { type: 'damaged', creature: GREER, kind: 'wound', woundsTaken: 2, armour: 2 },
  },
  magicalStrike: {
    arrangement: table('A', { 'hexe-mirabel': { at: HERE } }, { 'caius-the-tireless': { at: BESIDE, armour: 1 } }),
    steps: [start('hexe-mirabel'), strike('caius-the-tireless', 'magicalStrike'), split(0, 3, 3, 1)],
    cites: 'signum.melee.magical-strike',
    event: { type: 'damaged', creature: 'caius-the-tireless', kind: 'wound', woundsTaken: 1, armour: 1 },
  },
  masterAttack: {
    arrangement: table('B', { [GREER]: { at: HERE } }, { 'gryphon-of-the-spire': { at: [34.6, 30] } }),
    steps: [
      start('gryphon-of-the-spire'),
      strike(GREER),
      split(0, 3),
      split(4, 0, 1, 1, 1, 1),
      [{ answer: { dice: 1 } }, 3, 1, 1, 1],
    ],
    cites: 'signum.ability.master-attack',
    event: { type: 'damaged', creature: GREER, woundsTaken: 1 },
  },
  masterDefence: {
    ...fight([GREER], ['tiberius-twoshields'], split(0, 2), split(3, 0, 3, 1, 1, 1, 1), [{ answer: { dice: 1 } }, 5]),
    cites: 'signum.ability.master-defence',
    event: { type: 'diceRolled', creature: 'tiberius-twoshields', successes: 1 },
  },
  masterHealing: {
    arrangement: table('A', { 'sister-ivette': { at: HERE }, herrick: { at: BESIDE, wounds: 2 } }, {}),
    steps: [start('sister-ivette'), use('healer', 'herrick', 1, 1), [{ answer: { dice: 1 } }, 3]],
    cites: 'signum.ability.master-healing',
    event: { type: 'healed', creature: 'herrick', removed: 1 },
  },
  masterMagic: {
    arrangement: table(
      'B',
      { [GREER]: { at: HERE } },
      { 'magister-corvin': { at: [30, 10] } },
      { players: { B: city('order-of-the-quill') } },
    ),
    steps: [start('magister-corvin'), shoot('magicalShot', GREER, 3, 5), [{ answer: { dice: 1 } }, 1]],
    cites: 'signum.ability.master-magic',
    event: { type: 'damaged', creature: GREER, kind: 'wound', woundsTaken: 1 },
  },
  masterShooting: {
    arrangement: table('A', { [ANA]: { at: HERE } }, { 'caius-the-tireless': { at: [30, 45] } }),
    steps: [start(ANA), shoot('shot', 'caius-the-tireless', 3, 3), [{ answer: { dice: 1 } }, 1, 3]],
    cites: 'signum.ability.master-shooting',
    event: { type: 'damaged', creature: 'caius-the-tireless', woundsTaken: 1 },
  },
  multipleUses: {
    arrangement: table(
      'A',
      { [ANA]: { at: HERE } },
      { 'caius-the-tireless': { at: BESIDE } },
      {
        players: { A: { relics: ['jousting-lance'] } },
      },
    ),
    steps: [
      start(ANA),
      [{ declareMelee: { target: 'caius-the-tireless', relicUses: ['jousting-lance'] } }],
      split(0, 3),
      split(5, 0, 1, 1, 1, 1, 1),
    ],
    cites: 'signum.relic.uses',
    event: { type: 'relicUsed', relic: 'jousting-lance', left: 1 },
  },
  durability: {
    arrangement: table(
      'B',
      { [ANA]: { at: HERE } },
      { 'caius-the-tireless': { at: BESIDE } },
      {
        players: { A: { relics: ['heavy-plate'] } },
      },
    ),
    steps: [start('caius-the-tireless'), strike(ANA), split(3, 0), split(3, 0, 3, 3, 1, 1, 1, 1)],
    cites: 'signum.relic.durability',
    event: { type: 'damaged', creature: ANA, woundsTaken: 0 },
  },
  tracker: {
    arrangement: table(
      'A',
      { 'grim-odo': { at: HERE } },
      {},
      {
        more: {
          terrain: [{ id: 'forest', owner: 'A', template: { card: 'forest', at: { x: 30, y: 36 }, rotation: 0 } }],
        },
      },
    ),
    steps: [start('grim-odo'), go('move', 30, 39.5)],
    cites: 'signum.move.difficult-exempt',
    event: { type: 'moved', to: { x: 30, y: 39.5 } },
  },
  persecution: {
    arrangement: table(
      'B',
      { 'osbert-of-the-ledger': { at: [30, 33.2] }, 'sister-ivette': { at: [37, 30] } },
      { 'caius-the-tireless': { at: HERE } },
    ),
    steps: [
      start('caius-the-tireless'),
      strike('osbert-of-the-ledger'),
      split(3, 0, 3, 6, 2),
      [{ answer: { target: 'sister-ivette', path: [{ x: 33.8, y: 30 }] } }],
      split(0, 1),
      split(3, 0, 5, 1, 1, 6),
    ],
    cites: 'signum.ability.persecution',
    event: { type: 'persecuted', creature: 'caius-the-tireless', target: 'sister-ivette' },
  },
  predator: {
    ...fight(['ulla-wolfmother'], ['caius-the-tireless', { wounds: 1 }], split(0, 3), split(3, 0, 1, 1, 1)),
    cites: 'signum.ability.predator',
    event: { type: 'allocated', creature: 'ulla-wolfmother', attack: 3 },
  },
  quickShooter: {
    arrangement: table('A', { 'pip-quickbow': { at: HERE } }, { 'caius-the-tireless': { at: [30, 50] } }),
    steps: [start('pip-quickbow'), go('move', 30, 35), shoot('shot', 'caius-the-tireless', 1, 3, 3)],
    cites: 'signum.ability.quick-shooter',
    event: { type: 'damaged', creature: 'caius-the-tireless', woundsTaken: 1 },
  },
  reckless: {
    ...fight([GREER], ['cordelia-the-crusader'], split(2, 1, 1, 1, 1, 6, 5)),
    cites: 'signum.ability.reckless',
    event: { type: 'allocated', creature: 'cordelia-the-crusader', attack: 2, defence: 0 },
  },
  regeneration: {
    arrangement: table('A', { 'grim-odo': { at: HERE, wounds: 2 } }, {}),
    steps: [[{ startActivation: { creature: 'grim-odo' } }, 1, 4]],
    cites: 'signum.ability.regeneration',
    event: { type: 'healed', creature: 'grim-odo', removed: 1, wounds: 1 },
  },
  rush: {
    arrangement: table('A', {}, {}, { players: { A: { ...city(), hand: ['dash-the-courier'] } } }),
    steps: [
      [{ playCard: { card: 'dash-the-courier', at: { x: 20, y: 58.4 } } }],
      start('dash-the-courier'),
      go('move', 20, 40),
    ],
    cites: 'signum.summon.no-act',
    event: { type: 'moved', creature: 'dash-the-courier' },
  },
  shieldFrom: {
    arrangement: table(
      'B',
      { 'drusa-ashwhisper#1': { at: HERE }, [GREER]: { at: [40, 30] } },
      { 'drusa-ashwhisper#2': { at: [30, 15] } },
    ),
    steps: [
      start('drusa-ashwhisper#2'),
      {
        refused: { useAbility: { ability: 'control', target: 'drusa-ashwhisper#1' } },
        by: 'signum.ability.shield-from',
      },
      use('control', GREER, 2, 2),
    ],
    cites: 'signum.ability.control',
    event: { type: 'controlChanged', creature: GREER, controller: 'B' },
  },
  shot: {
    arrangement: table(
      'A',
      { 'garrus-the-crossbowman': { at: [10, 30] } },
      { 'severus-honored-legionary': { at: HERE } },
    ),
    steps: [start('garrus-the-crossbowman'), shoot('shot', 'severus-honored-legionary', 1, 3, 2, 3, 5)],
    cites: 'signum.ranged.ability',
    event: { type: 'damaged', creature: 'severus-honored-legionary', kind: 'attack', woundsTaken: 1 },
  },
  slow: {
    arrangement: table('A', { 'boiler-bertha': { at: HERE } }, {}),
    steps: [
      start('boiler-bertha'),
      { refused: { run: { path: [{ x: 30, y: 39 }] } }, by: 'signum.run.forbidden' },
      go('move', 30, 38),
    ],
    cites: 'signum.move.allowance',
    event: { type: 'moved', run: false, to: { x: 30, y: 38 } },
  },
  sniper: {
    arrangement: table('B', { [GREER]: { at: HERE } }, { 'octavia-farsight': { at: [30, 10] } }),
    steps: [start('octavia-farsight'), shoot('shot', GREER, 1, 3), [{ answer: { dice: 1 } }, 1, 3, 3]],
    cites: 'signum.ability.sniper',
    event: { type: 'damaged', creature: GREER, amount: 4 },
  },
  stamina: {
    ...fight([GREER], ['caius-the-tireless', { tired: true }], split(3, 0), split(3, 0, 1, 1, 1, 3, 1, 1)),
    cites: 'signum.ability.stamina',
    event: { type: 'allocated', creature: 'caius-the-tireless', attack: 3 },
  },
  stealth: {
    arrangement: table('A', {}, {}, { players: { A: { ...city(...EVERYTHING), hand: ['sly-marten'] } } }),
    steps: [[{ playCard: { card: 'sly-marten', at: { x: 20, y: 58.4 }, payment: ['tavern'] } }]],
    cites: 'signum.summon.stealth',
    event: { type: 'creatureSummoned', creature: { id: 'sly-marten', hidden: true } },
  },
  steamEngine: {
    arrangement: table('A', { 'boiler-bertha': { at: HERE } }, { [BRUNO]: { at: [34.6, 30] } }),
    steps: [start('boiler-bertha'), strike(BRUNO, 'melee', 3), split(0, 4), split(5, 0, 1, 1, 1, 1, 1)],
    cites: 'signum.ability.steam-engine',
    event: { type: 'steamRolled', creature: 'boiler-bertha', symbol: 'axe' },
  },
  throwing: {
    arrangement: table('A', { 'zara-knifetosser': { at: HERE } }, { 'caius-the-tireless': { at: [30, 40] } }),
    steps: [start('zara-knifetosser'), shoot('throwing', 'caius-the-tireless', 3, 5, 1, 1)],
    cites: 'signum.ranged.ability',
    event: { type: 'damaged', creature: 'caius-the-tireless', kind: 'attack', woundsTaken: 2 },
  },
  veteran: {
    ...fight([GREER], ['severus-honored-legionary'], split(1, 0), split(3, 0, 3, 3, 1, 1, 1, 1)),
    cites: 'signum.ability.veteran',
    event: { type: 'meleeFought', target: 'severus-honored-legionary' },
  },
}

describe('every ability of the glossary does something in a match', () => {
  test.each(ABILITY_IDS)('%s', (ability) => {
    const { arrangement, steps, cites, event } = SCENES[ability]
    const coverage = new Coverage()
    const played = new Table(arrangement, coverage.play)
    for (const step of steps) {
      if ('refused' in step) expect(played.refused(step.refused)).toContain(step.by)
      else {
        const [command, ...dice] = step
        played.give(command, ...dice)
      }
    }
    expect(played.applied).toContain(cites)
    if (event !== undefined) expect(played.events).toContainEqual(expect.objectContaining(nested(event)))
    expect(coverage.abilities.get(ability)).toBeGreaterThan(0)
  })
})

/** What has to be in an event, and in what it holds. */
const nested = (event: JsonObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? expect.objectContaining(nested(value as JsonObject))
        : value,
    ]),
  )
