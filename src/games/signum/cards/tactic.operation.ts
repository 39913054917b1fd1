import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { citeViolations, notAllowed, RuleViolations } from '../language/violation.ts'
import type { SignumViolation } from '../refusal.ts'
import { ruleIds, type SignumTrace } from '../rules.ts'
import { Id, Player } from '../vocabulary.ts'
import { tacticWindowRules } from './tactic-windows.rules.ts'
import { tacticRules } from './tactics.rules.ts'
import { Paid, setOffTactics, TacticEvent, TacticFate, TacticReference, tacticOf } from './tactics.ts'

const PlayedTactic = z
  .strictObject({
    player: Player,
    hero: Id,
    name: Id,
    tactic: TacticReference,
    paid: Paid.default({ turned: [], prosperity: 0 }),
  })
  .meta({ id: 'SignumPlayedTactic' })

const Happening = z
  .union([
    z.strictObject({ plays: PlayedTactic }).meta({ id: 'SignumTacticIsPlayed' }),
    z.strictObject({ event: TacticEvent }).meta({ id: 'SignumTacticsAreSetOff' }),
  ])
  .describe('A player lays a tactic, or something happens while tactics lie face down.')
  .meta({ id: 'SignumTacticHappening' })

const BRIBERY = { name: 'Secret Bribery', owner: 'A', tactic: { card: 'secret-bribery' } }
const SUMMONS = {
  event: 'opponentSummons' as const,
  card: 'Cordelia',
  paid: { turned: ['Temple'], prosperity: 1 },
  active: 'B',
  turnOrder: ['A', 'B'],
}

export const tacticOperation = defineSignumOperation({
  id: 'signum.tactic',
  kind: 'check',
  summary: {
    en: 'Lays a tactic face down, or tells which tactics an event sets off, in which order, and what they do.',
    es: 'Pone una táctica boca abajo, o dice qué tácticas provoca un suceso, en qué orden y qué hacen.',
  },
  rules: [
    ...ruleIds(tacticRules, tacticWindowRules),
    'signum.term.hero-locked',
    'signum.content.known',
    'signum.board.known',
  ],
  input: z.strictObject({ happening: Happening }).meta({ id: 'SignumTacticInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      tactics: z.array(TacticFate),
      pending: z.array(Id).describe('Whose owners have to answer: add an answer and ask again.'),
      discarded: z.array(Id),
      cancelled: z.boolean().describe('Whether the event is cancelled.'),
      returns: z.enum(['deck', 'hand']).nullable().describe('Where the card that was played goes instead.'),
      violations: RuleViolations,
    })
    .meta({ id: 'SignumTacticOutcome' }),
  examples: [
    {
      name: 'Secret Bribery (E-05)',
      input: {
        happening: {
          event: { ...SUMMONS, tactics: [BRIBERY], answers: [{ tactic: 'Secret Bribery', reveals: true }] },
        },
      },
    },
    {
      name: 'Two tactics, and the first cancels the event',
      input: {
        happening: {
          event: {
            ...SUMMONS,
            tactics: [{ name: 'Sealed Gates', owner: 'A', tactic: { card: 'sealed-gates' } }, BRIBERY],
            answers: [
              { tactic: 'Secret Bribery', reveals: true },
              { tactic: 'Sealed Gates', reveals: true },
            ],
          },
        },
      },
    },
    {
      name: 'One’s own turn sets off nothing',
      input: { happening: { event: { ...SUMMONS, active: 'A', tactics: [BRIBERY] } } },
    },
    {
      name: 'A tactic is laid',
      input: {
        happening: {
          plays: {
            player: 'A',
            hero: 'brissa-de-molforn',
            name: 'Secret Bribery',
            tactic: { card: 'secret-bribery' },
            paid: { turned: ['Tavern'], prosperity: 2 },
          },
        },
      },
    },
  ],
  run({ happening }, { content, trace }) {
    if ('plays' in happening) return layTactic(happening.plays, content, trace)
    const outcome = setOffTactics(happening.event, content, trace)
    return outcome instanceof Refusal ? outcome : { legal: true, ...outcome, violations: [] }
  },
  headline({ legal, violations, tactics, pending, cancelled }, { happening }, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    if ('plays' in happening) {
      const { player } = happening.plays
      return { en: `${player} lays a tactic face down.`, es: `${player} pone una táctica boca abajo.` }[locale]
    }
    if (pending.length > 0) {
      const names = formatList(cardNames(pending, locale, content), locale)
      return { en: `To be decided: ${names}.`, es: `Falta decidir: ${names}.` }[locale]
    }
    const revealed = tactics.filter(({ fate }) => fate === 'revealed').map(({ tactic }) => tactic)
    const names =
      revealed.length === 0
        ? { en: 'none', es: 'ninguna' }[locale]
        : formatList(cardNames(revealed, locale, content), locale)
    return {
      en: `Revealed: ${names}; ${cancelled ? 'the event is cancelled' : 'the event goes on'}.`,
      es: `${revealed.length === 1 ? 'Revelada' : 'Reveladas'}: ${names}; ${cancelled ? 'el suceso se cancela' : 'el suceso continúa'}.`,
    }[locale]
  },
})

/** A tactic that names a hero can be laid only by that hero’s group. */
function layTactic(
  { player, hero, name, tactic: reference, paid }: z.output<typeof PlayedTactic>,
  content: SignumContent,
  trace: SignumTrace,
) {
  const tactic = tacticOf(reference, ['happening', 'plays', 'tactic'], content)
  if (tactic instanceof Refusal) return tactic
  const isLocked = tactic.heroOnly !== null && tactic.heroOnly !== hero
  const facts = { card: name, hero: tactic.heroOnly ?? '', leader: hero }
  const violations: SignumViolation[] = isLocked
    ? [{ rule: 'signum.term.hero-locked', path: ['happening', 'plays', 'hero'], facts }]
    : []
  if (!isLocked) trace.applied('signum.tactic.face-down', { player, ...paid })
  return {
    legal: !isLocked,
    tactics: [],
    pending: [],
    discarded: [],
    cancelled: false,
    returns: null,
    violations: citeViolations(violations, trace),
  }
}
