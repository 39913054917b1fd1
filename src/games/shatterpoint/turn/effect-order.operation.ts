import type { Locale } from '../../../lib/locale.ts'
import { defineShatterpointOperation } from '../define.ts'
import { effectNames } from '../language/card-name.ts'
import { EffectOrder, EffectOrderQuestion, orderEffects } from './effect-order.ts'

export const effectOrderOperation = defineShatterpointOperation({
  id: 'shatterpoint.effect-order',
  kind: 'resolution',
  summary: {
    en: 'Says in which order effects at the same moment are resolved, who chooses, and which reactive abilities are too many.',
    es: 'Dice en qué orden se resuelven los efectos de un mismo momento, quién elige y qué capacidades reactivas sobran.',
  },
  rules: [
    'shatterpoint.turn.window-order',
    'shatterpoint.turn.window-order-attack',
    'shatterpoint.turn.closed',
    'shatterpoint.turn.one-event',
    'shatterpoint.turn.conditions-last',
    'shatterpoint.mission.rules-owner',
    'shatterpoint.ability.innate-choice',
    'shatterpoint.ability.one-reactive-per-trigger',
  ],
  input: EffectOrderQuestion,
  outcome: EffectOrder,
  examples: [
    {
      name: 'After an attack in the turn of the attacker',
      input: {
        activePlayer: 'A',
        attacker: 'A',
        effects: [
          { id: 'strained', owner: 'nobody', source: 'condition' },
          { id: 'Deflect', owner: 'B', reactive: true, event: 'attackResolved' },
          { id: 'Harassment', owner: 'A', reactive: true, event: 'attackResolved' },
          { id: 'Hunter', owner: 'A', may: true },
        ],
      },
    },
    {
      name: 'At the start of a turn',
      input: {
        activePlayer: 'B',
        effects: [
          { id: 'the priority die', owner: 'nobody', source: 'mission' },
          { id: 'Rex', owner: 'A' },
        ],
      },
    },
  ],
  run: orderEffects,
  headline: ({ parts }, _input, locale, content) => {
    const text = parts.map(
      ({ player, effects }) => `${ownerName(player, locale)} (${effectNames(effects, locale, content)})`,
    )
    return { en: `In this order: ${text.join(', then ')}.`, es: `En este orden: ${text.join('; después, ')}.` }[locale]
  },
  details: ({ parts, excess }, _input, locale, content) => [
    ...parts.flatMap(({ effects, orderedBy }) =>
      effects.length < 2
        ? []
        : [
            {
              en: `Player ${orderedBy} chooses the order of ${effectNames(effects, 'en', content)}.`,
              es: `El jugador ${orderedBy} elige el orden de ${effectNames(effects, 'es', content)}.`,
            }[locale],
          ],
    ),
    ...excess.map(
      ({ player, choose }) =>
        ({
          en: `Player ${player} may use only one of ${effectNames(choose, 'en', content)}.`,
          es: `El jugador ${player} solo puede usar una de estas: ${effectNames(choose, 'es', content)}.`,
        })[locale],
    ),
  ],
})

const ownerName = (player: string | null, locale: Locale): string =>
  player === null
    ? { en: 'effects of nobody', es: 'efectos de nadie' }[locale]
    : { en: `player ${player}`, es: `jugador ${player}` }[locale]
