import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { attachmentOfContent, fitOf, slotsOf } from '../../../../src/games/apex/loot/attachment-fit.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { aimed, fixture, Table, wearing } from './arranged.ts'

/** Every weapon, attachment, consumable, grenade and piece of equipment of the bags works in a match. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const AIM = [...apexContent.aimCards.keys()]

type Armed = { readonly card: string; readonly token?: string; readonly distance?: number; readonly helmet?: string }

/** The slot of a weapon that a token fits. */
function slotFor(card: string, token: string): number | null {
  const attachment = attachmentOfContent(token, apexContent)
  if (attachment === null) return null
  const slots = slotsOf({ weapon: card }, apexContent) ?? []
  return slots.find((slot) => fitOf(attachment, slot, new Trace<ApexRules>()).fits)?.index ?? null
}

/** A shot along row 7 with a weapon and a token on it; the cards are drawn in the order of the deck, from the highest. */
function shot({ card, token, distance = 4, helmet }: Armed): { declared: MatchEvent; resolved: MatchEvent } {
  const slots = apexContent.weapons.get(card)?.slots ?? []
  const slot = token === undefined ? null : slotFor(card, token)
  const attachments = slots.map((_, index) => (index === slot ? (token ?? null) : null))
  const equipment = helmet === undefined ? {} : { equipment: wearing('helmet', helmet) }
  const table = new Table(
    fixture(
      {
        bangalore: { where: at(6, 7), weapons: [{ card, ammo: 2, attachments }] },
        gibraltar: { where: at(6 + distance, 7), shield: 20, health: 40, ...equipment },
      },
      {},
      { windows: 'quick' },
    ),
  )
  table.give(0, { activate: { legend: 'bangalore' } })
  const cards = cardsOf(card, token)
  table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed(...AIM.slice(-cards).reverse()))
  const [declared] = table.events('shotDeclared')
  const [resolved] = table.events('shotResolved')
  if (declared === undefined || resolved === undefined) throw new Error('Nothing was shot.')
  return { declared, resolved }
}

/** How many cards a shot reveals: the rate of fire with what a token and what is printed add to it. */
function cardsOf(card: string, token: string | undefined): number {
  const weapon = apexContent.weapons.get(card)
  if (weapon === undefined) throw new Error(card)
  const printed = weapon.slots.flatMap(({ printed: one }, index) =>
    one == null || (token !== undefined && slotFor(card, token) === index) ? [] : [one],
  )
  const effects = [
    ...weapon.passive,
    ...[...printed, ...(token === undefined ? [] : [token])].flatMap(
      (id) => apexContent.attachments.get(id)?.effects ?? [],
    ),
  ]
  const more = effects.reduce((sum, effect) => sum + ('slots' in effect ? effect.slots : 0), 0)
  const deeper = effects.reduce((sum, effect) => sum + ('cardsPerSlot' in effect ? effect.cardsPerSlot : 0), 0)
  return (weapon.rate.slots + more) * (weapon.rate.cardsPerSlot + deeper)
}

describe('weapons', () => {
  test.each([...apexContent.weapons.keys()])('%s: one ammunition a shot, and its own damage', (card) => {
    const { declared, resolved } = shot({ card })
    expect(declared).toMatchObject({ weapon: card, ammo: 1 })
    expect(resolved.cards).toHaveLength(cardsOf(card, undefined))
    expect(Number(resolved.damage)).toBeGreaterThan(0)
  })
})

/** The tokens that can be drawn, with a weapon that takes them. */
const TOKENS = [...apexContent.lootBags.values()]
  .flatMap(({ tokens }) => tokens.map(({ token }) => token))
  .filter((token, place, all) => apexContent.attachments.has(token) && all.indexOf(token) === place)
  .map((token) => [token, [...apexContent.weapons.keys()].find((card) => slotFor(card, token) !== null) ?? ''] as const)

