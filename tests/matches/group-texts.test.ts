import { expect, test } from 'vitest'
import type { Play } from '../../src/contract/match.ts'
import { apexPlay } from '../../src/games/apex/match/play.ts'
import { gearsPlay } from '../../src/games/gears/match/play.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { chanceOf } from '../games/gears/match/random-match.ts'
import { toyPlay } from '../support/toy-play.ts'

const COMMANDS = 60

/** The groups of all offers that a match comes by, played by chance. */
function groupsMet(play: Play, example: Play['examples'][number], seed: number): Map<string, string[]> {
  const random = chanceOf(seed)
  const opened = play.setup(example.options, example.seats, random)
  if (opened.kind !== 'decided') throw new Error(JSON.stringify(opened))
  let state = opened.events.reduce<JsonObject | null>(play.evolve, null) ?? {}
  const met = new Map<string, string[]>()
  for (let count = 0; count < COMMANDS && play.ending(state) === null; count++) {
    const seat = play.activeSeat(state) ?? 0
    const offers = play.offers(state, seat)
    for (const { group, command } of offers) {
      const id = group ?? Object.keys(command)[0] ?? ''
      const text = play.groupText(id, state)
      met.set(id, [...(met.get(id) ?? []), ...LOCALES.map((locale) => text[locale])])
    }
    const offer = offers[random.below(offers.length)]
    const decision = play.decide(state, seat, offer?.command, random)
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    state = decision.events.reduce<JsonObject>(play.evolve, state)
  }
  return met
}

test.each([
  ['the invented game', toyPlay],
  ['Gears', gearsPlay],
  ['Apex', apexPlay],
])(
  'groups of offers have titles in %s, in both languages, and no ids',
  (_name, play) => {
    const met = play.examples.flatMap((example, index) => [...groupsMet(play, example, index + 1)])
    expect(met.length).toBeGreaterThan(4)
    for (const [group, texts] of met) {
      for (const text of texts) {
        expect(text).toMatch(/^\p{Lu}.*[^.]$/u)
        expect(text).not.toBe(group)
        expect(text).not.toMatch(/undefined|\p{Ll}\p{Lu}|\w-\w+-\w/u)
      }
    }
  },
  120_000,
)
