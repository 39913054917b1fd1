import { describe, expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { fixture, Table } from './arranged.ts'
import { asText, begin, chanceOf, fold, playMatch } from './random-match.ts'

const VIEWERS = [0, 1, null] as const

describe('what is hidden', () => {
  test('apex.seat.sees: a table imagined for a viewer looks the same to that viewer, and hides another truth', () => {
    let [differing, number]: [number, number] = [0, 0]
    playMatch(
      5,
      2,
      {},
      {
        check: (state: ApexState) => {
          if (number++ % 25 !== 0 || state.procedure !== null) return
          for (const viewer of VIEWERS) {
            const imagined = apexPlay.imagine(state, viewer, chanceOf(number))
            if (imagined === null) {
              expect(state.phase).toBe('stage1')
              continue
            }
            expect(asText(apexPlay.view(imagined, viewer))).toBe(asText(apexPlay.view(state, viewer)))
            if (asText(imagined) !== asText(state)) differing++
          }
        },
      },
    )
    expect(differing).toBeGreaterThan(0)
  })

  test('apex.seat.sees: hands and backpacks of the other squad are numbers', () => {
    playMatch(
      6,
      2,
      {},
      {
        check: (state: ApexState) => {
          const view = apexPlay.view(state, 0) as { legends: { squad: string; hand: unknown; backpack: unknown }[] }
          const squad = state.squads.red.seats.includes(0) ? 'red' : 'blue'
          const others = view.legends.filter((legend) => legend.squad !== squad)
          expect(others.every(({ hand, backpack }) => hand === null && backpack === null)).toBe(true)
        },
      },
    )
  })

  test('apex.stage1.reveal: pools of others are drawn anew, and nothing is imagined once they have locked', () => {
    const { state } = begin(2, { red: 'A' }, chanceOf(2))
    const imagined = apexPlay.imagine(state, 0, chanceOf(9)) as ApexState
    expect(asText(imagined.legends.slice(0, 2))).toBe(asText(state.legends.slice(0, 2)))
    expect(asText(imagined.legends[2]?.pool)).not.toBe(asText(state.legends[2]?.pool))
    const lock = apexPlay.idle(state, 1)
    const decision = apexPlay.decide(state, 1, lock, chanceOf(3))
    if (decision.kind !== 'decided') throw new Error('The least was refused.')
    const locked = fold(state, decision.events)
    expect(apexPlay.imagine(locked, 0, chanceOf(9))).toBeNull()
    expect(apexPlay.imagine(locked, 1, chanceOf(9))).not.toBeNull()
  })

  test('apex.stage1.reveal: the pool of a Legend is shown to its squad alone', () => {
    const { log } = begin(2, { red: 'A' }, chanceOf(2))
    const drawn = log.filter(({ type }) => type === 'poolDrawn')
    expect(drawn).toHaveLength(4)
    const [first] = drawn
    if (first === undefined) return
    expect(apexPlay.seen(first, 0)).toHaveProperty('weapons')
    expect(apexPlay.seen(first, 1)).toEqual({ type: 'poolDrawn', legend: 'bangalore', count: 12 })
    expect(apexPlay.seen(first, null)).toEqual({ type: 'poolDrawn', legend: 'bangalore', count: 12 })
  })
})

describe('while somebody is asked', () => {
  test('apex.seat.sees: a card that was played was in the hand of every table that is imagined', () => {
    const table = new Table(fixture({ wraith: { hand: ['phase-step', 'ambush'] } }))
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, { playCard: { card: 'phase-step' } })
    expect(table.asked).toMatchObject({ kind: 'effectSpace' })
    for (let number = 1; number <= 8; number++) {
      const imagined = apexPlay.imagine(table.state, 1, chanceOf(number))
      expect(asText(apexPlay.view(imagined ?? {}, 1))).toBe(asText(apexPlay.view(table.state, 1)))
    }
  })
})
