import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import {
  ActivationState,
  activation,
  cutShort,
  endActivation,
  flipStance,
  performAction,
  UsedAction,
} from './action.ts'
import { ACTION_NAMES } from './action.words.ts'
import { activationRules } from './activation.rules.ts'

const Wanted = z
  .union([
    z.strictObject({ action: UsedAction }).meta({ id: 'ShatterpointWantedAction' }),
    z.strictObject({ flipStance: z.literal(true) }).meta({ id: 'ShatterpointWantedFlip' }),
    z
      .strictObject({ flipByEffect: z.literal(true) })
      .describe('A flip that an effect gives.')
      .meta({ id: 'ShatterpointWantedFlipByEffect' }),
    z
      .strictObject({ woundedDuring: UsedAction })
      .describe('The unit becomes wounded in the middle of this action.')
      .meta({ id: 'ShatterpointWoundedDuring' }),
    z.strictObject({ end: z.literal(true) }).meta({ id: 'ShatterpointWantedEnd' }),
  ])
  .describe('An action, a flip of the stance card, or the end of the activation.')
  .meta({ id: 'ShatterpointWanted' })

const NOT_HERE = [
  'shatterpoint.activation.start',
  'shatterpoint.injury.flip',
  'shatterpoint.activation.condition-choice',
  'shatterpoint.defeat.check',
]

export const actionOperation = defineShatterpointOperation({
  id: 'shatterpoint.action',
  kind: 'resolution',
  summary: {
    en: 'Whether a unit may perform an action or flip its stance now, what its characters may do, and what is left.',
    es: 'Si una unidad puede realizar ahora una acción o girar su postura, qué pueden hacer sus personajes y qué queda.',
  },
  rules: ruleIds(activationRules).filter((id) => !NOT_HERE.includes(id)),
  input: z
    .strictObject({
      ...activation,
      wants: Wanted,
    })
    .meta({ id: 'ShatterpointActionInput' }),
  outcome: ActivationState,
  examples: [
    {
      name: 'One character moves, the other declines (E-14)',
      input: {
        unit: 'Clan Kryze Mandalorians',
        characters: [{ id: 'first' }, { id: 'second', declines: true }],
        wants: { action: { action: 'move' } },
      },
    },
    {
      name: 'A stance is flipped (E-03)',
      input: {
        unit: 'Lord Maul',
        characters: [{ id: 'Maul' }],
        stances: { active: 'Dark Fury', other: 'Sinister Cunning' },
        wants: { flipStance: true },
      },
    },
    {
      name: 'The activation ends early',
      input: { unit: 'Rex', characters: [{ id: 'Rex' }], used: [{ action: 'focus' }], wants: { end: true } },
    },
    ...(['combat', 'ability', 'recover', 'takeCover'] as const).map((action) => ({
      name: `The action ${ACTION_NAMES[action].en}`,
      input: {
        unit: 'Rex',
        characters: [{ id: 'Rex' }],
        used: [{ action: 'focus' as const }],
        wants: { action: { action } },
      },
    })),
    {
      name: 'A granted focus action',
      input: {
        unit: 'Gar Saxon',
        characters: [{ id: 'Saxon' }],
        used: [{ action: 'move' }, { action: 'combat' }],
        wants: { action: { action: 'focus', granted: true } },
      },
    },
  ],
  run({ wants, ...now }, { trace }) {
    if ('end' in wants) return endActivation(now, trace)
    if ('flipStance' in wants) return flipStance(now, false, trace)
    if ('flipByEffect' in wants) return flipStance(now, true, trace)
    if ('woundedDuring' in wants) return cutShort(now, wants.woundedDuring, trace)
    return performAction(now, wants.action, trace)
  },
  headline({ left, stance, over }, { unit, wants }, locale) {
    if ('flipStance' in wants || 'flipByEffect' in wants) {
      return { en: `${unit} is now in the stance ${stance}.`, es: `${unit} está ahora en la postura ${stance}.` }[
        locale
      ]
    }
    if (over || 'end' in wants || 'woundedDuring' in wants) {
      return { en: `${unit} ends its activation.`, es: `${unit} termina su activación.` }[locale]
    }
    const name = ACTION_NAMES[wants.action.action][locale]
    return {
      en: `${unit} performs the ${name} action; ${left === 0 ? 'no actions are' : left === 1 ? '1 action is' : `${left} actions are`} left.`,
      es: `${unit} realiza la acción de ${name}; ${left === 0 ? 'no quedan acciones' : left === 1 ? 'queda 1 acción' : `quedan ${left} acciones`}.`,
    }[locale]
  },
  details({ open, over }, _input, locale) {
    if (over || open.length === 0) return []
    const names = formatList(
      open.map((action) => ACTION_NAMES[action][locale]),
      locale,
    )
    return [{ en: `Actions still open: ${names}.`, es: `Acciones aún posibles: ${names}.` }[locale]]
  },
})
