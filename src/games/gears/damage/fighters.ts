import { z } from 'zod'
import { placeNamed } from '../../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { Character } from '../content/characters.ts'
import type { Enemy } from '../content/enemies.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { HAND_LIMIT } from '../content/turn.ts'
import { type GearsViolation, refuse } from '../refusal.ts'
import type { Cog, Locust } from '../table/figures.ts'
import { CogStatus, Id, LocustState } from '../vocabulary.ts'
import type { Fighter, Monster, Soldier } from './casualties.ts'
import { ownMarker } from './marker-piles.ts'

type Path = GearsViolation['path']

/** A Locust as players at a table describe it, without a map. */
export const GivenLocust = z
  .strictObject({
    id: Id.default('locust'),
    enemy: Id.describe('An enemy card of the content.'),
    state: LocustState.default('healthy'),
    markerHealth: z.int().min(1).max(20).optional().describe('What its marker shows, if not what its card says.'),
    marker: Id.optional().describe('The marker under it, if it is known which one of the content that is.'),
  })
  .meta({ id: 'GearsGivenLocust' })
export type GivenLocust = z.infer<typeof GivenLocust>

/** A COG as players at a table describe it, without a map. */
export const GivenCog = z
  .strictObject({
    id: Id.default('cog'),
    character: Id.optional().describe('A character card of the content.'),
    status: CogStatus.default('standing'),
    hand: z.int().min(0).max(20).default(HAND_LIMIT).describe('Order cards in hand, which are the soldier’s health.'),
  })
  .meta({ id: 'GearsGivenCog' })
export type GivenCog = z.infer<typeof GivenCog>

export const GivenFigure = z
  .union([z.strictObject({ cog: GivenCog }), z.strictObject({ locust: GivenLocust })])
  .meta({ id: 'GearsGivenFigure' })
export type GivenFigure = z.infer<typeof GivenFigure>

/** A figure with the cards that its dice are read off. */
export type Combatant = {
  readonly fighter: Fighter
  readonly defence: number
  readonly enemy: Enemy | null
  readonly character: Character | null
}

/** A Locust with its enemy card. */
type LocustCombatant = Combatant & { readonly fighter: Monster }

/** A Locust of a table or as it was described; null if its card is not in the content. */
function locustCombatant(
  { id, enemy: card, state, markerHealth, marker }: DescribedLocust,
  zone: string,
  content: GearsContent,
): LocustCombatant | null {
  const enemy = content.enemies.get(card)
  if (enemy === undefined) return null
  const own = state === 'healthy' ? null : ownMarker(marker, enemy.figureType, content)
  const health = markerHealth ?? own?.health ?? enemy.markerHealth
  const fighter: Monster = { side: 'locust', id, zone, enemy, state, marker: own, markerHealth: health }
  return { fighter, defence: enemy.defence, enemy, character: null }
}

type DescribedLocust = Pick<Locust, 'id' | 'enemy' | 'state'> & Partial<Pick<GivenLocust, 'markerHealth' | 'marker'>>

/** A COG of a table; a soldier without a character card has the usual numbers. */
function cogCombatant(
  { id, character: card, hand, status }: Pick<Cog, 'id' | 'character' | 'hand' | 'status'>,
  zone: string,
  { characters, attackNumbers }: GearsContent,
): Combatant {
  const character = characters.get(card ?? id) ?? null
  const fighter: Soldier = { side: 'cog', id, zone, hand, status }
  return { fighter, defence: character?.defence ?? attackNumbers.cogDefence, enemy: null, character }
}

/** A figure that was described; refused if its card is not in the content. */
export function givenCombatant(
  given: GivenFigure,
  zone: string,
  content: GearsContent,
  path: Path,
): Combatant | Refusal {
  if ('cog' in given) return givenCog(given.cog, zone, content, [...path, 'cog'])
  return givenLocust(given.locust, zone, content, [...path, 'locust'])
}

