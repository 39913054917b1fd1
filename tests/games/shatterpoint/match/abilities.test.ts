import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { activationOf, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

/** The abilities of the core set in play; those of E-97 to E-109 are shown there. */

const ANAKIN = 'general-anakin-skywalker'
const REX = 'cc-7567-captain-rex'
const CLONES = '501st-clone-troopers'
const BO = 'bo-katan-kryze'
const CLAN = 'clan-kryze-mandalorians'
const ASAJJ = 'asajj-ventress-sith-assassin'
const KALANI = 'kalani-super-tactical-droid'
const DROIDS = 'b1-battle-droids'
const MAUL = 'lord-maul'
const GAR = 'gar-saxon-merciless-commander'
const COMMANDOS = 'mandalorian-super-commandos'

type Units = NonNullable<ConstructorParameters<typeof Table>[0]['units']>

/** A table on which a unit is activated. */
function activated(
  unit: string,
  units: Units,
  more: Partial<ShatterpointState> = {},
  active: Record<string, null> = {},
): Table {
  const isB = [ASAJJ, KALANI, DROIDS, MAUL, GAR, COMMANDOS].includes(unit)
  const players = { A: { force: { ready: 7, total: 7 } }, B: { force: { ready: 6, total: 6 } } }
  return new Table({
    units,
    players,
    active,
    more: { active: isB ? 'B' : 'A', turn: isB ? 8 : 7, activation: activationOf(unit), ...more },
  })
}

/** Gives a command whatever the dice show. */
function roll(table: Table, command: JsonObject, seed = 1): void {
  const decision = shatterpointPlay.decide(table.state, table.seat, command, chanceOf(seed))
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  table.state = fold(table.state, decision.events)
  table.events.push(...decision.events)
}

/** Attacks with the first attack that is offered of a type. */
function attackOf(table: Table, type: string, targetId?: string): JsonObject {
  const found = table
    .offered('declareAttack')
    .find((one) => one.type === type && (targetId === undefined || one.targetId === targetId))
  if (found === undefined) throw new Error(`No ${type} attack.`)
  return { declareAttack: found }
}

const dice = (table: Table): unknown => table.events.findLast(({ type }) => type === 'poolsBuilt')?.dice
const used = (table: Table): unknown[] =>
  table.events.flatMap(({ type, ability }) => (type === 'abilityUsed' || type === 'effectApplied' ? [ability] : []))

describe('movement by abilities', () => {
  test.each([
    ['force-jump', ANAKIN, 'jump'],
    ['dathomirian-dexterity', ASAJJ, 'jump'],
    ['jet-pack', GAR, 'jump'],
  ])('%s: each character may %s', (abilityId, unit, kind) => {
    const table = activated(unit, { [unit]: { at: [[300, 300]] } })
    table.give({ useAbility: { abilityId } })
    table.give({ moveChar: { charId: unit, kind, to: { x: 300, y: 420 } } })
    expect(table.unit(unit).characters[0]?.at).toEqual({ x: 300, y: 420, on: null })
    expect(used(table)).toEqual([abilityId])
  })

  test('dathomirian-dexterity is used twice in an activation, not three times', () => {
    const table = activated(ASAJJ, { [ASAJJ]: { at: [[300, 300]] } })
    for (let count = 0; count < 2; count++) {
      table.give({ useAbility: { abilityId: 'dathomirian-dexterity' } })
      table.give({ decline: {} })
    }
    expect(table.refused({ useAbility: { abilityId: 'dathomirian-dexterity' } })).toEqual([
      'shatterpoint.match.ability',
    ])
  })

  test('force-push: the enemy is pushed range 3 in the direction that its player chooses', () => {
    const table = activated(ASAJJ, { [ASAJJ]: { at: [[100, 100]] }, [REX]: { at: [[160, 100]] } })
    table.give({ useAbility: { abilityId: 'force-push' } })
    expect(table.asked).toBe('pushAngle')
    expect(table.refused({ setAngle: { angle: 46 } })).toEqual(['shatterpoint.direction.cone'])
    table.give({ setAngle: { angle: 0 } })
    expect(table.unit(REX).characters[0]?.at).toEqual({ x: 312, y: 100, on: null })
  })

  test('there-is-no-place-to-run: pulled range 2 and exposed; Maul may suffer damage instead of paying', () => {
    const table = activated(MAUL, { [MAUL]: { at: [[100, 100]] }, [REX]: { at: [[260, 100]] } })
    table.give({ useAbility: { abilityId: 'there-is-no-place-to-run' } })
    table.give({ pay: { with: 'damage' } })
    table.give({ setAngle: { angle: 180 } })
    expect(table.unit(REX)).toMatchObject({ conditions: ['exposed'], characters: [{ at: { x: 184, y: 100 } }] })
    expect(table.unit(MAUL).damage).toBe(2)
    expect(table.state.players.B.force.ready).toBe(6)
  })

  test('swift-retreat: an engaged Asajj may reposition instead of advancing', () => {
    const table = activated(ASAJJ, { [ASAJJ]: { at: [[300, 300]] }, [REX]: { at: [[350, 300]] } })
    table.give({ action: { type: 'move' } })
    const kinds = new Set(table.offered('moveChar').map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['dash', 'reposition'])
    table.give({ moveChar: { charId: ASAJJ, kind: 'reposition', to: { x: 110, y: 300 } } })
    expect(table.unit(ASAJJ).characters[0]?.at?.x).toBe(110)
  })

  test('no-mercy: an enemy that dashes out of engagement suffers 2 damage', () => {
    const table = activated(REX, {
      [REX]: { at: [[300, 300]] },
      [COMMANDOS]: {
        at: [
          [360, 300],
          [800, 800],
        ],
      },
    })
    table.give({ action: { type: 'move' } })
    table.give({ moveChar: { charId: REX, kind: 'dash', to: { x: 200, y: 300 } } })
    expect(table.unit(REX).damage).toBe(2)
    expect(used(table)).toEqual(['no-mercy'])
  })
})

describe('tactics', () => {
  /** The turn before, so that the activation of a unit begins. */
  function beginning(unit: string, units: Units, other: string): Table {
    const isB = [KALANI, GAR, MAUL].includes(unit)
    const table = activated(other, units)
    const player = isB ? 'B' : 'A'
    const cards = { ...table.state.players[player], deck: [unit], force: { ready: 0, total: 6 } }
    table.state = { ...table.state, players: { ...table.state.players, [player]: cards } }
    table.give({ endActivation: {} })
    return table
  }

  test('roger-roger: each supporting Battle Droid nearby may dash', () => {
    const units = {
      [KALANI]: { at: [[300, 300]] },
      [DROIDS]: {
        at: [
          [400, 300],
          [300, 420],
        ],
      },
      [REX]: { at: [[800, 800]] },
    } as const
    const table = beginning(KALANI, units, REX)
    if (table.isAsked('reserve')) table.give({ keepRevealed: {} })
    expect(table.asked).toBe('granted')
    table.give({ moveChar: { charId: `${DROIDS}-b`, kind: 'dash', to: { x: 300, y: 500 } } })
    table.give({ moveChar: { charId: `${DROIDS}-a`, kind: 'dash', to: { x: 480, y: 300 } } })
    expect(table.asked).toBeNull()
    expect(table.state.activation?.unit).toBe(KALANI)
  })

  test('get-a-move-on-soldier: one may dash, and gains a hunker token', () => {
    const units = { [REX]: { at: [[300, 300]] }, [ANAKIN]: { at: [[400, 300]] }, [MAUL]: { at: [[800, 800]] } } as const
    const table = beginning(REX, units, MAUL)
    table.give({ moveChar: { charId: ANAKIN, kind: 'dash', to: { x: 500, y: 300 } } })
    table.give({ accept: {} })
    expect(table.unit(ANAKIN)).toMatchObject({ hunker: 1 })
  })

  test('pride-of-the-mandalore: another Mandalorian may jump', () => {
    const units = {
      [GAR]: { at: [[300, 300]] },
      [COMMANDOS]: {
        at: [
          [400, 300],
          [400, 400],
        ],
      },
      [REX]: { at: [[800, 800]] },
    } as const
    const table = beginning(GAR, units, REX)
    table.give({ moveChar: { charId: `${COMMANDOS}-a`, kind: 'jump', to: { x: 500, y: 300 } } })
    expect(table.unit(COMMANDOS).characters[0]?.at).toEqual({ x: 500, y: 300, on: null })
  })
})

describe('dice of abilities', () => {
  const shot = (units: Units, unit: string, type: string, target?: string, focus = false): unknown => {
    const table = activated(unit, units)
    if (focus) {
      table.give({ action: { type: 'focus' } })
      while (table.asked !== null) table.give(table.open.includes('pass') ? { pass: {} } : { decline: {} })
    }
    table.give({ action: { type: 'combat' } })
    roll(table, attackOf(table, type, target))
    return dice(table)
  }

  test('pack-hunter: 2 dice more in melee against an enemy engaged with another Mandalorian', () => {
    const alone = { [GAR]: { at: [[300, 300]] }, [REX]: { at: [[350, 300]] } } as const
    const together = {
      ...alone,
      [COMMANDOS]: {
        at: [
          [400, 300],
          [800, 800],
        ],
      },
    } as const
    const more = Number(shot(together, GAR, 'melee')) - Number(shot(alone, GAR, 'melee'))
    expect(more).toBe(2)
  })

  test('concentrate-all-firepower: 1 die more for droids whose target another droid is near', () => {
    const alone = {
      [KALANI]: { at: [[100, 800]] },
      [DROIDS]: {
        at: [
          [500, 300],
          [100, 700],
        ],
      },
      [REX]: { at: [[700, 300]] },
    } as const
    const together = {
      ...alone,
      [DROIDS]: {
        at: [
          [500, 300],
          [500, 400],
        ],
      },
    } as const
    const attacker = REX
    const more = Number(shot(together, DROIDS, 'ranged', attacker)) - Number(shot(alone, DROIDS, 'ranged', attacker))
    expect(more).toBe(1)
  })

  test.each([
    ['helmet-visor', CLAN, 'ranged', 2],
    ['victory-or-death', COMMANDOS, 'melee', 2],
    ['ive-got-you-in-my-sights', GAR, 'ranged', 3],
  ] as const)('%s: the focus die and the dice of the keyword', (_ability, unit, type, more) => {
    const enemy = [CLAN].includes(unit as typeof CLAN) ? MAUL : REX
    const at = type === 'melee' ? 350 : 450
    const second = unit === GAR ? [] : ([[100, 800]] as const)
    const units: Units = { [unit]: { at: [[300, 300], ...second] }, [enemy]: { at: [[at, 300]] } }
    expect(Number(shot(units, unit, type, enemy, true)) - Number(shot(units, unit, type, enemy))).toBe(more)
  })

  test('ive-got-you-in-my-sights: no cover, and a hunker token after a focus action', () => {
    const table = activated(GAR, { [GAR]: { at: [[300, 300]] }, [REX]: { at: [[500, 300]], hunker: 2 } })
    table.give({ action: { type: 'focus' } })
    expect(table.unit(GAR).hunker).toBe(1)
    table.give({ action: { type: 'combat' } })
    const before = table.unit(REX).hunker
    roll(table, attackOf(table, 'ranged'))
    const rated = activated(GAR, { [GAR]: { at: [[300, 300]] }, [REX]: { at: [[500, 300]] } })
    rated.give({ action: { type: 'combat' } })
    roll(rated, attackOf(rated, 'ranged'))
    const defence = (one: Table) => one.events.find(({ type }) => type === 'poolsBuilt')?.defence
    expect([before, defence(table)]).toEqual([2, defence(rated)])
  })
})

describe('protection and steadfast', () => {
  /** How an attack on a unit changes its damage pool by protection. */
  const isProtected = (units: Units, attacker: string, target: string, active: Record<string, null>): boolean => {
    for (let seed = 1; seed < 30; seed++) {
      const table = activated(attacker, units, {}, active)
      table.give({ action: { type: 'combat' } })
      roll(table, attackOf(table, 'melee', target), seed)
      while (table.isAsked('treeOption')) {
        const [option] = table.offered('chooseOption')
        roll(table, option === undefined ? { stopTree: {} } : { chooseOption: option }, seed)
        while (table.isAsked('shove') || table.isAsked('followUp')) {
          table.give(table.isAsked('shove') ? { shove: { angle: null } } : { followUp: { angle: null } })
        }
        if (table.isAsked('effectOrder')) table.give({ orderIcons: table.offered('orderIcons')[0] ?? {} })
      }
      if (table.events.some(({ type, by }) => type === 'poolChanged' && by === 'protection')) return true
      if (table.events.some(({ type }) => type === 'damageSuffered')) return false
    }
    return false
  }

  test('i-hate-this-job: a droid that contests an active objective has protection', () => {
    const units = {
      [DROIDS]: {
        at: [
          [450, 450],
          [800, 800],
        ],
      },
      [ANAKIN]: { at: [[500, 450]] },
    } as const
    expect(isProtected(units, ANAKIN, `${DROIDS}-a`, { MC: null })).toBe(true)
    expect(isProtected(units, ANAKIN, `${DROIDS}-a`, {})).toBe(false)
  })

  test('some-of-us-serve-a-higher-purpose: Mandalorians near Bo-Katan that contest have protection', () => {
    const units = {
      [BO]: { at: [[450, 600]] },
      [CLAN]: {
        at: [
          [450, 450],
          [100, 100],
        ],
      },
      [MAUL]: { at: [[500, 450]] },
    } as const
    expect(isProtected(units, MAUL, `${CLAN}-a`, { MC: null })).toBe(true)
    expect(isProtected({ ...units, [BO]: { at: [[450, 850]] } }, MAUL, `${CLAN}-a`, { MC: null })).toBe(false)
  })

  test('brothers-in-arms: with a hunker token the first shove of the tree does not move a trooper', () => {
    const shoved = (hunker: number): boolean | null => {
      for (let seed = 1; seed < 60; seed++) {
        const table = activated(KALANI, {
          [CLONES]: {
            at: [
              [450, 300],
              [100, 800],
            ],
            hunker,
          },
          [KALANI]: { at: [[600, 300]] },
        })
        table.give({ action: { type: 'combat' } })
        roll(table, attackOf(table, 'ranged'), seed)
        while (table.isAsked('treeOption')) {
          const [option] = table.offered('chooseOption')
          roll(table, option === undefined ? { stopTree: {} } : { chooseOption: option }, seed)
          if (table.isAsked('effectOrder')) table.give({ orderIcons: table.offered('orderIcons')[0] ?? {} })
          if (table.isAsked('shove')) return true
          if (table.isAsked('followUp')) return false
        }
      }
      return null
    }
    expect([shoved(0), shoved(1)]).toEqual([true, false])
  })
})

describe('reactions and other abilities', () => {
  test('im-going-to-end-this: after a combat action another stance and another attack', () => {
    const table = activated(ANAKIN, {
      [ANAKIN]: { at: [[300, 300]] },
      [COMMANDOS]: {
        at: [
          [350, 300],
          [800, 800],
        ],
      },
    })
    table.give({ action: { type: 'combat' } })
    roll(table, attackOf(table, 'melee'))
    while (table.isAsked('treeOption')) table.give({ stopTree: {} })
    while (!table.isAsked('effect') || !table.open.includes('useReactive'))
      roll(table, table.open.includes('pass') ? { pass: {} } : { declinePersonal: {} })
    table.give({ useReactive: { unitId: ANAKIN, abilityId: 'im-going-to-end-this' } })
    table.give({ accept: {} })
    expect(table.unit(ANAKIN).stance).toBe('form-v-shien')
    roll(table, attackOf(table, 'melee'))
    expect(table.state.attacks).toBe(2)
  })

  test('im-always-first-kid: Rex dashes and attacks the same target with 5 dice', () => {
    const table = activated(CLONES, {
      [CLONES]: {
        at: [
          [300, 300],
          [100, 800],
        ],
      },
      [REX]: { at: [[300, 400]] },
      [MAUL]: { at: [[450, 300]] },
    })
    table.give({ action: { type: 'combat' } })
    roll(table, attackOf(table, 'ranged'), 3)
    while (
      !table.isAsked('effect') ||
      !table.offered('useReactive').some(({ abilityId }) => abilityId === 'im-always-first-kid')
    ) {
      const [command] = ['stopTree', 'declinePersonal', 'pass', 'finishAction', 'decline'].filter((name) =>
        table.open.includes(name),
      )
      roll(table, { [command ?? 'pass']: {} })
    }
    table.give({ useReactive: { unitId: REX, abilityId: 'im-always-first-kid' } })
    table.give({ moveChar: { charId: REX, kind: 'dash', to: { x: 360, y: 400 } } })
    const targets = new Set(table.offered('declareAttack').map(({ targetId }) => targetId))
    expect([...targets]).toEqual([MAUL])
    roll(table, attackOf(table, 'ranged'))
    expect(dice(table)).toBe(5)
  })

  test('revenge-i-must-have-revenge: a wounded Maul strikes back with 5 dice', () => {
    const table = activated(ANAKIN, { [ANAKIN]: { at: [[300, 300]] }, [MAUL]: { at: [[350, 300]], damage: 10 } })
    for (let seed = 1; table.unit(MAUL).wounds === 0 && seed < 20; seed++) {
      const next = activated(ANAKIN, { [ANAKIN]: { at: [[300, 300]] }, [MAUL]: { at: [[350, 300]], damage: 10 } })
      next.give({ action: { type: 'combat' } })
      roll(next, attackOf(next, 'melee'), seed)
      const [option] = next.offered('chooseOption')
      if (option === undefined) continue
      next.give({ chooseOption: option })
      if (next.asked === 'treeOption') next.give({ stopTree: {} })
      table.state = next.state
      table.events = next.events
    }
    expect(used(table)).toContain('revenge-i-must-have-revenge')
    expect([table.asked, table.seat]).toEqual(['granted', 1])
    table.give({ decline: {} })
    const before = table.state.attacks
    roll(table, attackOf(table, 'melee', ANAKIN))
    const built = table.events.findLast(({ type }) => type === 'poolsBuilt')
    expect(table.state.attacks).toBe(before + 1)
    // 5 dice instead of the rating, and one for every 3 of his damage.
    expect(built?.dice).toBe(5 + Math.floor(table.unit(MAUL).damage / 3))
  })

  test('mandalorians-are-stronger-together: a focus action after a move action', () => {
    const table = activated(BO, {
      [BO]: { at: [[300, 300]] },
      [CLAN]: {
        at: [
          [360, 300],
          [100, 800],
        ],
      },
      [MAUL]: { at: [[800, 800]] },
    })
    table.give({ action: { type: 'move' } })
    table.give({ finishAction: {} })
    table.give({ useReactive: { unitId: BO, abilityId: 'mandalorians-are-stronger-together' } })
    expect(table.state.activation?.used).toEqual([
      { action: 'move', granted: false },
      { action: 'focus', granted: true },
    ])
    expect(used(table)).toContain('mandalore-will-survive')
  })

  test('mandalore-will-survive: after a focus action a dash and two heals', () => {
    const table = activated(BO, { [BO]: { at: [[300, 300]], damage: 3 }, [MAUL]: { at: [[800, 800]] } })
    table.give({ action: { type: 'focus' } })
    table.give({ moveChar: { charId: BO, kind: 'dash', to: { x: 400, y: 300 } } })
    for (let count = 0; count < 2; count++) table.give({ healChar: { charId: BO, unitId: BO, remove: 'damage' } })
    expect(table.unit(BO).damage).toBe(1)
  })

  test('bring-it-on-clankers: a clone that gains a hunker token near Rex may heal', () => {
    const table = activated(CLONES, {
      [CLONES]: {
        at: [
          [300, 300],
          [400, 300],
        ],
        damage: 2,
      },
      [REX]: { at: [[300, 400]] },
    })
    table.give({ action: { type: 'takeCover' } })
    table.give({ finishAction: {} })
    expect(used(table)).toEqual(['bring-it-on-clankers'])
    table.give({ healChar: { charId: `${CLONES}-a`, unitId: CLONES, remove: 'damage' } })
    expect(table.unit(CLONES)).toMatchObject({ hunker: 1, damage: 1 })
  })

  test('tactical-network: a droid may dash, then gain a token, lose a condition or attack', () => {
    const table = activated(KALANI, {
      [KALANI]: { at: [[300, 300]] },
      [DROIDS]: {
        at: [
          [400, 300],
          [300, 420],
        ],
        conditions: ['exposed'],
      },
      [REX]: { at: [[600, 300]] },
    })
    table.give({ useAbility: { abilityId: 'tactical-network' } })
    table.give({ moveChar: { charId: `${DROIDS}-a`, kind: 'dash', to: { x: 480, y: 300 } } })
    expect(table.offered('choose').map(({ option }) => option)).toEqual(['hunker', 'loseConditions', 'attack'])
    table.give({ choose: { option: 'loseConditions' } })
    expect(table.unit(DROIDS).conditions).toEqual([])
  })

  test('well-i-guess-im-in-charge-now: the card of the droids may go under the deck', () => {
    const table = new Table({
      units: {
        [REX]: { at: [[100, 100]] },
        [DROIDS]: {
          at: [
            [800, 800],
            [700, 800],
          ],
        },
        [GAR]: { at: [[600, 800]] },
      },
      players: { B: { deck: [DROIDS, GAR, 'shatterpoint'], force: { ready: 2, total: 6 } } },
      more: { activation: activationOf(REX) },
    })
    table.give({ endActivation: {} })
    table.give({ reserveRevealed: {} })
    expect(table.asked).toBe('reserveInstead')
    table.give({ accept: {} })
    expect(table.state.players.B).toMatchObject({ reserve: null, deck: ['shatterpoint', DROIDS], under: [DROIDS] })
  })
})
