import type { Lengths } from '../table/lengths.ts'
import type { ShatterpointContent } from './shatterpoint-content.ts'

/** The measuring tools that are used where a question brings none. */
export function standardLengths({ tools }: Pick<ShatterpointContent, 'tools'>): Lengths {
  const standard = tools.get('standard-tools')
  if (standard === undefined) throw new Error('The content has no standard measuring tools.')
  return standard.lengths
}
