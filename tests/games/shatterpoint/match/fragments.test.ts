import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { scripted } from '../../../../src/rulebook/random.ts'
import { activationOf, attack, defence, Table } from './arranged.ts'
import { fold } from './random-match.ts'

/** The fragments of whole matches in section 9.3 of the specification. */

const ANAKIN = 'general-anakin-skywalker'
const REX = 'cc-7567-captain-rex'
const CLONES = '501st-clone-troopers'
const AHSOKA = 'ahsoka-tano-jedi-no-more'
const ASAJJ = 'asajj-ventress-sith-assassin'
const KALANI = 'kalani-super-tactical-droid'
const DROIDS = 'b1-battle-droids'
const MAUL = 'lord-maul'
const GAR = 'gar-saxon-merciless-commander'

const track = (token: number, A: number, B: number) => ({ token, momentum: { A, B } })
const force = (ready: number, total: number) => ({ force: { ready, total } })

/** Plays the setup of E-96. Shuffles leave every pile as it was; then A rolls c h h e f and B c h e e f. */
function setUp(): Table {
  const stay = (size: number) => Array.from({ length: size - 1 }, (_, index) => size - 1 - index)
  const decks = [...stay(7), ...stay(7)]
  const missions = [...stay(3), ...stay(3), ...stay(3)]
  const random = scripted(...missions, ...decks, ...attack('chhef'), ...attack('cheef'))
  const decision = shatterpointPlay.setup({ battlefield: { drawn: {} } }, 2, random)
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  expect(random.left()).toBe(0)
  const table = new Table({})
  table.state = fold(null, decision.events)
  table.events = [...decision.events]
  return table
}

/** The same up to the first turn. */
function deployed(): Table {
  const table = setUp()
  table.give({ chooseEdge: { side: 0 } })
  table.give({ proposeTerrain: { layout: 'none' } })
  table.give({ acceptTerrain: {} })
  const squads = [
    [
      1,
      ANAKIN,
      [450, 96],
      [
        [REX, [515, 96]],
        [`${CLONES}-a`, [385, 96]],
        [`${CLONES}-b`, [450, 161]],
      ],
    ],
    [
      1,
      ASAJJ,
      [450, 804],
      [
        [KALANI, [515, 804]],
        [`${DROIDS}-a`, [380, 804]],
        [`${DROIDS}-b`, [450, 734]],
      ],
    ],
    [
      2,
      AHSOKA,
      [200, 96],
      [
        ['bo-katan-kryze', [265, 96]],
        ['clan-kryze-mandalorians-a', [135, 96]],
        ['clan-kryze-mandalorians-b', [200, 161]],
      ],
    ],
    [
      2,
      MAUL,
      [200, 804],
      [
        [GAR, [265, 804]],
        ['mandalorian-super-commandos-a', [135, 804]],
        ['mandalorian-super-commandos-b', [200, 739]],
      ],
    ],
  ] as const
  for (const [squad, leader, [x, y], others] of squads) {
    table.give({ deploySquad: { squad, charId: leader, to: { x, y } } })
    for (const [charId, at] of others) table.give({ deployChar: { charId, to: { x: at[0], y: at[1] } } })
  }
  for (const [unitId, stanceId] of [
    [ANAKIN, 'form-v-djem-so'],
    [AHSOKA, 'jar-kai'],
    [ASAJJ, 'form-ii-makashi'],
    [MAUL, 'dark-rage'],
  ]) {
    table.give({ chooseStance: { unitId: unitId ?? '', stanceId: stanceId ?? '' } })
  }
  return table
}

