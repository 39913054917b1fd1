import {
  active,
  afterOwn,
  allied,
  does,
  eachMay,
  enemy,
  identity,
  innate,
  keyword,
  may,
  OWN_ATTACK,
  type PrintedAbility,
  reactive,
  tactic,
  WOUNDS_ENEMY,
} from '../ability-notation.ts'

const DROID = ['Battle Droid']
const CONTESTING = { if: [{ contests: true as const }] }

/** The abilities of further units of the Separatist Alliance. */
export const abilitiesOfSeparatists: readonly PrintedAbility[] = [
  tactic('onward', {
    en: 'Onward',
    es: 'Adelante',
    says: {
      en: 'Another allied Battle Droid character within range 4 may dash.',
      es: 'Otro personaje aliado Droide de combate a alcance 4 puede correr.',
    },
    steps: [may('one', { move: 'dash' }, { filter: allied({ others: true, tags: DROID, within: 4 }) })],
  }),
  active('scuttle', 1, {
    en: 'Scuttle',
    es: 'Correteo',
    says: {
      en: 'The characters of this unit have Scale until the end of the turn. One of them may advance.',
      es: 'Los personajes de esta unidad tienen Escalar hasta el final del turno. Uno de ellos puede avanzar.',
    },
    steps: [keyword('thisUnit', 'scale'), may('oneCharacter', { move: 'advance' })],
  }),
  reactive('i-have-been-trained-in-your-jedi-arts', 2, {
    en: 'I Have Been Trained in Your Jedi Arts',
    es: 'Me han entrenado en vuestras artes jedi',
    says: {
      en: 'After a melee attack of this unit is resolved: each enemy unit engaged with it, but for the one that was attacked, suffers 2 damage.',
      es: 'Después de resolverse un ataque cuerpo a cuerpo de esta unidad: cada unidad enemiga trabada con ella, salvo la atacada, sufre 2 de daño.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'attacker', attackType: 'melee' },
    steps: [does('each', { damage: 2 }, { filter: { side: 'enemy', engaged: true, notDefending: true } })],
  }),
  innate('appetite-for-destruction', {
    en: 'Appetite for Destruction',
    es: 'Ansia de destrucción',
    says: {
      en: 'After this unit resolves a combat action: an allied supporting Battle Droid character within range 3 may dash, then may make an attack of 5 dice against one of the same targets.',
      es: 'Después de que esta unidad resuelva una acción de combate: un personaje aliado de apoyo Droide de combate a alcance 3 puede correr, y luego puede hacer un ataque de 5 dados contra uno de los mismos blancos.',
    },
    on: afterOwn('combat'),
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ tags: DROID, unitTypes: ['supporting'], within: 3 }) }),
      may('chosen', { attack: { dice: 5, target: 'sameTarget' } }),
    ],
  }),
  identity('another-fine-addition-to-my-collection', {
    en: 'Another Fine Addition to My Collection',
    es: 'Otra gran pieza para mi colección',
    says: {
      en: 'When this unit wounds an enemy unit: one of its characters may heal twice; if the wounded unit is a Force User, refresh 2 Force.',
      es: 'Cuando esta unidad hiera a una unidad enemiga: uno de sus personajes puede curar dos veces; si la unidad herida es Usuaria de la Fuerza, renueva 2 de Fuerza.',
    },
    on: WOUNDS_ENEMY,
    steps: [
      may('oneCharacter', { heal: 2 }),
      does('controller', { refreshForce: 2 }, { if: [{ subjectTags: ['Force User'] }] }),
    ],
  }),
  tactic('do-not-let-them-escape', {
    en: 'Do Not Let Them Escape',
    es: 'Que no escapen',
    says: {
      en: 'You may choose this unit or an allied supporting Battle Droid unit: each of its characters may dash.',
      es: 'Puedes elegir esta unidad o una unidad aliada de apoyo de Droides de combate: cada uno de sus personajes puede correr.',
    },
    steps: [
      may('oneUnit', { move: 'dash' }, { filter: allied({ orThis: true, tags: DROID, unitTypes: ['supporting'] }) }),
    ],
  }),
  innate('conquerors-resolve', {
    en: "Conqueror's Resolve",
    es: 'Determinación de conquistador',
    says: {
      en: 'A character of this unit that contests an active objective has protection and is steadfast.',
      es: 'Un personaje de esta unidad que dispute un objetivo activo tiene Protección y Tenaz.',
    },
    steps: [
      keyword('eachCharacter', 'protection', null, CONTESTING),
      keyword('eachCharacter', 'steadfast', null, CONTESTING),
    ],
  }),
  active('relentless-advance', 1, {
    en: 'Relentless Advance',
    es: 'Avance incesante',
    says: { en: 'Each character of this unit may dash.', es: 'Cada personaje de esta unidad puede correr.' },
    steps: [eachMay('dash')],
  }),
  reactive('saturation-fire', 1, {
    en: 'Saturation Fire',
    es: 'Fuego de saturación',
    says: {
      en: 'When a character of this unit attacks an enemy that contests an active objective: 2 more attack dice.',
      es: 'Cuando un personaje de esta unidad ataque a un enemigo que dispute un objetivo activo: 2 dados de ataque más.',
    },
    on: OWN_ATTACK,
    requires: [{ targetContests: true }],
    steps: [does('thisUnit', { attackDice: { dice: 2 } })],
  }),
  innate('enhanced-blast-armor', {
    en: 'Enhanced Blast Armor',
    es: 'Blindaje reforzado',
    says: {
      en: 'The characters of this unit have protection.',
      es: 'Los personajes de esta unidad tienen Protección.',
    },
    steps: [keyword('eachCharacter', 'protection')],
  }),
  innate('close-range-annihilation', {
    en: 'Close Range Annihilation',
    es: 'Aniquilación a corta distancia',
    says: {
      en: 'When a character of this unit attacks an enemy within range 3, it may reroll up to 2 dice of its attack roll.',
      es: 'Cuando un personaje de esta unidad ataque a un enemigo a alcance 3, puede repetir hasta 2 dados de su tirada de ataque.',
    },
    on: { event: 'modifyDice', by: 'thisUnit', role: 'attacker' },
    requires: [{ targetWithin: 3 }],
    steps: [may('thisUnit', { reroll: { roll: 'attack', faces: ['failure', 'expertise', 'hit', 'crit'], upTo: 2 } })],
  }),
  reactive('protection-protocols', 0, {
    en: 'Protection Protocols',
    es: 'Protocolos de protección',
    says: {
      en: 'After an allied primary Separatist Alliance unit resolves a move action: one character of this unit may advance towards a character of that unit.',
      es: 'Después de que una unidad aliada principal de la Alianza Separatista resuelva una acción de movimiento: un personaje de esta unidad puede avanzar hacia un personaje de esa unidad.',
    },
    on: {
      event: 'actionResolved',
      by: 'otherAlly',
      action: 'move',
      tags: ['Separatist Alliance'],
      unitTypes: ['primary'],
    },
    steps: [may('oneCharacter', { moveTowards: { kind: 'advance', to: 'subject' } })],
  }),
  innate('bodyguard', {
    en: 'Bodyguard',
    es: 'Guardaespaldas',
    says: {
      en: 'Allied primary and secondary characters within range 2 have Cover [1].',
      es: 'Los personajes aliados principales y secundarios a alcance 2 tienen Cobertura [1].',
    },
    steps: [keyword('each', 'cover', 1, { filter: allied({ unitTypes: ['primary', 'secondary'], within: 2 }) })],
  }),
  active('capture-wire', 1, {
    en: 'Capture Wire',
    es: 'Cable de captura',
    says: {
      en: 'Choose an enemy character within range 3 and pull it range 2 towards this unit; its unit gains pinned.',
      es: 'Elige a un personaje enemigo a alcance 3 y atráelo alcance 2 hacia esta unidad; su unidad queda Inmovilizada.',
    },
    steps: [does('one', { pull: 2 }, { filter: enemy(3) }), does('chosen', { condition: 'pinned' })],
  }),
  reactive('not-so-fast', 1, {
    en: 'Not So Fast',
    es: 'No tan deprisa',
    says: {
      en: 'When an opponent activates a unit from the reserve: one character may dash, then may make an attack of 5 dice against that unit.',
      es: 'Cuando un adversario active una unidad de la reserva: un personaje puede correr, y luego puede hacer un ataque de 5 dados contra esa unidad.',
    },
    on: { event: 'reserveTaken', by: 'enemy' },
    steps: [may('oneCharacter', { move: 'dash' }), may('chosen', { attack: { dice: 5, target: 'subject' } })],
  }),
  innate('im-just-looking-to-get-paid', {
    en: "I'm Just Looking to Get Paid",
    es: 'Solo busco que me paguen',
    says: {
      en: 'When this unit wounds an enemy primary or secondary unit: refresh 1 Force, and one character may heal twice.',
      es: 'Cuando esta unidad hiera a una unidad enemiga principal o secundaria: renueva 1 de Fuerza y un personaje puede curar dos veces.',
    },
    on: { ...WOUNDS_ENEMY, unitTypes: ['primary', 'secondary'] },
    steps: [does('controller', { refreshForce: 1 }), may('oneCharacter', { heal: 2 })],
  }),
  innate('my-client-is-getting-impatient', {
    en: 'My Client is Getting Impatient',
    es: 'Mi cliente se impacienta',
    says: {
      en: 'After this unit resolves a focus action, one of its characters may jump.',
      es: 'Después de que esta unidad resuelva una acción de concentración, uno de sus personajes puede saltar.',
    },
    on: afterOwn('focus'),
    steps: [may('oneCharacter', { move: 'jump' })],
  }),
]
