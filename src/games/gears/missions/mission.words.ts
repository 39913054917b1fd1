import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { MissionEffectKind, ObjectiveKind } from '../content/mission.ts'
import { enemyName, weaponName } from '../language/card-name.ts'
import { zones } from '../language/notation.ts'
import type { ResolvedEffect } from './mission-back.ts'

/** What an objective asks for, and about what. */
export type Asked = { asks: ObjectiveKind; enemy: string | null; piece: string | null; level: number | null }

const ASKED: Readonly<Record<ObjectiveKind, (asked: Asked, locale: Locale, content: GearsContent) => string>> = {
  holesSealed: (_asked, locale) =>
    ({
      en: 'every emergence hole is sealed, the last one by a bolo grenade',
      es: 'todos los agujeros de emergencia están sellados, el último con una granada bolo',
    })[locale],
  noLocust: (_asked, locale) => ({ en: 'no Locust is in play', es: 'no hay Locust en juego' })[locale],
  noEnemy: ({ enemy }, locale, content) =>
    ({
      en: `no ${enemyName(enemy ?? '', 'en', content)} is in play`,
      es: `no hay ${enemyName(enemy ?? '', 'es', content)} en juego`,
    })[locale],
  enemyKilled: ({ enemy }, locale, content) =>
    ({
      en: `${enemyName(enemy ?? '', 'en', content)} is dead`,
      es: `${enemyName(enemy ?? '', 'es', content)} ha muerto`,
    })[locale],
  enemyAtExit: ({ enemy, level }, locale, content) =>
    ({
      en: `${enemyName(enemy ?? '', 'en', content)} stands at the exit of level ${level}`,
      es: `${enemyName(enemy ?? '', 'es', content)} está en la salida del nivel ${level}`,
    })[locale],
  equipmentUsed: ({ piece }, locale) =>
    ({ en: `the equipment of ${piece} was activated`, es: `se activó el equipo de ${piece}` })[locale],
  aiDeckFinished: (_asked, locale) =>
    ({ en: 'the last AI card was resolved', es: 'se resolvió la última carta de IA' })[locale],
  cogOnLastPiece: ({ level }, locale) =>
    ({
      en: `a COG stands on the last piece of level ${level}`,
      es: `un CGO está en la última pieza del nivel ${level}`,
    })[locale],
  everyCogAtExit: (_asked, locale) =>
    ({ en: 'every COG stands at the map exit', es: 'todos los CGO están en la salida del mapa' })[locale],
  everyCogOnPiece: ({ piece }, locale) =>
    ({ en: `every COG stands on ${piece}`, es: `todos los CGO están en ${piece}` })[locale],
  noneBleeding: (_asked, locale) => ({ en: 'nobody is bleeding', es: 'nadie se desangra' })[locale],
  doorExplored: ({ level }, locale) =>
    ({ en: `a COG explores the door of level ${level}`, es: `un CGO explora la puerta del nivel ${level}` })[locale],
}

/** The objective of a phase in words, without a capital and a full stop; nothing if there is no such phase. */
export function phaseObjective(mission: string, phase: number, locale: Locale, content: GearsContent): string {
  const asked = content.missions.get(mission)?.phases[phase - 1]?.objective ?? []
  return formatList(
    asked.map((one) => objectiveText(one, locale, content)),
    locale,
  )
}

/** What an objective asks for, in words. */
export const objectiveText = (asked: Asked, locale: Locale, content: GearsContent): string =>
  ASKED[asked.asks](asked, locale, content)

const PLACES = {
  en: {
    mapExit: 'at the map exit',
    holesEvenly: 'over the emergence holes, as evenly as possible',
    holeOnPiece: 'in an emergence hole of',
    emptyZoneOnPiece: 'in an empty zone of',
    equipmentZone: 'in the equipment zone of',
  },
  es: {
    mapExit: 'en la salida del mapa',
    holesEvenly: 'entre los agujeros de emergencia, lo más repartido posible',
    holeOnPiece: 'en un agujero de emergencia de',
    emptyZoneOnPiece: 'en una zona vacía de',
    equipmentZone: 'en la zona de equipo de',
  },
} as const

