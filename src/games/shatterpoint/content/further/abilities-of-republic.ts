import {
  active,
  afterOwn,
  allied,
  allyAttackedNearby,
  allyAttacks,
  does,
  eachMay,
  identity,
  innate,
  keyword,
  may,
  type PrintedAbility,
  reactive,
  tactic,
} from '../ability-notation.ts'

const REPUBLIC = 'Galactic Republic'

/** The abilities of further units of the Galactic Republic. */
export const abilitiesOfRepublic: readonly PrintedAbility[] = [
  reactive('coordinated-fire-damage', 0, {
    en: 'Coordinated Fire: Damage',
    es: 'Fuego coordinado: daño',
    says: {
      en: 'When a character of another allied Galactic Republic unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit suffers 1 damage.',
      es: 'Cuando un personaje de otra unidad aliada de la República Galáctica ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco sufre 1 de daño.',
    },
    on: allyAttacks(REPUBLIC),
    steps: [does('defendingUnit', { damage: 1 }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('ascension-cables', {
    en: 'Ascension Cables',
    es: 'Cables de ascenso',
    says: { en: 'The characters of this unit have Scale.', es: 'Los personajes de esta unidad tienen Escalar.' },
    steps: [keyword('eachCharacter', 'scale')],
  }),
  innate('commando-armor', {
    en: 'Commando Armor',
    es: 'Armadura de comando',
    says: {
      en: 'The characters of this unit have protection.',
      es: 'Los personajes de esta unidad tienen Protección.',
    },
    steps: [keyword('eachCharacter', 'protection')],
  }),
  reactive('coordinated-fire-pinned', 0, {
    en: 'Coordinated Fire: Pinned',
    es: 'Fuego coordinado: Inmovilizado',
    says: {
      en: 'When a character of another allied Galactic Republic unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit gains pinned.',
      es: 'Cuando un personaje de otra unidad aliada de la República Galáctica ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco queda Inmovilizada.',
    },
    on: allyAttacks(REPUBLIC),
    steps: [does('defendingUnit', { condition: 'pinned' }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('clone-marksmen', {
    en: 'Clone Marksmen',
    es: 'Tiradores clon',
    says: { en: 'Sharpshooter [1].', es: 'Tirador de primera [1].' },
    steps: [keyword('eachCharacter', 'sharpshooter', 1)],
  }),
  reactive('supporting-fire-dash', 0, {
    en: 'Supporting Fire: Dash',
    es: 'Fuego de apoyo: correr',
    says: {
      en: 'After a character of another allied Galactic Republic unit within range 5 attacked as part of a combat action: that character may dash.',
      es: 'Después de que un personaje de otra unidad aliada de la República Galáctica a alcance 5 ataque como parte de una acción de combate: ese personaje puede correr.',
    },
    on: allyAttackedNearby(REPUBLIC),
    steps: [may('attacker', { move: 'dash' })],
  }),
  innate('lay-low', {
    en: 'Lay Low',
    es: 'Cuerpo a tierra',
    says: {
      en: 'While this unit has a hunker token, its characters add 1 expertise result to their defence rolls against ranged attacks.',
      es: 'Mientras esta unidad tenga una ficha de Resguardo, sus personajes añaden 1 resultado de pericia a sus tiradas de defensa contra ataques a distancia.',
    },
    steps: [
      does('eachCharacter', { defenceResult: 'expertise' }, { if: [{ hunker: true }, { attackType: 'ranged' }] }),
    ],
  }),
  tactic('race-ya', {
    en: 'Race Ya',
    es: 'Te echo una carrera',
    says: {
      en: 'A character of an allied primary Galactic Republic or Jedi unit may dash.',
      es: 'Un personaje de una unidad aliada principal de la República Galáctica o Jedi puede correr.',
    },
    steps: [may('one', { move: 'dash' }, { filter: allied({ anyTags: [REPUBLIC, 'Jedi'], unitTypes: ['primary'] }) })],
  }),
  active('she-is-fearless', 1, {
    en: 'She Is Fearless',
    es: 'No tiene miedo',
    says: {
      en: 'Each character of this unit may jump. This ability may be used twice in an activation.',
      es: 'Cada personaje de esta unidad puede saltar. Esta capacidad puede usarse dos veces por activación.',
    },
    uses: 2,
    steps: [eachMay('jump')],
  }),
  reactive('getting-ahead-of-yourself-again-snips', 0, {
    en: 'Getting Ahead of Yourself Again, Snips',
    es: 'Ya te estás adelantando otra vez, Chulita',
    says: {
      en: 'After an allied supporting Galactic Republic unit within range 3 resolves a combat action: one character may jump, then may make a melee attack of 5 dice against one of the same targets.',
      es: 'Después de que una unidad aliada de apoyo de la República Galáctica a alcance 3 resuelva una acción de combate: un personaje puede saltar, y luego puede hacer un ataque cuerpo a cuerpo de 5 dados contra uno de los mismos blancos.',
    },
    on: {
      event: 'actionResolved',
      by: 'ally',
      action: 'combat',
      tags: [REPUBLIC],
      unitTypes: ['supporting'],
      within: 3,
    },
    steps: [
      may('oneCharacter', { move: 'jump' }),
      may('chosen', { attack: { dice: 5, type: 'melee', target: 'sameTarget' } }),
    ],
  }),
  active('royal-command', 1, {
    en: 'Royal Command',
    es: 'Orden real',
    says: {
      en: 'Choose an allied Galactic Republic unit: each of its characters may advance.',
      es: 'Elige una unidad aliada de la República Galáctica: cada uno de sus personajes puede avanzar.',
    },
    steps: [may('oneUnit', { move: 'advance' }, { filter: allied({ tags: [REPUBLIC] }) })],
  }),
  reactive('queens-gambit', 1, {
    en: "Queen's Gambit",
    es: 'Gambito de reina',
    says: {
      en: 'After an opponent gains momentum: one character may advance.',
      es: 'Después de que un adversario gane predominio: un personaje puede avanzar.',
    },
    on: { event: 'momentumGained', by: 'enemy' },
    steps: [may('oneCharacter', { move: 'advance' })],
  }),
  innate('crack-shot', {
    en: 'Crack Shot',
    es: 'Tiradora experta',
    says: {
      en: 'Sharpshooter [2]. After this unit resolves a focus action, each of its characters may dash.',
      es: 'Tirador de primera [2]. Después de que esta unidad resuelva una acción de concentración, cada uno de sus personajes puede correr.',
    },
    on: afterOwn('focus'),
    steps: [
      keyword('eachCharacter', 'sharpshooter', 2),
      may('eachCharacter', { move: 'dash' }, { on: 'actionResolved' }),
    ],
  }),
  identity('servant-of-the-people', {
    en: 'Servant of the People',
    es: 'Servidora del pueblo',
    says: {
      en: 'In Faith in Diplomacy: in a tie for an active objective that a character of this unit contests, you take control of it. In Aggressive Negotiations, while this unit is not wounded: attacks of allied supporting Galactic Republic characters get 1 more die.',
      es: 'En Fe en la diplomacia: en un empate por un objetivo activo que dispute un personaje de esta unidad, tomas su control. En Negociaciones agresivas, mientras esta unidad no esté herida: los ataques de los personajes aliados de apoyo de la República Galáctica tienen 1 dado más.',
    },
    steps: [
      does('eachCharacter', { winTies: true }, { if: [{ stance: 'faith-in-diplomacy' }] }),
      does(
        'each',
        { attackDice: { dice: 1 } },
        {
          if: [{ stance: 'aggressive-negotiations' }, { wounded: false }],
          filter: allied({ tags: [REPUBLIC], unitTypes: ['supporting'] }),
        },
      ),
    ],
  }),
  tactic('unity-wins-war', {
    en: 'Unity Wins War',
    es: 'La unidad gana la guerra',
    says: {
      en: 'Another allied Galactic Republic or Mercenary character may dash; then one character of this unit may jump.',
      es: 'Otro personaje aliado de la República Galáctica o Mercenario puede correr; luego un personaje de esta unidad puede saltar.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ others: true, anyTags: [REPUBLIC, 'Mercenary'] }) }),
      may('oneCharacter', { move: 'jump' }),
    ],
  }),
  active('force-repulse', 2, {
    en: 'Force Repulse',
    es: 'Repulsión de la Fuerza',
    says: {
      en: 'Push every other character within range 2, ally or enemy, range 2 away.',
      es: 'Empuja alcance 2 a cada otro personaje a alcance 2, aliado o enemigo.',
    },
    steps: [does('each', { push: 2 }, { filter: { side: 'any', others: true, within: 2 } })],
  }),
  reactive('feinting-blow', 0, {
    en: 'Feinting Blow',
    es: 'Golpe fingido',
    says: {
      en: 'When a character of this unit makes a melee attack as part of a combat action, while dice are modified: if the defence roll holds an expertise, turn 1 block of it to a failure.',
      es: 'Cuando un personaje de esta unidad haga un ataque cuerpo a cuerpo como parte de una acción de combate, al modificar los dados: si la tirada de defensa tiene alguna pericia, cambia 1 bloqueo por un fallo.',
    },
    on: { event: 'modifyDice', by: 'thisUnit', role: 'attacker', attackType: 'melee', action: 'combat' },
    requires: [{ defenceShows: 'expertise' }],
    steps: [does('thisUnit', { turnDice: { roll: 'defence', from: 'block', to: 'failure' } })],
  }),
  innate('virtuoso', {
    en: 'Virtuoso',
    es: 'Virtuosa',
    says: { en: 'Immune to disarmed and exposed.', es: 'Inmune a los estados Desarmado y Expuesto.' },
    steps: [does('thisUnit', { immunity: 'disarmed' }), does('thisUnit', { immunity: 'exposed' })],
  }),
]
