import { z } from 'zod'
import { defineApexOperation } from '../../define.ts'
import { directionName } from '../../language/words.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { Facing, quartersBetween } from '../frame/viewpoint.ts'
import { fullTurn, type RotationMode, recordTurn, turnOnce, USED_UP } from './rotation.ts'

/** Whether the degrees that a card was turned lead from where it was laid to where it points. */
function isConsistent({ initialFacing, facing, turned, mode }: z.infer<typeof fields>): boolean {
  return turned <= fullTurn(mode) && quartersBetween(initialFacing, facing) === (turned / 90) % 4
}

const fields = z.strictObject({
  initialFacing: Facing.describe('How the card was laid.'),
  facing: Facing.describe('How it points now.'),
  turned: z.int().min(0).max(720).multipleOf(90).describe('The degrees by which it was turned so far.'),
  mode: z
    .enum(['move', 'danger', 'drop'])
    .meta({ id: 'ApexRotationMode' })
    .describe('Whether it guides a Movement action, a flight from a danger zone or the drop.'),
  hasPrimary: z.boolean().default(true).describe('Counts in a Movement action: there the way back is left out.'),
  moved: z.boolean().default(false).describe('Whether a step was made with this card.'),
})

function violationsOf(mode: RotationMode, turned: number, moved: boolean): ApexViolation[] {
  const stuck = { rule: USED_UP[mode], path: ['turned'], facts: { reason: 'EXHAUSTED', turned } }
  return [
    ...(moved
      ? [{ rule: 'apex.automata.move.blocked-moved' as const, path: ['moved'], facts: { reason: 'ALREADY_MOVED' } }]
      : []),
    ...(turned >= fullTurn(mode) ? [stuck] : []),
  ]
}

export const rotateRouteOperation = defineApexOperation({
  id: 'apex.automata-rotate-route',
  kind: 'resolution',
  summary: {
    en: 'Turns a Route card whose path is blocked: where it points next, and whether it is used up.',
    es: 'Gira una carta de Ruta cuyo camino está bloqueado: adónde apunta después y si está agotada.',
  },
  rules: [
    'apex.automata.route.rotation-pivot',
    'apex.automata.move.blocked-moved',
    'apex.automata.move.away-facing',
    'apex.automata.move.second-revolution',
    'apex.automata.move.stuck',
    'apex.automata.danger.fallback',
    'apex.automata.drop.enemy-fallback',
  ],
  input: fields
    .refine(isConsistent, { path: ['turned'], error: 'It leads from the initial facing to the present one.' })
    .meta({ id: 'ApexAutomataRotateRouteInput' }),
  outcome: z
    .object({
      facing: Facing,
      turned: z.int().min(0).max(720),
      skippedAway: z.boolean().describe('Whether the way directly away from the primary enemy was left out.'),
      ignoreDanger: z.boolean().describe('Whether danger zones may be entered now.'),
      exhausted: z.boolean().describe('Whether the card has been all the way round.'),
    })
    .meta({ id: 'ApexAutomataRotateRouteOutcome' }),
  examples: [
    {
      name: 'The way back is left out (E-11)',
      input: { initialFacing: 'N', facing: 'E', turned: 90, mode: 'move' },
    },
    {
      name: 'Once round: danger no longer counts (E-27)',
      input: { initialFacing: 'N', facing: 'W', turned: 270, mode: 'move' },
    },
    {
      name: 'Out of a danger zone, no way is left out',
      input: { initialFacing: 'W', facing: 'N', turned: 90, mode: 'danger' },
    },
  ],
  run({ initialFacing, facing, turned, mode, hasPrimary, moved }, { trace }) {
    const violations = violationsOf(mode, turned, moved)
    if (violations.length > 0) return refuse(violations)
    const next = turnOnce({ initialFacing, facing, turned }, mode, hasPrimary)
    recordTurn(facing, next, initialFacing, mode, trace)
    return next
  },
  headline({ facing, turned, exhausted }, _input, locale) {
    const spent = { en: ' and is used up', es: ' y queda agotada' }[locale]
    return {
      en: `The card points ${directionName(facing, 'en')}, turned by ${turned}°${exhausted ? spent : ''}.`,
      es: `La carta apunta al ${directionName(facing, 'es')}, girada ${turned}°${exhausted ? spent : ''}.`,
    }[locale]
  },
  details({ skippedAway, ignoreDanger, exhausted }, { initialFacing }, locale) {
    const away = {
      en: 'The way directly away from the primary enemy was left out.',
      es: 'Se omitió la dirección directamente opuesta al enemigo principal.',
    }[locale]
    const danger = {
      en: 'On this second turn round, danger zones may be entered.',
      es: 'En esta segunda vuelta se puede entrar en zonas de peligro.',
    }[locale]
    const laid = {
      en: `It was laid pointing ${directionName(initialFacing, 'en')}.`,
      es: `Se colocó apuntando al ${directionName(initialFacing, 'es')}.`,
    }[locale]
    return [...(skippedAway ? [away] : []), ...(ignoreDanger && !exhausted ? [danger] : []), laid]
  },
})
