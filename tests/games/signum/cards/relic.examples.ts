import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const ONE_ARMOUR = { slots: [{ type: 'armourCloak', count: 1 }] }
const PLATE = { name: 'heavy-plate', type: 'armourCloak', tokens: 4 }
const LANCE = { name: 'jousting-lance', type: 'meleeWeapon' }

const relic = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.relic',
  input: { hero: ONE_ARMOUR, ...input },
  outcome,
  rule,
})
const illegal = (rule: string): JsonObject => ({ legal: false, violations: [{ rule }] })

export const RELIC_EXAMPLES: readonly WorkedExample[] = [
  relic(
    'E-02a',
    'the Cuirass of Illusions replaces Heavy Plate',
    { relics: [PLATE], wants: { play: { relic: { card: 'cuirass-of-illusions' } } } },
    { legal: true, relics: [{ name: 'cuirass-of-illusions' }], discarded: ['heavy-plate'] },
    'signum.relic.replace',
  ),
  relic(
    'E-02b',
    'the first armour replaces nothing and has its tokens',
    { wants: { play: { relic: { card: 'heavy-plate' } } } },
    { legal: true, relics: [{ name: 'heavy-plate', tokens: 4, uses: null }], discarded: [] },
    'signum.relic.hero-only',
  ),
  relic(
    'E-02c',
    'no slot for a weapon',
    { wants: { play: { relic: { card: 'jousting-lance' } } } },
    illegal('signum.relic.slots'),
    'signum.relic.slots',
  ),
  relic(
    'E-02d',
    'with two slots the player has to say which is discarded, and of the same type',
    {
      hero: { slots: [{ type: 'armourCloak', count: 2 }] },
      relics: [PLATE, { name: 'Cloak', type: 'armourCloak' }, LANCE],
      wants: { play: { relic: { card: 'cuirass-of-illusions' }, replaces: 'jousting-lance' } },
    },
    illegal('signum.relic.replace'),
    'signum.relic.replace',
  ),
  relic(
    'E-02e',
    'with two slots the chosen one is discarded',
    {
      hero: { slots: [{ type: 'armourCloak', count: 2 }] },
      relics: [PLATE, { name: 'Cloak', type: 'armourCloak' }],
      wants: { play: { relic: { card: 'cuirass-of-illusions' }, replaces: 'Cloak' } },
    },
    { legal: true, relics: [{ name: 'heavy-plate' }, { name: 'cuirass-of-illusions' }], discarded: ['Cloak'] },
    'signum.relic.replace',
  ),
  relic(
    'E-02f',
    'while a slot is free none is discarded',
    {
      hero: { slots: [{ type: 'armourCloak', count: 2 }] },
      relics: [PLATE],
      wants: { play: { relic: { card: 'cuirass-of-illusions' }, replaces: 'heavy-plate' } },
    },
    illegal('signum.relic.not-full'),
    'signum.relic.not-full',
  ),
  relic(
    'E-02g',
    'not for a character',
    { wants: { play: { relic: { card: 'heavy-plate' }, on: 'ownCharacter' } } },
    illegal('signum.relic.hero-only'),
    'signum.relic.hero-only',
  ),
  relic(
    'E-03a',
    'the Jousting Lance is used once in the own turn',
    { relics: [{ ...LANCE, uses: 2 }], wants: { use: { name: 'jousting-lance', role: 'attacker' } } },
    { legal: true, relics: [{ name: 'jousting-lance', uses: 1 }], discarded: [] },
    'signum.relic.uses-both-roles',
  ),
  relic(
    'E-03b',
    'and a second time when the hero is attacked',
    { relics: [{ ...LANCE, uses: 1 }], wants: { use: { name: 'jousting-lance', role: 'defender' } } },
    { legal: true, relics: [], discarded: ['jousting-lance'] },
    'signum.relic.destroyed',
  ),
  relic(
    'E-03c',
    'not twice in one combat',
    { relics: [{ ...LANCE, uses: 2 }], wants: { use: { name: 'jousting-lance', usedNow: true } } },
    illegal('signum.relic.uses'),
    'signum.relic.uses',
  ),
  relic(
    'E-03d',
    'a relic without uses cannot be used',
    { relics: [PLATE], wants: { use: { name: 'heavy-plate' } } },
    illegal('signum.relic.uses'),
    'signum.relic.uses',
  ),
  {
    id: 'E-03e',
    says: 'a relic that the hero does not have',
    operation: 'signum.relic',
    input: { hero: ONE_ARMOUR, wants: { use: { name: 'jousting-lance' } } },
    rule: 'signum.relic.named',
  },
  {
    id: 'E-03f',
    says: 'a hero that nobody knows',
    operation: 'signum.relic',
    input: { hero: { card: 'greer-the-stubborn' }, wants: { play: { relic: { card: 'heavy-plate' } } } },
    rule: 'signum.content.known',
  },
  relic(
    'E-84a',
    'a second copy of a relic is another thing',
    {
      hero: { slots: [{ type: 'armourCloak', count: 2 }] },
      relics: [{ ...PLATE, tokens: 1 }],
      wants: { play: { relic: { card: 'heavy-plate' } } },
    },
    {
      legal: true,
      relics: [
        { name: 'heavy-plate', tokens: 1 },
        { name: 'heavy-plate#2', tokens: 4 },
      ],
      discarded: [],
    },
    'signum.relic.slots',
  ),
  relic(
    'E-84b',
    'the Bottomless Purse is used once in a turn',
    {
      hero: { card: 'brissa-de-molforn' },
      relics: [{ name: 'bottomless-purse#1', type: 'treasure', uses: 3 }],
      wants: { use: { name: 'bottomless-purse#1' } },
    },
    { legal: true, relics: [{ name: 'bottomless-purse#1', uses: 2 }] },
    'signum.relic.use-outside-combat',
  ),
  relic(
    'E-84c',
    'and not again in the same turn, nor while a creature is activated',
    {
      hero: { card: 'brissa-de-molforn' },
      relics: [{ name: 'bottomless-purse#1', type: 'treasure', uses: 2 }],
      wants: { use: { name: 'bottomless-purse#1', usedThisTurn: true, inActivation: true } },
    },
    {
      legal: false,
      violations: [{ rule: 'signum.relic.use-outside-combat' }, { rule: 'signum.relic.use-outside-combat' }],
    },
    'signum.relic.use-outside-combat',
  ),
  relic(
    'E-84d',
    'a use in combat holds for that combat',
    {
      hero: { card: 'brissa-de-molforn' },
      relics: [{ ...LANCE, uses: 2 }],
      wants: { use: { name: 'jousting-lance', role: 'defender' } },
    },
    { legal: true, relics: [{ uses: 1 }] },
    'signum.relic.use-one-combat',
  ),
]
