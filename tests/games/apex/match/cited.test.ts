import { describe, expect, test } from 'vitest'
import { apexRules } from '../../../../src/games/apex/rules.ts'
import { playMatch } from './random-match.ts'
import { SCENES } from './scenes.ts'
import { SQUAD_SCENES } from './squad-scenes.ts'

/** The rules that the scenes are there for. */
const CITED: Readonly<Record<string, readonly string[]>> = {
  'a shot with everything on the weapon': [
    'apex.activation.basic-actions',
    'apex.distance.count',
    'apex.cover.edge',
    'apex.cover.effect',
    'apex.shot.target',
    'apex.shot.ammo',
    'apex.shot.enhancement',
    'apex.feat.use',
    'apex.attachment.effect',
    'apex.aim.modified-rate',
    'apex.aim.rate',
    'apex.aim.start-slot',
    'apex.aim.next-slot',
    'apex.aim.order',
    'apex.shot.ignored-icons',
    'apex.shot.value-hit',
    'apex.shot.headshots',
    'apex.shot.stock',
    'apex.shot.replenish',
    'apex.activation.shoot-once',
  ],
  'a shot through smoke, from a roof': [
    'apex.activation.card-actions',
    'apex.place.intersection-free',
    'apex.ability.all-conditions',
    'apex.ability.tokens-limit',
    'apex.zone.applies',
    'apex.zone.example-smoke',
    'apex.zone.rules-change',
    'apex.shot.auto-results',
  ],
  'ways over everything': [
    'apex.move.cost-space',
    'apex.move.cost-obstacle',
    'apex.move.enter-trigger',
    'apex.move.free-space',
    'apex.activation.pass',
    'apex.move.cost-climb',
    'apex.move.descend-free',
    'apex.turn.structure',
  ],
  'too high, and off the board': [
    'apex.move.no-two-levels-up',
    'apex.move.joint-least',
    'apex.move.board-edge',
    'apex.content.known',
  ],
  'diagonals, beacons and the border': [
    'apex.move.impassable',
    'apex.move.step',
    'apex.move.joint-around',
    'apex.move.occupied-pass',
  ],
  'a way through a joint': ['apex.move.cost-joint'],
  'a melee attack against a wall, and one that misses': [
    'apex.melee.target',
    'apex.activation.and-any-order',
    'apex.melee.resolve',
    'apex.push.path',
    'apex.push.collision-stay',
    'apex.push.damage',
  ],
  'a push off a roof onto a beacon': ['apex.push.collision-fall'],
  grenades: [
    'apex.use.options',
    'apex.grenade.scatter',
    'apex.grenade.level',
    'apex.area.bounded',
    'apex.grenade.damage',
  ],
  'what costs more than is left, and what is not one’s turn': [
    'apex.damage.recover-cap',
    'apex.activation.resolve-fully',
    'apex.move.combined',
    'apex.activation.ap',
    'apex.activation.outside',
  ],
  'an eliminated Legend': ['apex.respawn.cost', 'apex.card.on-board'],
  'eliminated and back in one activation': ['apex.victory.vp-token', 'apex.respawn.same-activation'],
  'no room at any beacon': ['apex.respawn.no-room'],
  'loot that finds its place': [
    'apex.activation.handle-once',
    'apex.loot.space-unlimited',
    'apex.interact.options',
    'apex.attachment.fit',
    'apex.match.answer',
    'apex.weapon.take-ammo',
    'apex.weapon.ammo-bounds',
    'apex.loot.types',
    'apex.attachment.occupied',
  ],
  'windows and their order': [
    'apex.window.asked',
    'apex.reaction.order',
    'apex.priority.multiple-cards',
    'apex.shot.passive-check',
    'apex.window.order',
    'apex.damage.tags',
  ],
  'a whole round with an ability that is reached and one that never is': ['apex.timing.after-the-end'],
  'the first round and the reshuffle of the Ring': ['apex.ring.reshuffle-icon', 'apex.round.structure'],
  'the Ring and a legendary emergency shield': ['apex.ring.legendary-shield'],
  'an emergency shield and a recovery at its limit': ['apex.damage.emergency-shield'],
  'a draft of Legends': ['apex.setup.players', 'apex.setup.legend-kit', 'apex.setup.legend-panel'],
  'seats that do not fit': ['apex.seat.sides'],
  'a card that moves, and a push into the open': ['apex.push.no-mp', 'apex.move.card-modified'],
  'several cards in one slot, with a sight over the printed one': [
    'apex.attachment.printed',
    'apex.cover.joint',
    'apex.aim.shot-unit',
  ],
  'a marker in a free space, and what cannot be destroyed': ['apex.place.free', 'apex.destroy.count'],
  'a smoke that hangs over the edge of a roof': ['apex.place.air', 'apex.place.outer-side'],
  'an epic token that is dropped on the module': ['apex.loot.off-board-drop'],
  'Legends that are chosen in turns': ['apex.setup.recruit-alternate'],
  'a wall on a roof, from below': ['apex.move.no-level-component-above'],
  'an ability that is over at once': ['apex.timing.immediate'],
  'the introductory game is set up': ['apex.setup.initiative-fixed', 'apex.setup.intro-legends', 'apex.stage1.pool'],
  'a board that nobody can enter': ['apex.setup.board-entry'],
  'who chooses the colour': ['apex.seat.squad-decision'],
  'squadmates share what they have drawn': ['apex.stage1.share', 'apex.stage1.keep-two'],
  'a squadmate who comes back for nothing': ['apex.respawn.waived-cost', 'apex.instant.when'],
  'a Dome that keeps a blast away': ['apex.ability.dome'],
  'a zipline that is no supply bin': ['apex.interact.other'],
  'a shot along the side of a smoke': ['apex.zone.crossing'],
  'a shot out of a smoke': ['apex.zone.shape'],
  'an airdrop for a Lifeline who is off the board': ['apex.ability.owner-off'],
  'a drone that is destroyed': ['apex.destroy.method', 'apex.destroy.result', 'apex.ability.destroyed'],
}

