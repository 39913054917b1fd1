import { describe, expect, test } from 'vitest'
import { Work, type WorkLimits } from '../../src/graphql/limits/work.ts'

const LIMITS: WorkLimits = { turnMs: 1_000_000, workMs: 1_000_000, bytes: 100 }

function workOf(limits: Partial<WorkLimits> = {}) {
  const added: number[] = []
  const work = new Work({ locale: 'en', limits: { ...LIMITS, ...limits }, addWork: (ms) => added.push(ms) })
  return { work, added }
}

/** Keeps the processor busy until the clock has moved. */
function spend(): void {
  const began = performance.now()
  while (performance.now() === began);
}

describe('the work of a document', () => {
  test('a quick piece is done at once', () => {
    expect(workOf().work.run(() => 'done')).toBe('done')
  })

  test('when the turn is over, the others of the process come first', async () => {
    const { work } = workOf({ turnMs: 0 })
    const order: string[] = []
    work.run(() => {
      spend()
      order.push('first')
    })
    const rest = ['second', 'third'].map((name) =>
      work.run(() => {
        spend()
        order.push(name)
      }),
    )
    const others = new Promise<void>((resolve) => {
      setImmediate(() => {
        order.push('another request')
        setImmediate(() => {
          order.push('one more')
          resolve()
        })
      })
    })
    await Promise.all([...rest, others])
    expect(order).toEqual(['first', 'second', 'another request', 'third', 'one more'])
  })

  test('what follows from a piece belongs to its turn', async () => {
    const { work } = workOf({ turnMs: 0 })
    const order: string[] = []
    const complete = (name: string) =>
      work
        .later(() => name)
        .then(() => undefined)
        .then(() => order.push(name))
    await Promise.all(['a', 'b'].map(complete))
    expect(order).toEqual(['a', 'b'])
  })

  test('a piece that fails is told to who asked for it, and the others go on', async () => {
    const { work } = workOf()
    const failed = work.later(() => {
      throw new Error('no')
    })
    const done = work.later(() => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await done).toBe('yes')
  })

  test('the time of every piece is added, also of those in later turns', async () => {
    const { work, added } = workOf({ turnMs: 0 })
    await Promise.all([work.run(spend), work.run(spend), work.run(spend)])
    await new Promise(setImmediate)
    expect(added.length).toBeGreaterThanOrEqual(2)
    expect(Math.min(...added)).toBeGreaterThan(0)
  })

  test('beyond the budget nothing more is done', async () => {
    const { work } = workOf({ turnMs: 0, workMs: 0 })
    const answers = await Promise.allSettled([spend, spend, spend].map(async (act) => work.run(act)))
    expect(answers.at(-1)).toMatchObject({ status: 'rejected', reason: { problem: { code: 'query.too-long' } } })
  })

  test('an answer that grows too large is refused while it is made', () => {
    const { work } = workOf()
    work.count(100)
    expect(() => work.count(1)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ code: 'query.answer-too-large', status: 413 }) }),
    )
  })
})
