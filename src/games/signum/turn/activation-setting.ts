import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { findCreatures } from '../abilities/find-creatures.ts'
import { placeBoard } from '../abilities/place-board.ts'
import { fighterOf } from '../abilities/read-fighter.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { enemiesInContact, touchesTerrain } from '../measuring/distance.ts'
import { refuse } from '../refusal.ts'
import { BoardForm } from '../table/board.ts'
import { type Fighter, StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import { isTerrain, type PlacedBoard, type PlacedCreature } from '../table/placed-board.ts'
import { touchedTwice } from '../table/touched-twice.ts'
import { Id } from '../vocabulary.ts'

const OnBoard = z.strictObject({ board: BoardForm, creature: Id }).meta({ id: 'SignumActivationOnBoard' })

const Stated = z
  .strictObject({
    creature: StatedFighter,
    touching: z.array(Id).max(12).default([]).describe('Enemies without a stealth token that it touches.'),
    touchingHidden: z.array(Id).max(12).default([]).describe('Hidden enemies that it touches.'),
    difficult: z.boolean().default(false).describe('Whether it touches difficult terrain.'),
    ruins: z.enum(['none', 'unsearched', 'searched']).default('none').describe('The ruins that it touches.'),
    otherRuins: z.boolean().default(false).describe('Whether other ruins have been searched.'),
  })
  .meta({ id: 'SignumActivationStated' })

/** Where a creature stands: on a board, or with all that matters stated. */
export const ActivationPlace = z
  .union([
    z.strictObject({ onBoard: OnBoard }).meta({ id: 'SignumActivationPlaceOnBoard' }),
    z.strictObject({ stated: Stated }).meta({ id: 'SignumActivationPlaceStated' }),
  ])
  .describe('Where the creature stands: on a board, or with everything that matters stated.')
  .meta({ id: 'SignumActivationPlace' })
export type ActivationPlace = z.infer<typeof ActivationPlace>

/** A creature and what it touches. */
export type Standing = {
  readonly creature: Fighter
  /** Enemies without a stealth token in contact. */
  readonly held: readonly string[]
  readonly hidden: readonly string[]
  readonly isBogged: boolean
  readonly ruins: { readonly unsearched: boolean; readonly searched: boolean; readonly others: boolean }
  readonly path: readonly (string | number)[]
}

/** What a creature touches; or all that is wrong with the question. */
export function standingOf(place: ActivationPlace, content: SignumContent): Standing | Refusal {
  const standing = 'stated' in place ? statedStanding(place.stated, content) : placedStanding(place.onBoard, content)
  if (standing instanceof Refusal) return standing
  const dead = livingViolations(standing.creature, standing.path)
  const twice = 'stated' in place ? touchedTwice(place.stated, ['place', 'stated']) : []
  return dead.length + twice.length > 0 ? refuse([...dead, ...twice]) : standing
}

function statedStanding(stated: z.infer<typeof Stated>, content: SignumContent): Standing | Refusal {
  const { touching, touchingHidden, difficult, ruins, otherRuins } = stated
  const path = ['place', 'stated', 'creature']
  const creature = fighterOf(stated.creature, content, ...path)
  if (creature instanceof Refusal) return creature
  return {
    creature,
    held: touching,
    hidden: touchingHidden,
    isBogged: difficult,
    ruins: { unsearched: ruins === 'unsearched', searched: ruins === 'searched', others: otherRuins },
    path,
  }
}

function placedStanding({ board, creature: id }: z.infer<typeof OnBoard>, content: SignumContent): Standing | Refusal {
  const placed = placeBoard(board, content, ['place', 'onBoard', 'board'])
  if (placed instanceof Refusal) return placed
  const found = findCreatures(placed, { creature: id }, ['place', 'onBoard'])
  return found instanceof Refusal
    ? found
    : { ...touchedBy(found.creature, placed), path: ['place', 'onBoard', 'creature'] }
}

function touchedBy({ creature, disc }: PlacedCreature, board: PlacedBoard): Omit<Standing, 'path'> {
  const enemies = enemiesInContact(board, creature.player, disc)
  const named = (isHidden: boolean) =>
    enemies.filter((enemy) => enemy.creature.hidden === isHidden).map((enemy) => enemy.creature.id)
  const touched = board.terrain.filter((template) => touchesTerrain(disc, template))
  const searched = touched.filter(({ terrain }) => terrain.ruins === 'searched')
  const allSearched = board.terrain.filter(({ terrain }) => terrain.ruins === 'searched').length
  return {
    creature,
    held: named(false),
    hidden: named(true),
    isBogged: touched.some((template) => isTerrain(template, 'difficult')),
    ruins: {
      unsearched: touched.some(({ terrain }) => terrain.ruins === 'unsearched'),
      searched: searched.length > 0,
      others: allSearched > Math.min(1, searched.length),
    },
  }
}