const placed = ({ place, piece }: ResolvedEffect, locale: Locale): string =>
  `${place === null ? '' : PLACES[locale][place]}${piece === null ? '' : ` ${piece}`}`

const DONE: Readonly<
  Record<MissionEffectKind, (effect: ResolvedEffect, enemy: string, locale: Locale, content: GearsContent) => string>
> = {
  spawn: (effect, enemy, locale) =>
    ({
      en: `spawn ${effect.amount} × ${enemy} ${placed(effect, 'en')}`,
      es: `genera ${effect.amount} × ${enemy} ${placed(effect, 'es')}`,
    })[locale],
  moveToNearestCog: (effect, enemy, locale) =>
    ({
      en: `each ${enemy} moves ${zones(effect.zones ?? 0, 'en')} toward the nearest COG`,
      es: `cada ${enemy} mueve ${zones(effect.zones ?? 0, 'es')} hacia el CGO más cercano`,
    })[locale],
  unlockAndExplore: ({ level }, _enemy, locale) =>
    ({ en: `unlock and explore level ${level}`, es: `desbloquea y explora el nivel ${level}` })[locale],
  exploreLevel: ({ level }, _enemy, locale) =>
    ({ en: `explore level ${level}`, es: `explora el nivel ${level}` })[locale],
  chooseLevelToUnlock: (_effect, _enemy, locale) =>
    ({ en: 'the players choose level 2 or 3 to unlock', es: 'los jugadores eligen desbloquear el nivel 2 o el 3' })[
      locale
    ],
  placePiece: ({ piece }, _enemy, locale) =>
    ({ en: `place ${piece} at the exit`, es: `coloca ${piece} en la salida` })[locale],
  removeFigures: (_effect, enemy, locale) =>
    ({ en: `remove every ${enemy}`, es: `retira todas las figuras de ${enemy}` })[locale],
  setSlot: ({ slot, enemy: id }, enemy, locale) =>
    ({
      en: `slot ${slot} becomes ${id === null ? 'empty' : enemy}`,
      es: `la letra ${slot} ${id === null ? 'queda vacía' : `pasa a ser ${enemy}`}`,
    })[locale],
  shuffleAiDeck: (_effect, _enemy, locale) =>
    ({ en: 'shuffle the AI discards into the deck', es: 'baraja los descartes de IA en el mazo' })[locale],
  changeAiDeck: (_effect, _enemy, locale) =>
    ({
      en: 'change the AI cards to those of the new enemies',
      es: 'cambia las cartas de IA por las de los nuevos enemigos',
    })[locale],
  removeSealedTokens: (_effect, _enemy, locale) =>
    ({ en: 'remove the Sealed tokens', es: 'retira las fichas de Sellado' })[locale],
  turnLocationsUp: (_effect, _enemy, locale) =>
    ({ en: 'turn the used locations face up', es: 'pon boca arriba los lugares usados' })[locale],
  gainWeapon: ({ weapon }, _enemy, locale, content) =>
    ({
      en: `one COG of the players’ choice gets ${weaponName(weapon, 'en', content)}`,
      es: `un CGO a elección de los jugadores recibe ${weaponName(weapon, 'es', content)}`,
    })[locale],
  placeDoor: (_effect, _enemy, locale) =>
    ({ en: 'put a door on the last exit', es: 'pon una puerta en la última salida' })[locale],
  nextPhase: (_effect, _enemy, locale) =>
    ({ en: 'go on to the next phase', es: 'se pasa a la siguiente fase' })[locale],
  win: (_effect, _enemy, locale) => ({ en: 'the players win', es: 'los jugadores ganan' })[locale],
}

/** What the back of a mission card does, in words. */
export const missionEffectText = (effect: ResolvedEffect, locale: Locale, content: GearsContent): string =>
  DONE[effect.does](effect, effect.enemy === null ? '' : enemyName(effect.enemy, locale, content), locale, content)
