import { describe, expect, test } from 'vitest'
import type { Scene } from '../../../../src/contract/scene.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { boardOf } from '../../../../src/games/apex/match/table.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { fixture, Table } from './arranged.ts'
import { middle, STEP } from './automata-table.ts'
import { checkInvariants, checkOffers } from './invariants.ts'
import { asText, fold, playMatch } from './random-match.ts'

/** Pieces of a board that say they are DESTRUCTIBLE are destroyed in a match as its miniatures are (5.17). */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const crate = (id: string, column: number, row: number, more: readonly string[] = []) => ({
  ...{ id, kind: 'crate', cells: [cell(column, row)] },
  tags: ['DESTRUCTIBLE', 'OBSTRUCTION', 'IMPASSABLE', 'OCCUPIES_SPACE', ...more],
})
const fence = {
  ...{ id: 'fence', kind: 'wall', edges: [{ axis: 'vertical', x: 1, y: 2 }] },
  tags: ['OBSTRUCTION', 'OBSTACLE', 'CONNECTABLE', 'OCCUPIES_EDGE', 'DESTRUCTIBLE'],
}
const PLAIN_WALL = { id: 'plain', kind: 'wall', edges: [{ axis: 'horizontal', x: 0, y: 2 }] }
const BEACON = { id: 'r1', kind: 'respawnBeacon', cells: [cell(7, 7)] }

const boardWith = (...objects: readonly JsonObject[]) => ({
  board: { drawn: { width: 8, height: 8, objects: [BEACON, ...objects] } },
})

/** Bangalore on (0, 1) with an R-301 (3 to 6 spaces) and a Mastiff without ammunition; Gibraltar behind a crate. */
function besideCrates(...objects: readonly JsonObject[]): Table {
  const weapons = [
    { card: 'r-301', ammo: 3, attachments: [null, null, null, null] },
    { card: 'mastiff', ammo: 0, attachments: [null, null, null] },
  ]
  const places = { gibraltar: { where: at(3, 1) }, bloodhound: { where: at(7, 0) }, wraith: { where: at(6, 7) } }
  const options = { windows: 'quick', ...boardWith(...objects) }
  const table = new Table(fixture({ ...places, bangalore: { where: at(0, 1), weapons } }, {}, options))
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

const NEAR = crate('near', 1, 1)
const FAR = crate('far', 4, 4)
const ALL = [NEAR, FAR, fence, PLAIN_WALL]

const destroyOffers = ({ state }: Table) =>
  apexPlay.offers(state, 0).filter(({ command }) => command.destroy !== undefined)
const textsOf = (scene: unknown): string[] =>
  (scene as Scene).shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))

