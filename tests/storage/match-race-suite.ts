import { describe, expect, test } from 'vitest'
import type { Appended, MatchStore } from '../../src/contract/match-store.ts'
import { batch, hashOf, keyed, line, owner, started } from './matches.ts'

const WRITERS = 16

/** What holds when many write at the same moment, by one or several stores on one database. */
export function matchRaceSuite(open: () => readonly MatchStore[]): void {
  const writers = () => Array.from({ length: WRITERS }, (_, number) => open()[number % open().length] as MatchStore)

  describe('many writers', () => {
    test('on one match leave a log without gap or duplicate, and each acknowledged line once', async () => {
      const [first] = open() as readonly [MatchStore]
      const id = await started(first)
      const acknowledged = await Promise.all(writers().map((store, writer) => writeMany(store, id, writer, 10)))

      const log = await first.log(id, 1, 1_000)
      expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 2))
      const written = log.map(({ event }) => event.mark)
      expect(written.toSorted()).toEqual(acknowledged.flat().toSorted())
      expect(await first.load(id)).toMatchObject({ version: 1 + WRITERS * 10 })
      expect(await first.records(id)).toHaveLength(WRITERS * 10)
    })

    test('at the same version: one is appended, the others learn the version', async () => {
      const [first] = open() as readonly [MatchStore]
      const id = await started(first)
      const answers = await Promise.all(writers().map((store) => store.append(id, batch(1))))
      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1)
      expect(answers.filter(({ kind }) => kind === 'stale')).toEqual(
        Array.from({ length: WRITERS - 1 }, () => ({ kind: 'stale', version: 2 })),
      )
    })

    test.each([
      ['lines', {}],
      ['only rights', { entries: [], granted: [owner('granted')] }],
    ])('by the same key, with %s: it is applied once', async (_name, parts) => {
      const [first] = open() as readonly [MatchStore]
      for (let round = 0; round < 10; round += 1) {
        const id = await started(first)
        const answers = await Promise.all(
          writers().map((store) => store.append(id, batch(1, { ...parts, key: keyed('same') }))),
        )
        const kinds = answers.map(({ kind }) => kind).toSorted()
        expect(kinds).toEqual(['appended', ...Array.from({ length: WRITERS - 1 }, () => 'repeated')])
        expect(new Set(answers.flatMap((answer) => ('bodyHash' in answer ? [answer.bodyHash] : [])))).toEqual(
          new Set([hashOf('same')]),
        )
      }
    })

    test('while the match is deleted: each was appended or finds it gone, and nothing is left', async () => {
      const [first] = open() as readonly [MatchStore]
      for (let round = 0; round < 5; round += 1) {
        const id = await started(first)
        const writing = writers().map((store, writer) => writeUntilGone(store, id, writer))
        await Promise.all([first.delete(id), ...writing])
        expect(await first.log(id, 0, 10)).toEqual([])
      }
    })
  })
}

/** Appends marked lines, each at the version that the answer before told, and answers the marks. */
async function writeMany(store: MatchStore, id: string, writer: number, count: number): Promise<string[]> {
  const marks: string[] = []
  for (let version = 1; marks.length < count; ) {
    const mark = `${writer}-${marks.length}`
    const answer = await writeOne(store, id, version, mark)
    if (answer.kind === 'gone' || answer.kind === 'repeated') throw new Error(`${mark} is ${answer.kind}.`)
    if (answer.kind === 'appended') marks.push(mark)
    version = answer.kind === 'stale' ? answer.version : version + 1
  }
  return marks
}

async function writeUntilGone(store: MatchStore, id: string, writer: number): Promise<void> {
  for (let version = 1; ; ) {
    const answer = await writeOne(store, id, version, `${writer}-${version}`)
    if (answer.kind === 'gone') return
    version = answer.kind === 'stale' ? answer.version : version + 1
  }
}

function writeOne(store: MatchStore, id: string, version: number, mark: string): Promise<Appended> {
  const record = { at: version, seat: 0, command: { mark }, draws: [] }
  const entries = [line(version + 1, { event: { type: 'marked', mark } })]
  return store.append(id, batch(version, { entries, record, key: keyed(`${mark}@${version}`) }))
}
