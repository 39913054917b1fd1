import {
  active,
  allied,
  does,
  enemy,
  identity,
  innate,
  keyword,
  may,
  type PrintedAbility,
  reactive,
  tactic,
} from '../ability-notation.ts'

const CLONES = ['Clone Trooper']
const BATCH = ['Bad Batch']

/** The abilities of the Bad Batch. */
export const abilitiesOfBadBatch: readonly PrintedAbility[] = [
  tactic('we-prefer-going-to-them', {
    en: 'We Prefer Going to Them',
    es: 'Preferimos ir nosotros',
    says: {
      en: 'A character of another allied Clone Trooper unit may dash, or advance if it is of the Bad Batch.',
      es: 'Un personaje de otra unidad aliada de Soldados clon puede correr, o avanzar si es de la Remesa Mala.',
    },
    steps: [
      does('one', { name: true }, { filter: allied({ others: true, tags: CLONES }) }),
      may('chosen', [{ move: 'dash' }, { move: 'advance' }], { if: [{ chosenTags: BATCH }] }),
      may('chosen', { move: 'dash' }, { if: [{ chosenLacksTags: BATCH }] }),
    ],
    note: 'A text of the app lets them reposition; the card shows a dash.',
  }),
  active('striking-distance', 1, {
    en: 'Striking Distance',
    es: 'Al alcance del golpe',
    says: {
      en: 'One character may dash. Then it may make a 5-dice melee attack.',
      es: 'Un personaje puede correr. Luego puede hacer un ataque cuerpo a cuerpo de 5 dados.',
    },
    steps: [may('oneCharacter', { move: 'dash' }), may('oneCharacter', { attack: { dice: 5, type: 'melee' } })],
  }),
  reactive('enhanced-tracker', 0, {
    en: 'Enhanced Tracker',
    es: 'Rastreador mejorado',
    says: {
      en: 'After an enemy primary unit performed a move action: one character may dash towards one of its characters.',
      es: 'Después de que una unidad principal enemiga realice una acción de movimiento: un personaje puede correr hacia uno de sus personajes.',
    },
    on: { event: 'actionResolved', by: 'enemy', action: 'move', unitTypes: ['primary'] },
    steps: [may('oneCharacter', { moveTowards: { kind: 'dash', to: 'subject' } })],
  }),
  innate('its-hard-to-compete-with-a-jedi', {
    en: 'It’s Hard to Compete with a Jedi',
    es: 'Es difícil competir con un Jedi',
    says: {
      en: 'When this unit defends, while dice are modified: up to 2 failures of its roll may be rolled again, or all of them while it is exposed.',
      es: 'Cuando esta unidad se defienda, al modificar los dados: se pueden repetir hasta 2 fallos de su tirada, o todos mientras esté Expuesta.',
    },
    on: { event: 'modifyDice', by: 'thisUnit', role: 'defender' },
    steps: [
      may('controller', { reroll: { roll: 'defence', faces: ['failure'], upTo: 2 } }, { if: [{ lacks: 'exposed' }] }),
      may('controller', { reroll: { roll: 'defence', faces: ['failure'], upTo: 10 } }, { if: [{ has: 'exposed' }] }),
    ],
  }),
  identity('the-leader-of-the-batch', {
    en: 'The Leader of the Batch',
    es: 'El líder de la remesa',
    says: {
      en: 'When an allied Clone Trooper attacks as part of a combat action, while dice are modified: a failure may become a hit; for the Bad Batch a hit or an expertise.',
      es: 'Cuando un Soldado clon aliado ataque como parte de una acción de combate, al modificar los dados: un fallo puede pasar a ser impacto; para la Remesa Mala, impacto o pericia.',
    },
    on: { event: 'modifyDice', by: 'ally', role: 'attacker', action: 'combat', tags: CLONES },
    steps: [
      may(
        'controller',
        [
          { turnDice: { roll: 'attack', from: 'failure', to: 'hit' } },
          { turnDice: { roll: 'attack', from: 'failure', to: 'expertise' } },
        ],
        { if: [{ attackerTags: BATCH }] },
      ),
      may(
        'controller',
        { turnDice: { roll: 'attack', from: 'failure', to: 'hit' } },
        { if: [{ attackerLacksTags: BATCH }] },
      ),
    ],
  }),
  tactic('bulldoze', {
    en: 'Bulldoze',
    es: 'Arrollar',
    says: {
      en: 'One character may dash; if it does, it may shove an enemy character within range 1.',
      es: 'Un personaje puede correr; si lo hace, puede desplazar a un personaje enemigo a alcance 1.',
    },
    steps: [may('oneCharacter', { move: 'dash' }), may('one', { shove: true }, { ifDone: true, filter: enemy(1) })],
  }),
  active('hahahaha-yeah', 2, {
    en: 'Hahahaha, Yeah!!!',
    es: '¡¡¡Jajajaja, sí!!!',
    says: {
      en: 'Action: one character may make a ranged attack.',
      es: 'Acción: un personaje puede hacer un ataque a distancia.',
    },
    action: true,
    steps: [may('oneCharacter', { attack: { type: 'ranged' } })],
    note: 'Read as an attack with all dice of the stance, apart from the combat action.',
  }),
  active('i-wasnt-sneaking', 1, {
    en: 'I Wasn’t Sneaking…',
    es: 'No me estaba escabullendo…',
    says: {
      en: 'Choose an active objective within range 3 that you do not control, and an enemy unit that contests it; roll 5 attack dice: it suffers 1 damage for each hit and crit. If that wounds it, you gain 1 momentum more.',
      es: 'Elige un objetivo activo a alcance 3 que no controles y una unidad enemiga que lo dispute; tira 5 dados de ataque: sufre 1 de daño por cada impacto y crítico. Si eso la hiere, recibes 1 de predominio más.',
    },
    steps: [
      does('controller', { objective: { within: 3, controlledBy: 'notYou' } }),
      does('oneUnit', { name: true }, { filter: { side: 'enemy', contestsObjective: true }, ifDone: true }),
      does('controller', { throwDice: { die: 'attack', dice: 5 } }, { ifDone: true }),
      does('namedUnit', { damagePer: ['hit', 'crit'] }, { ifDone: true }),
      does('controller', { momentum: 1 }, { if: [{ chosenWounded: true }] }),
    ],
  }),
  innate('the-muscle-of-the-batch', {
    en: 'The Muscle of the Batch',
    es: 'Los músculos de la remesa',
    says: {
      en: 'While this unit is not wounded, allied characters of the Bad Batch within range 3 have steadfast, and allied Clone Troopers and Scoundrels within range 3 have protection.',
      es: 'Mientras esta unidad no esté herida, los personajes aliados de la Remesa Mala a alcance 3 tienen Tenaz, y los Soldados clon y Canallas aliados a alcance 3 tienen Protección.',
    },
    requires: [{ wounded: false }],
    steps: [
      keyword('each', 'steadfast', null, { filter: allied({ tags: BATCH, within: 3 }) }),
      keyword('each', 'protection', null, { filter: allied({ anyTags: [...CLONES, 'Scoundrel'], within: 3 }) }),
    ],
    note: 'A text of the app gives steadfast to Clone Troopers; the card says Bad Batch.',
  }),
]