describe('whole-match fragments', () => {
  test('E-96 setup', () => {
    const table = setUp()
    expect(table.state.starter).toBe('A')
    expect(table.asked).toBe('edge')
    table.give({ chooseEdge: { side: 0 } })
    expect(table.asked).toBe('terrain')
    expect(table.state.objectives.filter(({ face }) => face === 'inactive')).toHaveLength(9)
    table.give({ proposeTerrain: { layout: 'none' } })
    expect([table.asked, table.seat]).toEqual(['terrainAnswer', 1])
    table.give({ acceptTerrain: {} })
    expect(table.state.players.A.force).toEqual({ total: 7, ready: 7 })
    expect(table.state.players.B.force).toEqual({ total: 6, ready: 6 })
    expect(table.state.players.A.deck).toHaveLength(7)
    expect(table.refused({ deploySquad: { squad: 1, charId: ANAKIN, to: { x: 450, y: 97 } } })).toEqual([
      'shatterpoint.setup.deploy',
    ])
    table.give({ deploySquad: { squad: 1, charId: ANAKIN, to: { x: 450, y: 96 } } })
    expect(table.refused({ deployChar: { charId: REX, to: { x: 516, y: 96 } } })).toEqual(['shatterpoint.setup.deploy'])
    table.give({ deployChar: { charId: REX, to: { x: 515, y: 96 } } })
    table.give({ deployChar: { charId: `${CLONES}-a`, to: { x: 385, y: 96 } } })
    table.give({ deployChar: { charId: `${CLONES}-b`, to: { x: 450, y: 161 } } })
    expect([table.asked, table.seat]).toEqual(['deploySquad', 1])
  })

  test('E-96 the first turn begins with a revealed card', () => {
    const { state, asked } = deployed()
    const active = state.objectives.filter(({ face }) => face === 'active').map(({ id }) => id)
    expect(active.toSorted()).toEqual(['BC', 'MC', 'ML', 'MR', 'TC'])
    expect([state.turn, state.active, asked]).toEqual([1, 'A', 'reserve'])
    expect(state.track).toEqual(track(0, 1, 1))
  })

  test('E-97 turn 1', () => {
    const table = deployed()
    const { A } = table.state.players
    const card = A.revealed ?? ''
    const deck = [...A.deck, card].filter((one) => one !== CLONES)
    table.state = asTurnOf(table.state, 'A', CLONES, deck)
    table.give({ action: { type: 'move' } })
    table.give({ moveChar: { charId: `${CLONES}-a`, kind: 'advance', to: { x: 385, y: 250 } } })
    table.give({ moveChar: { charId: `${CLONES}-b`, kind: 'advance', to: { x: 450, y: 345 } } })
    table.give({ useAbility: { abilityId: 'defensive-maneuver' } })
    expect(table.state.players.A.force.ready).toBe(6)
    table.give({ moveChar: { charId: `${CLONES}-a`, kind: 'dash', to: { x: 400, y: 240 } } })
    table.give({ decline: {} })
    expect(table.unit(CLONES).hunker).toBe(1)
    table.give({ action: { type: 'takeCover' } })
    const events = table.give({ finishAction: {} })
    expect(table.types(events)).toContain('turnEnded')
    const controlled = table.state.objectives.filter(({ controller }) => controller === 'A').map(({ id }) => id)
    expect(controlled.toSorted()).toEqual(['BC', 'MC'])
    expect(table.state.track).toEqual(track(0, 1, 1))
    expect(table.unit(CLONES).hunker).toBe(2)
    expect(table.state.players.A).toMatchObject({ discard: [CLONES], force: { ready: 6, total: 7 } })
  })

  test('E-98 reserve at a discount, Shatterpoint, second turn', () => {
    const table = deployed()
    table.state = asTurnOf(table.state, 'A', CLONES, [])
    const rest = [ASAJJ, DROIDS, MAUL, GAR, 'mandalorian-super-commandos']
    table.state = {
      ...table.state,
      players: { ...table.state.players, B: { ...table.state.players.B, deck: [KALANI, 'shatterpoint', ...rest] } },
    }
    table.give({ endActivation: {} })
    expect([table.asked, table.state.procedure?.pending?.about]).toEqual(['reserve', { card: KALANI, price: 0 }])
    table.give({ reserveRevealed: {} })
    expect(table.state.players.B).toMatchObject({ reserve: KALANI, force: { ready: 6 } })
    expect(table.asked).toBe('shatterpoint')
    expect(table.offered('shatterpointActivate')).toHaveLength(6)
    expect(table.offered('shatterpointSkip')).toHaveLength(1)
    table.give({ shatterpointActivate: { unitId: MAUL } })
    expect(table.state.players.B).toMatchObject({ discard: ['shatterpoint'], deck: rest })
    table.give({ useAbility: { abilityId: 'force-speed' } })
    table.give({ pay: { with: 'force' } })
    table.give({ moveChar: { charId: MAUL, kind: 'advance', to: { x: 200, y: 614 } } })
    table.give({ action: { type: 'move' } })
    table.give({ moveChar: { charId: MAUL, kind: 'advance', to: { x: 200, y: 424 } } })
    table.give({ action: { type: 'takeCover' } })
    table.give({ finishAction: {} })
    expect(table.unit(MAUL).hunker).toBe(1)
    table.give({ endActivation: {} })
    // Besides ML, which the specification counts, Asajj and a droid contest TC from where they were deployed.
    const held = table.state.objectives.filter(({ controller }) => controller === 'B').map(({ id }) => id)
    expect(held.toSorted()).toEqual(['ML', 'TC'])
    expect(table.state.track).toEqual(track(-2, 1, 1))
    expect([table.state.turn, table.state.active]).toEqual([3, 'A'])
  })

  test('E-99 a full turn with interrupts', () => {
    const table = new Table({
      units: {
        [ANAKIN]: { at: [[300, 300]] },
        [CLONES]: {
          at: [
            [300, 150],
            [350, 150],
          ],
        },
        [ASAJJ]: { at: [[360, 300]], damage: 4 },
      },
      players: { A: force(4, 7), B: force(3, 6) },
      more: { track: track(0, 2, 2), activation: activationOf(ANAKIN) },
    })
    table.give({ action: { type: 'focus' } })
    table.give({ action: { type: 'combat' } })
    const [declared] = table.offered('declareAttack')
    table.give({ declareAttack: declared ?? {} })
    expect(table.asked).toBe('effect')
    table.give(
      { useReactive: { unitId: CLONES, abilityId: 'coordinated-fire' } },
      ...attack('chhhheeff'),
      ...defence('bbefff'),
    )
    expect(table.unit(ASAJJ).conditions).toEqual(['strained'])
    expect(table.events.find(({ type }) => type === 'poolsBuilt')).toMatchObject({ dice: 9, defence: 6 })
    expect(table.events.find(({ type }) => type === 'successesFound')).toMatchObject({ successes: 4 })
    for (const id of ['1m', '2m', '3m']) table.give({ chooseOption: { id } })
    expect(table.unit(ASAJJ).damage).toBe(5)
    table.give({ chooseOption: { id: '4b' } })
    expect(table.unit(ASAJJ)).toMatchObject({ damage: 13, wounds: 1 })
    expect(table.state.track).toEqual(track(0, 3, 2))
    expect(table.state.players.A.force.ready).toBe(5)
    expect([table.asked, table.seat]).toEqual(['effect', 1])
    table.give({ useReactive: { unitId: ASAJJ, abilityId: 'riposte' } })
    expect(table.state.players.B.force.ready).toBe(2)
    expect(table.unit(ANAKIN).damage).toBe(2)
    expect(table.unit(ASAJJ)).toMatchObject({ damage: 13, wounds: 1, conditions: ['pinned'] })
    expect([table.asked, table.seat]).toEqual(['effect', 0])
    table.give({ pass: {} })
    expect(table.open.toSorted()).toEqual(['endActivation', 'flipStance', 'useAbility'])
    table.give({ endActivation: {} })
    expect(table.asked).toBe('granted')
    table.give({ decline: {} })
    expect(table.state.track).toEqual(track(1, 3, 2))
    expect(table.unit(ANAKIN).damage).toBe(2)
  })

  test('E-100 end of a deck cycle', () => {
    const six = [ANAKIN, REX, CLONES, AHSOKA, 'bo-katan-kryze', 'clan-kryze-mandalorians']
    const table = new Table({
      units: { [ANAKIN]: { at: [[100, 100]] }, [REX]: { at: [[200, 100]] }, [MAUL]: { at: [[800, 800]] } },
      players: { A: { ...force(2, 7), deck: ['shatterpoint'], discard: six }, B: { ...force(3, 6), deck: [MAUL] } },
      more: { active: 'B', turn: 6, activation: activationOf(MAUL) },
    })
    table.give({ endActivation: {} })
    expect(table.asked).toBe('shatterpoint')
    expect(table.open).toEqual(['shatterpointActivate'])
    table.give({ shatterpointActivate: { unitId: REX } })
    // The tactic of Captain Rex may be declined.
    table.give({ decline: {} })
    table.give({ decline: {} })
    const events = table.give({ endActivation: {} }, 6, 5, 4, 3, 2, 1)
    expect(events.find(({ type }) => type === 'deckRefreshed')).toMatchObject({ player: 'A' })
    expect(table.state.players.A).toMatchObject({ force: { ready: 7, total: 7 }, discard: [] })
    expect(table.state.players.A.deck).toHaveLength(7)
    expect(table.state.players.B.force.ready).toBe(3)
    const seen = events.map((event) => shatterpointPlay.seen(event, 0)).find(({ type }) => type === 'deckRefreshed')
    expect(seen).toEqual({ type: 'deckRefreshed', player: 'A', size: 7 })
  })

  test('E-101 a struggle won in mid-turn, reset, map', () => {
    const table = new Table({
      units: {
        [REX]: { at: [[300, 300]] },
        [GAR]: { at: [[360, 300]], damage: 8 },
        [KALANI]: { at: [[300, 240]], damage: 0 },
      },
      players: { A: { ...force(1, 7), deck: [REX] }, B: { ...force(0, 6), deck: [KALANI] } },
      more: { turn: 9, track: track(4, 4, 1), activation: activationOf(REX) },
      active: { MC: null },
    })
    table.give({ action: { type: 'combat' } })
    const onGar = table.offered('declareAttack').find(({ targetId }) => targetId === GAR)
    table.give({ declareAttack: onGar ?? {} }, ...attack('cccccc'), ...defence('fffff'))
    takePath(table)
    expect(table.unit(GAR).wounds).toBe(1)
    expect(table.state.claimed.A).toEqual(['steal-the-secret-plans'])
    expect(table.state.track).toEqual(track(4, 4, 1))
    decline(table)
    const events = table.give({ endActivation: {} })
    expect(table.types(events)).not.toContain('tokenMoved')
    expect(table.types(events)).not.toContain('objectiveControlled')
    expect([table.asked, table.seat]).toEqual(['chooseMap', 1])
    table.give({ chooseMap: { index: 2 } }, 0)
    const active = table.state.objectives.filter(({ face }) => face === 'active')
    expect(active.map(({ id, dieFace }) => `${id} ${dieFace}`).toSorted()).toEqual([
      'BR expertise',
      'MR block',
      'TC failure',
    ])
    expect(table.state.track).toEqual(track(0, 1, 1))
    expect([table.state.turn, table.state.active]).toEqual([10, 'B'])
  })

  test('E-102 priority, neutral effect, behind', () => {
    const table = new Table({
      units: { [REX]: { at: [[450, 704]] }, [KALANI]: { at: [[704, 450]] }, [GAR]: { at: [[704, 196]] } },
      players: { A: { ...force(0, 7), deck: [REX, REX] }, B: { ...force(0, 6), deck: [KALANI, KALANI, KALANI] } },
      more: {
        turn: 9,
        active: 'A',
        activation: activationOf(REX),
        struggle: { number: 2, card: 'weve-been-double-crossed', map: 2, claimedBy: null },
      },
    })
    const faces: Record<string, string> = { TC: 'failure', MR: 'block', BR: 'expertise' }
    table.state = {
      ...table.state,
      track: track(1, 1, 1),
      objectives: table.state.objectives.map((one) => ({
        ...one,
        ...(one.id in faces ? { face: 'active', dieFace: faces[one.id] ?? null } : {}),
      })),
      units: table.state.units.map((unit) => (unit.id === GAR ? { ...unit, wounds: 1 } : unit)),
    }
    const marked = () => table.state.objectives.filter(({ priority }) => priority).map(({ id }) => id)
    const [block, expertise] = [0, 2]
    table.give({ endActivation: {} }, block)
    decline(table)
    expect(marked()).toEqual(['MR'])
    const before = table.state.track.token
    table.give({ endActivation: {} }, block)
    expect(table.state.track.token - before).toBe(-2)
    expect(marked()).toEqual(['MR'])
    decline(table)
    table.state = {
      ...table.state,
      units: table.state.units.map((unit) => (unit.id === GAR ? { ...unit, wounds: 0 } : unit)),
    }
    const momentum = table.state.track.momentum.A
    const token = table.state.track.token
    table.give({ endActivation: {} }, expertise)
    expect(table.state.track.token).toBe(token + 1)
    expect(table.state.track.momentum.A).toBe(momentum + (token + 1 < 0 ? 1 : 0))
    expect(marked().toSorted()).toEqual(['BR', 'MR'])
    decline(table)
    const behind = table.state.track.token
    table.give({ endActivation: {} }, block)
    expect(table.state.track.token - behind).toBe(-3)
  })

  test('E-103 defeat', () => {
    const table = new Table({
      units: {
        [REX]: { at: [[100, 100]] },
        [MAUL]: { at: [[800, 800]], injuries: 1, wounds: 1, damage: 12, conditions: ['exposed', 'pinned'] },
        [GAR]: { at: [[700, 800]] },
      },
      players: { A: { ...force(0, 7), deck: [REX] }, B: { ...force(0, 6), deck: [MAUL, GAR], discard: [] } },
      more: { activation: activationOf(REX) },
    })
    table.give({ endActivation: {} })
    expect(table.asked).toBe('removeCondition')
    table.give({ removeCondition: { condition: 'pinned' } })
    expect(table.unit(MAUL)).toMatchObject({ injuries: 2, wounds: 0, damage: 0, conditions: ['exposed'] })
    expect(table.state.players.B.discard).toEqual([MAUL])
    table.give({ endActivation: {} })
    expect(table.unit(MAUL).defeated).toBe(true)
    expect(table.state.players.B).toMatchObject({ removed: [MAUL], discard: [] })
    const defeat = table.types().indexOf('unitDefeated')
    expect(table.types().slice(defeat)).not.toContain('momentumGained')
  })

  test('E-104 the last card reserved', () => {
    const six = [ASAJJ, DROIDS, MAUL, GAR, 'mandalorian-super-commandos', 'shatterpoint']
    const table = new Table({
      units: { [REX]: { at: [[100, 100]] }, [KALANI]: { at: [[800, 800]] } },
      players: { A: { ...force(0, 7), deck: [REX] }, B: { ...force(0, 6), deck: [KALANI], discard: six } },
      more: { activation: activationOf(REX) },
    })
    table.give({ endActivation: {} })
    expect(table.asked).toBe('reserve')
    const events = table.give({ reserveRevealed: {} })
    expect(table.types(events)).toContain('reserveTaken')
    decline(table)
    expect(table.state.activation?.unit).toBe(KALANI)
    table.give({ endActivation: {} }, 6, 5, 4, 3, 2, 1)
    expect(table.state.players.B.force.ready).toBe(6)
    expect(table.state.players.B.deck).toHaveLength(7)
  })

  test('E-105 victory by movement', () => {
    const table = new Table({
      units: { [REX]: { at: [[450, 450]] }, [MAUL]: { at: [[800, 800]] } },
      more: {
        activation: activationOf(REX),
        track: track(5, 3, 2),
        claimed: { A: ['steal-the-secret-plans'], B: [] },
      },
      active: { MC: null },
    })
    const events = table.give({ endActivation: {} })
    expect(table.state.result).toEqual({ winner: 'A', reason: 'twoStruggles', by: null })
    expect(table.types(events)).not.toContain('struggleReset')
    expect(shatterpointPlay.ending(table.state)?.winners).toEqual([0])
    expect(shatterpointPlay.offers(table.state, 0)).toEqual([])
  })

  test('E-106 victory in the opponent’s turn by a wound', () => {
    const table = new Table({
      units: {
        [MAUL]: { at: [[300, 300]], damage: 9 },
        [AHSOKA]: { at: [[360, 300]], damage: 2 },
      },
      players: { A: force(2, 7), B: force(0, 6) },
      more: {
        active: 'B',
        turn: 8,
        activation: activationOf(MAUL),
        track: track(4, 4, 3),
        claimed: { A: ['steal-the-secret-plans'], B: [] },
      },
    })
    table.give({ action: { type: 'combat' } })
    const [declared] = table.offered('declareAttack').filter(({ type }) => type === 'melee')
    table.give({ declareAttack: declared ?? {} }, ...attack('cchhheffff'), ...defence('bffff'))
    expect(table.events.find(({ type }) => type === 'poolsBuilt')).toMatchObject({ dice: 10, defence: 5 })
    expect(table.events.find(({ type }) => type === 'successesFound')).toMatchObject({ successes: 4 })
    for (const id of ['1m', '2m', '3m']) table.give({ chooseOption: { id } })
    expect(table.asked).toBe('shove')
    table.give({ shove: { angle: null } })
    table.give({ followUp: { angle: null } })
    table.give({ chooseOption: { id: '3b' } })
    expect([table.asked, table.seat]).toEqual(['effect', 0])
    table.give({ useReactive: { unitId: AHSOKA, abilityId: 'too-fast-for-you' } })
    expect(table.unit(AHSOKA).damage).toBe(6)
    expect(table.unit(MAUL)).toMatchObject({ damage: 12, wounds: 1 })
    expect(table.state.result).toEqual({ winner: 'A', reason: 'twoStruggles', by: null })
  })

  test('E-107 ties on the track', () => {
    const table = new Table({
      units: { [REX]: { at: [[100, 100]] }, [GAR]: { at: [[800, 800]] } },
      players: { A: { ...force(0, 7), deck: [REX, REX] }, B: { ...force(0, 6), deck: [GAR, GAR] } },
      more: { turn: 21, track: track(0, 7, 7), activation: activationOf(REX) },
      active: { MC: null },
    })
    table.give({ endActivation: {} })
    expect(table.state.track).toEqual(track(0, 8, 8))
    decline(table)
    table.give({ endActivation: {} })
    expect(table.state.track).toEqual(track(0, 8, 8))
    decline(table)
    const units = table.state.units.map((unit) =>
      unit.id === REX ? { ...unit, characters: [{ id: REX, at: { x: 450, y: 450, on: null } }] } : unit,
    )
    table.state = { ...table.state, units }
    table.give({ endActivation: {} })
    expect(table.types()).toContain('struggleClaimed')
    expect(table.state.claimed.A).toHaveLength(1)
  })

  test('E-108 order of effects, attack inside an attack', () => {
    const table = new Table({
      units: {
        [ASAJJ]: { at: [[380, 300]], stance: 'jar-kai' },
        [CLONES]: {
          at: [
            [360, 360],
            [100, 800],
          ],
        },
        [AHSOKA]: { at: [[300, 300]], stance: 'jar-kai', damage: 4 },
      },
      players: { A: force(3, 7), B: force(2, 6) },
      more: { active: 'B', turn: 8, activation: activationOf(ASAJJ) },
    })
    table.give({ action: { type: 'combat' } })
    const declared = table.offered('declareAttack').find(({ targetId }) => targetId === `${CLONES}-a`)
    table.give({ declareAttack: declared ?? {} }, ...attack('cchhhhef'), ...defence('bfff'))
    expect(table.events.find(({ type }) => type === 'poolsBuilt')).toMatchObject({ dice: 8, defence: 4 })
    expect(table.events.find(({ type }) => type === 'successesFound')).toMatchObject({ successes: 6 })
    for (const id of ['1t', '2t', '3t', '4m', '5m', '6m']) {
      table.give({ chooseOption: { id } })
      while (table.asked === 'shove' || table.asked === 'followUp') {
        table.give(table.asked === 'shove' ? { shove: { angle: null } } : { followUp: { angle: null } })
      }
    }
    expect(table.unit(CLONES)).toMatchObject({ damage: 10, wounds: 1, conditions: ['pinned'] })
    expect(table.state.track).toEqual(track(0, 1, 2))
    expect(table.asked).toBe('personal')
    table.give({ declinePersonal: {} })
    expect(table.state.players.B.force.ready).toBe(3)
    for (let count = 0; count < 3; count++) {
      table.give({ healChar: { charId: AHSOKA, unitId: AHSOKA, remove: 'damage' } })
    }
    expect(table.unit(AHSOKA).damage).toBe(1)
    table.give({ decline: {} })
    const back = table.offered('declareAttack')
    expect(back.map(({ targetId, type }) => [targetId, type])).toEqual([[ASAJJ, 'melee']])
    table.give({ declareAttack: back[0] ?? {} }, ...attack('chhheff'), ...defence('bbeeff'))
    expect(table.events.findLast(({ type }) => type === 'successesFound')).toMatchObject({ attack: 2, successes: 2 })
    table.give({ chooseOption: { id: '1m' } })
    table.give({ chooseOption: { id: '2m' } })
    expect(table.unit(ASAJJ).damage).toBe(3)
    while (table.asked === 'personal') table.give({ declinePersonal: {} })
    expect([table.asked, table.seat]).toEqual(['effect', 1])
    table.give({ useReactive: { unitId: ASAJJ, abilityId: 'riposte' } })
    expect(table.unit(AHSOKA).damage).toBe(3)
    const resolved = table.events.filter(({ type }) => type === 'attackResolved').map(({ attack: number }) => number)
    expect(resolved).toEqual([2, 1])
    expect(table.applied).toEqual(
      expect.arrayContaining(['shatterpoint.turn.nested', 'shatterpoint.turn.wounded-window']),
    )
  })

  test('E-109 wounded in its own activation', () => {
    const table = new Table({
      units: {
        [DROIDS]: {
          at: [
            [600, 300],
            [600, 380],
          ],
          damage: 7,
        },
        [ANAKIN]: { at: [[450, 300]] },
      },
      players: { A: force(3, 7), B: force(2, 6) },
      more: { active: 'B', turn: 8, activation: activationOf(DROIDS) },
    })
    table.give({ action: { type: 'combat' } })
    const declared = table.offered('declareAttack').find(({ charId }) => charId === `${DROIDS}-a`)
    table.give({ declareAttack: declared ?? {} }, ...attack('hheffff'), ...defence('bbeff'))
    expect(table.events.find(({ type }) => type === 'successesFound')).toMatchObject({ successes: 0 })
    while (table.asked === 'personal') table.give({ declinePersonal: {} })
    expect([table.asked, table.seat]).toEqual(['effect', 0])
    table.give({ useReactive: { unitId: ANAKIN, abilityId: 'deflect' } })
    expect(table.unit(DROIDS)).toMatchObject({ damage: 9, wounds: 1 })
    expect(table.state.track.momentum).toEqual({ A: 2, B: 1 })
    expect([table.asked, table.seat]).toEqual(['effect', 1])
    table.give({ useReactive: { unitId: DROIDS, abilityId: 'countless' } })
    expect(table.state.players.B.force.ready).toBe(1)
    expect(table.unit(DROIDS)).toMatchObject({ damage: 0, wounds: 0, injuries: 1 })
    expect(table.asked).toBe('choice')
    table.give({ choose: { option: 'exposed' } })
    expect(table.unit(ANAKIN).conditions).toEqual(['exposed'])
    expect(table.state.track).toEqual(track(0, 3, 2))
    expect(table.unit(DROIDS).defeated).toBe(false)
    expect(table.state.active).toBe('A')
  })

  test('E-110 a player without units', () => {
    const table = new Table({
      units: { [REX]: { at: [[100, 100]] } },
      players: { A: { ...force(0, 7), deck: [REX] } },
      more: { turn: 7, track: track(2, 3, 4), activation: activationOf(REX) },
    })
    const events = table.give({ endActivation: {} })
    const own = events.filter(({ player }) => player === 'B').map(({ type }) => type)
    expect(own).toEqual(['turnStarted', 'momentumGained', 'turnEnded'])
    expect(table.state.track).toEqual(track(2, 3, 5))
    expect(table.state.turn).toBe(9)
  })

  test('E-111 nobody left', () => {
    const last = (token: number, A: number, B: number) => {
      const table = new Table({
        units: { [REX]: { at: [[100, 100]], injuries: 2 } },
        more: {
          turn: 7,
          track: track(token, A, B),
          activation: activationOf(REX),
          claimed: { A: ['one'], B: ['two'] },
        },
      })
      table.give({ endActivation: {} })
      return table.state.result
    }
    expect(last(-1, 4, 6)).toEqual({ winner: 'B', reason: 'adjudicated', by: 'token' })
    expect(last(0, 5, 5)).toEqual({ winner: null, reason: 'adjudicated', by: 'draw' })
  })

  test('E-112 pinned and “if any did”', () => {
    const pinned = () =>
      new Table({
        units: {
          [CLONES]: {
            at: [
              [300, 300],
              [400, 300],
            ],
            conditions: ['pinned'],
          },
          [MAUL]: { at: [[800, 800]] },
        },
        players: { A: force(3, 7) },
        more: { activation: activationOf(CLONES) },
      })
    const table = pinned()
    table.give({ useAbility: { abilityId: 'defensive-maneuver' } })
    table.give({ moveChar: { charId: `${CLONES}-a`, kind: 'dash', to: { x: 300, y: 300 } } })
    expect(table.unit(CLONES).conditions).toEqual([])
    table.give({ moveChar: { charId: `${CLONES}-b`, kind: 'dash', to: { x: 400, y: 300 } } })
    expect(table.unit(CLONES).hunker).toBe(1)
    const other = pinned()
    other.give({ useAbility: { abilityId: 'defensive-maneuver' } })
    other.give({ moveChar: { charId: `${CLONES}-a`, kind: 'dash', to: { x: 300, y: 300 } } })
    other.give({ decline: {} })
    expect(other.unit(CLONES).hunker).toBe(0)
    expect(other.state.players.A.force.ready).toBe(2)
  })

  test('E-113 nothing to do', () => {
    const table = new Table({
      units: { [REX]: { at: [[100, 100]] }, [MAUL]: { at: [[800, 800]] } },
      players: { A: force(0, 7) },
      more: { activation: activationOf(REX) },
    })
    expect(table.types(table.give({ action: { type: 'combat' } }))).toEqual(['actionStarted', 'actionResolved'])
    const events = table.types(table.give({ action: { type: 'recover' } }))
    expect(events.slice(0, 2)).toEqual(['actionStarted', 'actionResolved'])
    expect(events).toContain('turnEnded')
  })
})

