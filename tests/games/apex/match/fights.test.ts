import { expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { aimed, fixture, Table } from './arranged.ts'

const cell = (column: number, row: number) => ({ column, row })
const PASS = { answer: { pass: true } }

test('E-85: a whole turn with interrupts', () => {
  const table = new Table(
    fixture(
      {
        bangalore: { hand: ['flush-out', 'double-time', 'steady-aim'] },
        wraith: { hand: ['foresight'] },
        gibraltar: { hand: ['gun-shield', 'unbroken', 'big-brother'] },
        bloodhound: { hand: ['retaliate', 'tracker'] },
      },
      { turnIndex: 2 },
    ),
  )
  table.give(0, { activate: { legend: 'bangalore' } })
  table.give(0, { shoot: { target: 'gibraltar', weapon: 0, enhancement: 'flush-out' } })
  expect(table.state.activation?.ap).toBe(1)
  expect(table.events('shotDeclared')[0]).toMatchObject({ distance: 4, difficulty: 50, inCover: true, ammo: 2 })
  expect(table.asked).toMatchObject({ kind: 'reaction', seat: 1, legend: 'gibraltar', about: { window: 'beforeShot' } })
  expect(apexPlay.offers(table.state, 0)).toEqual([])

  const shot = table.give(1, { answer: { card: 'gun-shield' } }, aimed('aim-13', 'aim-10', 'aim-08'))
  expect(shot.rules).toEqual(
    expect.arrayContaining([
      'apex.reaction.keywords',
      'apex.shot.steps',
      'apex.shot.difficulty',
      'apex.shot.partial-hits',
      'apex.shot.damage',
      'apex.damage.order',
      'apex.window.triggers',
    ]),
  )
  expect(table.events('shotResolved')[0]).toMatchObject({ difficulty: 60, hits: 2, damage: 10 })
  expect(table.legend('gibraltar').shield).toBe(10)
  expect(table.asked).toMatchObject({ kind: 'instant', legend: 'gibraltar', about: { trigger: 'selfDamaged' } })
  table.give(1, { answer: { card: 'unbroken' } })
  expect(table.legend('gibraltar').shield).toBe(15)
  expect(table.asked).toMatchObject({ kind: 'reaction', legend: 'gibraltar', about: { window: 'afterShot' } })
  table.give(1, { answer: { card: 'big-brother' } })
  expect(table.legend('gibraltar').shield).toBe(20)
  expect(table.state.combat).toEqual({ aimTrack: [], shot: null })

  table.give(0, { rush: { card: 'double-time', path: [cell(6, 8)] } })
  table.give(0, { move: { path: [cell(7, 9), cell(8, 10)], as: 'move' } })
  expect(table.refused(0, { rush: { card: 'steady-aim', path: [cell(8, 11)] } })).toEqual(['apex.activation.rush'])
  table.give(0, { endActivation: {} })

  table.give(0, { activate: { legend: 'wraith' } })
  table.give(0, { shoot: { target: 'bloodhound', weapon: 0 } })
  expect(table.events('shotDeclared')[1]).toMatchObject({ distance: 5, difficulty: 50, ammo: 2 })
  expect(table.asked).toMatchObject({ legend: 'bloodhound', options: [{ pass: true }] })
  table.give(1, PASS, aimed('aim-12', 'aim-06'))
  expect(table.legend('bloodhound')).toMatchObject({ shield: 0, health: 40 })
  table.give(1, { answer: { card: 'retaliate' } })
  expect(table.legend('wraith').shield).toBe(16)
  table.give(0, { endActivation: {} })

  expect(table.state.turnIndex).toBe(3)
  expect(table.state.legends.map(({ hand }) => hand.length)).toEqual([1, 1, 0, 1])
  expect(table.legend('bangalore').discard).toEqual(['flush-out', 'double-time'])
  expect(table.legend('gibraltar').discard).toEqual(['gun-shield', 'unbroken', 'big-brother'])
  expect(table.legend('bloodhound').discard).toEqual(['retaliate'])
})

test('E-101: what others see of a window, and of a declined reaction', () => {
  const table = new Table(fixture({ bloodhound: { hand: ['retaliate', 'tracker'] } }, { turnIndex: 2 }))
  table.give(0, { activate: { legend: 'wraith' } })
  const { events } = table.give(0, { shoot: { target: 'bloodhound', weapon: 0 } })
  const asked = events.find(({ type }) => type === 'asked')
  if (asked === undefined) throw new Error('Nobody was asked.')
  for (const viewer of [0, null]) {
    const seen = JSON.stringify(apexPlay.seen(asked, viewer))
    expect(seen).toContain('beforeShot')
    expect(seen).toContain('bloodhound')
    expect(seen).not.toContain('options')
    const view = JSON.stringify(apexPlay.view(table.state, viewer))
    expect(view).not.toContain('retaliate')
    expect(view).not.toContain('tracker')
  }
  const declined = table.give(1, PASS, aimed('aim-01', 'aim-02'))
  const answered = declined.events.find(({ type }) => type === 'answered')
  if (answered === undefined) throw new Error('Nobody answered.')
  expect(JSON.stringify(apexPlay.seen(answered, 0))).not.toContain('pass')
})

test('E-86: an emergency shield, an elimination and what it leaves', () => {
  const worn = { token: 'emergency-rare', depleted: false }
  const base = fixture({})
  const { equipment } = base.legends[2] as (typeof base.legends)[number]
  const table = new Table(
    fixture({ gibraltar: { shield: 0, health: 9, equipment: { ...equipment, emergencyShield: worn } } }),
  )
  table.give(0, { activate: { legend: 'bangalore' } })
  table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-10', 'aim-14', 'aim-02'))
  expect(table.legend('gibraltar')).toMatchObject({ health: 5, equipment: { emergencyShield: { depleted: true } } })
  table.give(0, { endActivation: {} })
  table.give(0, { activate: { legend: 'wraith' } })
  const { rules } = table.give(0, { shoot: { target: 'gibraltar', weapon: 0 } }, aimed('aim-09', 'aim-01'))
  expect(rules).toEqual(
    expect.arrayContaining(['apex.elimination.trigger', 'apex.elimination.steps', 'apex.elimination.keeps']),
  )
  const gone = table.legend('gibraltar')
  expect(gone).toMatchObject({ where: 'off', shield: 20, health: 40, boxes: 1 })
  expect(apexPlay.view(table.state, null)).toMatchObject({ points: { red: 1, blue: 0 }, result: null })
  expect(gone.equipment.emergencyShield.depleted).toBe(false)
  table.give(0, { endActivation: {} })
  table.give(1, { activate: { legend: 'gibraltar' } })
  expect(table.refused(1, { endActivation: {} })).toEqual(['apex.activation.eliminated'])
  table.give(1, { respawn: { cell: cell(14, 7) } })
  expect(table.legend('gibraltar').where).toEqual({ cell: cell(14, 7) })
  expect(table.state.activation?.ap).toBe(1)
})

test('E-87: pushed off a roof onto a beacon', () => {
  const table = new Table(
    fixture(
      { bloodhound: { where: { cell: cell(13, 5) } }, wraith: { where: { cell: cell(14, 6) } } },
      { turnIndex: 5 },
    ),
  )
  table.give(1, { activate: { legend: 'bloodhound' } })
  table.give(1, { melee: { target: 'wraith' } }, aimed('aim-08'))
  expect(table.legend('wraith').shield).toBe(16)
  expect(table.asked).toMatchObject({
    kind: 'pushPlace',
    seat: 0,
    options: [{ cell: cell(15, 6) }, { cell: cell(14, 7) }, { cell: cell(14, 8) }, { cell: cell(15, 8) }],
  })
  expect(apexPlay.idle(table.state, 0)).toEqual({ answer: { cell: cell(15, 6) } })
  table.give(0, { answer: { cell: cell(14, 8) } })
  expect(table.legend('wraith')).toMatchObject({ shield: 12, where: { cell: cell(14, 8) } })
  expect(table.state.action?.parts).toEqual([{ part: 'move', amount: 1 }])
})

test('E-87: pushed west against a wall, the Legend stays', () => {
  const places = { bloodhound: { where: { cell: cell(10, 9) } }, wraith: { where: { cell: cell(9, 9) } } }
  const table = new Table(fixture(places, { turnIndex: 5 }))
  table.give(1, { activate: { legend: 'bloodhound' } })
  table.give(1, { melee: { target: 'wraith' } }, aimed('aim-08'))
  expect(table.asked).toBeNull()
  expect(table.legend('wraith')).toMatchObject({ shield: 12, where: { cell: cell(9, 9) } })
})

test('E-90: the last elimination wins at once', () => {
  const table = new Table(
    fixture({ gibraltar: { boxes: 1 }, bloodhound: { shield: 0, health: 6, hand: ['retaliate'] } }, { turnIndex: 8 }),
  )
  table.give(0, { activate: { legend: 'wraith' } })
  table.give(0, { shoot: { target: 'bloodhound', weapon: 0 } })
  table.give(1, PASS, aimed('aim-12', 'aim-06'))
  expect(table.state.result).toEqual({ winner: 'red', rule: 'apex.victory.unique-eliminations' })
  expect(table.asked).toBeNull()
})

test('E-03, E-94: thunder first, then the Dome expires; and the other way round', () => {
  const used = () => {
    const table = new Table(fixture({ gibraltar: { where: { cell: cell(11, 7) } } }))
    table.give(0, { activate: { legend: 'bangalore' } })
    table.give(0, { useAbility: { ability: 'rolling-thunder', place: { cell: cell(8, 7) }, rotation: 0 } })
    table.give(0, { endActivation: {} })
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, { endActivation: {} })
    table.give(1, { activate: { legend: 'gibraltar' } })
    table.give(1, { useAbility: { ability: 'dome-of-protection', place: { intersection: { x: 10, y: 8, level: 0 } } } })
    return table.state
  }
  const moved = (isReversed: boolean) => {
    const state = used()
    const places = { gibraltar: cell(10, 7), bloodhound: cell(9, 9), wraith: cell(8, 8), bangalore: cell(5, 7) }
    const legends = state.legends.map((legend) => ({
      ...legend,
      where: { cell: places[legend.id as keyof typeof places] },
      activated: legend.id !== 'wraith',
    }))
    const tokens = isReversed ? [...state.tokens].reverse() : state.tokens
    const table = new Table({ ...state, legends, tokens, activation: null, action: null, turnIndex: 6, round: 4 })
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, { endActivation: {} })
    return table
  }
  const table = moved(false)
  expect(table.legend('bloodhound').shield).toBe(8)
  expect(table.legend('wraith').shield).toBe(8)
  expect(table.legend('gibraltar').shield).toBe(20)
  expect(table.events('cooldownStarted')).toMatchObject([{ cooldown: 4 }, { cooldown: 3 }])
  expect(table.asked).toBeNull()
  expect(moved(true).legend('gibraltar').shield).toBe(8)
  const cooling = (ability: string) => table.state.tokens.find((token) => token.ability === ability)?.at
  table.state = {
    ...table.state,
    legends: table.state.legends.map((legend) => ({ ...legend, activated: legend.id !== 'bloodhound' })),
  }
  table.play(1, { activate: { legend: 'bloodhound' } })
  table.play(1, { endActivation: {} })
  expect([cooling('rolling-thunder'), cooling('dome-of-protection')]).toEqual([{ cooldown: 3 }, { cooldown: 2 }])
})

