import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { Id } from '../../vocabulary.ts'
import { CombatTree } from '../tree/combat-tree.ts'
import { readTree, type Tree } from '../tree/tree.ts'
import { Stance } from './stance.ts'
import { stanceOf } from './stance-lookup.ts'

type Path = readonly (string | number)[]

const ContentStance = z
  .strictObject({ unit: Id, stance: Id })
  .describe('A unit of the content and one of its stances.')
  .meta({ id: 'ShatterpointContentStance' })

/** A stance of the content, or one that the question describes. */
export const StanceSource = z
  .union([
    z.strictObject({ content: ContentStance }).meta({ id: 'ShatterpointStanceOfContent' }),
    z.strictObject({ own: Stance }).meta({ id: 'ShatterpointOwnStance' }),
  ])
  .meta({ id: 'ShatterpointStanceSource' })
export type StanceSource = z.infer<typeof StanceSource>

/** The combat tree of a stance of the content, or one that the question describes. */
export const TreeSource = z
  .union([
    z.strictObject({ content: ContentStance }).meta({ id: 'ShatterpointTreeOfContent' }),
    z.strictObject({ own: CombatTree }).meta({ id: 'ShatterpointOwnTree' }),
  ])
  .meta({ id: 'ShatterpointTreeSource' })
export type TreeSource = z.infer<typeof TreeSource>

export function findStance(source: StanceSource, content: ShatterpointContent, path: Path): Stance | Refusal {
  if ('own' in source) return source.own
  return stanceOf(source.content.unit, source.content.stance, content, [...path, 'content'])
}

export function findTree(source: TreeSource, content: ShatterpointContent, path: Path): Tree | Refusal {
  if ('own' in source) return readTree(source.own, [...path, 'own'])
  const stance = findStance(source, content, path)
  return stance instanceof Refusal ? stance : readTree(stance.tree, path)
}
