import {
  active,
  allied,
  allyAttacks,
  does,
  eachMay,
  enemy,
  identity,
  innate,
  keyword,
  may,
  type PrintedAbility,
  reactive,
  tactic,
} from '../ability-notation.ts'

const DATHOMIRIAN = ['Dathomirian']
const WEEQUAY = ['Weequay']
const MANDALORIAN = ['Mandalorian']

/** The abilities of further units of Dathomir, of the Mandalorians and of those who serve themselves. */
export const abilitiesOfOuterRim: readonly PrintedAbility[] = [
  tactic('obscuring-shadows', {
    en: 'Obscuring Shadows',
    es: 'Sombras que ocultan',
    says: {
      en: 'A character of another allied Dathomirian unit may dash.',
      es: 'Un personaje de otra unidad aliada Dathomiriana puede correr.',
    },
    steps: [may('one', { move: 'dash' }, { filter: allied({ others: true, tags: DATHOMIRIAN }) })],
  }),
  active('manipulating-hand', 2, {
    en: 'Manipulating Hand',
    es: 'Mano manipuladora',
    says: {
      en: 'Choose an enemy character within range 4: it dashes, and you move it.',
      es: 'Elige a un personaje enemigo a alcance 4: corre, y lo mueves tú.',
    },
    steps: [does('one', { moveEnemy: 'dash' }, { filter: enemy(4) })],
  }),
  reactive('life-drain', 0, {
    en: 'Life Drain',
    es: 'Drenar vida',
    says: {
      en: 'After an attack of an allied Dathomirian character by which the defending unit suffered damage: that character may heal.',
      es: 'Después de un ataque de un personaje aliado Dathomiriano por el que la unidad defensora haya sufrido daño: ese personaje puede curar.',
    },
    on: { event: 'attackResolved', by: 'ally', role: 'attacker', tags: DATHOMIRIAN },
    requires: [{ suffered: 1 }],
    steps: [may('attacker', { heal: 1 })],
  }),
  identity('wrath-of-the-great-mother', {
    en: 'Wrath of the Great Mother',
    es: 'Ira de la Gran Madre',
    says: {
      en: 'Once a turn, when an enemy wounds another allied unit: one character may dash, then may make a ranged attack of 5 dice against that enemy.',
      es: 'Una vez por turno, cuando un enemigo hiera a otra unidad aliada: un personaje puede correr, y luego puede hacer un ataque a distancia de 5 dados contra ese enemigo.',
    },
    limit: 'turn',
    on: { event: 'unitWounded', by: 'otherAlly', source: 'enemy' },
    steps: [
      may('oneCharacter', { move: 'dash' }),
      may('chosen', { attack: { dice: 5, type: 'ranged', target: 'source' } }),
    ],
  }),
  active('dark-fury', 2, {
    en: 'Dark Fury',
    es: 'Furia oscura',
    says: {
      en: 'Choose an enemy unit within range 2 and roll 5 attack dice: it suffers 1 damage for each crit and each hit. If it suffered any and is a Force User, it gains exposed.',
      es: 'Elige una unidad enemiga a alcance 2 y tira 5 dados de ataque: sufre 1 de daño por cada crítico y cada impacto. Si sufre alguno y es Usuaria de la Fuerza, queda Expuesta.',
    },
    steps: [
      does('oneUnit', { throwDice: { die: 'attack', dice: 5 } }, { filter: enemy(2) }),
      does('chosenUnit', { damagePer: ['crit', 'hit'] }),
      does('chosenUnit', { condition: 'exposed' }, { ifDone: true, if: [{ chosenTags: ['Force User'] }] }),
    ],
  }),
  active('furious-rush', 1, {
    en: 'Furious Rush',
    es: 'Acometida furiosa',
    says: {
      en: 'Each character of this unit may dash; if the unit is injured, each may advance instead.',
      es: 'Cada personaje de esta unidad puede correr; si la unidad tiene lesiones, cada uno puede avanzar en su lugar.',
    },
    steps: [
      may('eachCharacter', { move: 'dash' }, { if: [{ injured: false }] }),
      may('eachCharacter', [{ move: 'dash' }, { move: 'advance' }], { if: [{ injured: true }] }),
    ],
  }),
  innate('overpowering-monster', {
    en: 'Overpowering Monster',
    es: 'Monstruo arrollador',
    says: {
      en: 'Attacks of this unit against primary characters get 2 more dice.',
      es: 'Los ataques de esta unidad contra personajes principales tienen 2 dados más.',
    },
    steps: [does('eachCharacter', { attackDice: { dice: 2 } }, { if: [{ targetType: ['primary'] }] })],
  }),
  innate('pain-is-weakness', {
    en: 'Pain is Weakness',
    es: 'El dolor es debilidad',
    says: {
      en: 'The characters of this unit have protection and are steadfast.',
      es: 'Los personajes de esta unidad tienen Protección y Tenaz.',
    },
    steps: [keyword('eachCharacter', 'protection'), keyword('eachCharacter', 'steadfast')],
  }),
  innate('unwitting-brute', {
    en: 'Unwitting Brute',
    es: 'Bruto inconsciente',
    says: {
      en: 'When an allied primary Separatist Alliance or Dathomirian unit within range 3 starts its activation, one character may dash.',
      es: 'Cuando una unidad aliada principal de la Alianza Separatista o Dathomiriana a alcance 3 empiece su activación, un personaje puede correr.',
    },
    on: {
      event: 'activationStart',
      by: 'otherAlly',
      anyTags: ['Separatist Alliance', 'Dathomirian'],
      unitTypes: ['primary'],
      within: 3,
    },
    steps: [may('oneCharacter', { move: 'dash' })],
  }),
  active('acrobatic-advance', 1, {
    en: 'Acrobatic Advance',
    es: 'Avance acrobático',
    says: {
      en: 'Each character of this unit may jump. If any did, the unit gains a hunker token.',
      es: 'Cada personaje de esta unidad puede saltar. Si alguno lo hace, la unidad recibe una ficha de Resguardo.',
    },
    steps: [eachMay('jump'), does('thisUnit', { hunker: 1 }, { ifDone: true })],
  }),
  reactive('coordinated-fire-dathomirian', 0, {
    en: 'Coordinated Fire: Exposed',
    es: 'Fuego coordinado: Expuesto',
    says: {
      en: 'When a character of another allied Dathomirian unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit gains exposed.',
      es: 'Cuando un personaje de otra unidad aliada Dathomiriana ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco queda Expuesta.',
    },
    on: allyAttacks('Dathomirian'),
    steps: [does('defendingUnit', { condition: 'exposed' }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('darkness-and-shadows', {
    en: 'Darkness and Shadows',
    es: 'Oscuridad y sombras',
    says: {
      en: 'While this unit has a hunker token, its characters add 1 die to their defence rolls against ranged attacks.',
      es: 'Mientras esta unidad tenga una ficha de Resguardo, sus personajes añaden 1 dado a sus tiradas de defensa contra ataques a distancia.',
    },
    steps: [does('eachCharacter', { defenceDice: { dice: 1 } }, { if: [{ hunker: true }, { attackType: 'ranged' }] })],
  }),
  innate('night-hunter', {
    en: 'Night Hunter',
    es: 'Cazadora nocturna',
    says: {
      en: 'Ranged attacks of this unit in a combat action against an enemy that is engaged with another allied Dathomirian get 2 more dice.',
      es: 'Los ataques a distancia de esta unidad en una acción de combate contra un enemigo trabado con otro Dathomiriano aliado tienen 2 dados más.',
    },
    steps: [
      does(
        'eachCharacter',
        { attackDice: { dice: 2 } },
        { if: [{ attackType: 'ranged' }, { inCombatAction: true }, { targetEngagedWith: DATHOMIRIAN }] },
      ),
    ],
  }),
  tactic('get-moving-you-dogs', {
    en: 'Get Moving, You Dogs',
    es: 'Moveos, perros',
    says: {
      en: 'Choose another allied Weequay unit: each of its characters may dash.',
      es: 'Elige otra unidad aliada Weequay: cada uno de sus personajes puede correr.',
    },
    steps: [may('oneUnit', { move: 'dash' }, { filter: allied({ others: true, tags: WEEQUAY }) })],
  }),
  active('spotchka-rations', 1, {
    en: 'Spotchka Rations',
    es: 'Raciones de spotchka',
    says: {
      en: 'One character of an allied Scoundrel unit within range 3 may heal twice.',
      es: 'Un personaje de una unidad aliada Canalla a alcance 3 puede curar dos veces.',
    },
    steps: [may('one', { heal: 2 }, { filter: allied({ tags: ['Scoundrel'], within: 3 }) })],
  }),
  innate('exit-strategy', {
    en: 'Exit Strategy',
    es: 'Vía de escape',
    says: {
      en: 'The characters of this unit may climb while they are engaged.',
      es: 'Los personajes de esta unidad pueden trepar estando trabados.',
    },
    steps: [does('thisUnit', { climbEngaged: true })],
  }),
  innate('pack-hunter-weequay', {
    en: 'Pack Hunter (Weequay)',
    es: 'Cazador en manada (Weequay)',
    says: {
      en: 'Melee attacks of this unit against an enemy that is engaged with another allied Weequay get 2 more dice.',
      es: 'Los ataques cuerpo a cuerpo de esta unidad contra un enemigo trabado con otro Weequay aliado tienen 2 dados más.',
    },
    steps: [
      does(
        'eachCharacter',
        { attackDice: { dice: 2 } },
        { if: [{ attackType: 'melee' }, { targetEngagedWith: WEEQUAY }] },
      ),
    ],
  }),
  active('raiding-party', 1, {
    en: 'Raiding Party',
    es: 'Partida de saqueo',
    says: { en: 'Each character of this unit may climb.', es: 'Cada personaje de esta unidad puede trepar.' },
    steps: [eachMay('climb')],
  }),
  innate('greedy', {
    en: 'Greedy',
    es: 'Codiciosos',
    says: {
      en: 'A character of this unit that contests an active objective is steadfast.',
      es: 'Un personaje de esta unidad que dispute un objetivo activo tiene Tenaz.',
    },
    steps: [keyword('eachCharacter', 'steadfast', null, { if: [{ contests: true }] })],
  }),
  tactic('on-the-trail', {
    en: 'On the Trail',
    es: 'Tras la pista',
    says: {
      en: 'Each character of this unit may dash towards an enemy character.',
      es: 'Cada personaje de esta unidad puede correr hacia un personaje enemigo.',
    },
    steps: [may('eachCharacter', { moveTowards: { kind: 'dash', to: 'enemy' } })],
    note: 'All of them move towards the same enemy here.',
  }),
  reactive('avoidance-protocols', 0, {
    en: 'Avoidance Protocols',
    es: 'Protocolos de evasión',
    says: {
      en: 'After an attack against this unit is resolved: it loses all its hunker tokens; if it lost any, each of its characters may dash.',
      es: 'Después de resolverse un ataque contra esta unidad: pierde todas sus fichas de Resguardo; si pierde alguna, cada uno de sus personajes puede correr.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'defender' },
    steps: [does('thisUnit', { loseHunker: true }), may('eachCharacter', { move: 'dash' }, { ifDone: true })],
  }),
  innate('target-priority-protocols', {
    en: 'Target Priority Protocols',
    es: 'Protocolos de blanco preferente',
    says: {
      en: 'Attacks of this unit against primary characters get 2 more dice.',
      es: 'Los ataques de esta unidad contra personajes principales tienen 2 dados más.',
    },
    steps: [does('eachCharacter', { attackDice: { dice: 2 } }, { if: [{ targetType: ['primary'] }] })],
  }),
  innate('unstoppable-machine', {
    en: 'Unstoppable Machine',
    es: 'Máquina imparable',
    says: {
      en: 'A character of this unit that is engaged with an enemy primary character has protection and is steadfast.',
      es: 'Un personaje de esta unidad trabado con un personaje enemigo principal tiene Protección y Tenaz.',
    },
    steps: [
      keyword('eachCharacter', 'protection', null, { if: [{ engagedWithType: ['primary'] }] }),
      keyword('eachCharacter', 'steadfast', null, { if: [{ engagedWithType: ['primary'] }] }),
    ],
  }),
  active('mandalorian-armaments', 0, {
    en: 'Mandalorian Armaments',
    es: 'Armamento mandaloriano',
    says: {
      en: 'Until the end of the turn the characters of this unit have Sharpshooter [1] or Impact [1].',
      es: 'Hasta el final del turno, los personajes de esta unidad tienen Tirador de primera [1] o Contundencia [1].',
    },
    steps: [
      {
        who: 'thisUnit',
        does: [{ keyword: { name: 'sharpshooter', value: 1 } }, { keyword: { name: 'impact', value: 1 } }],
      },
    ],
  }),
  innate('our-secrecy-is-our-survival', {
    en: 'Our Secrecy is Our Survival. This is the Way',
    es: 'El secreto es nuestra supervivencia. Este es el Camino',
    says: {
      en: 'While the order card of this unit is in the order deck or in reserve, its characters have protection.',
      es: 'Mientras la carta de Orden de esta unidad esté en el mazo de Orden o en la reserva, sus personajes tienen Protección.',
    },
    steps: [keyword('eachCharacter', 'protection', null, { if: [{ orderCard: ['deck', 'reserve'] }] })],
  }),
  tactic('we-are-mandalorians', {
    en: 'We Are Mandalorians!',
    es: '¡Somos mandalorianos!',
    says: {
      en: 'Each allied Mandalorian unit within range 4 may remove 1 damage or 1 condition; then each allied supporting Mandalorian character within range 4 may jump.',
      es: 'Cada unidad aliada Mandaloriana a alcance 4 puede retirar 1 de daño o 1 estado; luego cada personaje aliado de apoyo Mandaloriano a alcance 4 puede saltar.',
    },
    steps: [
      may('eachUnit', [{ removeDamage: 1 }, { loseConditions: 1 }], {
        filter: allied({ tags: MANDALORIAN, within: 4 }),
      }),
      may('each', { move: 'jump' }, { filter: allied({ tags: MANDALORIAN, unitTypes: ['supporting'], within: 4 }) }),
    ],
  }),
  reactive('ill-cover-the-rear', 1, {
    en: "I'll Cover the Rear",
    es: 'Yo cubro la retaguardia',
    says: {
      en: 'After an attack against an allied character within range 2 is resolved, in Heavy Firepower: one character may jump, then may make a ranged attack of 5 dice against the attacker.',
      es: 'Después de resolverse un ataque contra un personaje aliado a alcance 2, en Potencia de fuego: un personaje puede saltar, y luego puede hacer un ataque a distancia de 5 dados contra el atacante.',
    },
    on: { event: 'attackResolved', by: 'ally', role: 'defender', within: 2 },
    requires: [{ stance: 'heavy-firepower' }],
    steps: [
      may('oneCharacter', { move: 'jump' }),
      may('chosen', { attack: { dice: 5, type: 'ranged', target: 'attacker' } }),
    ],
  }),
  reactive('go-there-are-too-many', 0, {
    en: 'Go. There Are Too Many. This Is The Way',
    es: 'Marchaos. Son demasiados. Este es el Camino',
    says: {
      en: 'When an enemy attack wounds this unit: it gains 2 injury tokens, then removes a wound token, all its damage and one condition, and may make an attack of 5 dice against the character that wounded it.',
      es: 'Cuando un ataque enemigo hiera a esta unidad: recibe 2 fichas de lesión, luego retira una ficha de herida, todo su daño y un estado, y puede hacer un ataque de 5 dados contra el personaje que la hirió.',
    },
    on: { event: 'unitWounded', by: 'thisUnit', source: 'enemy' },
    requires: [{ woundedByAttack: true }],
    steps: [
      does('thisUnit', { injuries: 2 }),
      does('thisUnit', { loseWounds: 1 }),
      does('thisUnit', { loseAllDamage: true }),
      does('thisUnit', { loseConditions: 1 }),
      may('oneCharacter', { attack: { dice: 5, target: 'source' } }),
    ],
  }),
  innate('descendent-of-the-great-house-vizsla', {
    en: 'Descendent of the Great House Vizsla',
    es: 'Descendiente de la gran casa Vizsla',
    says: {
      en: 'In Fearless its characters are steadfast. While this unit is injured its order card cannot be put in reserve.',
      es: 'En Sin miedo, sus personajes tienen Tenaz. Mientras esta unidad tenga lesiones, su carta de Orden no puede ponerse en reserva.',
    },
    steps: [
      keyword('eachCharacter', 'steadfast', null, { if: [{ stance: 'fearless' }] }),
      does('thisUnit', { noReserve: true }, { if: [{ injured: true }] }),
    ],
  }),
  active('headlong-assault', 1, {
    en: 'Headlong Assault',
    es: 'Asalto temerario',
    says: {
      en: 'Each character of this unit may dash. If one is then within range 2 of an enemy, the unit performs a focus action and its characters have Impact [1] until the end of the turn.',
      es: 'Cada personaje de esta unidad puede correr. Si alguno queda a alcance 2 de un enemigo, la unidad realiza una acción de concentración y sus personajes tienen Contundencia [1] hasta el final del turno.',
    },
    steps: [
      eachMay('dash'),
      does('thisUnit', { action: 'focus' }, { if: [{ enemyNear: 2 }] }),
      keyword('thisUnit', 'impact', 1, { if: [{ enemyNear: 2 }] }),
    ],
    note: 'A unit of which one is near without having moved counts as well.',
  }),
  innate('rapid-response-team', {
    en: 'Rapid Response Team',
    es: 'Equipo de respuesta rápida',
    says: {
      en: 'Putting the order card of this unit in reserve costs 1 Force less.',
      es: 'Poner en reserva la carta de Orden de esta unidad cuesta 1 de Fuerza menos.',
    },
    steps: [does('thisUnit', { reserveDiscount: 1 })],
  }),
  innate('security-force', {
    en: 'Security Force',
    es: 'Fuerza de seguridad',
    says: {
      en: 'A character of this unit that contests an active objective is steadfast.',
      es: 'Un personaje de esta unidad que dispute un objetivo activo tiene Tenaz.',
    },
    steps: [keyword('eachCharacter', 'steadfast', null, { if: [{ contests: true }] })],
  }),
]
