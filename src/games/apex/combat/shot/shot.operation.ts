import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { type ApexRule, ruleIds } from '../../rules.ts'
import { coverRules } from '../../sight/cover.rules.ts'
import { zoneRules } from '../../sight/zones.rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { aimRules } from './aim.rules.ts'
import { GivenCards, withAimDeck } from './aim-deck.ts'
import { aimTrackRules } from './aim-track.rules.ts'
import { FROM_A_ROOF, LONGBOW_SHOT, SHOTGUN_AT_COVER } from './shot.examples.ts'
import { shotRules } from './shot.rules.ts'
import { shotScene } from './shot.scene.ts'
import { Shot, shot } from './shot.ts'
import { shotSentence } from './shot.words.ts'
import { shotDeclaration } from './shot-declaration.ts'
import { shotResultRules } from './shot-result.rules.ts'

/** What may be cited before the cards are revealed. */
export const DECLARATION_RULES: readonly ApexRule[] = [
  ...ruleIds(boardRules, contentRules, coverRules, zoneRules, aimTrackRules, shotRules),
  'apex.grid.roof-intersections',
  'apex.activation.shoot-once',
  'apex.attachment.fit',
  'apex.attachment.occupied',
  'apex.attachment.printed',
  'apex.distance.count',
  'apex.damage.recover-cap',
]

export const shotOperation = defineApexOperation({
  id: 'apex.shot',
  kind: 'resolution',
  summary: {
    en: 'Resolves a whole shoot action, from the line of sight to the last point of damage.',
    es: 'Resuelve una acción de disparo completa, desde la línea de visión hasta el último punto de daño.',
  },
  rules: [
    ...DECLARATION_RULES,
    ...ruleIds(aimRules, shotResultRules),
    'apex.damage.order',
    'apex.damage.emergency-shield',
    'apex.elimination.trigger',
    'apex.elimination.steps',
    'apex.elimination.keeps',
  ],
  input: z.strictObject({ ...shotDeclaration, cards: GivenCards, seed: Seed.optional() }).meta({ id: 'ApexShotInput' }),
  outcome: Shot,
  examples: [
    {
      name: 'The Longbow of the rulebook (E-48 to E-50)',
      input: { ...LONGBOW_SHOT, cards: [{ card: 'aim-05' }, { card: 'aim-02' }, { card: 'aim-12' }] },
    },
    {
      name: 'A shotgun at a target in cover, drawn by the service',
      input: { ...SHOTGUN_AT_COVER, seed: `hmac-sha256,1,${'0'.repeat(64)}` },
    },
    {
      name: 'From a roof through smoke, the second card forced',
      input: { ...FROM_A_ROOF, cards: [null, { card: 'aim-14' }, null], seed: `hmac-sha256,1,${'1'.repeat(64)}` },
    },
  ],
  run: (input, { content, random, trace }) =>
    shot(input, input.cards, { content: withAimDeck(content, input.aimDeck), random, trace }),
  headline: (outcome, _input, locale) => shotSentence(outcome, locale),
  picture: (outcome, input, caption) => shotScene(outcome, input, caption),
})
