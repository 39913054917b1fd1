import { expect, test } from 'vitest'
import type { Scene } from '../../../../src/contract/scene.ts'
import { shatterpointContent as content } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { thingName } from '../../../../src/games/shatterpoint/match/words.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { playAtRandom } from './random-match.ts'

const LONG = 600_000

const NAMES = ['Ana', 'Luis']

const sceneOf = (state: ShatterpointState, locale: 'en' | 'es'): Scene => {
  const picture = shatterpointPlay.picture(state, null, locale, NAMES)
  if (picture === null || 'chart' in picture) throw new Error('A table is drawn.')
  return picture
}

const textsOf = ({ shapes }: Scene): string[] =>
  shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text.replace(/ ↑.*/, '')] : []))

test(
  'a match in the middle is drawn with every base and every objective, by name, and with the struggle track',
  () => {
    const states: ShatterpointState[] = []
    playAtRandom(3, { turnLimit: 12 }, (state) => states.push(state))
    const state = states[Math.floor(states.length * 0.8)]
    if (state === undefined) throw new Error('Nothing was played.')
    const characters = state.units.flatMap((unit) => unit.characters.filter(({ at }) => at !== null))
    expect(characters.length).toBeGreaterThan(10)
    for (const locale of LOCALES) {
      const scene = sceneOf(state, locale)
      const texts = textsOf(scene)
      const names = characters.map(({ id }) => thingName(id, locale, content))
      expect(names.filter((name) => !texts.includes(name))).toEqual([])
      expect(state.objectives.filter(({ id }) => !texts.includes(id))).toEqual([])
      expect(texts.filter((text) => ['A', 'B'].includes(text)).length).toBeGreaterThanOrEqual(characters.length)
      expect(texts).toEqual(expect.arrayContaining(['Ana (A)', 'Luis (B)']))
      expect(scene.description).toMatch(/^(Turn|Turno) \d+, (Ana|Luis)/)
      expect(texts).toContain({ en: 'struggle token', es: 'ficha de Confrontación' }[locale])
      expect(texts.filter((text) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text))).toEqual([])
    }
    expect(textsOf(sceneOf(state, 'es')).filter((text) => /crate|building|gantry/.test(text))).toEqual([])
  },
  LONG,
)
