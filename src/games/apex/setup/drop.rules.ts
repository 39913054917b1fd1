import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { legendName } from '../language/legend-name.ts'
import { cellName } from '../language/notation.ts'
import { directionName } from '../language/words.ts'
import { lootName, lootNames } from '../loot/loot.words.ts'
import { rule } from '../rule.ts'
import { type Squad, squadName } from '../table/squad.ts'
import type { BorderSide } from '../vocabulary.ts'

const SECTION = 'Stage 2'
const FEAT: Noun = { en: ['feat card', 'feat cards'], es: ['carta de Proeza', 'cartas de Proeza'] }
const COMMON: Noun = { en: ['common loot token', 'common loot tokens'], es: ['ficha común', 'fichas comunes'] }
const RARE: Noun = { en: ['rare loot token', 'rare loot tokens'], es: ['ficha rara', 'fichas raras'] }

/** What a reward gives besides its move, in words; nothing for a reward that only moves. */
export function rewardExtras(extra: { common: number; rare: number; ammo: number }, locale: Locale): string {
  const ammo = { en: `${extra.ammo} ammo on one weapon`, es: `${extra.ammo} de munición en un arma` }[locale]
  return formatList(
    [
      ...(extra.common > 0 ? [formatCount(extra.common, COMMON, locale)] : []),
      ...(extra.rare > 0 ? [formatCount(extra.rare, RARE, locale)] : []),
      ...(extra.ammo > 0 ? [ammo] : []),
    ],
    locale,
  )
}

/** The squad whose turn it is, and why a Legend may not go now. */
export type OutOfOrder =
  | { squad: Squad; legend: string; next: Squad }
  | { legend: string; reason: 'placedAlready' | 'notPlaced' | 'enteredAlready' | 'othersFirst' }

const REASONS = {
  placedAlready: { en: 'stands at a border already', es: 'ya está en un borde' },
  notPlaced: { en: 'does not stand at a border', es: 'no está en ningún borde' },
  enteredAlready: { en: 'has entered the board already', es: 'ya ha entrado en el tablero' },
  othersFirst: {
    en: 'has to wait until every Legend stands at a border',
    es: 'debe esperar a que todas las Leyendas estén en un borde',
  },
} as const

const outOfOrder = (facts: OutOfOrder, locale: Locale, name: string): string => {
  if ('reason' in facts) return `${name} ${REASONS[facts.reason][locale]}.`
  return {
    en: `It is ${squadName(facts.next, 'en')}’s turn, so ${name} of ${squadName(facts.squad, 'en')} has to wait.`,
    es: `Le toca al pelotón ${squadName(facts.next, 'es')}, así que ${name}, del ${squadName(facts.squad, 'es')}, debe esperar.`,
  }[locale]
}

/** Whose turn it is, and with which Legends. */
type Turn = { next: Squad; legends: string[] }

function turnText({ next, legends }: Turn, locale: Locale, content: ApexContent): string {
  const names = legends.map((id) => legendName(id, locale, content))
  const squad = squadName(next, locale)
  if (names.length === 1)
    return { en: `${squad} is next, with ${names[0]}.`, es: `Le toca al pelotón ${squad}, con ${names[0]}.` }[locale]
  return {
    en: `${squad} is next, with ${formatList(names, 'en')} to choose from.`,
    es: `Le toca al pelotón ${squad}, que puede elegir entre ${formatList(names, 'es')}.`,
  }[locale]
}

