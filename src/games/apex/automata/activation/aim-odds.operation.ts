import { z } from 'zod'
import { average, percent } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { NO_HELMET, readyShot, type Shooting } from '../../combat/shot/shot-declaration.ts'
import { oddsOfDeclared, ShotOdds } from '../../combat/shot/shot-odds.ts'
import { seeTarget } from '../../combat/shot/situation.ts'
import { DEATH_BOXES, STARTING_SHIELD } from '../../content/vitals.ts'
import { type ApexContext, defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { findToken, HelmetReference } from '../../loot/loot.ts'
import type { ApexRules } from '../../rules.ts'
import { ARSENAL_MISSING, hasArsenal, haveRoles, ROLES_MISSING } from '../setting/fields.ts'
import { aimFields, isInTime, OUT_OF_TIME, readAim } from '../shot/aim-question.ts'
import { ACTIVATION_RULES } from './activation-rules.ts'
import { shootingOn } from './firing.ts'

const fields = z.strictObject({
  ...aimFields,
  helmet: HelmetReference.optional().describe('That of the target; without effect, if left out.'),
})
type Input = z.infer<typeof fields>

/** The Shot that was aimed, with what is known of the target; Zones are those that the question gives. */
function shootingAt(input: Input, context: ApexContext): (Shooting & { readonly id: string }) | Refusal {
  const { content } = context
  const helmet = input.helmet === undefined ? NO_HELMET : findToken(input.helmet, 'helmet', content.helmets, ['helmet'])
  const found = readAim(input, context)
  if (found instanceof Refusal) return found
  if (helmet instanceof Refusal) return helmet
  const { aimed, from, field } = found
  const { cell, enemy } = aimed.target
  const looked = seeTarget(field.board, { shooter: from, target: cell }, [], content, new Trace<ApexRules>())
  const shooting = shootingOn(aimed, { ...looked, zones: [] })
  const zones = input.zoneDifficulty === 0 ? [] : [zoneModifier(input.zoneDifficulty)]
  const { shield, health } = input.enemies.find(({ id }) => id === enemy.id) ?? { shield: 0, health: 0 }
  const shieldMaximum = Math.max(STARTING_SHIELD, shield)
  const target = { shield, health, shieldMaximum, emergencyShield: null, deathBoxes: DEATH_BOXES }
  return { ...shooting, id: enemy.id, helmet, target, modifiers: [...shooting.modifiers, ...zones] }
}

const zoneModifier = (difficulty: number): Shooting['modifiers'][number] => ({
  label: 'Zones',
  kind: 'other',
  effects: [{ difficulty }],
})

export const automatonAimOddsOperation = defineApexOperation({
  id: 'apex.automata-aim-odds',
  kind: 'resolution',
  summary: {
    en: 'The exact odds of the Shot that an Automaton would aim now: hits, headshots, damage and elimination.',
    es: 'Las probabilidades exactas del Disparo que apuntaría ahora un Autómata: impactos, daño y eliminación.',
  },
  rules: [...ACTIVATION_RULES],
  input: fields
    .refine(hasArsenal, ARSENAL_MISSING)
    .refine(haveRoles, ROLES_MISSING)
    .refine(isInTime, OUT_OF_TIME)
    .meta({ id: 'ApexAutomataAimOddsInput' }),
  outcome: z
    .object({ target: z.string().describe('Whom it shoots at.'), ...ShotOdds.shape })
    .meta({ id: 'ApexAutomataAimOddsOutcome' }),
  examples: [
    {
      name: 'With sight, stock and a boost (E-15)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, arsenal: { card: 'ar-1' }, charges: 2 },
        enemies: [
          { id: 'wraith', cell: { column: 6, row: 6 }, shield: 12, role: 'primary' },
          { id: 'bangalore', cell: { column: 2, row: 10 }, role: 'secondary' },
        ],
        feat: { card: 'gf-01' },
        cause: 'optimal',
      },
    },
  ],
  run(input, context) {
    const shooting = shootingAt(input, context)
    if (shooting instanceof Refusal) return shooting
    const { content, trace } = context
    return { target: shooting.id, ...oddsOfDeclared(readyShot(shooting, content, trace), content) }
  },
  headline({ target, anyHit, expectedDamage, eliminates }, _input, locale, content) {
    const name = legendName(target, locale, content)
    return {
      en: `Shot at ${name}: hit ${percent(anyHit, 'en')}, ${average(expectedDamage, 'en')} damage on average, elimination ${percent(eliminates, 'en')}.`,
      es: `Disparo a ${name}: impacto ${percent(anyHit, 'es')}, ${average(expectedDamage, 'es')} de daño de media, eliminación ${percent(eliminates, 'es')}.`,
    }[locale]
  },
  details: ({ damage, anyHeadshot }, _input, locale) => {
    const spread = damage.map(({ count, probability }) => `${count}: ${percent(probability, locale)}`).join(', ')
    return {
      en: [`Damage – ${spread}.`, `At least one headshot: ${percent(anyHeadshot, 'en')}.`],
      es: [`Daño – ${spread}.`, `Al menos un disparo a la cabeza: ${percent(anyHeadshot, 'es')}.`],
    }[locale]
  },
})
