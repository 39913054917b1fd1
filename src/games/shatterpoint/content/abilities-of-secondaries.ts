import {
  active,
  afterOwn,
  allied,
  does,
  eachMay,
  innate,
  keyword,
  may,
  type PrintedAbility,
  reactive,
  tactic,
} from './ability-notation.ts'

const CLONE = ['Clone Trooper']
const MANDALORIAN = ['Mandalorian']
const DROID = ['Battle Droid']

/** The abilities of the secondary units. */
export const abilitiesOfSecondaries: readonly PrintedAbility[] = [
  tactic('get-a-move-on-soldier', {
    en: 'Get a Move On, Soldier',
    es: 'En marcha, soldado',
    says: {
      en: 'One character of this unit, or another allied Galactic Republic character, may dash; its unit may gain a hunker token.',
      es: 'Un personaje de esta unidad, u otro personaje aliado de la República Galáctica, puede correr; su unidad puede recibir una ficha de Resguardo.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ tags: ['Galactic Republic'] }) }),
      may('chosen', { hunker: 1 }),
    ],
  }),
  active('defensive-maneuver', 1, {
    en: 'Defensive Maneuver',
    es: 'Maniobra defensiva',
    says: {
      en: 'Each character of this unit may dash. If any did, this unit gains a hunker token.',
      es: 'Cada personaje de esta unidad puede correr. Si alguno lo hizo, esta unidad recibe una ficha de Resguardo.',
    },
    steps: [eachMay('dash'), does('thisUnit', { hunker: 1 }, { ifDone: true })],
    note: 'The book uses it in an example on p. 24.',
  }),
  reactive('im-always-first-kid', 1, {
    en: "I'm Always First, Kid",
    es: 'Yo siempre voy primero, chico',
    says: {
      en: 'If this unit is not wounded, after an allied supporting Clone Trooper unit within range 3 resolves a combat action: one character of this unit may dash. If it does, it makes an attack of 5 dice against one of the same targets within range 3 and in line of sight.',
      es: 'Si esta unidad no está herida, después de que una unidad aliada de apoyo de Soldados clon a alcance 3 resuelva una acción de combate: un personaje de esta unidad puede correr. Si lo hace, realiza un ataque de 5 dados contra uno de los mismos blancos a alcance 3 y en línea de visión.',
    },
    on: {
      event: 'actionResolved',
      by: 'otherAlly',
      action: 'combat',
      tags: CLONE,
      unitTypes: ['supporting'],
      within: 3,
    },
    requires: [{ wounded: false }],
    steps: [
      may('oneCharacter', { move: 'dash' }),
      does('chosen', { attack: { dice: 5, target: 'sameTarget', within: 3 } }, { ifDone: true }),
    ],
  }),
  innate('bring-it-on-clankers', {
    en: 'Bring It On, Clankers',
    es: 'Venid aquí, hojalatas',
    says: {
      en: 'After an allied Clone Trooper unit within range 3 gains a hunker token, one of its characters may heal.',
      es: 'Después de que una unidad aliada de Soldados clon a alcance 3 reciba una ficha de Resguardo, uno de sus personajes puede curar.',
    },
    on: { event: 'hunkerGained', by: 'ally', tags: CLONE, within: 3 },
    steps: [may('subjectCharacter', { heal: 1 })],
  }),
  innate('brothers-in-arms', {
    en: 'Brothers in Arms',
    es: 'Hermanos de armas',
    says: {
      en: 'While this unit has a hunker token its characters are steadfast.',
      es: 'Mientras esta unidad tenga una ficha de Resguardo, sus personajes tienen Tenaz.',
    },
    steps: [keyword('eachCharacter', 'steadfast', null, { if: [{ hunker: true }] })],
  }),
  tactic('pride-of-the-mandalore', {
    en: 'Pride of the Mandalore',
    es: 'Orgullo de Mandalore',
    says: {
      en: 'Another allied Mandalorian character may jump.',
      es: 'Otro personaje aliado Mandaloriano puede saltar.',
    },
    steps: [may('one', { move: 'jump' }, { filter: allied({ others: true, tags: MANDALORIAN }) })],
  }),
  active('jet-pack', 1, {
    en: 'Jet Pack',
    es: 'Mochila propulsora',
    says: { en: 'Each character of this unit may jump.', es: 'Cada personaje de esta unidad puede saltar.' },
    steps: [eachMay('jump')],
  }),
  reactive('mandalorians-are-stronger-together', 0, {
    en: 'Mandalorians Are Stronger Together',
    es: 'Los mandalorianos juntos son más fuertes',
    says: {
      en: 'After this unit resolves a move action: if a character of it is within range 2 of another allied Mandalorian character, it performs a focus action at once.',
      es: 'Después de que esta unidad resuelva una acción de movimiento: si uno de sus personajes está a alcance 2 de otro personaje aliado Mandaloriano, realiza de inmediato una acción de concentración.',
    },
    on: afterOwn('move'),
    steps: [does('thisUnit', { action: 'focus' }, { if: [{ near: { range: 2, tags: MANDALORIAN } }] })],
    note: 'The book uses it in an example on p. 16.',
  }),
  innate('ive-got-you-in-my-sights', {
    en: "I've Got You in My Sights",
    es: 'Te tengo en la mira',
    says: {
      en: 'Sharpshooter [2]. Targets of ranged attacks of this unit have no cover. After this unit resolves a focus action it gains a hunker token.',
      es: 'Tirador de primera [2]. Los blancos de los ataques a distancia de esta unidad no tienen cobertura. Después de que esta unidad resuelva una acción de concentración, recibe una ficha de Resguardo.',
    },
    on: afterOwn('focus'),
    steps: [
      keyword('eachCharacter', 'sharpshooter', 2),
      does('eachCharacter', { ignoreCover: true }, { if: [{ attackType: 'ranged' }] }),
      does('thisUnit', { hunker: 1 }, { on: 'actionResolved' }),
    ],
    note: 'The book prints it on p. 15; the token is hard to read there (Q-47).',
  }),
  innate('pack-hunter', {
    en: 'Pack Hunter',
    es: 'Cazador en manada',
    says: {
      en: 'Melee attacks of this unit against an enemy that is engaged with another allied Mandalorian get 2 more dice.',
      es: 'Los ataques cuerpo a cuerpo de esta unidad contra un enemigo trabado con otro Mandaloriano aliado tienen 2 dados más.',
    },
    steps: [
      does(
        'eachCharacter',
        { attackDice: { dice: 2 } },
        { if: [{ attackType: 'melee' }, { targetEngagedWith: MANDALORIAN }] },
      ),
    ],
  }),
  tactic('roger-roger', {
    en: 'Roger, Roger',
    es: 'Recibido, recibido',
    says: {
      en: 'Each allied supporting Battle Droid character within range 4 may dash.',
      es: 'Cada personaje aliado de apoyo Droide de combate a alcance 4 puede correr.',
    },
    steps: [may('each', { move: 'dash' }, { filter: allied({ tags: DROID, unitTypes: ['supporting'], within: 4 }) })],
  }),
  active('tactical-network', 1, {
    en: 'Tactical Network',
    es: 'Red táctica',
    says: {
      en: 'Another allied Battle Droid character within range 4 may dash. Then it may gain a hunker token, remove one of its conditions, or make an attack of 5 dice.',
      es: 'Otro personaje aliado Droide de combate a alcance 4 puede correr. Luego puede recibir una ficha de Resguardo, retirar uno de sus estados o hacer un ataque de 5 dados.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ others: true, tags: DROID, within: 4 }) }),
      may('chosen', [{ hunker: 1 }, { loseConditions: 1 }, { attack: { dice: 5 } }]),
    ],
  }),
  innate('concentrate-all-firepower', {
    en: 'Target, Concentrate All Firepower',
    es: 'Blanco: concentrad todo el fuego',
    says: {
      en: 'Attacks of allied Battle Droids get 1 more die if the target is within range 4 of another allied Battle Droid character.',
      es: 'Los ataques de los Droides de combate aliados tienen 1 dado más si el blanco está a alcance 4 de otro personaje aliado Droide de combate.',
    },
    steps: [
      does(
        'each',
        { attackDice: { dice: 1 } },
        { if: [{ targetNear: { range: 4, tags: DROID } }], filter: allied({ tags: DROID }) },
      ),
    ],
  }),
  innate('complete-analysis', {
    en: 'Complete Analysis',
    es: 'Análisis completo',
    says: {
      en: 'Putting the order card of this unit in reserve costs 1 Force less.',
      es: 'Poner en reserva la carta de Orden de esta unidad cuesta 1 de Fuerza menos.',
    },
    steps: [does('thisUnit', { reserveDiscount: 1 })],
  }),
  innate('mandalore-will-survive', {
    en: 'Mandalore Will Survive',
    es: 'Mandalore sobrevivirá',
    says: {
      en: 'After this unit resolves a focus action, one of its characters may dash and heal twice.',
      es: 'Después de que esta unidad resuelva una acción de concentración, uno de sus personajes puede correr y curar dos veces.',
    },
    on: afterOwn('focus'),
    steps: [may('oneCharacter', { move: 'dash' }), may('chosen', { heal: 2 })],
  }),
  innate('some-of-us-serve-a-higher-purpose', {
    en: 'Some of Us Serve a Higher Purpose',
    es: 'Algunos servimos a una causa mayor',
    says: {
      en: 'Allied Mandalorian characters within range 3 that contest an active objective have protection and are steadfast.',
      es: 'Los personajes aliados Mandalorianos a alcance 3 que disputen un objetivo activo tienen Protección y Tenaz.',
    },
    steps: [
      keyword('each', 'protection', null, {
        if: [{ contests: true }],
        filter: allied({ tags: MANDALORIAN, within: 3 }),
      }),
      keyword('each', 'steadfast', null, {
        if: [{ contests: true }],
        filter: allied({ tags: MANDALORIAN, within: 3 }),
      }),
    ],
  }),
]
