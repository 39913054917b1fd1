import { z } from 'zod'
import type { AbilityCard } from '../content/abilities.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { Label } from '../language/label.ts'
import { LIMITS } from '../vocabulary.ts'
import type { UsableAbility } from './ability.ts'

const distance = z.int().min(0).max(LIMITS.side)
const turns = z.int().min(1).max(20)

const Face = z
  .strictObject({
    name: Label,
    legend: Label.default('Legend'),
    kind: z.enum(['free', 'special']).default('free').meta({ id: 'ApexOwnAbilityKind' }),
    ap: z.int().min(0).max(2).default(0),
    cooldown: z.int().min(1).max(6),
    place: z
      .strictObject({
        on: z.enum(['space', 'intersection', 'legend']).meta({ id: 'ApexAbilityGround' }),
        free: z.boolean().default(false),
        range: z.strictObject({ min: distance, max: distance }).meta({ id: 'ApexAbilityRange' }),
        lineOfSight: z.boolean().default(false),
        upTo: z.int().min(1).max(6).default(1).describe('To how many Legends it is attached at most.'),
      })
      .nullable()
      .default(null)
      .meta({ id: 'ApexAbilityPlace' }),
    timing: z
      .union([z.strictObject({ duration: turns }), z.strictObject({ delay: turns })])
      .optional()
      .describe('At once if left out.')
      .meta({ id: 'ApexOwnAbilityTiming' }),
    isForOwner: z.boolean().default(false).describe('What it does when it happens is for its own Legend alone.'),
    permanent: z.boolean().default(false).describe('Its miniature is PERMANENT.'),
  })
  .meta({ id: 'ApexAbilityFace' })

/** An ability card by its id, or what is printed on one. */
export const AbilityReference = z
  .union([
    z.strictObject({ id: z.string().max(80).describe('An ability of the content.') }),
    z.strictObject({ face: Face }),
  ])
  .meta({ id: 'ApexAbilityReference' })
export type AbilityReference = z.infer<typeof AbilityReference>

/** Finds an ability; null if the content has none of that id. */
export function findAbility(reference: AbilityReference, content: ApexContent): UsableAbility | null {
  if ('face' in reference) return ofFace(reference.face)
  const card = content.abilityCards.get(reference.id)
  return card === undefined ? null : ofCard(card)
}

function ofCard({ id, legend, cooldown, place, tags, action, duration, delay }: AbilityCard): UsableAbility {
  const attached = action.effects.find(({ effect }) => effect === 'attachMiniature')
  const upTo = attached !== undefined && 'upTo' in attached ? attached.upTo : 1
  const isForOwner = delay?.effects.every(({ to }) => to === 'self') ?? false
  const timed =
    duration !== null
      ? ({ kind: 'duration', turns: duration.turns } as const)
      : delay !== null
        ? ({ kind: 'delay', turns: delay.turns } as const)
        : null
  return { id, legend, cooldown, place, tags, kind: action.kind, ap: action.ap, upTo, timed, isForOwner }
}

function ofFace(face: z.infer<typeof Face>): UsableAbility {
  const { name, legend, kind, ap, cooldown, place, timing, permanent, isForOwner } = face
  const timed =
    timing === undefined
      ? null
      : 'duration' in timing
        ? ({ kind: 'duration', turns: timing.duration } as const)
        : ({ kind: 'delay', turns: timing.delay } as const)
  return {
    id: name,
    legend,
    kind,
    ap,
    cooldown,
    place: place === null ? null : { ...place, miniature: name, zone: false },
    upTo: place?.upTo ?? 1,
    timed,
    isForOwner,
    tags: permanent ? ['PERMANENT'] : [],
  }
}