describe('attachments', () => {
  test.each(TOKENS)('%s: changes the shots of the weapon it is on (%s)', (token, card) => {
    const effects = apexContent.attachments.get(token)?.effects ?? []
    const sight = effects.find((effect) => 'difficultyAtRange' in effect)
    const distance = sight !== undefined ? Math.min(4, Math.max(1, sight.difficultyAtRange.range.min)) : 4
    const far =
      sight !== undefined && sight.difficultyAtRange.range.min > 4 ? sight.difficultyAtRange.range.min : distance
    const [plain, fitted] = [shot({ card, distance: far }), shot({ card, token, distance: far })]
    const results = ({ declared, resolved }: typeof plain) => [declared.difficulty, resolved.cards, resolved.damage]
    expect(results(fitted)).not.toEqual(results(plain))
  })
})

describe('equipment', () => {
  test.each([
    ['helmet-starting', 2],
    ['helmet-rare', 2],
    ['helmet-epic', 2],
  ])('%s: high cards are headshots whatever is worn', (helmet, headshots) => {
    expect(shot({ card: 'r-301', helmet }).resolved.headshots).toBe(headshots)
  })

  test('apex.shot.helmet: a helmet cancels headshots of low cards', () => {
    const table = new Table(
      fixture({ gibraltar: { equipment: wearing('helmet', 'helmet-epic') } }, {}, { windows: 'quick' }),
    )
    table.give(0, { activate: { legend: 'wraith' } })
    const { rules } = table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-09', 'aim-01'))
    expect(rules).toContain('apex.shot.helmet')
    expect(table.events('shotResolved')[0]).toMatchObject({ hits: 1, headshots: 0, cancelledHeadshots: 1 })
  })
})

describe('equipment that a match can draw', () => {
  test.each([
    ['body-rare', 30],
    ['body-epic', 40],
  ])('%s: put on from the board, its bonus is Shield and its face is turned', (token, maximum) => {
    const here = { column: 6, row: 7 }
    const loot = [{ id: 'loot-1', token, cell: here, depleted: false }]
    const table = new Table(fixture({}, { loot }, { windows: 'quick' }))
    table.give(0, { activate: { legend: 'bangalore' } })
    const makesRoom = { token: 'body-starting', to: { cell: here } }
    const keep = { at: { in: 'equipment' }, makesRoom }
    table.give(0, { handleLoot: { pickUp: [{ loot: 'loot-1', keep }] } })
    expect(table.legend('bangalore')).toMatchObject({
      shield: 30,
      equipment: { bodyShield: { token, depleted: true } },
    })
    const view = apexPlay.view(table.state, null).legends as JsonObject[]
    expect(view.find(({ id }) => id === 'bangalore')).toMatchObject({ shieldMaximum: maximum })
  })

  test.each([
    ['emergency-rare', 10, 5],
    ['emergency-epic', 14, 9],
  ])('%s: damage that would eliminate is cancelled, and its face is turned', (token, cancelled, health) => {
    const gibraltar = { shield: 0, health: 9, equipment: wearing('emergencyShield', token) }
    const table = new Table(fixture({ gibraltar }, {}, { windows: 'quick' }))
    table.give(0, { activate: { legend: 'bangalore' } })
    table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-10', 'aim-14', 'aim-02'))
    expect(table.events('damageApplied')).toMatchObject([{ amount: 14, cancelled, emergencyShieldUsed: true }])
    expect(table.legend('gibraltar')).toMatchObject({ health, equipment: { emergencyShield: { depleted: true } } })
  })
})

/** Bangalore shoots Gibraltar from a roof, so that the card of value 45 is a hit by its icon, and a headshot. */
function lowHeadshot(helmet: string) {
  const board = { drawn: { width: 8, height: 8, buildings: [{ column: 0, row: 0, columns: 2, rows: 2, level: 1 }] } }
  const places = { wraith: { where: at(0, 7) }, bloodhound: { where: at(7, 7) } }
  const bangalore = { where: at(1, 0), weapons: [{ card: 'kraber', ammo: 2, attachments: [null] }] }
  const gibraltar = { where: at(5, 0), equipment: wearing('helmet', helmet) }
  const table = new Table(fixture({ ...places, bangalore, gibraltar }, {}, { windows: 'quick', board }))
  table.give(0, { activate: { legend: 'bangalore' } })
  const { steps } = table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-07'))
  const factsOf = (rule: string) => steps.filter((step) => step.rule === rule).map(({ facts }) => facts)
  return { resolved: table.events('shotResolved')[0], gibraltar: table.legend('gibraltar'), factsOf }
}

