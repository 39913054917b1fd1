import type { Locale } from '../../../lib/locale.ts'
import { formatChoice, formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { diceCount, symbolPhrase } from '../language/words.ts'
import type { DieSymbol } from '../vocabulary.ts'
import type { RollKind } from './dice.ts'
import { rollName } from './fight.words.ts'

/** The rolls whose odds are those of single dice. */
export type PlainRoll = 'backstab' | 'control' | 'detection' | 'healer' | 'regeneration'

const symbolList = (symbols: readonly DieSymbol[], locale: Locale): string =>
  formatChoice(
    symbols.map((symbol) => symbolPhrase(symbol, locale)),
    locale,
  )

/** What a best split is to bring. */
export const OBJECTIVES = ['expectedDiff', 'maxKill', 'survive'] as const
export type Objective = (typeof OBJECTIVES)[number]

const OBJECTIVE_WORDS: Readonly<Record<Objective, { readonly en: string; readonly es: string }>> = {
  expectedDiff: { en: 'For the best balance of losses', es: 'Para el mejor balance de pérdidas' },
  maxKill: { en: 'For the best chance to kill', es: 'Para matar con más probabilidad' },
  survive: { en: 'For the best chance to survive', es: 'Para sobrevivir con más probabilidad' },
}

/** What follows from the odds for whoever splits dice. */
export const ADVICE = ['attackByDefault', 'nothingToFear', 'weakTarget', 'woundedRoller', 'tiredDefender'] as const
export type Advice = (typeof ADVICE)[number]

const ADVICE_WORDS: Readonly<Record<Advice, { readonly en: string; readonly es: string }>> = {
  attackByDefault: {
    en: 'An attack die of an unwounded creature is worth 2/3 of a hit and a defence die at most 1/3, so everything usually goes into attack when nobody can die.',
    es: 'Un dado de ataque de una criatura sin heridas vale 2/3 de impacto y uno de defensa como mucho 1/3, así que lo normal es ponerlo todo en ataque si nadie puede morir.',
  },
  nothingToFear: {
    en: 'A defender that puts everything into defence cannot hurt the attacker, which then needs no defence.',
    es: 'Un defensor que lo pone todo en defensa no puede dañar al atacante, que entonces no necesita defensa.',
  },
  weakTarget: {
    en: 'Against one point of health left, one or two attack dice usually suffice; the rest may defend.',
    es: 'Contra un solo punto de salud suelen bastar uno o dos dados de ataque; el resto puede defender.',
  },
  woundedRoller: {
    en: 'For a wounded creature an attack die is worth 1/3, no more than a defence die.',
    es: 'Para una criatura herida un dado de ataque vale 1/3, no más que uno de defensa.',
  },
  tiredDefender: {
    en: 'A tired defender cannot strike back: the first of several attackers takes the blows, those after it risk nothing and attack with everything.',
    es: 'Un defensor cansado no puede responder: el primero de varios atacantes recibe los golpes, los siguientes no arriesgan nada y atacan con todo.',
  },
}

/** How exact odds are worked out. */
export const oddsRules = {
  'signum.odds.attackers': rule<{ target: string; attackers: readonly string[] }>({
    title: { en: 'Several attackers', es: 'Varios atacantes' },
    says: {
      en: 'Several creatures attack one target each in a combat of its own. What one has done counts for the next: wounds and tokens, and after the first the target is tired.',
      es: 'Varias criaturas atacan a un objetivo, cada una en su propio combate. Lo que hizo una cuenta para la siguiente: heridas y fichas, y desde el segundo el objetivo está cansado.',
    },
    section: 'Odds',
    page: null,
    rulings: ['Q-27'],
    explain: {
      en: ({ target, attackers }) =>
        attackers.length === 1
          ? `Only ${formatList(attackers, 'en')} attacks ${target}.`
          : `${formatList(attackers, 'en')} attack ${target} in this order.`,
      es: ({ target, attackers }) =>
        attackers.length === 1
          ? `Solo ${formatList(attackers, 'es')} ataca a ${target}.`
          : `${formatList(attackers, 'es')} atacan a ${target} en este orden.`,
    },
  }),
  'signum.odds.misc': rule<{ what: PlainRoll; creature: string; dice: number; thirds: number }>({
    title: { en: 'Odds of single dice', es: 'Probabilidades de dados sueltos' },
    says: {
      en: 'Every symbol has a chance of one third: a backstab hits 2/3 of the time, or 1/3 when wounded; detection succeeds 1/3 of the time, Control X with a chance of 1 − (2/3)^X; Healer removes 2X/3 wounds on average in contact and X/3 at a distance, Regeneration X/3.',
      es: 'Cada símbolo sale con probabilidad 1/3: una puñalada impacta con 2/3, o 1/3 si quien apuñala tiene heridas; la detección acierta con 1/3, Control X con 1 − (2/3)^X; Sanador quita de media 2X/3 heridas en contacto y X/3 a distancia, Regeneración X/3.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, dice, thirds }) =>
        `${creature} rolls ${diceCount(dice, 'en')}; the chance of a success is ${thirds}/3${dice === 1 ? '' : ' for each'}.`,
      es: ({ creature, dice, thirds }) =>
        `${creature} tira ${diceCount(dice, 'es')}; la probabilidad de éxito es ${thirds}/3${dice === 1 ? '' : ' en cada uno'}.`,
    },
  }),
  'signum.odds.ruins': rule<{ creature: string; rerollOn: readonly DieSymbol[] }>({
    title: { en: 'Odds at ruins', es: 'Probabilidades en unas ruinas' },
    says: {
      en: 'One die decides at ruins, and each symbol comes up one time in three; a symbol that is rolled again leaves its share to all three.',
      es: 'En unas ruinas decide un dado, y cada símbolo sale una de cada tres veces; un símbolo que se repite deja su parte a los tres.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, rerollOn }) =>
        `${creature} rolls 1 die; every symbol has a chance of 1/3.${rerollOn.length === 0 ? '' : ` Rolled again once: ${symbolList(rerollOn, 'en')}.`}`,
      es: ({ creature, rerollOn }) =>
        `${creature} tira 1 dado; cada símbolo sale con probabilidad 1/3.${rerollOn.length === 0 ? '' : ` Se repite una vez: ${symbolList(rerollOn, 'es')}.`}`,
    },
  }),
  'signum.odds.pool': rule<{
    creature: string
    roll: RollKind
    dice: number
    thirds: number
    forced: boolean
    master: number
  }>({
    title: { en: 'Odds of a pool', es: 'Probabilidades de una tirada' },
    says: {
      en: 'The dice of a pool succeed independently. A forced re-roll squares the chance of a die, a free one gives a failure a second chance, and a Master re-rolls so many of the failures.',
      es: 'Los dados de una tirada aciertan por separado. Una repetición forzada eleva al cuadrado la probabilidad de un dado, una libre da otra oportunidad al fallo y un Maestro repite tantos de los fallos.',
    },
    section: 'Odds',
    page: null,
    rulings: ['Q-40'],
    explain: {
      en: ({ creature, roll, dice, thirds, forced, master }) =>
        `${creature}, ${rollName(roll, 'en')}: ${diceCount(dice, 'en')} at ${thirds}/3${forced ? ', hits re-rolled' : ''}${master > 0 ? `, up to ${master} ${master === 1 ? 'failure' : 'failures'} re-rolled` : ''}.`,
      es: ({ creature, roll, dice, thirds, forced, master }) =>
        `${creature}, ${rollName(roll, 'es')}: ${diceCount(dice, 'es')} a ${thirds}/3${forced ? ', se repiten los impactos' : ''}${master > 0 ? `, se repiten hasta ${master} ${master === 1 ? 'fallo' : 'fallos'}` : ''}.`,
    },
  }),
  'signum.odds.melee-net': rule<{
    creature: string
    target: string
    attack: number
    defence: number
    each: number
    less: number
  }>({
    title: { en: 'Odds of a melee', es: 'Probabilidades de un combate' },
    says: {
      en: 'Unblocked hits are hits less blocks, which fall independently; each deals its damage less X, then tokens, then wounds. Blows that fall at once are independent of each other.',
      es: 'Los impactos sin bloquear son impactos menos bloqueos, que caen por separado; cada uno causa su daño menos X, luego fichas, luego heridas. Los golpes simultáneos son independientes entre sí.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, target, attack, defence }) =>
        `${creature} strikes ${target}: ${attack} attack ${attack === 1 ? 'die' : 'dice'} against ${defence} defence ${defence === 1 ? 'die' : 'dice'}.`,
      es: ({ creature, target, attack, defence }) =>
        `${creature} golpea a ${target}: ${diceCount(attack, 'es')} de ataque contra ${defence} de defensa.`,
    },
  }),
  'signum.odds.initiative': rule<{ first: string; second: string }>({
    title: { en: 'Odds with Initiative', es: 'Probabilidades con Iniciativa' },
    says: {
      en: 'For each result of the first blow, the other strikes back with the wounds it then has, or not at all if it is dead. The dice were split beforehand.',
      es: 'Para cada resultado del primer golpe, el otro responde con las heridas que entonces tenga, o no responde si ha muerto. Los dados se repartieron antes.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    explain: {
      en: ({ first, second }) => `${first} strikes first; what ${second} can do depends on it.`,
      es: ({ first, second }) => `${first} golpea primero; de ello depende lo que pueda hacer ${second}.`,
    },
  }),
  'signum.odds.allocation': rule<{
    objective: Objective
    attacker: string
    defender: string
    attack: number
    defence: number
    theirAttack: number
    theirDefence: number
  }>({
    title: { en: 'The best split', es: 'El mejor reparto' },
    says: {
      en: 'All legal splits are tried. The defender commits first: for each of its splits the attacker’s best reply is taken, then the defender’s best. Losses count up to health and armour left; what is equal is decided by kills less deaths, then by more attack dice.',
      es: 'Se prueban todos los repartos legales. El defensor se compromete primero: para cada reparto suyo se toma la mejor respuesta del atacante, y después el mejor del defensor. Las pérdidas cuentan hasta la salud y armadura restantes; lo que empata lo deciden las muertes causadas menos las sufridas, y luego más dados de ataque.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    explain: {
      en: ({ objective, attacker, defender, attack, defence, theirAttack, theirDefence }) =>
        `${OBJECTIVE_WORDS[objective].en}, ${defender} splits ${theirAttack}/${theirDefence} and ${attacker} ${attack}/${defence}.`,
      es: ({ objective, attacker, defender, attack, defence, theirAttack, theirDefence }) =>
        `${OBJECTIVE_WORDS[objective].es}, ${defender} reparte ${theirAttack}/${theirDefence} y ${attacker} ${attack}/${defence}.`,
    },
  }),
  'signum.odds.advice': rule<{ advice: Advice }>({
    title: { en: 'Advice on splitting dice', es: 'Consejos para repartir dados' },
    says: {
      en: 'An attack die of an unwounded creature is worth twice a defence die, that of a wounded one as much. Whoever cannot be hit back needs no defence, and a nearly dead enemy needs few attack dice.',
      es: 'Un dado de ataque de una criatura sin heridas vale el doble que uno de defensa, y el de una herida, lo mismo. Quien no puede recibir respuesta no necesita defensa, y un enemigo casi muerto pide pocos dados de ataque.',
    },
    section: 'Odds',
    page: null,
    rulings: [],
    explain: {
      en: ({ advice }) => ADVICE_WORDS[advice].en,
      es: ({ advice }) => ADVICE_WORDS[advice].es,
    },
  }),
}
