import { describe, expect, test } from 'vitest'
import { BRIEF_LENGTH, CHAT_LENGTH, chatText, type ExplainedStep, type Message } from '../../src/rendering/chat-text.ts'
import { escapeMarkdown, shortenMiddle } from '../../src/rendering/markdown.ts'

const stepsOf = (...steps: ExplainedStep[]): Message['steps'] => ({
  count: steps.length,
  at: (index) => steps[index] ?? { text: '', mark: '' },
})
const message = (parts: Partial<Message>): Message => ({
  headline: 'Blocked.',
  details: [],
  steps: stepsOf(),
  notes: [],
  ...parts,
})
const many = (count: number, letters: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Step ${index} ${'x'.repeat(letters)}`, mark: 'p. 1' }))

describe('a message', () => {
  const whole = message({
    headline: 'Two are hit.',
    details: ['Ana: 2 wounds.', 'Bruno: 1 wound.'],
    steps: stepsOf({ text: 'The wall is higher.', mark: 'p. 23; our reading, Q-16' }, { text: 'So.', mark: '' }),
    notes: ['Rests on constructed content: Pebble.'],
  })

  test('tells the answer, what follows from it, the argument, and what it rests on', () => {
    expect(chatText(whole, 'full', 'en')).toBe(`**Two are hit.**
* Ana: 2 wounds.
* Bruno: 1 wound.

- The wall is higher. *(p. 23; our reading, Q-16)*
- So.
*Rests on constructed content: Pebble.*`)
  })

  test('leaves the argument out when it is brief', () => {
    expect(chatText(whole, 'brief', 'en')).toBe(`**Two are hit.**
* Ana: 2 wounds.
* Bruno: 1 wound.
*Rests on constructed content: Pebble.*`)
  })

  test('takes no sign of a name for a layout', () => {
    const text = chatText(
      message({ headline: 'Hit: _ana_', details: ['[x](y)'], steps: stepsOf({ text: 'a*b', mark: '' }) }),
      'full',
      'en',
    )
    expect(text).toBe('**Hit: \\_ana\\_**\n* [x\\](y)\n\n- a\\*b')
  })
})

describe('a message that is too long', () => {
  test.each([
    [100, 40],
    [100, 400],
    [3, 1500],
    [1, 5000],
    [30, 60],
  ])('loses the middle of its argument and says so, never the end: %i steps of %i letters', (count, letters) => {
    const steps = many(count, letters)
    const text = chatText(message({ details: ['One.'], steps: stepsOf(...steps), notes: ['Note.'] }), 'full', 'en')
    expect(text.length).toBeLessThanOrEqual(CHAT_LENGTH)
    expect(text.startsWith('**Blocked.**\n* One.\n\n- ')).toBe(true)
    expect(text.endsWith(' *(p. 1)*\n*Note.*')).toBe(true)
    const told = text.match(/^- Step/gm)?.length ?? 0
    const left = Number(/^- \*(\d+) steps? left out\*$/m.exec(text)?.[1] ?? 0)
    expect(told + left).toBe(count)
    expect(text).toContain(`Step ${count - 1} `)
  })

  test('says so in Spanish', () => {
    expect(chatText(message({ steps: stepsOf(...many(100, 40)) }), 'full', 'es')).toMatch(
      /\n- \*se omiten \d+ pasos\*\n/,
    )
  })

  test('counts what is missing of a list, and keeps its last member', () => {
    const details = Array.from({ length: 60 }, (_, index) => `Member ${index}`)
    for (const detail of ['brief', 'full'] as const) {
      const text = chatText(message({ details: [...details, ...details, ...details, 'End.'] }), detail, 'en')
      expect(text.length).toBeLessThanOrEqual(detail === 'brief' ? BRIEF_LENGTH : CHAT_LENGTH)
      expect(text).toMatch(/\n\* \*… and \d+ more …\*\n/)
      expect(text.endsWith('\n* End.')).toBe(true)
    }
    expect(chatText(message({ details }), 'brief', 'es')).toMatch(/\n\* \*… y \d+ más …\*\n/)
  })

  test('has room for the end of its argument however much follows from the answer', () => {
    const details = Array.from({ length: 300 }, (_, index) => `Member ${index}`)
    const text = chatText(message({ details, steps: stepsOf(...many(5, 10)) }), 'full', 'en')
    expect(text.length).toBeLessThanOrEqual(CHAT_LENGTH)
    expect(text).toContain('- Step 4 xxxxxxxxxx *(p. 1)*')
  })

  test('shortens even an endless answer', () => {
    for (const detail of ['brief', 'full'] as const) {
      const text = chatText(message({ headline: 'word '.repeat(1000), steps: stepsOf(...many(5, 10)) }), detail, 'en')
      expect(text.length).toBeLessThanOrEqual(detail === 'brief' ? BRIEF_LENGTH : CHAT_LENGTH)
    }
  })
})

describe('markdown', () => {
  test('is not touched where there is none', () => {
    expect(escapeMarkdown('3–4 (p. 5), “a”')).toBe('3–4 (p. 5), “a”')
  })

  test('is cut neither in a character nor in a sign', () => {
    for (let length = 4; length < 40; length++) {
      const cut = shortenMiddle('👩‍🚀👩‍🚀👩‍🚀👩‍🚀 \\*\\*\\*\\*\\* 👩‍🚀👩‍🚀👩‍🚀', length)
      expect(() => encodeURIComponent(cut)).not.toThrow()
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(cut).not.toMatch(/(^|[^\\])\\ …/)
    }
  })
})
