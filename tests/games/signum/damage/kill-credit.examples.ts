import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const damage = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.damage',
  input,
  outcome,
  rule,
})

const effect = (
  id: string,
  says: string,
  { does, among, ...more }: { does: JsonObject; among: readonly JsonObject[]; [key: string]: unknown },
  outcome: JsonObject,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.effect',
  input: {
    source: { own: { name: 'Storm', kind: 'spell', effects: [{ does, to: { who: 'anyCharacter' } }] } },
    controller: 'Ana',
    among: { fighters: among },
    ...more,
  } as JsonObject,
  outcome,
  rule,
})

const GREER = { id: 'Greer', player: 'Ana', health: 4 }

/** Who counts a kill, health that falls, and tokens that damage leaves alone. */
export const KILL_CREDIT_EXAMPLES: readonly WorkedExample[] = [
  damage(
    'E-73p',
    'a spell that kills an enemy character counts for its player',
    { target: { ...GREER, wounds: 2 }, amount: 2, kind: 'effect', by: 'Bruno' },
    { dead: true, credit: 'Bruno' },
    'signum.damage.kill-count',
  ),
  damage(
    'E-73q',
    'an own character counts for nobody',
    { target: { ...GREER, wounds: 2 }, amount: 2, kind: 'effect', by: 'Ana' },
    { dead: true, credit: null },
    'signum.damage.kill-credit',
  ),
  damage(
    'E-73r',
    'nor does one of an ally',
    { target: { ...GREER, wounds: 2 }, amount: 2, kind: 'effect', by: 'Carla', allies: ['Ana'] },
    { dead: true, credit: null },
    'signum.damage.kill-credit',
  ),
  damage(
    'E-73s',
    'a hidden character that is hurt by a text stays hidden',
    { target: { ...GREER, hidden: true }, amount: 1, kind: 'effect' },
    { dead: false, wounds: 1, credit: null },
    'signum.stealth.kept-by-damage',
  ),
  effect(
    'E-73t',
    'two damage to all: Ruphus counts for nobody, Livia for Ana',
    {
      does: { damage: 2 },
      among: [
        { id: 'Ruphus', player: 'Ana', health: 2 },
        { id: 'Livia', player: 'Bruno', health: 1 },
        { id: 'Lucian', player: 'Bruno', health: 4, hidden: true },
      ],
    },
    { kills: [{ player: 'Ana', killed: 'Livia' }] },
    'signum.damage.kill-credit',
  ),
  effect(
    'E-73u',
    'an enemy effect that lowers the health to the wounds kills, and counts',
    {
      does: { modify: { stat: 'health', by: -1 } },
      among: [{ id: 'Valeria', player: 'Bruno', health: 3, wounds: 2 }],
    },
    { kills: [{ player: 'Ana', killed: 'Valeria' }] },
    'signum.damage.health-lowered',
  ),
  effect(
    'E-73v',
    'a creature of an ally is neither own nor enemy',
    {
      does: { damage: 1 },
      source: {
        own: { name: 'Storm', kind: 'spell', effects: [{ does: { damage: 1 }, to: { who: 'enemyCharacter' } }] },
      },
      among: [GREER, { id: 'Livia', player: 'Carla', health: 2 }, { id: 'Lucian', player: 'Bruno', health: 4 }],
      allies: ['Carla'],
    },
    { unaffected: ['Greer', 'Livia'] },
    'signum.variant.teams.allies',
  ),
  {
    id: 'E-73w',
    says: 'health that falls as an effect ends kills, and counts for nobody',
    operation: 'signum.turn-end',
    input: {
      player: 'Ana',
      order: ['Ana', 'Bruno'],
      items: [
        { name: 'Blessing', controller: 'Ana', acts: true, weakens: [{ creature: 'Greer', wounds: 4, health: 4 }] },
        { name: 'Song', controller: 'Bruno', weakens: [{ creature: 'Livia', wounds: 0, health: 1 }] },
      ],
    },
    outcome: { deaths: ['Greer'] },
    rule: 'signum.damage.health-lowered',
  },
  {
    id: 'E-74p',
    says: 'a controlled creature is its controller’s own, and its owner counts nothing for killing it',
    operation: 'signum.melee',
    input: {
      situation: {
        stated: {
          attacker: { id: 'Garrus', player: 'Ana', strength: 1, health: 2 },
          defender: { ...GREER, player: 'Bruno', owner: 'Ana', strength: 0, wounds: 3 },
        },
      },
      attacker: { attackDice: { rolled: { d6: [3] } }, split: { attack: 1, defence: 0 } },
    },
    outcome: { kills: [] },
    rule: 'signum.ability.own-and-enemy',
  },
  {
    id: 'E-74q',
    says: 'with strength 0 there is only one split, and nobody is asked',
    operation: 'signum.melee',
    input: {
      situation: {
        stated: {
          attacker: { id: 'Caius', player: 'Bruno', strength: 3, health: 3 },
          defender: { id: 'Osbert', player: 'Ana', strength: 0, health: 2 },
        },
      },
      attacker: { attackDice: { rolled: { d6: [3, 6, 2] } }, split: { attack: 3, defence: 0 } },
    },
    outcome: { kills: [{ player: 'Bruno', killed: 'Osbert' }] },
    rule: 'signum.melee.only-split',
  },
  {
    id: 'constructed',
    says: 'the card of a controlled creature that dies goes to its owner’s graveyard',
    operation: 'signum.damage',
    input: { target: { ...GREER, player: 'Bruno', owner: 'Ana', wounds: 3 }, amount: 1, kind: 'effect' },
    outcome: { dead: true },
    rule: 'signum.zone.discard-to-owner',
  },
]
