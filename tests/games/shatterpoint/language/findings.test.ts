import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../../src/contract/operation.ts'
import { games } from '../../../../src/games/index.ts'
import { PLAYER_COLOURS } from '../../../../src/games/shatterpoint/table/table-colours.ts'
import type { Locale } from '../../../../src/lib/locale.ts'
import { ask } from '../../../../src/registry/ask.ts'
import { createRegistry } from '../../../../src/registry/registry.ts'
import { presentRuling } from '../../../../src/registry/ruling.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'

const registry = createRegistry(games)
const newSeed = () => formatSeed(new Uint8Array(32))

function operationCalled(name: string): Operation {
  const found = games.flatMap(({ operations }) => operations).find(({ id }) => id === `shatterpoint.${name}`)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

/** The text of a published example, and the texts of its steps. */
function example(name: string, index: number, locale: Locale) {
  const operation = operationCalled(name)
  const asked = ask(registry, operation, operation.examples[index]?.input, { locale, newSeed })
  if (asked.problem !== undefined) throw new Error(asked.problem.detail)
  return presentRuling(registry, operation, asked.record, { locale, detail: 'full' })
}

describe('texts and pictures that players read', () => {
  test.each(['en', 'es'] as const)('the end of a long attack is never cut, in %s', (locale) => {
    const { text, trace } = example('attack', 0, locale)
    expect(trace.length).toBeGreaterThan(30)
    expect(text.length).toBeLessThanOrEqual(2000)
    expect(text).toContain(trace.at(-1)?.text)
    expect(text).toContain(trace[0]?.text)
  })

  test('an ability says its effect and what it does to the units', () => {
    expect(example('ability-use', 0, 'en').text).toContain('damage')
    expect(example('ability-use', 0, 'es').text).toContain('daño')
  })

  test('the Spanish of an order card has no English in it', () => {
    for (const [index] of operationCalled('order-step').examples.entries())
      expect(example('order-step', index, 'es').text).not.toMatch(
        /\b(activate|activates|skip|reveal|reserve|player|card)\b/i,
      )
  })

  test('both players have the same colours on the track as on the table, and the title fits', () => {
    const operation = operationCalled('struggle-end-of-turn')
    const answer = operation.answer(operation.examples[0]?.input, newSeed)
    if (answer.kind !== 'ruled') throw new Error('The example is ruled on.')
    for (const locale of ['en', 'es'] as const) {
      const picture = operation.picture(answer, locale)
      if (picture === null || 'chart' in picture) throw new Error('The track is drawn.')
      const drawn = JSON.stringify(picture.shapes)
      expect(drawn).toContain(PLAYER_COLOURS.A.fill)
      expect(drawn).toContain(PLAYER_COLOURS.B.fill)
      const title = operation.headline(answer, locale)
      const words = picture.shapes.flatMap((shape) =>
        shape.shape === 'text' && shape.bold ? shape.text.split(' ') : [],
      )
      expect(title.split(' ').every((word) => words.includes(word))).toBe(true)
    }
  })

  test('a target without a combat tree gives no wound of 0 %', () => {
    const operation = operationCalled('attack-odds')
    const input = { attack: { dice: 3 }, defence: { dice: 2 }, target: { stamina: 9 } }
    const answer = operation.answer(input, newSeed)
    if (answer.kind !== 'ruled') throw new Error('The odds are counted.')
    expect(operation.headline(answer, 'en')).not.toContain('wound')
    expect(operation.headline(answer, 'es')).not.toContain('herida')
  })
})
