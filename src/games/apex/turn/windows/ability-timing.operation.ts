import { z } from 'zod'
import { defineApexOperation } from '../../define.ts'
import { Label } from '../../language/label.ts'
import { ruleIds } from '../../rules.ts'
import { squadName } from '../../table/squad.ts'
import { timingRules } from './timing.rules.ts'
import { schedule, Timing, TimingKind, TURNS } from './timing.ts'

const { 'apex.cooldown.tick': _tick, 'apex.cooldown.accelerant': _accelerant, ...scheduling } = timingRules

export const abilityTimingOperation = defineApexOperation({
  id: 'apex.ability-timing',
  kind: 'resolution',
  summary: {
    en: 'Tells in which turn a duration expires or a delayed effect happens.',
    es: 'Dice en qué turno expira una duración u ocurre un efecto con demora.',
  },
  rules: ruleIds(scheduling),
  input: z
    .strictObject({
      turnIndex: z
        .int()
        .min(0)
        .max(TURNS - 1)
        .describe('The current squad turn, counted from 0: Red’s turn of round 1.'),
      kind: TimingKind,
      turns: z.int().min(1).max(20),
      ability: Label.default('ability').describe('How the answer calls the new token.'),
      cooldown: z
        .int()
        .min(1)
        .max(20)
        .optional()
        .describe('The position of the cooldown track that its card names; to learn when it is usable again.'),
      tokensThere: z
        .array(Label)
        .max(20)
        .default([])
        .describe('The tokens that lie under that initiative cell already, the top one first.'),
    })
    .meta({ id: 'ApexAbilityTimingInput' }),
  outcome: Timing,
  examples: [
    {
      name: 'Smoke, duration 3 (E-76)',
      input: { turnIndex: 4, kind: 'duration', turns: 3, ability: 'smoke-launcher', cooldown: 2 },
    },
    {
      name: 'Defensive Bombardment, delay 2 (E-77)',
      input: { turnIndex: 5, kind: 'delay', turns: 2, ability: 'defensive-bombardment' },
    },
  ],
  run: (input, { trace }) => schedule(input, trace),
  headline({ event, squad, round, afterTheEnd }, _input, locale) {
    if (afterTheEnd)
      return { en: 'The game ends before that.', es: 'La partida termina antes de que eso ocurra.' }[locale]
    const what = {
      en: { expires: 'The effect expires', triggers: 'The effect happens' },
      es: { expires: 'El efecto expira', triggers: 'El efecto ocurre' },
    }[locale][event]
    return {
      en: `${what} at the start of ${squadName(squad, 'en')}’s turn in round ${round}.`,
      es: `${what} al comienzo del turno del pelotón ${squadName(squad, 'es')} de la ronda ${round}.`,
    }[locale]
  },
})
