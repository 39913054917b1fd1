import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { Count } from '../../vocabulary.ts'
import { automatonCardName } from '../cards/card.words.ts'
import type { AutomatonFeat } from '../content/automaton-feats.ts'
import { CardEffect } from '../content/card-effects.ts'
import { findCard } from '../setting/card-form.ts'
import { AutomatonInput } from '../setting/fields.ts'
import { automatonViolations } from '../setting/read-field.ts'
import { FeatForm, ReactionPhase } from './feat-form.ts'
import { reactionRules } from './reaction.rules.ts'
import { judgeReaction, reactionOf } from './reveal-reaction.ts'

export const revealReactionOperation = defineApexOperation({
  id: 'apex.automata-reveal-reaction',
  kind: 'resolution',
  summary: {
    en: 'What the Feat does that an Automaton reveals when it is shot at: now, after the shot, or never.',
    es: 'Qué hace la Proeza que revela un Autómata cuando le disparan: ahora, tras el disparo o nunca.',
  },
  rules: [
    ...ruleIds(reactionRules),
    'apex.content.known',
    'apex.automata.charge.limit',
    'apex.automata.life.max',
    'apex.automata.feat.spend',
  ],
  input: z
    .strictObject({
      automaton: AutomatonInput.describe('The target.'),
      feat: FeatForm.describe('The Feat on top of its deck.'),
      phase: ReactionPhase,
      prevented: z.boolean().default(false).describe('Whether reactions were forbidden before the draw.'),
      cancelled: z.boolean().default(false).describe('Whether the revealed reaction is cancelled.'),
      eliminated: z.boolean().default(false).describe('Whether the shot eliminated the Automaton.'),
    })
    .meta({ id: 'ApexAutomataRevealReactionInput' }),
  outcome: z
    .object({
      revealed: z.string().nullable(),
      kind: z.enum(['reactionBefore', 'reactionAfter']).meta({ id: 'ApexRevealedReaction' }).nullable(),
      resolves: z.enum(['now', 'later', 'never']).meta({ id: 'ApexReactionMoment' }),
      reason: z.enum(['prevented', 'noReaction', 'cancelled', 'eliminated']).meta({ id: 'ApexNoReaction' }).nullable(),
      lines: z
        .array(z.object({ index: Count, paid: Count, effects: z.array(CardEffect) }).meta({ id: 'ApexReactionLine' }))
        .describe('The lines that are applied now, with what they cost.'),
      chargesAfter: Count,
      discarded: z.boolean(),
    })
    .meta({ id: 'ApexAutomataRevealReactionOutcome' }),
  examples: [
    {
      name: 'Shield after the shot (E-15)',
      input: { automaton: { cell: null, charges: 0 }, feat: { card: 'gf-02' }, phase: 'after' },
    },
    {
      name: 'Harder to hit (E-58)',
      input: { automaton: { cell: null }, feat: { card: 'gf-04' }, phase: 'before' },
    },
    {
      name: 'Reactions are forbidden (E-40)',
      input: { automaton: { cell: null }, feat: { card: 'gf-04' }, phase: 'before', prevented: true },
    },
  ],
  run({ automaton, feat: form, phase, prevented, cancelled, eliminated }, { trace, content }) {
    const violations = automatonViolations(automaton)
    if (violations.length > 0) return refuse(violations)
    const feat = findCard<AutomatonFeat>(form, content.automatonFeats, 'automatonFeat', ['feat'])
    if (feat instanceof Refusal) return feat
    const { charges, shield, health } = automaton
    if (prevented) {
      trace.applied('apex.automata.react.prevented', { drawn: false })
      const nothing = { revealed: null, kind: null, resolves: 'never' as const, reason: 'prevented' as const }
      return { ...nothing, lines: [], chargesAfter: charges, discarded: false }
    }
    if (phase === 'after' && reactionOf(feat) === 'reactionBefore') {
      const facts = { reason: 'WRONG_PHASE', feat: feat.id }
      return refuse([{ rule: 'apex.automata.react.before', path: ['phase'], facts }])
    }
    trace.applied('apex.automata.react.reveal', { feat: feat.id })
    const table = {
      field: null,
      cell: automaton.cell,
      arsenal: null,
      charges,
      shield,
      health,
      hasShot: automaton.shotThisActivation,
      enemies: [],
      squadmate: null,
      supply: new Map<string, number>(),
      isShooting: true,
    }
    const judged = judgeReaction(feat, { phase, cancelled, eliminated }, table, content, trace)
    const lines = judged.lines.map(({ index, paid, effects }) => ({ index, paid, effects: [...effects] }))
    return { revealed: feat.id, ...judged, lines }
  },
  headline({ revealed, resolves }, _input, locale, content) {
    if (revealed === null) return { en: 'Nothing is revealed.', es: 'No se revela nada.' }[locale]
    const name = automatonCardName(revealed, locale, content)
    return {
      en: `${name}: ${{ now: 'its reaction is applied now', later: 'kept until after the shot', never: 'no effect' }[resolves]}.`,
      es: `${name}: ${{ now: 'su reacción se aplica ahora', later: 'se guarda hasta después del disparo', never: 'sin efecto' }[resolves]}.`,
    }[locale]
  },
  details: ({ lines, chargesAfter }, _input, locale) =>
    lines.length === 0
      ? []
      : [
          {
            en: `${lines.length} of its lines ${lines.length === 1 ? 'applies' : 'apply'}; Charges left: ${chargesAfter}.`,
            es: `${lines.length === 1 ? 'Se aplica' : 'Se aplican'} ${lines.length} de sus líneas; Cargas restantes: ${chargesAfter}.`,
          }[locale],
        ],
})
