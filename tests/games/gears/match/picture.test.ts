import { expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { tableScene } from '../../../../src/games/gears/match/picture.ts'
import { arranged } from './arranged.ts'

const AI_CARD = 13

/** What is written on the picture of a match: the lines of one text follow each other. */
function written(viewer: number | null, locale: 'en' | 'es' = 'en'): string {
  const players = [{ hand: ['ambush-guard'] }, { hand: ['advance-dodge', 'advance-dodge'] }]
  const { state } = arranged({ players, state: { ai: { pile: [], discard: [AI_CARD] } } })
  const { shapes } = tableScene(state, viewer, { locale, content })
  return shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : [])).join(' ')
}

test('below the map stand the objective and the AI card that was drawn last', () => {
  expect(written(null)).toContain('Objective: every emergence hole is sealed')
  expect(written(null)).toContain(`AI card ${AI_CARD}: ${content.aiCards.get(AI_CARD)?.text.en}`)
})

test('the own order cards are written out, and nobody else’s', () => {
  expect(written(0)).toContain('Ambush (Guard): ')
  expect(written(0)).not.toContain('Advance')
  expect(written(1, 'es').match(/Avanzar \(Esquivar\): Mueve/g)).toHaveLength(1)
  expect(written(null)).not.toMatch(/Ambush|Advance/)
})

test('one card in hand is one card', () => {
  expect(written(null)).toMatch(/1 order card[;,].* 2 order cards[;,]/)
})