/** A Locust that was described; refused if its card or its marker is not in the content. */
export function givenLocust(
  locust: GivenLocust,
  zone: string,
  content: GearsContent,
  path: Path,
): LocustCombatant | Refusal {
  const { enemy, marker } = locust
  const type = content.enemies.get(enemy)?.figureType
  if (type !== undefined && marker !== undefined && ownMarker(marker, type, content) === null) {
    return refuse([unknownViolation('marker', marker, [...path, 'marker'])])
  }
  return locustCombatant(locust, zone, content) ?? refuse([unknownViolation('enemy', enemy, [...path, 'enemy'])])
}

function givenCog(cog: GivenCog, zone: string, content: GearsContent, path: Path): Combatant | Refusal {
  const wrong = unknownCharacter(cog.character, content, path)
  return wrong === null ? cogCombatant(cog, zone, content) : refuse([wrong])
}

/** A figure as players describe it, and where it stands. */
type Described = { readonly figure: GivenFigure; readonly zone: string }

/** The figures of a situation: those that have a part in it by that part, and all of them. */
export type DescribedFigures<Part extends string> = {
  readonly parts: Readonly<Record<Part, Combatant>>
  readonly combatants: readonly Combatant[]
}

/** Figures that players describe; refused if a card is not in the content, or two have the same name. */
export function describedFigures<Part extends string>(
  parts: Readonly<Record<Part, Described>>,
  others: { readonly field: string; readonly figures: readonly Described[] },
  content: GearsContent,
  path: Path,
): DescribedFigures<Part> | Refusal {
  const found = placeNamed(parts, ({ figure, zone }, part) => givenCombatant(figure, zone, content, [...path, part]))
  const beside = Refusal.collect(
    others.figures.map(({ figure, zone }, index) =>
      givenCombatant(figure, zone, content, [...path, others.field, index]),
    ),
  )
  if (found instanceof Refusal) return beside instanceof Refusal ? Refusal.join([found, beside]) : found
  if (beside instanceof Refusal) return beside
  const combatants = [...Object.values<Combatant>(found), ...beside]
  const repeated = repeatedFigures(combatants, path)
  return repeated.length > 0 ? refuse(repeated) : { parts: found, combatants }
}

/** The refusal of a card that is not in the content. */
export const unknownViolation = (
  kind: 'enemy' | 'weapon' | 'character' | 'marker',
  id: string,
  path: Path,
): GearsViolation => ({
  rule: 'gears.content.known',
  path,
  facts: { kind, id },
})

/** The refusal of a character that is named and not in the content. */
export function unknownCharacter(id: string | undefined, content: GearsContent, path: Path): GearsViolation | null {
  if (id === undefined || content.characters.has(id)) return null
  return unknownViolation('character', id, [...path, 'character'])
}

/** Every figure of a table with its cards; refused with the characters that are not in the content. */
export function tableCombatants(
  { cogs, locust }: { readonly cogs: readonly Cog[]; readonly locust: readonly Locust[] },
  content: GearsContent,
  path: Path,
): Combatant[] | Refusal {
  const wrong = cogs.flatMap(
    ({ character }, index) => unknownCharacter(character, content, [...path, 'cogs', index]) ?? [],
  )
  if (wrong.length > 0) return refuse(wrong)
  return [
    ...cogs.map((cog) => cogCombatant(cog, cog.position.zone, content)),
    ...locust.flatMap((figure) => locustCombatant(figure, figure.position.zone, content) ?? []),
  ]
}

/** Two figures of one name. */
export function repeatedFigures(combatants: readonly Combatant[], path: Path): GearsViolation[] {
  const ids = combatants.map(({ fighter }) => fighter.id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index)
  return [...new Set(repeated)].map((id) => ({
    rule: 'gears.map.piece-model',
    path,
    facts: { reason: 'repeatedId', zone: id, other: null },
  }))
}