test('E-96: an own grenade may lose the match', () => {
  const table = new Table(
    fixture({
      bangalore: { where: { cell: cell(5, 7) }, boxes: 1, backpack: ['frag'] },
      wraith: { where: { cell: cell(8, 8) }, shield: 0, health: 10 },
    }),
  )
  table.give(0, { activate: { legend: 'bangalore' } })
  table.give(0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } }, aimed('aim-12', 'aim-14'))
  expect(table.events('grenadeLanded')[0]).toMatchObject({ cell: cell(8, 7) })
  expect(table.legend('wraith')).toMatchObject({ where: 'off', boxes: 1 })
  expect(apexPlay.view(table.state, null).points).toEqual({ red: 0, blue: 2 })
  expect(table.state.result).toEqual({ winner: 'blue', rule: 'apex.victory.unique-eliminations' })
  expect(apexPlay.ending(table.state)?.winners).toEqual([1])
})

test('E-98: two smokes, both counted, and no third', () => {
  const table = new Table(fixture({}))
  const smoke = (x: number, y: number) => ({
    useAbility: { ability: 'smoke-launcher', place: { intersection: { x, y, level: 0 } } },
  })
  table.give(0, { activate: { legend: 'bangalore' } })
  table.give(0, smoke(8, 8))
  table.give(0, smoke(10, 8))
  expect(table.state.activation?.ap).toBe(2)
  expect(table.refused(0, smoke(6, 8))).toEqual(['apex.ability.need-token'])
  table.give(0, { endActivation: {} })
  table.give(0, { activate: { legend: 'wraith' } })
  table.give(0, { endActivation: {} })
  table.give(1, { activate: { legend: 'gibraltar' } })
  table.give(1, { shoot: { target: 'bangalore', weapon: 0 } }, aimed('aim-01', 'aim-02', 'aim-03', 'aim-04', 'aim-05'))
  expect(table.events('shotDeclared')[0]).toMatchObject({ distance: 4, difficulty: 75 })
})

