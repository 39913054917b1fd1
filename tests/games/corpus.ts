import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Operation } from '../../src/contract/operation.ts'
import type { Json } from '../../src/lib/json.ts'
import { type Said, saidTo } from '../support/said.ts'
import { type Change, varied } from '../support/varied.ts'
import { WORKED_EXAMPLES } from './examples.ts'

/** An example with some of its fields changed. */
export type Variation = { readonly example: string; readonly changes: readonly Change[] }

const HEADING = '## '
const LINE = /^(\S+ \S+) (\[.*\])$/

export const fileOf = ({ game, name }: Operation): string => `tests/games/${game}/corpus/${name}.txt`

/** The inputs of an operation's published and worked examples by what the examples are called. */
export function examplesOf(operation: Operation): ReadonlyMap<string, unknown> {
  const worked = WORKED_EXAMPLES.filter((example) => example.operation === operation.id)
  const named = [
    ...operation.examples.map(({ name, input }) => ({ name, input: input as unknown })),
    ...worked.map(({ id, says, input }) => ({ name: `${id}: ${says}`, input })),
  ]
  const inputs = new Map<string, unknown>()
  for (const { name, input } of named) inputs.set(nameBeside(inputs, name), input)
  return inputs
}

/** Two examples may be called the same. */
function nameBeside(taken: ReadonlyMap<string, unknown>, name: string, copy = 1): string {
  const full = copy === 1 ? name : `${name} (${copy})`
  return taken.has(full) ? nameBeside(taken, name, copy + 1) : full
}

/** The variations that are committed for an operation, with the hashes of what was said to them. */
export function corpusOf(operation: Operation): readonly (Variation & { readonly said: string })[] {
  const file = fileOf(operation)
  if (!existsSync(file)) return []
  let example = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith(HEADING)) example = line.slice(HEADING.length)
      const [, said = '', changes = ''] = LINE.exec(line) ?? []
      return said === '' ? [] : [{ example, changes: JSON.parse(changes) as Change[], said }]
    })
}

/** What a variation asks; `undefined` if its example is gone or has no such fields any more. */
export function inputOf(examples: ReadonlyMap<string, unknown>, { example, changes }: Variation): Json | undefined {
  return examples.has(example) ? varied(examples.get(example), changes) : undefined
}

/** The variations of an operation as they are committed, each with what is answered, in short. */
export function written(operation: Operation, variations: readonly Variation[]): string {
  const examples = examplesOf(operation)
  const parts = [...examples.keys()].flatMap((name) => {
    const lines = variations
      .filter(({ example }) => example === name)
      .flatMap((variation) => {
        const input = inputOf(examples, variation)
        return input === undefined ? [] : [lineOf(saidTo(operation, input), variation)]
      })
    return lines.length === 0 ? [] : [`${HEADING}${name}\n\n${[...new Set(lines)].sort(byChanges).join('')}`]
  })
  return `# ${operation.id}\n\n${parts.join('\n')}`
}

/** What was decided and how it was said have a hash each, so that a new wording looks like one. */
function lineOf({ ruling, texts }: Said, { changes }: Variation): string {
  return `${short(ruling)} ${short(texts)} ${JSON.stringify(changes)}\n`
}

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 6)

const byChanges = (a: string, b: string): number => (a.slice(14) < b.slice(14) ? -1 : 1)
