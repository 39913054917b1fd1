import type { z } from 'zod'
import type { FigureType } from '../vocabulary.ts'
import type { AiCard } from './ai-cards/ai-card.ts'
import type { AttackInstruction, Condition, Effect, EnemyReference, Reference, Selector } from './effects.ts'

/** Phrases that AI cards are made of; a card reads like its text. */

export const cog = (pick: Selector['pick'], ...where: Condition[]): Selector => ({ from: 'cog', where, pick })
export const locust = (types: EnemyReference[] | null, ...where: Condition[]): Selector => ({
  from: 'locust',
  ...(types === null ? {} : { types }),
  where,
  pick: 'all',
})

export const inSight: Condition = { los: ['self', 'it'] }
export const inOwnZone: Condition = { sameZone: ['self', 'it'] }
export const withinRange = (max: number): Condition => ({ range: ['self', 'it'], max })
export const withinMoves = (max: number): Condition => ({ moves: ['self', 'it'], max })
export const outOfCover: Condition = { not: { inCover: 'it' } }

export const some = (selector: Selector): Condition => ({ count: selector, cmp: '>=', n: 1 })
export const none = (selector: Selector): Condition => ({ count: selector, cmp: '==', n: 0 })
export const inPlay = (type: FigureType): Condition => some(locust([type]))
export const noneInPlay = (type: FigureType): Condition => none(locust([type]))
export const allCogsInCover: Condition = none(cog('all', outOfCover))

/** Whether every COG is at least this many moves from the candidate of the selector around it. */
export const farFromCogs = (moves: number): Condition =>
  none(cog('all', { moves: ['candidate', 'it'], max: moves - 1 }))

export const nearestCog: Selector = cog('nearest')
export const nearestInSight: Selector = cog('nearest', inSight)
export const named = (selector: Selector, as: Reference): Selector => ({ ...selector, as })

export const toward = (zones: number | null, goal: Selector | Reference): Effect => ({
  move: { zones, direction: 'toward', goal },
})
export const away = (zones: number, goal: Selector | Reference): Effect => ({
  move: { zones, direction: 'away', goal },
})
export const attack = (target: AttackInstruction['target'], more: Partial<AttackInstruction> = {}): Effect => ({
  attack: { target, ...more },
})
export const areaAttack: Effect = { attack: { target: { area: 'zone' } } }
export const each = (of: Selector, ...steps: Effect[]): Effect => ({ each: { of, do: steps } })

export const spawnAtNearestHole = (...figures: EnemyReference[]): Effect => ({
  spawn: { figures, place: { at: 'holes', pick: 'nearest', to: 'you' } },
})
export const spawnAtExit = (...figures: EnemyReference[]): Effect => ({
  spawn: { figures, place: { at: 'mapExit', pick: 'nearest' } },
})
export const spawnInEachHole = (moves: number, ...figures: EnemyReference[]): Effect => ({
  spawn: { figures, place: { at: 'holes', where: [{ moves: ['you', 'it'], max: moves }], pick: 'all' } },
})
export const drawAnother: Effect = { drawAnother: true }

type Card = Pick<z.input<typeof AiCard>, 'number' | 'trait' | 'otherwise' | 'text'> &
  Partial<Pick<z.input<typeof AiCard>, 'name' | 'redrawIf' | 'restricted' | 'provenance' | 'source'>>

const CONFIDENCE = 'Known from public sources, not from the rulebook; high confidence.'

/** Gives the maker of one set’s cards, which are named after the set unless they have a title. */
export const cardsOf =
  (set: AiCard['set'], setName: { en: string; es: string }) =>
  ({ number, name, ...card }: Card): z.input<typeof AiCard> => ({
    id: `ai-${String(number).padStart(2, '0')}`,
    kind: 'aiCard',
    name: name ?? { en: `${setName.en} ${number}`, es: `${setName.es} ${number}` },
    number,
    set,
    subject: set === 'general' ? null : set,
    redrawIf: null,
    restricted: null,
    provenance: 'public',
    source: CONFIDENCE,
    ...card,
  })
