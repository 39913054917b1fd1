import type { z } from 'zod'
import {
  type Caption,
  type Context,
  type Operation,
  type OperationDeclaration,
  operationDefiner,
} from '../../contract/operation.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Locale } from '../../lib/locale.ts'
import { placeNamed } from '../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { contentRules } from './content/content.rules.ts'
import type { Enemy } from './content/enemies.ts'
import { type GearsContent, gearsContent } from './content/gears-content.ts'
import { withOwnCards } from './content/own/overlay.ts'
import type { OwnCards } from './content/own/own-cards.ts'
import { refuse } from './refusal.ts'
import { type GearsRules, ruleIds } from './rules.ts'
import { exploreRules } from './table/explore.rules.ts'
import type { GearsMap } from './table/map.ts'
import { pieceRules } from './table/pieces.rules.ts'
import { placeMap } from './table/place-map.ts'
import type { Place, PlacedMap } from './table/placed-map.ts'
import { placeFigure } from './table/position.ts'
import type { Position } from './vocabulary.ts'

/** What a question is answered with: content, chance and the trace. */
export type GearsContext = Context<GearsRules, GearsContent>

const define = operationDefiner<GearsRules, GearsContent>('gears', gearsContent)

/** Declares an operation of this game; cards that a question brings along come before those of the content. */
export function defineGearsOperation<Input extends z.ZodType, Outcome extends z.ZodType<JsonObject>>(
  declaration: OperationDeclaration<GearsRules, GearsContent, Input, Outcome>,
): Operation {
  const { run, headline, details, picture } = declaration
  const contentFor = (input: z.output<Input>, content: GearsContent) => withOwnCards(content, ownCardsOf(input))
  return define<Input, Outcome>({
    ...declaration,
    run: (input, context) => run(input, { ...context, content: contentFor(input, context.content) }),
    headline: (outcome, input, locale, content) => headline(outcome, input, locale, contentFor(input, content)),
    ...(details && {
      details: (outcome: z.output<Outcome>, input: z.output<Input>, locale: Locale, content: GearsContent) =>
        details(outcome, input, locale, contentFor(input, content)),
    }),
    ...(picture && {
      picture: (outcome: z.output<Outcome>, input: z.output<Input>, caption: Caption<GearsContent>) =>
        picture(outcome, input, { ...caption, content: contentFor(input, caption.content) }),
    }),
  })
}

/** The cards that a question brings along; where there is such a field, its schema has checked it. */
function ownCardsOf(input: unknown): OwnCards | undefined {
  return hasOwnCards(input) ? input.own : undefined
}

const hasOwnCards = (input: unknown): input is { readonly own?: OwnCards } =>
  typeof input === 'object' && input !== null && 'own' in input

/** The rules by which a map that is named by its pieces, or a card that is named, can be refused. */
export const joiningRules = ruleIds(contentRules, pieceRules, exploreRules)

/** Checks a map and named positions on it; the answer is everything that is wrong, or all of them in place. */
export function placeOnMap<Name extends string>(
  given: GearsMap,
  positions: Readonly<Record<Name, Position>>,
  content: GearsContent,
): { readonly map: PlacedMap; readonly places: Readonly<Record<Name, Place>> } | Refusal {
  const map = placeMap(given, ['map'], content)
  if (map instanceof Refusal) return map
  const places = placeNamed(positions, (position, name) => placeFigure(map, position, [name]))
  return places instanceof Refusal ? places : { map, places }
}

/** An enemy card of the content. */
export function enemyOf(id: string, { enemies }: GearsContent): Enemy | Refusal {
  const enemy = enemies.get(id)
  return enemy ?? refuse([{ rule: 'gears.content.known', path: ['enemy'], facts: { kind: 'enemy', id } }])
}
