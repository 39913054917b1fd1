import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { hitCount } from '../../dice/fight.words.ts'
import { diceCount } from '../../language/words.ts'

/** Why a melee may not be declared. */
export type MeleeProblem = 'contact' | 'friend' | 'again'
/** Why a split is not legal, or that it is. */
export type SplitProblem = 'sum' | 'unstated' | 'tooMany'
/** How tiredness bears on a creature. */
export type Tiredness = 'becomes' | 'defends' | 'mustDefend'

const PROBLEMS: Readonly<Record<MeleeProblem, { readonly en: string; readonly es: string }>> = {
  contact: { en: 'they are not in contact', es: 'no están en contacto' },
  friend: { en: 'they are not enemies', es: 'no son enemigos' },
  again: { en: 'it has already attacked in this activation', es: 'ya atacó en esta activación' },
}

/** Rules on melee. */
export const meleeRules = {
  'signum.melee.declare': rule<{ attacker: string; defender: string; problem: MeleeProblem | null }>({
    title: { en: 'Declaring a melee', es: 'Declarar un combate cuerpo a cuerpo' },
    says: {
      en: 'A creature with strength 1 or more may attack one enemy in contact once in its activation.',
      es: 'Una criatura con fuerza 1 o más puede atacar a un enemigo en contacto una vez en su activación.',
    },
    section: 'Melee',
    page: '24',
    rulings: [],
    explain: {
      en: ({ attacker, defender, problem }) =>
        problem === null
          ? `${attacker} attacks ${defender}.`
          : `${attacker} may not attack ${defender}: ${PROBLEMS[problem].en}.`,
      es: ({ attacker, defender, problem }) =>
        problem === null
          ? `${attacker} ataca a ${defender}.`
          : `${attacker} no puede atacar a ${defender}: ${PROBLEMS[problem].es}.`,
    },
  }),
  'signum.melee.one-target': rule<{ attacker: string; defender: string; others: string[] }>({
    title: { en: 'One opponent', es: 'Un solo oponente' },
    says: {
      en: 'A melee has one attacker and one defender, whoever else is in contact.',
      es: 'Un combate cuerpo a cuerpo tiene un atacante y un defensor, esté quien esté además en contacto.',
    },
    section: 'Melee',
    page: '24',
    rulings: [],
    explain: {
      en: ({ attacker, defender, others }) => `${attacker} fights only ${defender}, not ${formatList(others, 'en')}.`,
      es: ({ attacker, defender, others }) =>
        `${attacker} lucha solo con ${defender}, no con ${formatList(others, 'es')}.`,
    },
  }),
  'signum.melee.pool': rule<{
    creature: string
    strength: number
    attack: number
    defence: number
    problem: SplitProblem | null
  }>({
    title: { en: 'Dice for attack and defence', es: 'Dados de ataque y defensa' },
    says: {
      en: 'A creature has as many dice as strength. Each goes to attack or to defence; all may go to one.',
      es: 'Una criatura tiene tantos dados como fuerza. Cada uno va al ataque o a la defensa; todos pueden ir a lo mismo.',
    },
    section: 'Melee',
    page: '25',
    rulings: [],
    explain: {
      en: ({ creature, strength, attack, defence, problem }) => {
        if (problem === 'sum')
          return `${creature} has ${diceCount(strength, 'en')}, but ${attack} + ${defence} were split.`
        if (problem === 'unstated')
          return `${creature} may split ${diceCount(strength, 'en')} in several ways; say how.`
        if (problem === 'tooMany') return `${creature} would roll ${strength} dice; no more than 20 are answered.`
        return `${creature} puts ${diceCount(attack, 'en')} into attack and ${defence} into defence.`
      },
      es: ({ creature, strength, attack, defence, problem }) => {
        if (problem === 'sum')
          return `${creature} tiene ${diceCount(strength, 'es')}, pero se repartieron ${attack} + ${defence}.`
        if (problem === 'unstated')
          return `${creature} puede repartir ${diceCount(strength, 'es')} de varias formas; di cómo.`
        if (problem === 'tooMany') return `${creature} tiraría ${strength} dados; no se responde por más de 20.`
        return `${creature} pone ${diceCount(attack, 'es')} en ataque y ${defence} en defensa.`
      },
    },
  }),
  'signum.melee.only-split': rule<{ creature: string; attack: number; defence: number }>({
    title: { en: 'Only one way to split', es: 'Un solo reparto posible' },
    says: {
      en: 'Where only one split is legal (tired, strength 0, or Reckless or Cautious at full strength) nobody is asked.',
      es: 'Cuando solo hay un reparto legal (cansancio, fuerza 0, o Temerario o Cauto con toda la fuerza) no se pregunta a nadie.',
    },
    section: 'Melee',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, attack, defence }) =>
        `${creature} has no choice: ${attack} in attack and ${defence} in defence is the only legal split.`,
      es: ({ creature, attack, defence }) =>
        `${creature} no tiene elección: ${attack} en ataque y ${defence} en defensa es el único reparto legal.`,
    },
  }),
  'signum.melee.defender-first': rule<{ attacker: string; defender: string }>({
    title: { en: 'The defender splits first', es: 'El defensor reparte primero' },
    says: {
      en: 'The defender says how it splits its dice, and only then the attacker.',
      es: 'El defensor dice cómo reparte sus dados, y solo después el atacante.',
    },
    section: 'Melee',
    page: '25',
    rulings: [],
    explain: {
      en: ({ attacker, defender }) => `${defender} splits its dice, then ${attacker}.`,
      es: ({ attacker, defender }) => `${defender} reparte sus dados y después ${attacker}.`,
    },
  }),
  'signum.melee.tired': rule<{ creature: string; state: Tiredness }>({
    title: { en: 'Tired creatures only defend', es: 'Las criaturas cansadas solo se defienden' },
    says: {
      en: 'A creature that already fought a melee as defender this turn puts all its dice into defence. Ranged attacks tire nobody.',
      es: 'Una criatura que este turno ya combatió como defensora pone todos sus dados en defensa. Los ataques a distancia no cansan.',
    },
    section: 'Melee',
    page: '25',
    rulings: ['Q-27'],
    explain: {
      en: ({ creature, state }) =>
        ({
          becomes: `${creature} is tired for the rest of the turn.`,
          defends: `${creature} is tired and puts all its dice into defence.`,
          mustDefend: `${creature} is tired and has to put all its dice into defence.`,
        })[state],
      es: ({ creature, state }) =>
        ({
          becomes: `${creature} se cansa para el resto del turno.`,
          defends: `${creature}, por cansancio, pone todos sus dados en defensa.`,
          mustDefend: `${creature}, por cansancio, tiene que poner todos sus dados en defensa.`,
        })[state],
    },
  }),
  'signum.melee.strength-zero': rule<{ creature: string; strikes?: true }>({
    title: { en: 'Strength 0', es: 'Fuerza 0' },
    says: {
      en: 'A creature with strength 0 neither attacks nor rolls defence dice; it can still be attacked, and it may declare a Magical Strike.',
      es: 'Una criatura con fuerza 0 no ataca ni tira dados de defensa; aun así puede ser atacada, y puede declarar un Golpe Mágico.',
    },
    section: 'Melee',
    page: '24-25',
    rulings: ['Q-51'],
    explain: {
      en: ({ creature, strikes }) =>
        `${creature} has strength 0: ${strikes ? 'it rolls no defence, but may make a Magical Strike' : 'no dice in melee'}.`,
      es: ({ creature, strikes }) =>
        `${creature} tiene fuerza 0: ${strikes ? 'no tira defensa, pero puede dar un Golpe Mágico' : 'ningún dado cuerpo a cuerpo'}.`,
    },
  }),
  'signum.melee.attack-roll': rule<{ creature: string; dice: number; hits: number; weakened: boolean }>({
    title: { en: 'Attack dice', es: 'Dados de ataque' },
    says: {
      en: 'Both roll their attack dice: axe or shield hits, for a wounded creature only the shield.',
      es: 'Ambos tiran sus dados de ataque: hacha o escudo impactan; para una criatura herida, solo el escudo.',
    },
    section: 'Melee',
    page: '25',
    rulings: [],
    explain: {
      en: ({ creature, dice, hits, weakened }) =>
        `${creature}${weakened ? ', wounded,' : ''} attacks with ${diceCount(dice, 'en')}: ${hitCount(hits, 'en')}.`,
      es: ({ creature, dice, hits, weakened }) =>
        `${creature}${weakened ? ', con heridas,' : ''} ataca con ${diceCount(dice, 'es')}: ${hitCount(hits, 'es')}.`,
    },
  }),
  'signum.melee.defence-roll': rule<{ creature: string; dice: number; hits: number; blocks: number | null }>({
    title: { en: 'Defence dice', es: 'Dados de defensa' },
    says: {
      en: 'Then defence dice are rolled: each shield cancels one hit. Against no hits they need not be rolled.',
      es: 'Después se tiran los dados de defensa: cada escudo anula un impacto. Si no hay impactos no hace falta tirarlos.',
    },
    section: 'Melee',
    page: '25',
    rulings: ['Q-01'],
    explain: {
      en: ({ creature, dice, hits, blocks }) =>
        blocks === null
          ? `${creature} need not roll its defence: there are no hits.`
          : `${creature} defends with ${diceCount(dice, 'en')} against ${hitCount(hits, 'en')} and blocks ${Math.min(blocks, hits)}.`,
      es: ({ creature, dice, hits, blocks }) =>
        blocks === null
          ? `${creature} no necesita tirar su defensa: no hay impactos.`
          : `${creature} se defiende con ${diceCount(dice, 'es')} de ${hitCount(hits, 'es')} y bloquea ${Math.min(blocks, hits)}.`,
    },
  }),
  'signum.melee.simultaneous': rule<{ attacker: string; defender: string; dealt: number; taken: number }>({
    title: { en: 'Both are hit at once', es: 'Ambos se hieren a la vez' },
    says: {
      en: 'What was not blocked is dealt to both at the same time, so both may die.',
      es: 'Lo que no se bloqueó se inflige a ambos a la vez, de modo que ambos pueden morir.',
    },
    section: 'Melee',
    page: '26',
    rulings: [],
    explain: {
      en: ({ attacker, defender, dealt, taken }) =>
        `Not blocked: ${hitCount(dealt, 'en')} on ${defender}, ${hitCount(taken, 'en')} on ${attacker}.`,
      es: ({ attacker, defender, dealt, taken }) =>
        `Sin bloquear: ${hitCount(dealt, 'es')} a ${defender}, ${hitCount(taken, 'es')} a ${attacker}.`,
    },
  }),
  'signum.melee.magical-strike': rule<{ attacker: string; dice: number }>({
    title: { en: 'Magical Strike', es: 'Golpe Mágico' },
    says: {
      en: 'Instead of its strength the attacker rolls X attack dice; each hit is a wound, and there is no defence against it. The defender splits as usual and strikes back against no defence.',
      es: 'En lugar de su fuerza, el atacante tira X dados de ataque; cada impacto es una herida y no hay defensa. El defensor reparte como siempre y responde sin que nadie se defienda.',
    },
    section: 'Glossary',
    page: '39',
    rulings: ['Q-28'],
    explain: {
      en: ({ attacker, dice }) =>
        dice === 0
          ? `${attacker} has no Magical Strike.`
          : `${attacker} makes a Magical Strike with ${diceCount(dice, 'en')}.`,
      es: ({ attacker, dice }) =>
        dice === 0
          ? `${attacker} no tiene Golpe Mágico.`
          : `${attacker} da un Golpe Mágico con ${diceCount(dice, 'es')}.`,
    },
  }),
}
