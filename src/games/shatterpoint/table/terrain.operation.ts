import { z } from 'zod'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { Battlefield } from './battlefield.ts'
import { objectsOn } from './named-objects.ts'
import { SKIRMISH } from './tables.examples.ts'
import { terrainRules } from './terrain.rules.ts'
import { terrainScene } from './terrain.scene.ts'
import { TerrainEffect, terrainEffect } from './terrain-effect.ts'

export const terrainOperation = defineShatterpointOperation({
  id: 'shatterpoint.terrain',
  kind: 'list',
  summary: {
    en: 'Says what every terrain part is to a character: how high, whether it hides what is behind it, how it is passed.',
    es: 'Dice qué es cada parte de terreno para un personaje: cómo de alta, si oculta lo que hay detrás, cómo se pasa.',
  },
  rules: [
    ...placingRules,
    ...ruleIds(terrainRules),
    'shatterpoint.elevation.same',
    'shatterpoint.elevation.higher',
    'shatterpoint.los.transparent',
    'shatterpoint.los.blocker',
  ],
  input: z
    .strictObject({ battlefield: Battlefield, object: Id.describe('The character or objective.') })
    .meta({ id: 'ShatterpointTerrainInput' }),
  outcome: z
    .object({ parts: z.array(TerrainEffect).max(LIMITS.partsInAll) })
    .meta({ id: 'ShatterpointTerrainOutcome' }),
  examples: [{ name: 'Building, crates and gantry', input: { battlefield: { drawn: SKIRMISH }, object: 'Anakin' } }],
  run({ battlefield, object }, { content, trace }) {
    const asked = objectsOn(battlefield, { object }, content)
    if (asked instanceof Refusal) return asked
    const { field, found } = asked
    return { parts: field.parts.map((part) => terrainEffect(field, part, found.object, trace)) }
  },
  headline({ parts }, { object }, locale) {
    const named = (test: (effect: TerrainEffect) => boolean) =>
      formatList(
        parts.filter(test).map(({ part }) => part),
        locale,
      ) || { en: 'nothing', es: 'nada' }[locale]
    const countOf = (test: (effect: TerrainEffect) => boolean) => parts.filter(test).length
    const [hides, around] = [named(({ hides }) => hides), named(({ movement }) => movement === 'around')]
    return {
      en: `For ${object}: ${hides} ${countOf(({ hides }) => hides) > 1 ? 'block' : 'blocks'} sight; ${around} ${countOf(({ movement }) => movement === 'around') > 1 ? 'have' : 'has'} to be gone around.`,
      es: `Para ${object}: ${countOf(({ hides }) => hides) > 1 ? 'tapan' : 'tapa'} la vista ${hides}; hay que rodear ${around}.`,
    }[locale]
  },
  details: ({ parts }, _input, locale) => parts.map((part) => partLine(part, locale)),
  picture: ({ parts }, { battlefield, object }, caption) => terrainScene(battlefield, object, parts, caption),
})

const ELEVATIONS: Readonly<Record<TerrainEffect['elevation'], Localized>> = {
  same: { en: 'at the same elevation', es: 'al mismo nivel' },
  higher: { en: 'higher', es: 'más alto' },
  lower: { en: 'lower', es: 'más bajo' },
}
const PASSAGES: Readonly<Record<TerrainEffect['movement'], Localized>> = {
  through: { en: 'movement goes under or through it', es: 'se pasa por debajo o a través' },
  over: { en: 'movement goes over it', es: 'se pasa por encima' },
  around: { en: 'movement goes around it', es: 'hay que rodearlo' },
}

/** `gantry: higher; it does not block sight; movement goes under or through it.` */
function partLine({ part, elevation, hides, movement }: TerrainEffect, locale: Locale): string {
  const sight = hides
    ? { en: 'it blocks sight', es: 'tapa la vista' }
    : { en: 'it does not block sight', es: 'no tapa la vista' }
  return `${part}: ${ELEVATIONS[elevation][locale]}; ${sight[locale]}; ${PASSAGES[movement][locale]}.`
}
