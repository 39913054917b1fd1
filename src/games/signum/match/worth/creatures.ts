import { gapBetween } from '../../../../geometry/disc/disc.ts'
import { AFTER_MOVING, RANGED_KINDS, type RangedKind, REACH } from '../../combat/ranged/ranged-kind.ts'
import { enemiesOf } from '../../measuring/distance.ts'
import { amountOf, type Creature, has, isWounded } from '../../table/creature.ts'
import type { PlacedBoard, PlacedCreature } from '../../table/placed-board.ts'
import { BAND_LENGTHS, centimetres } from '../../vocabulary.ts'
import { WORTH } from './weights.ts'

/** How likely a die of each attack is a hit that is not blocked. */
const HITS: Readonly<Record<RangedKind, number>> = { shot: 2 / 9, throwing: 4 / 9, magicalShot: 1 / 3 }

const isWeak = (creature: Creature): boolean => isWounded(creature) && !has(creature, 'fortitude')

const healthLeft = ({ health, wounds }: Creature): number => Math.max(0, health - wounds)

/** What a creature is worth to its side while it lives. */
export function creatureWorth(creature: Creature, tokens: number): number {
  return creature.kind === 'hero' ? heroWorth(creature, tokens) : characterWorth(creature)
}

/** The life of a hero, with the tokens of its relics. */
function heroWorth(hero: Creature, tokens: number): number {
  const life = healthLeft(hero) + hero.armour + tokens
  return WORTH.heroLife * life - WORTH.lastLife * Math.max(0, WORTH.lastLives - life) + armsWorth(hero)
}

function characterWorth(creature: Creature): number {
  return WORTH.health * healthLeft(creature) + WORTH.armour * creature.armour + armsWorth(creature)
}

/** What a creature can do to others. */
function armsWorth(creature: Creature): number {
  const { strength, hidden, abilities } = creature
  const shots = Math.max(...RANGED_KINDS.map((kind) => amountOf(creature, kind)))
  return (
    WORTH.strength * strength * (isWeak(creature) ? 0.5 : 1) +
    WORTH.shot * shots +
    WORTH.healer * amountOf(creature, 'healer') +
    (has(creature, 'aura') ? WORTH.aura : 0) +
    (hidden ? WORTH.hidden : 0) +
    WORTH.ability * abilities.length
  )
}

/** The harm that a creature is expected to do to another in its next turn, by a rule of thumb. */
export function threatOf({ creature, disc }: PlacedCreature, target: PlacedCreature): number {
  const gap = gapBetween(disc, target.disc)
  const reach = BAND_LENGTHS[creature.movement]
  const melee = gap <= reach ? creature.strength * (isWeak(creature) ? 1 / 3 : 2 / 3) * 0.7 : 0
  const shots = RANGED_KINDS.map((kind) => {
    const far = BAND_LENGTHS[REACH[kind]] + (has(creature, AFTER_MOVING[kind]) ? reach : 0)
    return gap <= far ? amountOf(creature, kind) * HITS[kind] : 0
  })
  return Math.max(melee, ...shots)
}

/** What the place of a creature is worth: near to enemies for those who strike, out of contact for those who shoot. */
export function placeWorth(board: PlacedBoard, placed: PlacedCreature): number {
  const { creature, disc } = placed
  const enemies = enemiesOf(board, creature.player).map((enemy) => ({ enemy, gap: gapBetween(disc, enemy.disc) }))
  if (enemies.length === 0) return 0
  const nearest = Math.max(0, Math.min(...enemies.map(({ gap }) => gap)))
  if (creature.kind === 'hero') return heroPlace(nearest) + (creature.moved ? WORTH.heroMoved : 0)
  const hero = enemies.find(({ enemy }) => enemy.creature.kind === 'hero')?.gap ?? nearest
  const reach = Math.max(...RANGED_KINDS.map((kind) => (amountOf(creature, kind) > 0 ? BAND_LENGTHS[REACH[kind]] : 0)))
  const held = reach > 0 && nearest === 0 ? WORTH.shooterHeld : 0
  return held + WORTH.farAway * beyond(nearest, reach) + WORTH.farFromHero * beyond(hero, reach)
}

/** A hero keeps some distance. */
const SAFE = 150_000
const heroPlace = (nearest: number): number => WORTH.heroPressed * centimetres(Math.max(0, SAFE - nearest))

const beyond = (gap: number, reach: number): number => centimetres(Math.max(0, gap - reach))
