import { z } from 'zod'
import type { Game } from '../../src/contract/game.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { corpusOf, examplesOf, inputOf, type Variation } from '../../tests/games/corpus.ts'
import { newSeed, saidTo } from '../../tests/support/said.ts'

/** A question whose answer is committed: an example or a variation of one. */
export type Question = Variation & {
  readonly operation: Operation
  /** What its example asks. */
  readonly base: unknown
  readonly input: unknown
}

export { games }

/** Every example and every variation of the corpus. */
export const QUESTIONS: readonly Question[] = games.flatMap(({ operations }) => operations.flatMap(questionsOf))

function questionsOf(operation: Operation): Question[] {
  const examples = examplesOf(operation)
  const unchanged = [...examples.keys()].map((example) => ({ example, changes: [] }))
  return [...unchanged, ...corpusOf(operation)].flatMap((variation) => {
    const input = inputOf(examples, variation)
    return input === undefined ? [] : [{ operation, ...variation, base: examples.get(variation.example), input }]
  })
}

export { playMatches } from './matches.ts'

/** Draws what is answered. */
export function draw({ operation, input }: Pick<Question, 'operation' | 'input'>): void {
  const answer = operation.answer(input, newSeed)
  if (answer.kind === 'ruled') for (const locale of LOCALES) operation.picture(answer, locale)
}

/** All that is published of the games, whatever is asked: catalogues, schemas, examples. */
export const declarations = (): string => JSON.stringify(games.map(declarationOf))

function declarationOf({ rules, interpretations, glossary, contentHash, operations }: Game): unknown {
  const published = operations.map(({ id, kind, summary, rules, examples, input, outcome }) => ({
    ...{ id, kind, summary, rules, examples },
    input: z.toJSONSchema(input, { io: 'input' }),
    outcome: z.toJSONSchema(outcome),
  }))
  return { rules, interpretations, glossary, contentHash, published }
}

/** All that is answered, as one text, and the table that an answer leaves to be stored. */
export function answerTo(question: Pick<Question, 'operation' | 'input'>): string {
  const { ruling, texts } = saidTo(question.operation, question.input)
  return ruling + texts + tableAfter(question)
}

function tableAfter({ operation, input }: Pick<Question, 'operation' | 'input'>): string {
  if (!operation.changesTable) return ''
  const answer = operation.answer(input, newSeed)
  return answer.kind === 'ruled' ? JSON.stringify(operation.tableAfter(answer)) : ''
}