describe('apex.shot.helmet: a rare helmet decides about the headshot of a card up to 50', () => {
  test('without it the card is a hit and a headshot: 26 and 30 damage', () => {
    const { resolved, gibraltar, factsOf } = lowHeadshot('helmet-starting')
    expect(resolved).toMatchObject({ hits: 1, headshots: 1, cancelledHeadshots: 0, damage: 56 })
    expect(gibraltar).toMatchObject({ shield: 0, health: 4 })
    expect(factsOf('apex.shot.headshots')).toEqual([{ values: [45] }])
    expect(factsOf('apex.shot.helmet')).toEqual([])
  })

  test('with it the trace names the card that is cancelled, and the hit stays', () => {
    const { resolved, gibraltar, factsOf } = lowHeadshot('helmet-rare')
    expect(resolved).toMatchObject({ hits: 1, headshots: 0, cancelledHeadshots: 1, damage: 26 })
    expect(gibraltar).toMatchObject({ shield: 0, health: 34 })
    const cancels = { helmet: 'helmet-rare', cancels: 1, maxValue: 50, cancelled: [45], kept: [] }
    expect(factsOf('apex.shot.helmet')).toEqual([cancels])
  })

  test('every helmet but the starting one can cancel a headshot of some card of the deck', () => {
    const heads = [...apexContent.aimCards.values()].filter(({ icons }) => icons.headshot).map(({ value }) => value)
    const idle = [...apexContent.helmets.values()].filter(({ maxValue }) => !heads.some((value) => value <= maxValue))
    expect(idle.map(({ id }) => id)).toEqual(['helmet-starting'])
  })
})

/** A Legend uses a token of its backpack. */
function used(token: string, more: object = {}): Table {
  const state = fixture({ bangalore: { shield: 2, health: 10, backpack: [token] } })
  const tokens = state.tokens.map((one) => (one.ability === 'rolling-thunder' ? { ...one, at: { cooldown: 4 } } : one))
  const table = new Table({ ...state, tokens })
  table.give(0, { activate: { legend: 'bangalore' } })
  const { aimCards = 0 } = apexContent.grenades.get(token) ?? {}
  const { rules } = table.give(0, { use: { token, ...more } }, aimed('aim-12', 'aim-14').slice(0, aimCards))
  expect(rules).toContain(apexContent.grenades.has(token) ? 'apex.grenade.declare' : 'apex.use.consumable')
  expect(table.state.removed.tokens).toContain(token)
  return table
}

describe('resources', () => {
  test.each([
    ['syringe', { shield: 2, health: 22 }],
    ['medkit', { shield: 2, health: 30 }],
    ['shield-cell', { shield: 14, health: 10 }],
    ['shield-battery', { shield: 20, health: 10 }],
    ['phoenix-kit', { shield: 17, health: 25 }],
  ])('%s: recovers', (token, after) => {
    expect(used(token).legend('bangalore')).toMatchObject({ ...after, backpack: [] })
  })

  test('ultimate-accelerant: tokens cool down by two', () => {
    const table = used('ultimate-accelerant')
    expect(table.state.tokens.find(({ ability }) => ability === 'rolling-thunder')?.at).toEqual({ cooldown: 2 })
  })

  test.each([
    ['frag', 20],
    ['thermite', 15],
  ])('%s: hurts whoever stands where it lands', (token, damage) => {
    const state = fixture({ bangalore: { backpack: [token] } }, {}, { windows: 'quick' })
    const table = new Table(state)
    table.give(0, { activate: { legend: 'bangalore' } })
    const { aimCards = 0 } = apexContent.grenades.get(token) ?? {}
    const draws = aimed('aim-12', 'aim-14').slice(0, aimCards)
    table.give(0, { use: { token, cell: cell(10, 7), rotation: 0 } }, draws)
    const { shield, health } = table.legend('gibraltar')
    expect(60 - shield - health).toBe(damage)
  })

  test('every resource of the pack was used here', () => {
    const names = [
      'syringe',
      'medkit',
      'shield-cell',
      'shield-battery',
      'phoenix-kit',
      'ultimate-accelerant',
      'frag',
      'thermite',
    ]
    expect([...apexContent.consumables.keys(), ...apexContent.grenades.keys()].sort()).toEqual([...names].sort())
  })
})