/** The turn of a player with a unit in its activation, whatever card was revealed. */
function asTurnOf(
  state: ShatterpointState,
  player: 'A' | 'B',
  unit: string,
  deck: readonly string[],
): ShatterpointState {
  const cards = { ...state.players[player], deck, revealed: null, discard: [unit] }
  return {
    ...state,
    procedure: null,
    activation: activationOf(unit),
    players: { ...state.players, [player]: cards },
  }
}

/** Declines whatever is asked until nothing is. */
function decline(table: Table): void {
  const least = ['pass', 'decline', 'finishAction', 'declinePersonal', 'stopTree', 'keepRevealed', 'revealOrder']
  while (table.asked !== null) {
    const command = shatterpointPlay
      .offers(table.state, table.seat)
      .map((offer) => offer.command)
      .find((one) => least.some((name) => name in one))
    if (command === undefined) return
    table.give(command)
  }
}

/** Takes the first option of the tree that is offered, until none is. */
function takePath(table: Table): void {
  while (table.asked === 'treeOption' || table.asked === 'shove' || table.asked === 'followUp') {
    const offered = shatterpointPlay.offers(table.state, table.seat).map((offer) => offer.command)
    const command = offered.find((one) => 'chooseOption' in one) ?? offered.at(-1)
    table.give(command ?? {})
  }
}
