import { formatPercent } from '../../../../lib/wording.ts'
import { defineSignumOperation } from '../../define.ts'
import { meanWoundCount } from '../../dice/fight.words.ts'
import { cardName } from '../../language/card-name.ts'
import { statedName } from '../../table/creature.ts'
import { AttackersOdds, AttackersQuestion, attackersOdds } from './attackers-odds.ts'
import { DECLARATION_RULES } from './melee.operation.ts'

const GREER = { id: 'Greer', player: 'Ana', strength: 3, health: 4 }
const HERRICK = { id: 'Herrick', player: 'Ana', strength: 2, health: 3 }
const LUCIAN = { id: 'Lucian', player: 'Bruno', strength: 2, health: 4 }
const ALL_ATTACK = (attack: number) => ({ split: { attack, defence: 0 } })

export const attackersOddsOperation = defineSignumOperation({
  id: 'signum.attackers-odds',
  kind: 'resolution',
  summary: {
    en: 'The exact chances that several attackers kill one target, one melee after the other: after the first the target is tired, and wounds and tokens add up.',
    es: 'Las probabilidades exactas de que varios atacantes eliminen a un objetivo, un combate tras otro: desde el segundo está cansado, y las heridas y fichas se acumulan.',
  },
  rules: [...DECLARATION_RULES, 'signum.odds.attackers'],
  input: AttackersQuestion,
  outcome: AttackersOdds,
  examples: [
    {
      name: 'Greer, then Herrick, against Lucian (E-63)',
      input: {
        target: LUCIAN,
        attackers: [
          { fighter: GREER, side: ALL_ATTACK(3), answer: ALL_ATTACK(2) },
          { fighter: HERRICK, side: ALL_ATTACK(2) },
        ],
      },
    },
  ],
  run: attackersOdds,
  headline: ({ isKilled, meanWounds }, { target }, locale, content) => {
    const name = cardName(statedName(target), locale, content)
    const share = formatPercent(isKilled.decimal, locale)
    return {
      en: `${name} dies ${share} of the time and takes ${meanWoundCount(meanWounds, 'en')} on average.`,
      es: `${name} muere el ${share} de las veces y recibe ${meanWoundCount(meanWounds, 'es')} de media.`,
    }[locale]
  },
  details: ({ after }, { target }, locale, content) =>
    after.map(({ attacker, isKilled }) => {
      const names = [cardName(attacker, locale, content), cardName(statedName(target), locale, content)]
      const share = formatPercent(isKilled.decimal, locale)
      return {
        en: `After ${names[0]}: ${names[1]} is dead ${share} of the time.`,
        es: `Tras ${names[0]}: ${names[1]} ha muerto el ${share} de las veces.`,
      }[locale]
    }),
})
