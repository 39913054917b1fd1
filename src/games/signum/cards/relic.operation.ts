import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { notAllowed, RuleViolations } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { relicUseRules } from './relic-uses.rules.ts'
import { relicRules } from './relics.rules.ts'
import { Bearing, HeldRelic, nameViolations, Playing, playRelic, spendUse, Using } from './relics.ts'

const Wanted = z
  .union([
    z.strictObject({ play: Playing }).meta({ id: 'SignumRelicPlayed' }),
    z.strictObject({ use: Using }).meta({ id: 'SignumRelicUsed' }),
  ])
  .meta({ id: 'SignumRelicWanted' })

const LANCE = { name: 'jousting-lance', type: 'meleeWeapon' as const, uses: 1 }
const PLATE = { name: 'heavy-plate', type: 'armourCloak' as const, tokens: 4 }

export const relicOperation = defineSignumOperation({
  id: 'signum.relic',
  kind: 'check',
  summary: {
    en: 'Plays a relic on a hero, or uses one: the relics afterwards and what goes to the graveyard.',
    es: 'Juega una reliquia sobre un héroe, o usa una: las reliquias después y lo que va al cementerio.',
  },
  rules: [...ruleIds(relicRules, relicUseRules), 'signum.content.known'],
  input: Bearing.extend({ wants: Wanted }).meta({ id: 'SignumRelicInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      relics: z.array(HeldRelic).describe('Afterwards.'),
      discarded: z.array(Id),
      violations: RuleViolations,
    })
    .meta({ id: 'SignumRelicOutcome' }),
  examples: [
    {
      name: 'One armour replaces another (E-02)',
      input: {
        hero: { card: 'brissa-de-molforn' },
        relics: [PLATE],
        wants: { play: { relic: { card: 'cuirass-of-illusions' } } },
      },
    },
    {
      name: 'The last use of the Jousting Lance (E-03)',
      input: {
        hero: { card: 'brissa-de-molforn' },
        relics: [LANCE],
        wants: { use: { name: 'jousting-lance', role: 'defender' } },
      },
    },
    {
      name: 'No slot, and not for a character',
      input: {
        hero: { slots: [{ type: 'treasure', count: 1 }] },
        wants: { play: { relic: { card: 'heavy-plate' }, on: 'ownCharacter' } },
      },
    },
  ],
  run({ wants, ...bearing }, { content, trace }) {
    const broken = nameViolations(bearing)
    if (broken !== null) return broken
    return 'play' in wants ? playRelic(bearing, wants.play, content, trace) : spendUse(bearing, wants.use, trace)
  },
  headline({ legal, violations, relics, discarded }, _input, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const names = (all: readonly string[]) =>
      all.length === 0 ? { en: 'none', es: 'ninguna' }[locale] : formatList(cardNames(all, locale, content), locale)
    const held = names(relics.map(({ name }) => name))
    return {
      en: `Relics: ${held}; discarded: ${names(discarded)}.`,
      es: `${relics.length === 1 ? 'Reliquia' : 'Reliquias'}: ${held}; ${discarded.length === 1 ? 'descartada' : 'descartadas'}: ${names(discarded)}.`,
    }[locale]
  },
})