test('E-100: eliminated by the own grenade with the last AP, the activation ends by itself', () => {
  const table = new Table(fixture({ bangalore: { shield: 0, health: 10, backpack: ['frag'] } }))
  table.give(0, { activate: { legend: 'bangalore' } })
  table.give(0, { move: { path: [], as: 'move' } })
  table.give(0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } }, aimed('aim-04', 'aim-12'))
  expect(table.events('grenadeLanded')[0]).toMatchObject({ cell: cell(7, 7) })
  expect(table.legend('bangalore')).toMatchObject({ where: 'off', boxes: 1, shield: 20, health: 40, activated: true })
  expect(apexPlay.view(table.state, null)).toMatchObject({
    points: { red: 0, blue: 1 },
    activation: null,
    result: null,
  })
  expect(apexPlay.offers(table.state, 0).map(({ command }) => command)).toEqual([{ activate: { legend: 'wraith' } }])
})

test('E-100: eliminated by the own grenade in the own activation', () => {
  const table = new Table(fixture({ bangalore: { shield: 0, health: 10, backpack: ['frag'] } }))
  table.give(0, { activate: { legend: 'bangalore' } })
  table.give(0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } }, aimed('aim-04', 'aim-12'))
  expect(table.legend('bangalore')).toMatchObject({ where: 'off', boxes: 1, shield: 20, health: 40 })
  const offers = apexPlay.offers(table.state, 0).map(({ command }) => Object.keys(command)[0])
  expect([...new Set(offers)].sort()).toEqual(['endActivation', 'respawn'])
  const spaces = apexPlay
    .offers(table.state, 0)
    .flatMap(({ command }) => (command.respawn === undefined ? [] : [command.respawn]))
  const around = [cell(5, 0), cell(7, 0), cell(5, 1), cell(6, 1), cell(7, 1)].map((one) => ({ cell: one }))
  expect(spaces).toHaveLength(around.length)
  expect(spaces).toEqual(expect.arrayContaining(around))
  table.give(0, { respawn: { cell: cell(5, 0) } })
  expect(table.state).toMatchObject({ activation: { ap: 0 }, action: null })
})

