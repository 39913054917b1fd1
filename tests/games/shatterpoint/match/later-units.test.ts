import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { abilitiesOf } from '../../../../src/games/shatterpoint/match/abilities/owned.ts'
import { standingOn } from '../../../../src/games/shatterpoint/match/abilities/standing.ts'
import { fieldOf, placedOf } from '../../../../src/games/shatterpoint/match/field.ts'
import { paymentText } from '../../../../src/games/shatterpoint/match/offer.words.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { priceOf } from '../../../../src/games/shatterpoint/match/procedures/abilities.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { tagsOf } from '../../../../src/games/shatterpoint/match/units.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { activationOf, type Table } from './arranged.ts'
import {
  ARMORER,
  at,
  attack,
  COVERT,
  DENGAR,
  FAR,
  HERE,
  HUNTERS,
  HUNTING_VADER,
  ISB,
  KANAN,
  MAUL,
  MEEKO,
  NEAR,
  NEXT,
  REX,
  RIFF,
  SHORE,
  use,
  VADER,
} from './further-pieces.ts'
import { answerAll, declare, giveAny, play, playUntil, tableOf } from './further-scenes.ts'
import { LATER_ROWS } from './later-rows.ts'
import { chanceOf, playAtRandom } from './random-match.ts'
import { teamsBy } from './random-teams.ts'

const content = shatterpointContent

describe('what is paid as a player wants', () => {
  /** The texts of the offers where a row of the scenes asks for a price. */
  function pricesOf(name: string, locale: 'en' | 'es'): string[] {
    const [ability, A, B, kick, shows, more] = LATER_ROWS.find(([one]) => one === name) ?? []
    if (ability === undefined || A === undefined || B === undefined || kick === undefined) throw new Error(name)
    const isAsked = ({ state }: Table) => state.procedure?.pending?.about.pays !== undefined
    const { state, seat } = playUntil({ ability, A, B, kick, shows: shows ?? '', ...more }, isAsked)
    return shatterpointPlay.offers(state, seat).map(({ text }) => text[locale])
  }

  test.each([
    [
      'tempered-aggression',
      [3, 2, 1].map((count) => `Spend ${count} Force on Tempered Aggression.`),
      'Gastar 2 de Fuerza en Agresividad templada.',
    ],
    [
      'surely-you-can-do-better',
      [3, 2, 1].map((count) => `Spend ${count} Force on Surely You Can Do Better.`),
      'Gastar 2 de Fuerza en Seguro que sabes hacerlo mejor.',
    ],
    [
      'fight-smarter-not-harder',
      ['Spend 1 hunker token on Fight Smarter, Not Harder.'],
      'Gastar 1 ficha de Resguardo en Luchar con cabeza, no con fuerza.',
    ],
  ])('%s: offers say what is spent', (ability, english, spanish) => {
    const [en, es] = [pricesOf(ability, 'en'), pricesOf(ability, 'es')]
    expect(en.slice(0, -1)).toEqual(english)
    expect(en.at(-1)).toMatch(/^Spend nothing on /)
    expect(es).toContain(spanish)
    expect(es.at(-1)).toMatch(/^No gastar nada en /)
  })

  test('momentum is counted in tokens', () => {
    const paid = (count: number) =>
      paymentText({ choose: { option: String(count) } }, { pays: 'momentum', ability: 'payday' }, content)
    expect(paid(1)).toMatchObject({ en: expect.stringMatching(/^Spend 1 momentum token on /) })
    expect(paid(2)).toMatchObject({ es: expect.stringMatching(/^Gastar 2 fichas de Predominio en /) })
  })
})

