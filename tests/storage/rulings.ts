import type { RuledRecord } from '../../src/contract/ruling-store.ts'

/** A ruling to save, with the parts that a test is about. */
export function ruling(parts: Partial<RuledRecord> = {}): RuledRecord {
  return {
    game: 'apex',
    operation: 'line-of-sight',
    input: { from: { x: 0, y: 0 }, to: { x: 3, y: 1 } },
    outcome: { visible: false },
    steps: [cite('apex.los.higher-obstruction-blocks')],
    randomness: null,
    content: [],
    refusal: null,
    rulesVersion: '1.0.0',
    contentHash: 'sha256-0',
    ...parts,
  }
}

export function cite(rule: string): RuledRecord['steps'][number] {
  return { rule, facts: { height: 2 } }
}