describe('pieces of a board of one’s own', () => {
  test('what may be destroyed is offered by its name, in melee and with a weapon', () => {
    const offers = destroyOffers(besideCrates(...ALL))
    expect(offers.map(({ command, text }) => [command.destroy, text.en, text.es])).toEqual([
      [{ targets: ['near'] }, 'Destroy crate near in melee.', 'Destruir crate near cuerpo a cuerpo.'],
      [
        { weapon: 0, targets: ['far'] },
        'Destroy crate far with R-301 Carbine (1).',
        'Destruir crate far con R-301 Carbine (1).',
      ],
    ])
    const beside = besideCrates({ ...fence, edges: [{ axis: 'vertical', x: 1, y: 1 }] }, crate('box', 0, 0))
    const both = destroyOffers(beside)
    expect(both.map(({ text }) => text.es)).toEqual([
      'Destruir la pared fence cuerpo a cuerpo.',
      'Destruir crate box cuerpo a cuerpo.',
    ])
    for (const { open } of both) expect(open).toMatchObject([{ choices: ['fence', 'box'] }])
  })

  test('what is destroyed is gone: the way and the line behind it are free', () => {
    const table = besideCrates(...ALL)
    const shot = { shoot: { target: 'gibraltar', weapon: 0 } }
    expect(table.refused(0, shot)).toContain('apex.shot.target')
    expect(table.refused(0, { move: { path: [cell(1, 1)], as: 'move' } })).toContain('apex.move.impassable')

    const { events, rules } = table.give(0, { destroy: { targets: ['near'] } })
    const [destroyed] = events.filter(({ type }) => type === 'sceneryDestroyed')
    expect(destroyed).toEqual({
      type: 'sceneryDestroyed',
      legend: 'bangalore',
      weapon: null,
      pieces: [{ kind: 'crate', id: 'near' }],
      spaces: [cell(1, 1)],
    })
    expect(rules).toEqual(expect.arrayContaining(['apex.destroy.method', 'apex.destroy.result']))
    expect(table.state.activation?.ap).toBe(1)
    expect(table.state.action?.parts).toEqual([{ part: 'move', amount: 1 }])

    table.give(0, { move: { path: [cell(1, 1)], as: 'destroy' } })
    expect(apexPlay.offers(table.state, 0).some(({ command }) => command.shoot !== undefined)).toBe(true)
    expect(table.refused(0, { destroy: { targets: ['near'] } })).toEqual(['apex.content.known'])
  })

  test('two at once with a weapon, without ammunition or a card', () => {
    const table = besideCrates(FAR, crate('farther', 5, 4), crate('third', 3, 4))
    const ids = ['far', 'farther', 'third']
    expect(destroyOffers(table).map(({ open }) => open)).toEqual(
      ids.map((id) => [expect.objectContaining({ samples: [[id]] })]),
    )
    table.give(0, { destroy: { weapon: 0, targets: ['far', 'third'] } })
    expect(table.state.destroyed).toEqual(['far', 'third'])
    expect(table.legend('bangalore').weapons[0]?.ammo).toBe(3)
    expect(table.events('aimCardsRevealed')).toEqual([])
    expect(boardOf(table.state, apexContent).objects.map(({ piece }) => piece.id)).toEqual(['r1', 'farther'])
  })

  test('what cannot be destroyed says why', () => {
    const table = besideCrates(...ALL)
    expect(table.refused(0, { destroy: { targets: ['plain'] } })).toEqual(['apex.destroy.count'])
    expect(table.refused(0, { destroy: { targets: ['far'] } })).toEqual(['apex.destroy.method'])
    expect(table.refused(0, { destroy: { weapon: 0, targets: ['near'] } })).toEqual(['apex.destroy.method'])
    expect(table.refused(0, { destroy: { weapon: 1, targets: ['near'] } })).toEqual(['apex.destroy.method'])
    expect(table.refused(0, { destroy: { targets: ['nothing'] } })).toEqual(['apex.content.known'])
  })

  test('everybody sees that it is gone: in the view, in the record and in the picture', () => {
    const table = besideCrates(...ALL)
    expect(apexPlay.view(table.state, null).destroyed).toEqual([])
    expect(textsOf(apexPlay.picture(table.state, 1, 'en')).join(' ')).toContain('near')
    const { events } = table.give(0, { destroy: { targets: ['near'] } })
    const gone = events.find(({ type }) => type === 'sceneryDestroyed') ?? { type: '' }
    for (const viewer of [0, 1, null]) {
      expect(apexPlay.view(table.state, viewer).destroyed).toEqual(['near'])
      expectPublishedView(apexPlay, apexPlay.view(table.state, viewer))
      expectPublishedEvent(apexPlay, apexPlay.seen(gone, viewer))
    }
    expect(apexPlay.describe(gone, 'en')).toBe('Bangalore destroys crate near.')
    expect(apexPlay.describe({ ...gone, pieces: [{ kind: 'wall', id: 'fence' }] }, 'es')).toBe(
      'Bangalore destruye la pared fence.',
    )
    expect(table.state.highlight).toEqual({ way: [], cells: [cell(1, 1)] })
    expect(textsOf(apexPlay.picture(table.state, 1, 'en')).join(' ')).not.toContain('near')
  })

  test('a supply bin that is destroyed cannot be opened any more', () => {
    const bin = { id: 'bin', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 1, y: 1 }] }
    const tags = ['OBSTACLE', 'COVER', 'CONNECTABLE', 'INTERACTIVE', 'OCCUPIES_EDGE', 'DESTRUCTIBLE']
    const table = besideCrates({ ...bin, tags })
    const interacts = () => apexPlay.offers(table.state, 0).filter(({ command }) => command.interact !== undefined)
    expect(interacts()).toHaveLength(1)
    table.give(0, { destroy: { targets: ['bin'] } })
    table.give(0, { finish: {} })
    expect(interacts()).toEqual([])
  })

  test('a piece that is called as a miniature is, or as it is printed, is kept apart from it', () => {
    const table = besideCrates(crate('smoke-1', 1, 1), crate('Smoke 1', 0, 0))
    const place = { intersection: { x: 4, y: 5, level: 0 } }
    table.give(0, { useAbility: { ability: 'smoke-launcher', place } })
    expect(textsOf(apexPlay.picture(table.state, 0, 'en')).join(' ')).toContain('smoke-1')
    table.give(0, { destroy: { targets: ['smoke-1', 'Smoke 1'] } })
    expect(table.state.miniatures.map(({ id }) => id)).toEqual(['smoke#1'])
    expect(table.state.destroyed).toEqual(['smoke-1', 'Smoke 1'])
    expect(boardOf(table.state, apexContent).objects.map(({ piece }) => piece.id)).toEqual(['r1', 'smoke#1'])
  })
})

test('an Automaton that goes through a piece destroys it for the rest of the match', () => {
  const crates = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) =>
    [4, 5].map((row) => ({
      id: `c${column}${row}`,
      kind: 'crate',
      cells: [cell(column, row)],
      tags: ['DESTRUCTIBLE'],
    })),
  )
  const table = middle(
    'red',
    1,
    {
      bangalore: { where: at(3, 0), activated: true },
      lifeline: { where: at(4, 0), activated: true },
      wraith: { where: at(3, 7) },
      gibraltar: { where: at(6, 7) },
    },
    { automata: STEP, options: { board: boardWith(...crates).board } },
  )
  for (let turn = 0; turn < 2; turn++) table.play(0, { activate: {} })
  const gone = table
    .events('sceneryDestroyed')
    .flatMap(({ pieces }) => (pieces as { id: string }[]).map(({ id }) => id))
  expect(gone.length).toBeGreaterThan(0)
  expect(table.state.destroyed).toEqual(gone)
  expect(new Set(gone).size).toBe(gone.length)
  expect(table.events('sceneryDestroyed')[0]).toMatchObject({ weapon: null })
})

describe('random matches on a board full of crates', () => {
  const crates = Array.from({ length: 12 }, (_, index) =>
    crate(`c${index}`, 1 + (index % 4) * 2, 1 + 2 * Math.floor(index / 4)),
  )

  test.each([1, 2])('match %i ends, everything offered is accepted, and replay equals live', (number) => {
    let states = 0
    const check = (now: Parameters<typeof checkOffers>[0]) => {
      checkInvariants(now)
      if (states++ % 9 === 0) checkOffers(now)
    }
    const { state, log } = playMatch(number, 2, boardWith(...crates), { check })
    expect(state.result).not.toBeNull()
    expect(state.destroyed?.length).toBeGreaterThan(0)
    expect(asText(fold(null, log))).toBe(asText(state))
  })
})
