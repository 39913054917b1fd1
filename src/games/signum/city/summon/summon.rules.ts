import { formatCount, formatList, formatNumber, type Noun } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { armourTokens } from '../../dice/fight.words.ts'
import { formatLength } from '../../language/words.ts'

const CHARACTER: Noun = { en: ['character', 'characters'], es: ['personaje', 'personajes'] }

const pronoun = (names: readonly string[]): string => (names.length === 1 ? 'it' : 'them')

/** Rules on where characters are summoned. */
export const summonRules = {
  'signum.zone.enter-at-side': rule<{ player: string }>({
    title: { en: 'Characters come in at their own side', es: 'Los personajes entran por el lado propio' },
    says: {
      en: 'Whoever is summoned comes in with the base at the side of its player.',
      es: 'Quien es convocado entra con la base en el lado de su jugador.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ player }) => `${player} has no side on this board; name it under sides.`,
      es: ({ player }) => `${player} no tiene lado en este tablero; indícalo en sides.`,
    },
  }),
  'signum.summon.limit-seven': rule<{ player: string; characters: number }>({
    title: { en: 'At most seven characters', es: 'Siete personajes como máximo' },
    says: {
      en: 'A player who has seven characters on the battlefield summons no more; the hero does not count.',
      es: 'Quien tiene siete personajes en el campo de batalla no convoca más; el héroe no cuenta.',
    },
    section: 'Activation',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player, characters }) => `${player} already has ${characters} characters on the battlefield.`,
      es: ({ player, characters }) => `${player} ya tiene ${characters} personajes en el campo de batalla.`,
    },
  }),
  'signum.summon.seven-owned': rule<{
    player: string
    owned: number
    lent: readonly string[]
    held: readonly string[]
  }>({
    title: { en: 'Who counts towards seven', es: 'Quién cuenta para los siete' },
    says: {
      en: 'The limit of seven counts the characters that a player owns, also while an enemy controls them; enemies under control do not count.',
      es: 'El límite de siete cuenta los personajes que un jugador posee, también mientras los controla un enemigo; los enemigos controlados no cuentan.',
    },
    section: 'Activation',
    page: '20',
    rulings: ['Q-63'],
    explain: {
      en: ({ player, owned, lent, held }) =>
        [
          `${player} owns ${formatCount(owned, CHARACTER, 'en')} on the battlefield.`,
          ...(lent.length > 0
            ? [`Counted although an enemy controls ${pronoun(lent)}: ${formatList(lent, 'en')}.`]
            : []),
          ...(held.length > 0 ? [`Not counted, as an enemy owns ${pronoun(held)}: ${formatList(held, 'en')}.`] : []),
        ].join(' '),
      es: ({ player, owned, lent, held }) =>
        [
          `${player} posee ${formatCount(owned, CHARACTER, 'es')} en el campo de batalla.`,
          ...(lent.length > 0 ? [`Bajo control enemigo, pero cuenta: ${formatList(lent, 'es')}.`] : []),
          ...(held.length > 0 ? [`De un enemigo, y no cuenta: ${formatList(held, 'es')}.`] : []),
        ].join(' '),
    },
  }),
  'signum.variant.side-segment': rule<{ player: string; axis: 'x' | 'y'; from: number; to: number; isInside: boolean }>(
    {
      title: { en: 'A side that is part of an edge', es: 'Un lado que es parte de un borde' },
      says: {
        en: 'At a side shorter than its edge the centre of the base lies between the ends of the side.',
        es: 'En un lado más corto que su borde, el centro de la base queda entre los extremos del lado.',
      },
      section: 'Variants',
      page: null,
      rulings: [],
      explain: {
        en: ({ player, axis, from, to, isInside }) =>
          isInside
            ? `The side of ${player} reaches from ${axis} ${formatNumber(from, 'en')} to ${formatNumber(to, 'en')}; the centre of the base lies between.`
            : `The centre of the base is beyond the end of ${player}’s side, which reaches from ${axis} ${formatNumber(from, 'en')} to ${formatNumber(to, 'en')}.`,
        es: ({ player, axis, from, to, isInside }) =>
          isInside
            ? `El lado de ${player} va de ${axis} ${formatNumber(from, 'es')} a ${formatNumber(to, 'es')}; el centro de la base queda entre ambos.`
            : `El centro de la base queda más allá del lado de ${player}, que va de ${axis} ${formatNumber(from, 'es')} a ${formatNumber(to, 'es')}.`,
      },
    },
  ),
  'signum.summon.place': rule<{ problem: 'none' | 'board' | 'side' | 'base' | 'terrain'; thing: string }>({
    title: { en: 'A place at one’s own side', es: 'Un sitio en el lado propio' },
    says: {
      en: 'A summoned character touches its player’s side, lies wholly on the board and stands on no base and on no impassable terrain.',
      es: 'Un personaje convocado toca el lado de su jugador, queda entero en el tablero y no pisa ninguna base ni terreno impasable.',
    },
    section: 'Activation',
    page: '20',
    rulings: [],
    explain: {
      en: ({ problem, thing }) =>
        ({
          none: `The base touches the side of ${thing} and overlaps nothing.`,
          board: 'The base does not lie wholly on the board.',
          side: `The base does not touch the side of ${thing}.`,
          base: `The base would stand on ${thing}.`,
          terrain: `The base would stand on ${thing}, which is impassable.`,
        })[problem],
      es: ({ problem, thing }) =>
        ({
          none: `La base toca el lado de ${thing} y no pisa nada.`,
          board: 'La base no queda entera en el tablero.',
          side: `La base no toca el lado de ${thing}.`,
          base: `La base pisaría a ${thing}.`,
          terrain: `La base pisaría ${thing}, que es impasable.`,
        })[problem],
    },
  }),
  'signum.summon.distance': rule<{ enemy: string | null; distance: number }>({
    title: { en: 'Not near enemies', es: 'Lejos de los enemigos' },
    says: {
      en: 'While there is such a place, a character is not summoned nearer than S to an enemy.',
      es: 'Mientras haya un sitio así, un personaje no se convoca a menos de S de un enemigo.',
    },
    section: 'Activation',
    page: '20',
    rulings: [],
    explain: {
      en: ({ enemy, distance }) =>
        enemy === null
          ? 'No enemy is nearer than S.'
          : `${enemy} is ${formatLength(distance, 'en')} away; choose a place at least 8 cm from every enemy.`,
      es: ({ enemy, distance }) =>
        enemy === null
          ? 'Ningún enemigo está a menos de S.'
          : `${enemy} está a ${formatLength(distance, 'es')}; elige un sitio a 8 cm o más de todo enemigo.`,
    },
  }),
  'signum.summon.forced': rule<{ player: string }>({
    title: { en: 'Summoning by force', es: 'Convocar a la fuerza' },
    says: {
      en: 'If enemies are nearer than S to every place of the side, any place will do, also in contact; then every enemy within S may backstab once.',
      es: 'Si hay enemigos a menos de S de todo sitio del lado, vale cualquiera, también en contacto; entonces cada enemigo a distancia S puede apuñalar una vez.',
    },
    section: 'Activation',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player }) => `No place at the side of ${player} is far enough from enemies; any free one will do.`,
      es: ({ player }) =>
        `Ningún sitio del lado de ${player} está lo bastante lejos de los enemigos; vale cualquiera que esté libre.`,
    },
  }),
  'signum.summon.no-act': rule<{ creature: string; rush: boolean }>({
    title: { en: 'The newcomer waits', es: 'El recién llegado espera' },
    says: {
      en: 'A summoned character is not activated in this turn unless it has Rush. It defends, backstabs and uses its passive abilities at once.',
      es: 'Un personaje convocado no se activa en este turno salvo que tenga Apremio. Se defiende, apuñala y usa sus capacidades pasivas desde ya.',
    },
    section: 'Activation',
    page: '20',
    rulings: [],
    explain: {
      en: ({ creature, rush }) =>
        rush ? `${creature} has Rush and may act this turn.` : `${creature} does not act this turn.`,
      es: ({ creature, rush }) =>
        rush ? `${creature} tiene Apremio y puede actuar este turno.` : `${creature} no actúa este turno.`,
    },
  }),
  'signum.summon.stealth': rule<{ creature: string }>({
    title: { en: 'Coming in unseen', es: 'Entrar sin ser visto' },
    says: {
      en: 'A character with Stealth comes in with a stealth token.',
      es: 'Un personaje con Sigilo entra con una ficha de Sigilo.',
    },
    section: 'Activation',
    page: '20',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} comes in with a stealth token.`,
      es: ({ creature }) => `${creature} entra con una ficha de Sigilo.`,
    },
  }),
  'signum.summon.no-place': rule<{ player: string }>({
    title: { en: 'No place at all', es: 'Ningún sitio' },
    says: {
      en: 'If not even a place that touches the side and nothing else is free, the card cannot be played.',
      es: 'Si no queda libre ni siquiera un sitio que toque el lado y nada más, la carta no puede jugarse.',
    },
    section: 'Activation phase',
    page: null,
    rulings: [],
    explain: {
      en: ({ player }) => `${player} has no free place along the side, so no character can be played.`,
      es: ({ player }) => `${player} no tiene sitio libre en su lado, así que no puede jugar ningún personaje.`,
    },
  }),
  'signum.ability.armour': rule<{ creature: string; armour: number }>({
    title: { en: 'Armour', es: 'Armadura' },
    says: {
      en: 'A creature with Armour X comes into play with X armour tokens.',
      es: 'Una criatura con Armadura X entra en juego con X fichas de armadura.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-31'],
    explain: {
      en: ({ creature, armour }) => `${creature} comes in with ${armourTokens(armour, 'en')}.`,
      es: ({ creature, armour }) => `${creature} entra con ${armourTokens(armour, 'es')}.`,
    },
  }),
}
