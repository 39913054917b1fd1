import { rule } from '../../../../rulebook/rule.ts'
import { diceCount, points, quedan } from '../../language/words.ts'

/** Why a bonus that was stated does not hold. */
export type BonusProblem = 'ability' | 'condition' | 'amount' | 'twice'

const BONUS_PROBLEMS: Readonly<Record<BonusProblem, { readonly en: string; readonly es: string }>> = {
  ability: { en: 'it does not have the ability', es: 'no tiene la capacidad' },
  condition: { en: 'its condition is not met', es: 'no se cumple su condición' },
  amount: { en: 'the ability gives another number', es: 'la capacidad da otro número' },
  twice: { en: 'it is stated twice', es: 'se indica dos veces' },
}

/** What the abilities that a fight asks about do. */
export const fightingAbilityRules = {
  'signum.ability.from-attacks': rule<{ creature: string; x: number; left: number }>({
    title: { en: '−X from Attacks', es: '−X de Ataques' },
    says: {
      en: 'The damage of an attack is reduced by X, once for the whole attack and never below 0.',
      es: 'El daño de un ataque se reduce en X, una vez por todo el ataque y nunca por debajo de 0.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-30'],
    explain: {
      en: ({ creature, x, left }) => `${creature} takes ${x} less from an attack: ${points(left, 'en')} left.`,
      es: ({ creature, x, left }) => `${creature} recibe ${x} menos de un ataque: ${quedan(left, points(left, 'es'))}.`,
    },
  }),
  'signum.ability.reckless': rule<{ creature: string; min: number; attack: number }>({
    title: { en: 'Reckless', es: 'Temerario' },
    says: {
      en: 'At least X dice go to attack, or all if the strength is less. A tired creature defends with all of them all the same.',
      es: 'Al menos X dados van al ataque, o todos si la fuerza es menor. Aun así, una criatura cansada se defiende con todos.',
    },
    section: 'Glossary',
    page: '40',
    rulings: ['Q-39'],
    explain: {
      en: ({ creature, min, attack }) =>
        attack < min
          ? `${creature} is Reckless: at least ${min} of its dice ${min === 1 ? 'attacks' : 'attack'}, not ${attack}.`
          : `${creature} is Reckless and attacks with at least ${diceCount(min, 'en')}.`,
      es: ({ creature, min, attack }) =>
        attack < min
          ? `${creature} tiene Temerario: al menos ${min} de sus dados ${min === 1 ? 'ataca' : 'atacan'}, no ${attack}.`
          : `${creature} tiene Temerario y ataca con al menos ${diceCount(min, 'es')}.`,
    },
  }),
  'signum.ability.cautious': rule<{ creature: string; min: number; defence: number }>({
    title: { en: 'Cautious', es: 'Cauto' },
    says: {
      en: 'At least X dice go to defence, or all if the strength is less. If there are too few for Reckless too, the later ability is met first, or the one its controller chooses.',
      es: 'Al menos X dados van a la defensa, o todos si la fuerza es menor. Si no bastan también para Temerario, se cumple antes la capacidad posterior, o la que elija quien la controla.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-39'],
    explain: {
      en: ({ creature, min, defence }) =>
        defence < min
          ? `${creature} is Cautious: at least ${min} of its dice ${min === 1 ? 'defends' : 'defend'}, not ${defence}.`
          : `${creature} is Cautious and defends with at least ${diceCount(min, 'en')}.`,
      es: ({ creature, min, defence }) =>
        defence < min
          ? `${creature} tiene Cauto: al menos ${min} de sus dados ${min === 1 ? 'defiende' : 'defienden'}, no ${defence}.`
          : `${creature} tiene Cauto y se defiende con al menos ${diceCount(min, 'es')}.`,
    },
  }),
  'signum.ability.expert-attack': rule<{ creature: string; x: number }>({
    title: { en: 'Expert of Attack', es: 'Experto en Ataques' },
    says: {
      en: 'If all dice of a melee, at least one, go to attack, X attack dice are added.',
      es: 'Si todos los dados de un combate, al menos uno, van al ataque, se añaden X dados de ataque.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ creature, x }) => `${creature} attacks with everything: +${diceCount(x, 'en')}.`,
      es: ({ creature, x }) => `${creature} ataca con todo: +${diceCount(x, 'es')}.`,
    },
  }),
  'signum.ability.expert-defence': rule<{ creature: string; x: number }>({
    title: { en: 'Expert of Defence', es: 'Experto en Defensa' },
    says: {
      en: 'If all dice of a melee, at least one, go to defence, X defence dice are added, also when tired.',
      es: 'Si todos los dados de un combate, al menos uno, van a la defensa, se añaden X dados de defensa, también estando cansada.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ creature, x }) => `${creature} defends with everything: +${diceCount(x, 'en')}.`,
      es: ({ creature, x }) => `${creature} se defiende con todo: +${diceCount(x, 'es')}.`,
    },
  }),
  'signum.ability.stamina': rule<{ creature: string }>({
    title: { en: 'Stamina', es: 'Vigor' },
    says: {
      en: 'Being tired does not bind the creature: it splits freely.',
      es: 'Estar cansada no obliga a la criatura: reparte libremente.',
    },
    section: 'Glossary',
    page: '40',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} has Stamina and splits freely.`,
      es: ({ creature }) => `${creature} tiene Vigor y reparte libremente.`,
    },
  }),
  'signum.ability.defender': rule<{ attacker: string; defenders: string[] }>({
    title: { en: 'Defender', es: 'Defensor' },
    says: {
      en: 'An enemy that touches a Defender and attacks in melee has to attack a Defender. A hidden one does not count.',
      es: 'Un enemigo que toca a un Defensor y ataca cuerpo a cuerpo tiene que atacar a un Defensor. Uno oculto no cuenta.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ attacker, defenders }) => `${attacker} has to attack ${defenders.join(' or ')}.`,
      es: ({ attacker, defenders }) => `${attacker} tiene que atacar a ${defenders.join(' o ')}.`,
    },
  }),
  'signum.ability.initiative': rule<{ first: string; second: string; dead: boolean }>({
    title: { en: 'Initiative', es: 'Iniciativa' },
    says: {
      en: 'The creature strikes first; the other defends and strikes back only if it lives. If both have it they strike at once.',
      es: 'La criatura golpea primero; la otra se defiende y solo responde si vive. Si ambas la tienen, golpean a la vez.',
    },
    section: 'Glossary',
    page: '39',
    rulings: [],
    explain: {
      en: ({ first, second, dead }) =>
        dead ? `${second} dies before it can strike back at ${first}.` : `${first} strikes first, then ${second}.`,
      es: ({ first, second, dead }) =>
        dead ? `${second} muere antes de poder responder a ${first}.` : `${first} golpea primero y después ${second}.`,
    },
  }),
  'signum.ability.veteran': rule<{ creature: string; attacker: string }>({
    title: { en: 'Veteran', es: 'Veterano' },
    says: {
      en: 'When it is attacked in melee, the attacker re-rolls every successful attack die once.',
      es: 'Cuando la atacan cuerpo a cuerpo, el atacante repite una vez cada dado de ataque con éxito.',
    },
    section: 'Glossary',
    page: '40',
    rulings: ['Q-38'],
    explain: {
      en: ({ creature, attacker }) => `${creature} is a Veteran: ${attacker} re-rolls its hits.`,
      es: ({ creature, attacker }) => `${creature} tiene Veterano: ${attacker} repite sus impactos.`,
    },
  }),
  'signum.ability.master-attack': rule<{ creature: string; x: number }>({
    title: { en: 'Master of Attack', es: 'Maestro del Ataque' },
    says: {
      en: 'Up to X of its melee attack dice may be re-rolled. Of several such abilities the highest X counts.',
      es: 'Puede repetir hasta X de sus dados de ataque cuerpo a cuerpo. De varias capacidades iguales cuenta la X más alta.',
    },
    section: 'Glossary',
    page: '39',
    rulings: [],
    explain: {
      en: ({ creature, x }) => `${creature} may re-roll up to ${x} of its attack dice.`,
      es: ({ creature, x }) => `${creature} puede repetir hasta ${x} de sus dados de ataque.`,
    },
  }),
  'signum.ability.master-defence': rule<{ creature: string; x: number }>({
    title: { en: 'Master of Defence', es: 'Maestro de la Defensa' },
    says: {
      en: 'Up to X of its melee defence dice may be re-rolled. Of several such abilities the highest X counts.',
      es: 'Puede repetir hasta X de sus dados de defensa cuerpo a cuerpo. De varias capacidades iguales cuenta la X más alta.',
    },
    section: 'Glossary',
    page: '39',
    rulings: [],
    explain: {
      en: ({ creature, x }) => `${creature} may re-roll up to ${x} of its defence dice.`,
      es: ({ creature, x }) => `${creature} puede repetir hasta ${x} de sus dados de defensa.`,
    },
  }),
  'signum.ability.hammerblow': rule<{ creature: string; hits: number }>({
    title: { en: 'Hammerblow', es: 'Golpe Aplastador' },
    says: {
      en: 'Each hit in melee that is not blocked deals two damage.',
      es: 'Cada impacto cuerpo a cuerpo sin bloquear causa dos puntos de daño.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ creature, hits }) =>
        hits === 1
          ? `The hit of ${creature} deals 2 damage.`
          : `Each of the ${hits} hits of ${creature} deals 2 damage.`,
      es: ({ creature, hits }) =>
        hits === 1
          ? `El impacto de ${creature} causa 2 de daño.`
          : `Cada uno de los ${hits} impactos de ${creature} causa 2 de daño.`,
    },
  }),
  'signum.ability.fortitude': rule<{ creature: string }>({
    title: { en: 'Fortitude', es: 'Fortaleza' },
    says: {
      en: 'Wounds do not weaken its melee attack or its backstab: axe or shield hits.',
      es: 'Las heridas no debilitan su ataque cuerpo a cuerpo ni su puñalada: hacha o escudo impactan.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} is wounded and hits with axes all the same.`,
      es: ({ creature }) => `${creature} tiene heridas y aun así impacta con hachas.`,
    },
  }),
  'signum.ability.fast': rule<{ creature: string }>({
    title: { en: 'Fast', es: 'Rapidez' },
    says: {
      en: 'It may attack in melee after running.',
      es: 'Puede atacar cuerpo a cuerpo después de correr.',
    },
    section: 'Glossary',
    page: '38',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} is Fast and attacks after its run.`,
      es: ({ creature }) => `${creature} tiene Rapidez y ataca tras correr.`,
    },
  }),
  'signum.ability.berserk': rule<{ creature: string; strength: number; problem: BonusProblem | null }>({
    title: { en: 'Berserk', es: 'Frenético' },
    says: {
      en: 'While it is wounded, it has X more strength.',
      es: 'Mientras está herida tiene X más de fuerza.',
    },
    section: 'Glossary',
    page: '37',
    rulings: [],
    explain: {
      en: ({ creature, strength, problem }) =>
        problem === null
          ? `${creature} gains ${strength} strength by Berserk.`
          : `${creature} gains nothing by Berserk: ${BONUS_PROBLEMS[problem].en}.`,
      es: ({ creature, strength, problem }) =>
        problem === null
          ? `${creature} gana ${strength} de fuerza por Frenético.`
          : `${creature} no gana nada por Frenético: ${BONUS_PROBLEMS[problem].es}.`,
    },
  }),
  'signum.ability.charge': rule<{ creature: string; strength: number; problem: BonusProblem | null }>({
    title: { en: 'Charge', es: 'Carga' },
    says: {
      en: 'If it moved before its melee attack it gains what the card says until the end of the turn, once per turn.',
      es: 'Si se movió antes de su ataque cuerpo a cuerpo, gana lo que dice la carta hasta el final del turno, una vez por turno.',
    },
    section: 'Glossary',
    page: '37',
    rulings: [],
    explain: {
      en: ({ creature, strength, problem }) =>
        problem === null
          ? `${creature} gains ${strength} strength by Charge.`
          : `${creature} gains nothing by Charge: ${BONUS_PROBLEMS[problem].en}.`,
      es: ({ creature, strength, problem }) =>
        problem === null
          ? `${creature} gana ${strength} de fuerza por Carga.`
          : `${creature} no gana nada por Carga: ${BONUS_PROBLEMS[problem].es}.`,
    },
  }),
  'signum.ability.predator': rule<{ creature: string; strength: number; problem: BonusProblem | null }>({
    title: { en: 'Predator', es: 'Depredador' },
    says: {
      en: 'On attacking a wounded enemy in melee it has 1 more strength until the end of its turn.',
      es: 'Al atacar cuerpo a cuerpo a un enemigo herido tiene 1 más de fuerza hasta el final de su turno.',
    },
    section: 'Glossary',
    page: '40',
    rulings: ['Q-66'],
    explain: {
      en: ({ creature, strength, problem }) =>
        problem === null
          ? `${creature} gains ${strength} strength by Predator.`
          : `${creature} gains nothing by Predator: ${BONUS_PROBLEMS[problem].en}.`,
      es: ({ creature, strength, problem }) =>
        problem === null
          ? `${creature} gana ${strength} de fuerza por Depredador.`
          : `${creature} no gana nada por Depredador: ${BONUS_PROBLEMS[problem].es}.`,
    },
  }),
  'signum.ability.persecution': rule<{ creature: string; killed: string; left: number }>({
    title: { en: 'Persecution', es: 'Persecución' },
    says: {
      en: 'After killing an enemy character in melee it may move up to S into contact with another enemy and fight it, X times per turn.',
      es: 'Tras eliminar a un personaje enemigo cuerpo a cuerpo puede moverse hasta S para tocar a otro enemigo y luchar con él, X veces por turno.',
    },
    section: 'Glossary',
    page: '39',
    rulings: [],
    explain: {
      en: ({ creature, killed, left }) =>
        `${creature} killed ${killed} and may go on to another enemy within S; uses left this turn: ${left}.`,
      es: ({ creature, killed, left }) =>
        `${creature} eliminó a ${killed} y puede ir a por otro enemigo a distancia S; usos que le quedan este turno: ${left}.`,
    },
  }),
}
