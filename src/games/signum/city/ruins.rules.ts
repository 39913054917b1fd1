import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { symbolPhrase } from '../language/words.ts'
import type { DieSymbol } from '../vocabulary.ts'

/** Rules on ruins. */
export const ruinsRules = {
  'signum.ruins.reroll': rule<{ creature: string; first: DieSymbol | null; second: DieSymbol | null }>({
    title: { en: 'Re-rolls at ruins', es: 'Repetir en las ruinas' },
    says: {
      en: 'A text that lets the die of a search be re-rolled lets that of a secret entrance be re-rolled too.',
      es: 'Un texto que deja repetir el dado de un registro deja repetir también el de una entrada secreta.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature, first, second }) =>
        first === null || second === null
          ? `No text lets ${creature} re-roll the die at ruins.`
          : `${creature} re-rolls ${symbolPhrase(first, 'en')} and gets ${symbolPhrase(second, 'en')}.`,
      es: ({ creature, first, second }) =>
        first === null || second === null
          ? `Ningún texto deja a ${creature} repetir el dado en las ruinas.`
          : `${creature} repite ${symbolPhrase(first, 'es')} y saca ${symbolPhrase(second, 'es')}.`,
    },
  }),
  'signum.ruins.exit-after-roll': rule<{ creature: string; exit: string | null }>({
    title: { en: 'The exit is chosen after the roll', es: 'La salida se elige tras la tirada' },
    says: {
      en: 'After a successful roll the character comes out at other searched ruins or stays. Placing it is no move: nobody backstabs.',
      es: 'Tras una tirada con éxito el personaje sale por otras ruinas registradas o se queda. Colocarlo no es un movimiento: nadie da una Puñalada.',
    },
    section: 'Ruins',
    page: '22',
    rulings: ['Q-85'],
    explain: {
      en: ({ creature, exit }) =>
        exit === null
          ? `${creature} may come out at other searched ruins or stay; nobody backstabs.`
          : `${creature} is placed at ${exit}; that is no move, so nobody backstabs.`,
      es: ({ creature, exit }) =>
        exit === null
          ? `${creature} puede salir por otras ruinas registradas o quedarse; nadie da una Puñalada.`
          : `${creature} se coloca junto a ${exit}; no es un movimiento, así que nadie da una Puñalada.`,
    },
  }),
  'signum.ruins.unlimited-use': rule<{ creature: string }>({
    title: { en: 'Once per activation', es: 'Una vez por activación' },
    says: {
      en: 'Secret entrances are used any number of times in a game, once in an activation.',
      es: 'Las entradas secretas se usan cualquier número de veces por partida, una vez por activación.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} has used a secret entrance in this activation already.`,
      es: ({ creature }) => `${creature} ya ha usado una entrada secreta en esta activación.`,
    },
  }),
  'signum.ruins.search': rule<{ creature: string; ruins: string; symbol: DieSymbol | null }>({
    title: { en: 'Searching ruins', es: 'Registrar ruinas' },
    says: {
      en: 'A character that touches ruins which nobody has searched may search them: one die, and the table of the ruins tells what the searcher finds.',
      es: 'Un personaje que toca ruinas que nadie ha registrado puede registrarlas: un dado, y la tabla de las ruinas dice qué encuentra.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature, ruins, symbol }) =>
        symbol === null
          ? `${creature} does not touch ${ruins}, or these are not ruins.`
          : `${creature} searches ${ruins} and rolls ${symbolPhrase(symbol, 'en')}.`,
      es: ({ creature, ruins, symbol }) =>
        symbol === null
          ? `${creature} no toca ${ruins}, o no son ruinas.`
          : `${creature} registra ${ruins} y saca ${symbolPhrase(symbol, 'es')}.`,
    },
  }),
  'signum.ruins.not-heroes': rule<{ creature: string }>({
    title: { en: 'Not for heroes', es: 'No es cosa de héroes' },
    says: {
      en: 'Heroes neither search ruins nor use secret entrances.',
      es: 'Los héroes no registran ruinas ni usan entradas secretas.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} is a hero; send a character.`,
      es: ({ creature }) => `${creature} es un héroe; envía a un personaje.`,
    },
  }),
  'signum.ruins.not-in-contact': rule<{ creature: string; enemies: readonly string[] }>({
    title: { en: 'Not beside an enemy', es: 'No junto a un enemigo' },
    says: {
      en: 'Nobody searches while in contact with an enemy, except a character with a stealth token.',
      es: 'Nadie registra estando en contacto con un enemigo, salvo un personaje con ficha de Sigilo.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature, enemies }) => `${creature} touches ${formatList(enemies, 'en')} and can use no ruins there.`,
      es: ({ creature, enemies }) => `${creature} toca a ${formatList(enemies, 'es')} y ahí no puede usar ruinas.`,
    },
  }),
  'signum.ruins.ends-turn': rule<{ creature: string }>({
    title: { en: 'Searching ends the activation', es: 'Registrar acaba la activación' },
    says: {
      en: 'After a search the activation of the searcher ends.',
      es: 'Tras registrar acaba la activación de quien registra.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature }) => `The activation of ${creature} ends.`,
      es: ({ creature }) => `La activación de ${creature} acaba.`,
    },
  }),
  'signum.ruins.once': rule<{ ruins: string }>({
    title: { en: 'Searched once', es: 'Se registran una vez' },
    says: {
      en: 'Ruins are searched once in a game, whatever comes of it.',
      es: 'Unas ruinas se registran una sola vez por partida, salga lo que salga.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ ruins }) => `${ruins}: already searched; choose other ruins.`,
      es: ({ ruins }) => `${ruins}: ruinas ya registradas; elige otras.`,
    },
  }),
  'signum.ruins.after-move': rule<{ creature: string; ran: boolean }>({
    title: { en: 'After a move, not after a run', es: 'Tras moverse, no tras correr' },
    says: {
      en: 'A character may move and then use ruins, but not after running.',
      es: 'Un personaje puede moverse y luego usar las ruinas, pero no tras correr.',
    },
    section: 'Ruins',
    page: '22',
    rulings: ['Q-21'],
    explain: {
      en: ({ creature, ran }) =>
        ran ? `${creature} ran; it can use no ruins now.` : `${creature} moved and may still use the ruins.`,
      es: ({ creature, ran }) =>
        ran ? `${creature} corrió; ya no puede usar ruinas.` : `${creature} se movió y aún puede usar las ruinas.`,
    },
  }),
  'signum.ruins.secret-entrance': rule<{ creature: string; problem: EntranceProblem | null; symbol: DieSymbol | null }>(
    {
      title: { en: 'Secret entrances', es: 'Entradas secretas' },
      says: {
        en: 'A character that touches searched ruins may roll a die if others are searched too: with axe or shield it is put in contact with other searched ruins, not in contact with an enemy; with a target it stays. Its activation ends.',
        es: 'Un personaje que toca ruinas registradas puede tirar un dado si hay otras registradas: con hacha o escudo se coloca en contacto con otras ruinas registradas y sin tocar a ningún enemigo; con diana se queda. Su activación acaba.',
      },
      section: 'Ruins',
      page: '22',
      rulings: ['Q-50'],
      explain: {
        en: ({ creature, problem, symbol }) => entranceText(creature, problem, symbol).en,
        es: ({ creature, problem, symbol }) => entranceText(creature, problem, symbol).es,
      },
    },
  ),
  'signum.ruins.stealth-kept': rule<{ creature: string }>({
    title: { en: 'Ruins keep a secret', es: 'Las ruinas guardan el secreto' },
    says: {
      en: 'Neither searching nor a secret entrance takes a stealth token.',
      es: 'Ni registrar ni una entrada secreta quitan la ficha de Sigilo.',
    },
    section: 'Ruins',
    page: '22',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} keeps its stealth token.`,
      es: ({ creature }) => `${creature} conserva su ficha de Sigilo.`,
    },
  }),
}

/** What keeps a character from a secret entrance, or from where it wants to come out. */
export type EntranceProblem =
  | 'contact'
  | 'noContact'
  | 'unsearched'
  | 'noOther'
  | 'exit'
  | 'exitTouch'
  | 'exitEnemy'
  | 'exitTaken'

function entranceText(
  creature: string,
  problem: EntranceProblem | null,
  symbol: DieSymbol | null,
): { en: string; es: string } {
  if (problem === null) {
    const rolled = {
      en: symbol === null ? '' : symbolPhrase(symbol, 'en'),
      es: symbol === null ? '' : symbolPhrase(symbol, 'es'),
    }
    const stays = symbol === 'target'
    return {
      en: `${creature} rolls ${rolled.en} and ${stays ? 'stays' : 'comes out elsewhere'}.`,
      es: `${creature} saca ${rolled.es} y ${stays ? 'se queda' : 'sale por otro lado'}.`,
    }
  }
  return {
    contact: { en: `${creature} does not touch these ruins.`, es: `${creature} no toca esas ruinas.` },
    noContact: { en: `${creature} touches no ruins.`, es: `${creature} no toca ningunas ruinas.` },
    unsearched: { en: 'These ruins have not been searched.', es: 'Esas ruinas no se han registrado.' },
    noOther: { en: 'No other ruins have been searched.', es: 'No hay otras ruinas registradas.' },
    exit: {
      en: 'The way out has to be at other ruins that have been searched.',
      es: 'La salida tiene que estar en otras ruinas registradas.',
    },
    exitTouch: {
      en: `${creature} has to come out in contact with the other ruins.`,
      es: `${creature} tiene que salir en contacto con las otras ruinas.`,
    },
    exitEnemy: {
      en: `${creature} may not come out in contact with an enemy.`,
      es: `${creature} no puede salir en contacto con un enemigo.`,
    },
    exitTaken: {
      en: `${creature} has no room to come out there.`,
      es: `${creature} no tiene sitio para salir ahí.`,
    },
  }[problem]
}