describe('what waits for another moment', () => {
  /** The damage pools of an attack of the kind that was waited for, and of the one after it. */
  function poolsAfter(unit: string, ability: string, types: readonly ('melee' | 'ranged')[]): boolean[] {
    const A = { [unit]: HERE }
    const table = tableOf({ A, B: { [REX]: NEXT }, kick: use(unit) })
    giveAny(table, { useAbility: { abilityId: ability } })
    answerAll(table, ability)
    return types.map((type) => {
      const from = table.events.length
      table.state = { ...table.state, activation: { ...activationOf(unit), prepared: preparedOf(table) } }
      declare(table, type, REX)
      answerAll(table, ability)
      return table.events.slice(from).some((event) => event.type === 'preparedTaken')
    })
  }
  const preparedOf = ({ state }: Table) => state.activation?.prepared ?? []

  test('vaders-fury: the next attack has it, the one after that does not', () => {
    expect(poolsAfter(HUNTING_VADER, 'vaders-fury', ['melee', 'melee'])).toEqual([true, false])
  })

  test('death-from-below: a melee attack has it', () => {
    expect(poolsAfter(RIFF, 'death-from-below', ['melee'])).toEqual([true])
  })

  test('vaders-fury: 2 damage are in the pool before any option is chosen', () => {
    const poolOf = (isUsed: boolean) => {
      const table = tableOf({ A: { [HUNTING_VADER]: HERE }, B: { [REX]: NEXT }, kick: use(HUNTING_VADER) })
      if (isUsed) table.state = { ...table.state, activation: activationOf(HUNTING_VADER, { prepared: FURY }) }
      declare(table, 'melee', REX)
      for (let count = 0; !table.isAsked('treeOption') && count < 20; count++) giveAny(table, first(table), 1)
      return Number(table.state.procedure?.pending?.about.pool)
    }
    expect(poolOf(true) - poolOf(false)).toBe(2)
  })
  const FURY = [{ unit: HUNTING_VADER, ability: 'vaders-fury', step: 2 }]
  const first = ({ state, seat }: Table): JsonObject => shatterpointPlay.offers(state, seat)[0]?.command ?? {}

  test('anger-hate-aggression: 3 dice more, and exposed after a failure', () => {
    const dice = (prepared: readonly number[]) => {
      const table = tableOf({ A: { [VADER]: HERE }, B: { [REX]: NEXT }, kick: use(VADER) })
      const steps = prepared.map((step) => ({ unit: VADER, ability: 'anger-hate-aggression', step }))
      table.state = { ...table.state, activation: activationOf(VADER, { prepared: steps }) }
      declare(table, 'melee', REX)
      answerAll(table, '')
      const gained = table.events.some(({ type, unit, condition }) => {
        return type === 'conditionGained' && unit === VADER && condition === 'exposed'
      })
      return { dice: Number(table.events.find(({ type }) => type === 'poolsBuilt')?.dice), gained }
    }
    expect(dice([2, 3]).dice - dice([]).dice).toBe(3)
    expect([dice([2, 3]).gained, dice([]).gained]).toEqual([true, false])
  })

  test('you-are-unwise-to-lower-your-defenses: only once the attack is resolved', () => {
    const events = play({
      ability: 'you-are-unwise-to-lower-your-defenses',
      A: { [VADER]: HERE },
      B: { [REX]: NEXT },
      kick: attack('melee', REX, VADER),
      shows: '',
    })
    const places = ['abilityUsed', 'rolled', 'effectApplied'].map((type) =>
      events.findIndex((one) => one.type === type),
    )
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(places).not.toContain(-1)
  })
})

describe('tags that are gained', () => {
  const gained = (events: readonly MatchEvent[]) => events.filter(({ type }) => type === 'tagGained')

  /** The first match by chance in which a unit is set up and finds a tag that it lacks, up to its first turn. */
  function setUpWith(unit: string): { state: ShatterpointState; log: readonly MatchEvent[] } {
    for (let number = 1; number < 500; number++) {
      const teams = teamsBy(chanceOf(number))
      const cards = teams.flatMap(({ squads }) => squads.flatMap(({ units }) => units))
      if (!cards.includes(unit)) continue
      const played = playAtRandom(number, { turnLimit: 1 }, () => {}, teams)
      if (gained([...played.log]).some((event) => event.unit === unit)) return played
    }
    throw new Error(`${unit} is in no team.`)
  }

  test.each([
    ['hired-hand', 'boba-fett-on-contract'],
    ['on-contract', 'aurra-sing'],
  ])('%s: for the game, at the end of the setup', (ability, unit) => {
    const { state, log } = setUpWith(unit)
    expect(log.some((event) => event.type === 'effectApplied' && event.ability === ability)).toBe(true)
    const [first] = gained(log.filter((event) => event.unit === unit))
    const owner = state.units.find(({ card }) => card === unit)
    if (owner === undefined || first === undefined) throw new Error('No tag was gained.')
    expect(tagsOf(owner, content)).toContain(first.tag)
    expect(content.units.get(unit)?.tags).not.toContain(first.tag)
  })

  test('payday: until the end of the turn', () => {
    const table = tableOf({ A: { [HUNTERS]: HERE }, B: { [MAUL]: FAR }, kick: { end: HUNTERS } })
    const gainedTags = [{ tag: 'Jedi', until: 'turn' as const }]
    table.state = { ...table.state, units: table.state.units.map((unit) => ({ ...unit, gainedTags })) }
    expect(fieldOf(table.state, content).units[0]?.tags).toContain('Jedi')
    giveAny(table, { endActivation: {} })
    expect(fieldOf(table.state, content).units[0]?.tags).not.toContain('Jedi')
  })
})