/** Rules on the drop: who goes when, and what the borders give. */
export const dropRules = {
  'apex.stage2.prepare': rule<{ borders: number; feats: number }>({
    title: { en: 'Preparing the drop', es: 'Preparar el salto aéreo' },
    says: {
      en: 'At each border of the entry module lie a random reward token face up and a random epic token; each Legend draws 3 feat cards.',
      es: 'En cada borde del módulo de Entrada hay una ficha de Recompensa al azar bocarriba y una ficha épica al azar; cada Leyenda roba 3 cartas de Proeza.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    explain: {
      en: ({ borders, feats }) =>
        `At each of the ${borders} borders lie a reward token and an epic token; each Legend draws ${formatCount(feats, FEAT, 'en')}.`,
      es: ({ borders, feats }) =>
        `En cada uno de los ${borders} bordes hay una ficha de Recompensa y una épica; cada Leyenda roba ${formatCount(feats, FEAT, 'es')}.`,
    },
  }),
  'apex.stage2.choose-border': rule<
    { legend: string; side: BorderSide; token: string | null; kept: boolean } | Turn | OutOfOrder
  >({
    title: { en: 'Choosing a border', es: 'Elegir un borde' },
    says: {
      en: 'Beginning with Blue, the squads take turns putting a Legend at a border, any number at each. The first one there takes the epic token and keeps it or drops it, which removes it from the game.',
      es: 'Empezando por el Azul, los pelotones se alternan para poner una Leyenda en un borde, cualquier número en cada uno. La primera se lleva la ficha épica y la conserva o la suelta, con lo que sale de la partida.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    explain: {
      en: (facts, content) => {
        if (!('legend' in facts)) return turnText(facts, 'en', content)
        const name = legendName(facts.legend, 'en', content)
        if (!('side' in facts)) return outOfOrder(facts, 'en', name)
        const side = directionName(facts.side, 'en')
        if (facts.token === null) return `${name} stands at the ${side} border, whose epic token is gone.`
        return `${name} stands at the ${side} border and ${facts.kept ? 'keeps' : 'drops'} ${lootName(facts.token, 'en', content)}${facts.kept ? '' : ', which leaves the game'}.`
      },
      es: (facts, content) => {
        if (!('legend' in facts)) return turnText(facts, 'es', content)
        const name = legendName(facts.legend, 'es', content)
        if (!('side' in facts)) return outOfOrder(facts, 'es', name)
        const side = directionName(facts.side, 'es')
        if (facts.token === null) return `${name} está en el borde ${side}, cuya ficha épica ya no está.`
        return `${name} está en el borde ${side} y ${facts.kept ? 'conserva' : 'suelta'} ${lootName(facts.token, 'es', content)}${facts.kept ? '' : ', que sale de la partida'}.`
      },
    },
  }),
  'apex.stage2.enter': rule<{ side: BorderSide; position: number; border: Cell | null } | Turn | OutOfOrder>({
    title: { en: 'Entering the board', es: 'Entrar en el tablero' },
    says: {
      en: 'When every Legend stands at a border, the squads take turns, beginning with Red, and enter with one of theirs: it stands outside the board next to a border space of its side, on level 0, and its first step leads to a touching space of the board. The reward of the border stays for the next.',
      es: 'Cuando todas las Leyendas están en un borde, los pelotones se alternan, empezando por el Rojo, y entran con una de las suyas: está fuera del tablero junto a un espacio del borde de su lado, en el nivel 0, y su primer paso lleva a un espacio del tablero que la toque. La recompensa del borde sigue allí para la siguiente.',
    },
    section: SECTION,
    page: '13',
    rulings: ['Q-52', 'Q-53'],
    explain: {
      en: (facts, content) => {
        if ('legend' in facts) return outOfOrder(facts, 'en', legendName(facts.legend, 'en', content))
        if ('legends' in facts) return turnText(facts, 'en', content)
        const { side, position, border } = facts
        return border === null
          ? `The ${directionName(side, 'en')} side of the board has no space number ${position}.`
          : `The Legend stands off the ${directionName(side, 'en')} side of the board, next to ${cellName(border)}, on level 0.`
      },
      es: (facts, content) => {
        if ('legend' in facts) return outOfOrder(facts, 'es', legendName(facts.legend, 'es', content))
        if ('legends' in facts) return turnText(facts, 'es', content)
        const { side, position, border } = facts
        return border === null
          ? `El lado ${directionName(side, 'es')} del tablero no tiene ningún espacio número ${position}.`
          : `La Leyenda está fuera del tablero, al ${directionName(side, 'es')}, junto a ${cellName(border)}, en el nivel 0.`
      },
    },
  }),
  'apex.stage2.reward-move-first': rule<{ move: number; common: number; rare: number; ammo: number }>({
    title: { en: 'The reward moves first', es: 'Primero el movimiento de la recompensa' },
    says: {
      en: 'The Move action of the reward comes first: its first space is on the board, which cannot be left again. Then come its other gifts: loot is kept or dropped, ammunition goes to one own weapon.',
      es: 'Primero va el Movimiento de la recompensa: su primer espacio está en el tablero, que ya no se puede abandonar. Después, lo demás: el Botín se conserva o se suelta y la munición va a un arma propia.',
    },
    section: SECTION,
    page: '13',
    rulings: ['Q-53'],
    explain: {
      en: ({ move, ...extra }) => {
        const more = rewardExtras(extra, 'en')
        return `The reward gives Move ${move}${more === '' ? '' : `, then ${more}`}.`
      },
      es: ({ move, ...extra }) => {
        const more = rewardExtras(extra, 'es')
        return `La recompensa da Movimiento ${move}${more === '' ? '' : ` y después ${more}`}.`
      },
    },
  }),
  'apex.stage2.cleanup': rule<{ removed: string[] }>({
    title: { en: 'After the drop', es: 'Tras el salto aéreo' },
    says: {
      en: 'When everyone is on the board, the epic tokens that are left and all reward tokens leave the game.',
      es: 'Cuando todas están en el tablero, las fichas épicas que queden y todas las de Recompensa salen de la partida.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    explain: {
      en: ({ removed }, content) =>
        `The reward tokens leave the game${removed.length === 0 ? '' : `, and so does what is left: ${lootNames(removed, 'en', content)}`}.`,
      es: ({ removed }, content) =>
        `Las fichas de Recompensa salen de la partida${removed.length === 0 ? '' : `, y también lo que queda: ${lootNames(removed, 'es', content)}`}.`,
    },
  }),
}