/** Every rule that a command of the scenes and of some random matches has cited, or was refused by. */
const cited = new Set<string>()

describe('scenes of a match', () => {
  test.each(Object.entries({ ...SCENES, ...SQUAD_SCENES }))('%s', (name, play) => {
    const own = play().cited
    for (const rule of own) cited.add(rule)
    expect((CITED[name] ?? []).filter((rule) => !own.has(rule))).toEqual([])
  })
})

describe('random matches', () => {
  test.each([
    ['the introductory game', 2, {}],
    ['five seats, three against three', 5, { mode: '3v3' }],
    ['a draft on the fortress', 4, { legends: 'draft', board: { content: 'fortress' } }],
  ] as const)('%s', (_, seats, options) => {
    for (const number of [1, 2]) playMatch(number, seats, options, { cite: (rule) => cited.add(rule) })
    expect(cited.size).toBeGreaterThan(100)
  })
})

/** Rules that no command cites, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'apex.aim.fresh-deck': 'the service draws the cards of a match itself',
  'apex.aim.possible-cards': 'the service draws the cards of a match itself',
  'apex.aim.nested': 'no card of the pack draws while others lie on the track',
  'apex.aim.all-placed': 'no weapon of the pack needs more cards than the deck has',
  'apex.distance.edge': 'no card of the pack measures to an edge',
  'apex.distance.intersection': 'answered by the ruling on distance; the tests of what is measured hold matches to it',
  'apex.shot.weapon-special': 'no weapon of the pack has a special action',
  'apex.shot.after-damage': 'no card of the pack acts after dealing damage',
  'apex.elimination.inactive': 'a command of an eliminated Legend is refused by apex.activation.eliminated first',
  'apex.card.own-activation': 'a command outside the own activation is refused by apex.activation.outside first',
  'apex.ability.permanent-reuse': 'no miniature of the pack is PERMANENT',
  'apex.weapon.two-slots': 'after stage 1 both slots are always filled',
  'apex.priority.sources': 'the pack has no texts that contradict the book',
  'apex.reaction.limit': 'each Legend is asked once in a window, so nobody is refused by it; E-69 plays it',
  'apex.reaction.after-eliminated':
    'an eliminated target is not asked, and nothing is cited for that; a fight plays it',
  'apex.seat.sees': 'decides what is shown, not what happens; views and events are held against it in every match',
  'apex.board': 'boards are checked when a match is created, as in every ruling',
  'apex.contiguity': 'answered by the ruling on contiguity; the tests of what is measured hold matches to it',
  'apex.grid': 'answered by the report on a space; the board is built by it',
  'apex.los': 'answered by the ruling on lines of sight; the tests of what is measured hold matches to it',
  'apex.table.agrees': 'a match keeps one table, which says nothing twice',
}

const reasonFor = (id: string): string | undefined =>
  Object.entries(ELSEWHERE).find(([rule]) => id === rule || id.startsWith(`${rule}.`))?.[1]

describe('a rule that no match cites', () => {
  test.each(Object.entries(ELSEWHERE))('%s: %s', (rule) => {
    expect([...cited].filter((id) => id === rule || id.startsWith(`${rule}.`))).toEqual([])
  })

  test('has its reason above; all others were cited', () => {
    const uncited = Object.keys(apexRules.byId).filter((id) => !cited.has(id))
    expect(uncited.filter((id) => reasonFor(id) === undefined)).toEqual([])
  })
})