test('E-69: apex.reaction.limit: one reaction of each window for each Legend', () => {
  const table = new Table(
    fixture({ wraith: { where: { cell: cell(8, 7) }, hand: ['foresight', 'slip-away'] } }, { turnIndex: 5 }),
  )
  table.give(1, { activate: { legend: 'gibraltar' } })
  table.give(1, { shoot: { target: 'wraith', weapon: 0 } })
  expect(table.asked?.options).toEqual([{ card: 'foresight' }, { card: 'into-the-void' }, { pass: true }])
  table.give(0, { answer: { card: 'into-the-void' } }, aimed('aim-01', 'aim-02', 'aim-03', 'aim-04', 'aim-05'))
  expect(table.asked).toMatchObject({ kind: 'reaction', about: { window: 'afterShot' } })
  expect(table.asked?.options).toEqual([{ card: 'slip-away' }, { pass: true }])
})

test('apex.reaction.after-eliminated: an eliminated target is not asked, and its squadmates only for what still helps', () => {
  const table = new Table(
    fixture({ bloodhound: { shield: 0, health: 5, hand: ['retaliate'] }, gibraltar: { hand: ['big-brother'] } }),
  )
  table.give(0, { activate: { legend: 'wraith' } })
  table.give(0, { shoot: { target: 'bloodhound', weapon: 0 } })
  while (table.asked !== null && table.events('aimCardsRevealed').length === 0) {
    const isLast = table.asked.legend === 'gibraltar'
    table.give(1, PASS, isLast ? aimed('aim-12', 'aim-14') : [])
  }
  expect(table.legend('bloodhound').where).toBe('off')
  expect(table.events('asked').filter(({ decision }) => JSON.stringify(decision).includes('afterShot'))).toEqual([])
})