test('imperial-detention: whoever leaves engagement with the unit suffers for it', () => {
  const table = tableOf({ A: { [ISB]: HERE }, B: { [REX]: NEXT }, kick: { action: 'move', by: REX } })
  giveAny(table, { action: { type: 'move' } })
  giveAny(table, { moveChar: { charId: REX, kind: 'dash', to: { x: 470, y: 300 } } })
  expect(table.unit(REX).damage).toBe(2)
})

test('special-forces-sniper: a second combat action, and no third', () => {
  const open = (times: number, unit: string) => {
    const table = tableOf({ A: { [unit]: HERE }, B: { [REX]: FAR }, kick: { end: unit } })
    const used = Array.from({ length: times }, () => ({ action: 'combat' as const, granted: true }))
    table.state = { ...table.state, activation: activationOf(unit, { used }) }
    return table.offered('action').map(({ type }) => type)
  }
  expect(open(1, MEEKO)).toContain('combat')
  expect(open(2, MEEKO)).not.toContain('combat')
  expect(open(1, KANAN)).not.toContain('combat')
})

test('garrison-force: a die more while another unit is activated', () => {
  const dice = (activated: string) => {
    const { state } = tableOf({ A: { [SHORE]: { ...HERE, hunker: 1 } }, B: { [REX]: NEAR }, kick: { end: activated } })
    const field = fieldOf(state, content)
    const scope = { state, field, content, fight: null }
    return standingOn('attackDice', placedOf(field, `${SHORE}-a`), scope).length
  }
  expect(dice(REX)).toBe(1)
  expect(dice(SHORE)).toBe(0)
})

test('being-underestimated-has-its-values: allied Bounty Hunters are reserved for less', () => {
  const price = (unit: string) => {
    const A = { [DENGAR]: FAR, [unit]: HERE, [KANAN]: at([600, 100]) }
    const table = tableOf({ A, B: { [REX]: FAR }, kick: { end: REX } })
    const cards = { ...table.state.players.A, deck: [unit, KANAN] }
    table.state = { ...table.state, players: { ...table.state.players, A: cards } }
    giveAny(table, { endActivation: {} })
    for (let count = 0; table.isAsked('effect') && count < 5; count++) giveAny(table, { pass: {} })
    return table.state.procedure?.pending?.about.price
  }
  expect(price(HUNTERS)).toBe(0)
  expect(price(MAUL)).toBe(1)
})

test('our-survival-is-our-strength: wounds and injuries of Mandalorians cost nothing', () => {
  const price = (others: object) => {
    const A = { [COVERT]: { ...HERE, injuries: 2 }, ...others }
    const { state } = tableOf({ A, B: { [REX]: FAR }, kick: { end: COVERT } })
    const unit = state.units.find(({ id }) => id === COVERT)
    const [owned] = unit === undefined ? [] : abilitiesOf(unit, content).filter(({ ability }) => ability.cost !== null)
    if (owned === undefined) throw new Error('No ability.')
    return priceOf({ state, content }, owned)
  }
  expect(price({}) - price({ [ARMORER]: FAR })).toBe(2)
})
