import { Seed } from '../../../../contract/operation.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { SIGHT_RULES } from '../../activated/control.operation.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { DAMAGE_RULES } from '../../damage/damage.operation.ts'
import type { Damaged } from '../../damage/damage.ts'
import { damagedSentence } from '../../damage/damage.words.ts'
import { defineSignumOperation } from '../../define.ts'
import { hitCount, rollName } from '../../dice/fight.words.ts'
import { ruleIds } from '../../rules.ts'
import { actorName, situationScene, targetName } from '../../sight/situation.scene.ts'
import type { Situation } from '../../sight/situation.ts'
import { SITUATION_RULES } from '../../sight/situation-rules.ts'
import { AT_THE_FOREST, GARRUS, OPEN_FIELD, SEVERUS } from '../../sight/situations.examples.ts'
import type { SignumCaption } from '../../table/board.scene.ts'
import type { Push } from './buckshot.ts'
import { rangedRules } from './ranged.rules.ts'
import { rangedAbilityRules } from './ranged-abilities.rules.ts'
import { RangedAttack, RangedQuestion, rangedAttack } from './ranged-attack.ts'
import type { RangedKind } from './ranged-kind.ts'

/** What a ranged attack may cite before its dice are rolled. */
export const DECLARATION_RULES = [
  ...SITUATION_RULES,
  ...SIGHT_RULES,
  ...ruleIds(rangedAbilityRules).filter((id) => id !== 'signum.ability.buckshot'),
  'signum.reroll.text',
  'signum.ranged.ability',
  'signum.ranged.no-move',
  'signum.ranged.not-in-contact',
  'signum.ranged.target',
  'signum.ranged.reach',
  'signum.los.beats-range',
  'signum.stealth.untargetable',
  'signum.ability.shield-from',
  'signum.relic.hero-only',
  'signum.variant.teams.allies',
  'signum.stealth.no-hindrance',
] as const

const MUSKETEER: typeof GARRUS = {
  ...GARRUS,
  id: 'Musketeer',
  abilities: [{ id: 'shot', x: 2 }, { id: 'buckshot' }],
}

export const rangedAttackOperation = defineSignumOperation({
  id: 'signum.ranged-attack',
  kind: 'resolution',
  summary: {
    en: 'Resolves a ranged attack: rolls its dice and tells what becomes of the target, or refuses it with every reason.',
    es: 'Resuelve un ataque a distancia: tira sus dados y dice qué le pasa al objetivo, o lo rechaza con todas las razones.',
  },
  rules: [
    ...new Set([
      ...DECLARATION_RULES,
      ...DAMAGE_RULES,
      ...ruleIds(rangedRules).filter((id) => id !== 'signum.odds.ranged-net'),
      'signum.reroll.order' as const,
      'signum.reroll.defence' as const,
      'signum.ability.buckshot' as const,
      'signum.ability.steam-engine' as const,
      'signum.stealth.lose' as const,
      'signum.dice.given' as const,
    ]),
  ],
  input: RangedQuestion.extend({ seed: Seed.optional() }).meta({ id: 'SignumRangedAttackInput' }),
  outcome: RangedAttack,
  examples: [
    {
      name: 'Garrus shoots at Severus (E-17)',
      input: {
        kind: 'shot',
        situation: OPEN_FIELD,
        dice: { attack: { rolled: { d6: [1, 3, 2] } }, defence: { rolled: { d6: [3, 5] } } },
      },
    },
    {
      name: 'Through a forest',
      input: {
        kind: 'shot',
        situation: AT_THE_FOREST,
        dice: {
          attack: { rolled: { d6: [1, 2, 6] } },
          defence: { rolled: { d6: [3, 5] }, rerolled: { d6: [1] } },
        },
      },
    },
    {
      name: 'Buckshot pushes the target into another creature (E-48)',
      input: {
        kind: 'shot',
        situation: {
          onBoard: {
            board: {
              drawn: {
                creatures: [
                  { ...MUSKETEER, x: 10, y: 10 },
                  { ...SEVERUS, x: 20, y: 10 },
                  { id: 'Cordelia', player: 'Grypharim', x: 29, y: 10 },
                ],
              },
            },
            actor: 'Musketeer',
            target: 'Severus',
          },
        },
        dice: { attack: { rolled: { d6: [2, 4] } }, defence: { rolled: { d6: [1] } } },
      },
    },
  ],
  run: ({ seed: _seed, ...question }, context) => rangedAttack(question, context),
  headline: (attack, { situation }, locale, content) =>
    attackSentence(attack, actorName(situation, locale, content), locale, content),
  picture: (attack, { kind, situation }, caption) =>
    situationScene(
      situation,
      { witness: attack.sight, isOpen: true, cover: attack.cover, push: attack.push?.to ?? null },
      diceRows(attack, kind, namesIn(situation, caption), caption.locale),
      caption,
    ),
})

const namesIn = (situation: Situation, { locale, content }: SignumCaption): readonly [string, string] => [
  actorName(situation, locale, content),
  targetName(situation, locale, content),
]

function attackSentence(
  { unblocked, damage, push }: RangedAttack,
  actor: string,
  locale: Locale,
  content: SignumContent,
): string {
  const hits = {
    en: `${actor}: ${hitCount(unblocked, 'en')} not blocked.`,
    es: `${actor}: ${hitCount(unblocked, 'es')} sin bloquear.`,
  }[locale]
  return `${hits} ${damagedSentence(inAll(damage, push), locale, content)}`
}

/** The damage of the hits and of a push that was stopped, together. */
function inAll(damage: Damaged, push: Push | null): Damaged {
  const more = push?.damage ?? null
  if (more === null) return damage
  const [woundsTaken, armourLost] = [damage.woundsTaken + more.woundsTaken, damage.armourLost + more.armourLost]
  return { ...more, woundsTaken, armourLost }
}

function diceRows(
  { attack, defence }: RangedAttack,
  kind: RangedKind,
  [actor, target]: readonly [string, string],
  locale: Locale,
) {
  const row = (who: string, roll: RangedKind | 'rangedDefence') => `${who}, ${rollName(roll, locale)}`
  return [
    { label: row(actor, kind), kind, colour: 'attack', pool: attack } as const,
    ...(defence.rolled.length === 0
      ? []
      : [
          {
            label: row(target, 'rangedDefence'),
            kind: 'rangedDefence',
            colour: 'defence',
            pool: defence,
          } as const,
        ]),
  ]
}
