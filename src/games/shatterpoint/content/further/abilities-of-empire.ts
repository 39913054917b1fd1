import {
  active,
  allied,
  allyAttackedNearby,
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
  whenTargeted,
} from '../ability-notation.ts'

const EMPIRE = 'Galactic Empire'
const INQUISITORS = ['Inquisitorius']
const CONTESTING = { if: [{ contests: true as const }] }

/** The abilities of further units of the Galactic Empire. */
export const abilitiesOfEmpire: readonly PrintedAbility[] = [
  tactic('you-know-who-we-are', {
    en: 'You Know Who We Are',
    es: 'Sabéis quiénes somos',
    says: {
      en: 'An allied secondary or supporting Inquisitorius character may dash, and one character of this unit may dash.',
      es: 'Un personaje aliado secundario o de apoyo del Inquisitorius puede correr, y un personaje de esta unidad puede correr.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ tags: INQUISITORS, unitTypes: ['secondary', 'supporting'] }) }),
      may('oneCharacter', { move: 'dash' }),
    ],
  }),
  active('secrets-uncovered', 2, {
    en: 'Secrets Uncovered',
    es: 'Secretos descubiertos',
    says: {
      en: 'Choose an active objective that an opponent controls: remove that control token.',
      es: 'Elige un objetivo activo que controle un adversario: retira esa ficha de control.',
    },
    steps: [does('controller', { removeControl: true })],
  }),
  reactive('the-temple-records-are-quite-complete', 1, {
    en: 'The Temple Records Are Quite Complete',
    es: 'Los archivos del Templo son muy completos',
    says: {
      en: 'When a character of this unit is the target of a melee attack: this unit may flip its stance; if the attacker is a Force User, 2 more defence dice.',
      es: 'Cuando un personaje de esta unidad sea blanco de un ataque cuerpo a cuerpo: esta unidad puede cambiar de postura; si el atacante es Usuario de la Fuerza, 2 dados de defensa más.',
    },
    on: whenTargeted('melee'),
    steps: [
      may('thisUnit', { flipStance: true }),
      does('thisUnit', { defenceDice: { dice: 2 } }, { if: [{ attackerTags: ['Force User'] }] }),
    ],
  }),
  identity('clearly-you-were-a-poor-student', {
    en: 'Clearly, You Were a Poor Student',
    es: 'Está claro que fuiste mal alumno',
    says: {
      en: 'When an allied Galactic Empire unit wounds an enemy unit: refresh 1 Force, and one allied Inquisitorius character may heal; if the wounded unit is a Force User, both once more.',
      es: 'Cuando una unidad aliada del Imperio Galáctico hiera a una unidad enemiga: renueva 1 de Fuerza y un personaje aliado del Inquisitorius puede curar; si la unidad herida es Usuaria de la Fuerza, ambas cosas una vez más.',
    },
    on: { event: 'unitWounded', by: 'enemy', source: 'ally', sourceTags: [EMPIRE] },
    steps: [
      does('controller', { refreshForce: 1 }),
      may('one', { heal: 1 }, { filter: allied({ tags: INQUISITORS }) }),
      does('controller', { refreshForce: 1 }, { if: [{ subjectTags: ['Force User'] }] }),
      may('one', { heal: 1 }, { if: [{ subjectTags: ['Force User'] }], filter: allied({ tags: INQUISITORS }) }),
    ],
  }),
  active('call-the-hunt', 0, {
    en: 'Call the Hunt',
    es: 'Convocar la caza',
    says: {
      en: 'An allied supporting Inquisitorius character may dash, then may make an attack of 5 dice.',
      es: 'Un personaje aliado de apoyo del Inquisitorius puede correr, y luego puede hacer un ataque de 5 dados.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ tags: INQUISITORS, unitTypes: ['supporting'] }) }),
      may('chosen', { attack: { dice: 5 } }),
    ],
  }),
  reactive('your-fear-betrays-you', 0, {
    en: 'Your Fear Betrays You',
    es: 'Tu miedo te delata',
    says: {
      en: 'When a character of this unit attacks, while dice are modified: it may reroll as many dice of the attack roll as opponents control active objectives.',
      es: 'Cuando un personaje de esta unidad ataque, al modificar los dados: puede repetir tantos dados de la tirada de ataque como objetivos activos controlen los adversarios.',
    },
    on: { event: 'modifyDice', by: 'thisUnit', role: 'attacker' },
    steps: [
      may('thisUnit', {
        reroll: { roll: 'attack', faces: ['failure', 'expertise', 'hit', 'crit'], upTo: 1, per: 'enemyObjective' },
      }),
    ],
  }),
  reactive('enfeeble-exposed', 0, {
    en: 'Enfeeble: Exposed',
    es: 'Debilitar: Expuesto',
    says: {
      en: 'When a character of another allied Inquisitorius unit attacks as part of a combat action, before dice are rolled: if the target is within range 4 of a character of this unit, the target’s unit gains exposed.',
      es: 'Cuando un personaje de otra unidad aliada del Inquisitorius ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 4 de un personaje de esta unidad, la unidad del blanco queda Expuesta.',
    },
    on: allyAttacks('Inquisitorius'),
    steps: [does('defendingUnit', { condition: 'exposed' }, { if: [{ targetWithin: 4 }] })],
  }),
  innate('resolve', {
    en: 'Resolve',
    es: 'Determinación',
    says: {
      en: 'A character of this unit that contests an active objective has protection and is steadfast.',
      es: 'Un personaje de esta unidad que dispute un objetivo activo tiene Protección y Tenaz.',
    },
    steps: [
      keyword('eachCharacter', 'protection', null, CONTESTING),
      keyword('eachCharacter', 'steadfast', null, CONTESTING),
    ],
  }),
  innate('inquisitorial-mandate', {
    en: 'Inquisitorial Mandate',
    es: 'Mandato inquisitorial',
    says: {
      en: 'In a tie for an active objective that a character of this unit contests, you take control of it.',
      es: 'En un empate por un objetivo activo que dispute un personaje de esta unidad, tomas su control.',
    },
    steps: [does('eachCharacter', { winTies: true })],
  }),
  active('force-pull', 1, {
    en: 'Force Pull',
    es: 'Atraer con la Fuerza',
    says: {
      en: 'Choose an enemy character within range 3 and pull it range 2 towards this unit.',
      es: 'Elige a un personaje enemigo a alcance 3 y atráelo alcance 2 hacia esta unidad.',
    },
    steps: [does('one', { pull: 2 }, { filter: enemy(3) })],
  }),
  reactive('enfeeble-pinned', 0, {
    en: 'Enfeeble: Pinned',
    es: 'Debilitar: Inmovilizado',
    says: {
      en: 'When a character of another allied Inquisitorius unit attacks as part of a combat action, before dice are rolled: if the target is within range 4 of a character of this unit, the target’s unit gains pinned.',
      es: 'Cuando un personaje de otra unidad aliada del Inquisitorius ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 4 de un personaje de esta unidad, la unidad del blanco queda Inmovilizada.',
    },
    on: allyAttacks('Inquisitorius'),
    steps: [does('defendingUnit', { condition: 'pinned' }, { if: [{ targetWithin: 4 }] })],
  }),
  active('assault-tactics', 1, {
    en: 'Assault Tactics',
    es: 'Tácticas de asalto',
    says: {
      en: 'Each character of this unit may dash. Then the unit may suffer 1 damage to perform a focus action.',
      es: 'Cada personaje de esta unidad puede correr. Luego la unidad puede sufrir 1 de daño para realizar una acción de concentración.',
    },
    steps: [eachMay('dash'), may('thisUnit', { damage: 1 }), does('thisUnit', { action: 'focus' }, { ifDone: true })],
  }),
  active('for-the-empire', 1, {
    en: 'For the Empire!',
    es: '¡Por el Imperio!',
    says: {
      en: 'Action: push an enemy character that is engaged with this unit range 2 away; then this unit gains exposed.',
      es: 'Acción: empuja alcance 2 a un personaje enemigo trabado con esta unidad; luego esta unidad queda Expuesta.',
    },
    action: true,
    steps: [
      does('one', { push: 2 }, { filter: { side: 'enemy', engaged: true } }),
      does('thisUnit', { condition: 'exposed' }),
    ],
    note: 'It is pushed away from the nearest character of this unit.',
  }),
  innate('only-imperial-stormtroopers-are-so-precise', {
    en: 'Only Imperial Stormtroopers Are So Precise',
    es: 'Solo los soldados imperiales son tan precisos',
    says: { en: 'Sharpshooter [1].', es: 'Tirador de primera [1].' },
    steps: [keyword('eachCharacter', 'sharpshooter', 1)],
  }),
  active('jump-boots', 1, {
    en: 'Jump Boots',
    es: 'Botas de salto',
    says: { en: 'Each character of this unit may jump.', es: 'Cada personaje de esta unidad puede saltar.' },
    steps: [eachMay('jump')],
  }),
  reactive('coordinated-fire-empire', 0, {
    en: 'Coordinated Fire: Strained',
    es: 'Fuego coordinado: Extenuado',
    says: {
      en: 'When a character of another allied Galactic Empire unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit gains strained.',
      es: 'Cuando un personaje de otra unidad aliada del Imperio Galáctico ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco queda Extenuada.',
    },
    on: allyAttacks(EMPIRE),
    steps: [does('defendingUnit', { condition: 'strained' }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('immovable', {
    en: 'Immovable',
    es: 'Inamovibles',
    says: {
      en: 'Abilities neither push nor pull the characters of this unit.',
      es: 'Las capacidades no empujan ni atraen a los personajes de esta unidad.',
    },
    steps: [does('thisUnit', { notMoved: true })],
  }),
  innate('unrelenting', {
    en: 'Unrelenting',
    es: 'Sin tregua',
    says: {
      en: 'The characters of this unit have protection. Immune to pinned.',
      es: 'Los personajes de esta unidad tienen Protección. Inmune al estado Inmovilizado.',
    },
    steps: [keyword('eachCharacter', 'protection'), does('thisUnit', { immunity: 'pinned' })],
  }),
  active('tactical-advance', 1, {
    en: 'Tactical Advance',
    es: 'Avance táctico',
    says: {
      en: 'Each character of this unit may dash. If any did, the unit performs a focus action.',
      es: 'Cada personaje de esta unidad puede correr. Si alguno lo hace, la unidad realiza una acción de concentración.',
    },
    steps: [eachMay('dash'), does('thisUnit', { action: 'focus' }, { ifDone: true })],
  }),
  reactive('supporting-fire-empire', 0, {
    en: 'Supporting Fire',
    es: 'Fuego de apoyo',
    says: {
      en: 'After a character of another allied Galactic Empire unit within range 5 attacked as part of a combat action: that character may dash.',
      es: 'Después de que un personaje de otra unidad aliada del Imperio Galáctico a alcance 5 ataque como parte de una acción de combate: ese personaje puede correr.',
    },
    on: allyAttackedNearby(EMPIRE),
    steps: [may('attacker', { move: 'dash' })],
  }),
  innate('elite-training', {
    en: 'Elite Training',
    es: 'Entrenamiento de élite',
    says: {
      en: 'The characters of this unit have protection and Impact [1].',
      es: 'Los personajes de esta unidad tienen Protección y Contundencia [1].',
    },
    steps: [keyword('eachCharacter', 'protection'), keyword('eachCharacter', 'impact', 1)],
  }),
  innate('protective-detail', {
    en: 'Protective Detail',
    es: 'Escolta',
    says: {
      en: 'Allied primary Galactic Empire characters within range 2 have Cover [1].',
      es: 'Los personajes aliados principales del Imperio Galáctico a alcance 2 tienen Cobertura [1].',
    },
    steps: [keyword('each', 'cover', 1, { filter: allied({ tags: [EMPIRE], unitTypes: ['primary'], within: 2 }) })],
  }),
  tactic('forced-march', {
    en: 'Forced March',
    es: 'Marcha forzada',
    says: {
      en: 'This unit may suffer 1 damage; if it does, it removes 1 condition.',
      es: 'Esta unidad puede sufrir 1 de daño; si lo hace, retira 1 estado.',
    },
    steps: [may('thisUnit', { damage: 1 }), does('thisUnit', { loseConditions: 1 }, { ifDone: true })],
  }),
  innate('extreme-conditions-training', {
    en: 'Extreme Conditions Training',
    es: 'Entrenamiento en climas extremos',
    says: {
      en: 'While this unit has a hunker token it is immune to exposed.',
      es: 'Mientras esta unidad tenga una ficha de Resguardo, es inmune al estado Expuesto.',
    },
    steps: [does('thisUnit', { immunity: 'exposed' }, { if: [{ hunker: true }] })],
  }),
  active('by-your-command-grand-admiral', 1, {
    en: 'By Your Command, Grand Admiral',
    es: 'A sus órdenes, gran almirante',
    says: {
      en: 'Another allied Stormtrooper character may dash; then, if it is a Night Trooper, one character of this unit may dash.',
      es: 'Otro personaje aliado Soldado de asalto puede correr; luego, si es un Soldado nocturno, un personaje de esta unidad puede correr.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ others: true, tags: ['Stormtrooper'] }) }),
      may('oneCharacter', { move: 'dash' }, { if: [{ chosenTags: ['Night Trooper'] }] }),
    ],
  }),
  reactive('die-well', 0, {
    en: 'Die Well',
    es: 'Muere bien',
    says: {
      en: 'When a character of this unit, or an allied supporting Stormtrooper character within range 5, makes a melee attack as part of a combat action, before dice are rolled: the attacking and the defending unit gain exposed.',
      es: 'Cuando un personaje de esta unidad, o un personaje aliado de apoyo Soldado de asalto a alcance 5, haga un ataque cuerpo a cuerpo como parte de una acción de combate, antes de tirar los dados: las unidades atacante y defensora quedan Expuestas.',
    },
    on: [
      { event: 'attackTargeted', by: 'thisUnit', role: 'attacker', attackType: 'melee', action: 'combat' },
      {
        ...{ event: 'attackTargeted', by: 'otherAlly', role: 'attacker', attackType: 'melee', action: 'combat' },
        ...{ tags: ['Stormtrooper'], unitTypes: ['supporting'], within: 5 },
      },
    ],
    steps: [does('attackingUnit', { condition: 'exposed' }), does('defendingUnit', { condition: 'exposed' })],
  }),
]
