import { rule } from '../../../rulebook/rule.ts'
import { facesCount } from '../dice/dice.words.ts'
import type { AttackFace } from '../dice/roll.ts'
import { diceCount } from '../language/words.ts'
import type { Player } from '../vocabulary.ts'

type Compared = {
  starts: Player | null
  face: AttackFace | null
  A: number | null
  B: number | null
  wrong: { player: Player; dice: number } | null
}

/** The rule on who takes the first turn. */
export const startingRollRules = {
  'shatterpoint.setup.starting-roll': rule<Compared>({
    title: { en: 'Who starts', es: 'Quién empieza' },
    says: {
      en: 'Each player rolls 5 attack dice. Most crits starts; if tied, most hits; if tied, most expertise; if all are tied, both roll everything again.',
      es: 'Cada jugador tira 5 dados de ataque. Empieza quien tenga más críticos; si empatan, más impactos; si empatan, más pericias; si todo empata, ambos repiten la tirada entera.',
    },
    section: 'Setup',
    page: '17',
    rulings: [],
    explain: {
      en: ({ starts, face, A, B, wrong }) => {
        if (wrong !== null) return `Player ${wrong.player} rolled ${diceCount(wrong.dice, 'en')}; roll exactly 5.`
        if (starts === null || face === null) return 'Crits, hits and expertise are tied: both roll again.'
        return `A has ${facesCount(A ?? 0, face, 'en')}, B has ${facesCount(B ?? 0, face, 'en')}: player ${starts} starts.`
      },
      es: ({ starts, face, A, B, wrong }) => {
        if (wrong !== null) {
          return `El jugador ${wrong.player} ha tirado ${diceCount(wrong.dice, 'es')}; tira exactamente 5.`
        }
        if (starts === null || face === null) return 'Críticos, impactos y pericias empatan: ambos repiten.'
        return `A tiene ${facesCount(A ?? 0, face, 'es')}, B tiene ${facesCount(B ?? 0, face, 'es')}: empieza el jugador ${starts}.`
      },
    },
  }),
}
