import type { Locale } from '../../../lib/locale.ts'
import type { Duration, Who } from '../content/effects.ts'

type Words = { readonly en: string; readonly es: string }

const WHO_TEXTS: Readonly<Record<Who, Words>> = {
  self: { en: 'the creature itself', es: 'la propia criatura' },
  ownHero: { en: 'one’s own hero', es: 'el héroe propio' },
  ownCharacter: { en: 'one’s own characters', es: 'los personajes propios' },
  ownCreature: { en: 'one’s own creatures', es: 'las criaturas propias' },
  enemyHero: { en: 'enemy heroes', es: 'los héroes enemigos' },
  enemyCharacter: { en: 'enemy characters', es: 'los personajes enemigos' },
  enemyCreature: { en: 'enemy creatures', es: 'las criaturas enemigas' },
  anyHero: { en: 'heroes', es: 'los héroes' },
  anyCharacter: { en: 'characters', es: 'los personajes' },
  anyCreature: { en: 'creatures', es: 'las criaturas' },
  controller: { en: 'its controller', es: 'quien la controla' },
  opponent: { en: 'an opponent', es: 'un oponente' },
}

export const whoText = (who: Who, locale: Locale): string => WHO_TEXTS[who][locale]

const DURATION_TEXTS: Readonly<Record<Duration, Words>> = {
  endOfCombat: { en: 'until the end of the combat', es: 'hasta el final del combate' },
  endOfActivation: { en: 'until the end of its activation', es: 'hasta el final de su activación' },
  endOfTurn: { en: 'until the end of the turn', es: 'hasta el final del turno' },
  endOfOpponentTurn: { en: 'until the end of the opponent’s turn', es: 'hasta el final del turno del oponente' },
  startOfOwnTurn: { en: 'until the start of one’s own turn', es: 'hasta el principio del turno propio' },
  whileCondition: { en: 'while its condition holds', es: 'mientras se cumple su condición' },
  permanent: { en: 'to the end of the game', es: 'hasta el final de la partida' },
}

export const durationText = (duration: Duration, locale: Locale): string => DURATION_TEXTS[duration][locale]
