import { expect } from 'vitest'
import type { MatchEvent, Play } from '../../src/contract/match.ts'
import { FRAME_SHAPES } from '../../src/hosting/shapes.ts'
import type { JsonObject } from '../../src/lib/json.ts'

/** A view has the form that is published for it, and so has what is asked in it. */
export function expectPublishedView({ shapes }: Play, view: JsonObject): void {
  expect(shapes?.view.safeParse(view).error?.issues).toBeUndefined()
  const { asked } = view
  if (asked === null || asked === undefined) return
  const { seat: _seat, ...question } = asked as JsonObject
  const shape = shapes?.questions?.[String(question.kind)]
  expect(shape, String(question.kind)).toBeDefined()
  expect(shape?.safeParse(question).error?.issues, String(question.kind)).toBeUndefined()
}

/** An event that somebody sees has the form that is published for its type. */
export function expectPublishedEvent({ shapes }: Play, { type, ...data }: MatchEvent): void {
  const shape = shapes?.events[type] ?? FRAME_SHAPES[type]
  expect(shape, type).toBeDefined()
  expect(shape?.safeParse(data).error?.issues, `${type} ${JSON.stringify(data)}`).toBeUndefined()
}
