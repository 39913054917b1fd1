import { describe, expect, test } from 'vitest'
import { type Asking, type Decide, goThrough, leaveOpen, takeFirst } from '../../src/rulebook/decisions.ts'

type Question = { readonly about: string; readonly options: readonly string[] }

const START: Question = { about: 'start', options: ['left', 'right'] }
const END: Question = { about: 'end', options: ['stay', 'leave'] }

/** Who turns left is asked a second time. */
function* walk(): Asking<Question, void> {
  const way = yield START
  if (way === 'left') yield END
}

const through = (given: readonly string[], decide: Decide<Question> = leaveOpen) => goThrough(walk(), given, decide)

describe('goThrough', () => {
  test('stops where nobody has answered', () => {
    expect(through([])).toEqual({ answers: [], pending: START, fault: null })
    expect(through(['left'])).toEqual({ answers: ['left'], pending: END, fault: null })
  })

  test('ends when everything is answered', () => {
    expect(through(['left', 'stay'])).toEqual({ answers: ['left', 'stay'], pending: null, fault: null })
    expect(through(['right'])).toEqual({ answers: ['right'], pending: null, fault: null })
  })

  test('what was given goes before what is decided', () => {
    expect(through([], takeFirst).answers).toEqual(['left', 'stay'])
    expect(through(['left', 'leave'], takeFirst).answers).toEqual(['left', 'leave'])
    expect(through(['right'], takeFirst).answers).toEqual(['right'])
  })

  test('an answer that is no option is a fault', () => {
    expect(through(['left', 'fly'])).toEqual({ answers: ['left'], pending: null, fault: { index: 1, decision: END } })
  })

  test('an answer to nothing is a fault', () => {
    expect(through(['right', 'stay']).fault).toEqual({ index: 1, decision: null })
  })

  test('decides also what was answered', () => {
    const decided: string[] = []
    through(['left', 'leave'], ({ about }) => {
      decided.push(about)
      return null
    })
    expect(decided).toEqual(['start', 'end'])
  })
})
