import { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import type { Locale } from '../lib/locale.ts'
import { type CataloguedInterpretation, interpretationOf } from '../registry/registry.ts'
import { requireGame } from './catalogue.ts'
import type { Routes } from './dependencies.ts'
import { localeOf } from './reader.ts'

const InterpretationAnswer = z
  .object({
    id: z.string().describe('As trace steps name it, `Q-16`.'),
    game: z.string(),
    question: z.string().describe('What the book leaves open.'),
    ruling: z.string().describe('How it is ruled here.'),
    reason: z.string().describe('Why it is ruled so.'),
    page: z.string().nullable().describe('The printed pages that leave it open; null if no page speaks of it.'),
    rules: z.array(z.string()).describe('The rules that rest on it.'),
    elsewhere: z.string().nullable().describe('Where it is applied, if no rule rests on it.'),
  })
  .meta({ id: 'Interpretation' })

/** Where the books are silent or can be read in two ways: what was asked, how it is ruled here, and why. */
export const interpretationRoutes: Routes = (app, { registry }) => {
  const list = {
    operationId: 'interpretations',
    tags: ['catalogue'],
    summary: 'Lists how a game’s book is read where it leaves something open.',
    answers: { 200: z.object({ interpretations: z.array(InterpretationAnswer) }) },
  }
  app.get<{ Params: { game: string } }>('/v1/games/:game/interpretations', { schema: list }, (request) => {
    const locale = localeOf(request)
    const { id } = requireGame(registry, request.params.game)
    return { interpretations: registry.interpretations(id).map((found) => presentInterpretation(found, locale)) }
  })
  const one = {
    operationId: 'interpretation',
    tags: ['catalogue'],
    summary: 'Reads one interpretation.',
    answers: { 200: InterpretationAnswer },
  }
  app.get<{ Params: { game: string; id: string } }>(
    '/v1/games/:game/interpretations/:id',
    { schema: one },
    (request) => {
      const { id } = request.params
      const game = requireGame(registry, request.params.game)
      const found = interpretationOf(registry, game.id, id)
      if (found === undefined) throw new ApiError('interpretation.not-found', { game: game.id, id })
      return presentInterpretation(found, localeOf(request))
    },
  )
}

function presentInterpretation(found: CataloguedInterpretation, locale: Locale): z.input<typeof InterpretationAnswer> {
  const { id, game, question, ruling, reason, page, rules, elsewhere } = found
  return {
    id,
    game,
    question: question[locale],
    ruling: ruling[locale],
    reason: reason[locale],
    page,
    rules: [...rules],
    elsewhere: elsewhere?.[locale] ?? null,
  }
}
