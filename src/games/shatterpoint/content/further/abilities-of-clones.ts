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
} from '../ability-notation.ts'

const REPUBLIC = 'Galactic Republic'
const CLONES = ['Clone Trooper']

/** The abilities of further clones of the Galactic Republic, and of those who lead them. */
export const abilitiesOfClones: readonly PrintedAbility[] = [
  active('run-and-gun', 1, {
    en: 'Run and Gun',
    es: 'Correr y disparar',
    says: {
      en: 'Each character of this unit may dash. If any did, the unit performs a focus action.',
      es: 'Cada personaje de esta unidad puede correr. Si alguno lo hace, la unidad realiza una acción de concentración.',
    },
    steps: [eachMay('dash'), does('thisUnit', { action: 'focus' }, { ifDone: true })],
  }),
  reactive('coordinated-fire-strained', 0, {
    en: 'Coordinated Fire: Strained',
    es: 'Fuego coordinado: Extenuado',
    says: {
      en: 'When a character of another allied Galactic Republic unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit gains strained.',
      es: 'Cuando un personaje de otra unidad aliada de la República Galáctica ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco queda Extenuada.',
    },
    on: allyAttacks(REPUBLIC),
    steps: [does('defendingUnit', { condition: 'strained' }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('pack-hunter-clones', {
    en: 'Pack Hunter',
    es: 'Cazador en manada',
    says: {
      en: 'Melee attacks of this unit against an enemy that is engaged with another allied Clone Trooper get 2 more dice.',
      es: 'Los ataques cuerpo a cuerpo de esta unidad contra un enemigo trabado con otro Soldado clon aliado tienen 2 dados más.',
    },
    steps: [
      does(
        'eachCharacter',
        { attackDice: { dice: 2 } },
        { if: [{ attackType: 'melee' }, { targetEngagedWith: CLONES }] },
      ),
    ],
  }),
  reactive('supporting-fire-heal-republic', 0, {
    en: 'Supporting Fire: Heal',
    es: 'Fuego de apoyo: curar',
    says: {
      en: 'After a character of another allied Galactic Republic unit within range 5 attacked as part of a combat action: that character may heal.',
      es: 'Después de que un personaje de otra unidad aliada de la República Galáctica a alcance 5 ataque como parte de una acción de combate: ese personaje puede curar.',
    },
    on: allyAttackedNearby(REPUBLIC),
    steps: [may('attacker', { heal: 1 })],
  }),
  reactive('we-can-take-him-down-easy', 1, {
    en: 'We Can Take Him Down Easy',
    es: 'Podemos derribarlo fácilmente',
    says: {
      en: 'When this unit attacks a primary character: 2 more dice.',
      es: 'Cuando esta unidad ataque a un personaje principal: 2 dados más.',
    },
    on: { event: 'attackTargeted', by: 'thisUnit', role: 'attacker' },
    requires: [{ targetType: ['primary'] }],
    steps: [does('thisUnit', { attackDice: { dice: 2 } })],
  }),
  active('yes-more-explosives', 1, {
    en: 'YES! More Explosives!',
    es: '¡SÍ! ¡Más explosivos!',
    says: {
      en: 'Choose an enemy unit within range 3 and roll 5 attack dice: it suffers 1 damage for each expertise, and gains strained if there is any.',
      es: 'Elige a una unidad enemiga a alcance 3 y tira 5 dados de ataque: sufre 1 de daño por cada pericia, y queda Extenuada si hay alguna.',
    },
    steps: [
      does('oneUnit', { name: true }, { filter: enemy(3) }),
      does('controller', { throwDice: { die: 'attack', dice: 5 } }),
      does('namedUnit', { damagePer: ['expertise'] }),
      does('namedUnit', { condition: 'strained' }, { if: [{ rolled: ['expertise'] }] }),
    ],
    note: 'A wounded unit suffers no damage; it gains strained all the same.',
  }),
  reactive('rule-17', 1, {
    en: 'Rule 17: Always Make Sure They’re Dead',
    es: 'Regla 17: asegurarse siempre de que han caído',
    says: {
      en: 'After another allied Galactic Republic unit within range 3 performed a combat action: one character may dash; if it does, it may make a 5-dice melee attack on one of the same targets.',
      es: 'Después de que otra unidad aliada de la República Galáctica a alcance 3 realice una acción de combate: un personaje puede correr; si lo hace, puede hacer un ataque cuerpo a cuerpo de 5 dados contra uno de los mismos blancos.',
    },
    on: { event: 'actionResolved', by: 'otherAlly', action: 'combat', tags: [REPUBLIC], within: 3 },
    steps: [
      may('oneCharacter', { move: 'dash' }),
      may('chosen', { attack: { dice: 5, type: 'melee', target: 'sameTarget' } }, { ifDone: true }),
    ],
    confidence: 'medium',
  }),
  innate('i-love-my-job', {
    en: 'I Love My Job',
    es: 'Me encanta mi trabajo',
    says: {
      en: 'Characters of this unit that contest an active objective have protection and steadfast.',
      es: 'Los personajes de esta unidad que disputen un objetivo activo tienen Protección y Tenaz.',
    },
    steps: [
      keyword('eachCharacter', 'protection', null, { if: [{ contests: true }] }),
      keyword('eachCharacter', 'steadfast', null, { if: [{ contests: true }] }),
    ],
  }),
  tactic('weve-got-a-big-problem', {
    en: 'We’ve Got a Big Problem…',
    es: 'Tenemos un gran problema…',
    says: {
      en: 'Choose an active objective: one character may jump towards it. Then an enemy character within range 3 that contests it gains exposed.',
      es: 'Elige un objetivo activo: un personaje puede saltar hacia él. Luego un personaje enemigo a alcance 3 que lo dispute queda Expuesto.',
    },
    steps: [
      does('controller', { objective: {} }),
      may('oneCharacter', { moveTowards: { kind: 'jump', to: 'objective' } }),
      does('one', { condition: 'exposed' }, { filter: enemy(3, { contestsObjective: true }) }),
    ],
  }),
  innate('bring-it-down', {
    en: 'Bring It Down!',
    es: '¡Derribadlo!',
    says: {
      en: 'When an allied supporting Clone Trooper within range 4 whose unit has hunker tokens makes a ranged attack as part of a combat action: up to 2 failures of its roll may be rolled again.',
      es: 'Cuando un Soldado clon aliado de apoyo a alcance 4 cuya unidad tenga fichas de Resguardo haga un ataque a distancia como parte de una acción de combate: se pueden repetir hasta 2 fallos de su tirada.',
    },
    on: {
      ...{ event: 'modifyDice', by: 'otherAlly', role: 'attacker', attackType: 'ranged', action: 'combat' },
      ...{ tags: CLONES, unitTypes: ['supporting'], within: 4 },
    },
    requires: [{ subjectHunker: true }],
    steps: [may('controller', { reroll: { roll: 'attack', faces: ['failure'], upTo: 2 } })],
  }),
  innate('say-goodnight-clanker', {
    en: 'Say Goodnight, Clanker!',
    es: '¡Buenas noches, hojalata!',
    says: {
      en: 'Sharpshooter [2]. Targets of ranged attacks of this unit have no cover.',
      es: 'Tirador de primera [2]. Los blancos de los ataques a distancia de esta unidad no tienen cobertura.',
    },
    steps: [keyword('eachCharacter', 'sharpshooter', 2), does('eachCharacter', { ignoreCover: true })],
  }),
  tactic('rush-to-action', {
    en: 'Rush to Action',
    es: 'Lanzarse a la acción',
    says: {
      en: 'Choose another allied Galactic Republic unit: each character of this unit and of the chosen one may dash.',
      es: 'Elige a otra unidad aliada de la República Galáctica: cada personaje de esta unidad y de la elegida puede correr.',
    },
    steps: [
      does('oneUnit', { name: true }, { filter: allied({ others: true, tags: [REPUBLIC] }) }),
      eachMay('dash'),
      may('namedUnit', { move: 'dash' }),
    ],
  }),
  innate('shatterpoint-of-mace', {
    en: 'Shatterpoint',
    es: 'Punto de fractura',
    says: {
      en: 'When an allied unit is chosen with a Shatterpoint card: in Form VII Vaapad, one character of this unit may dash and then make a 5-dice attack; as Jedi Master, refresh 2 Force and one character may heal 3 times.',
      es: 'Cuando una unidad aliada sea elegida con una carta de Punto de fractura: en Forma VII, vaapad, un personaje de esta unidad puede correr y luego hacer un ataque de 5 dados; como Maestro jedi, renueva 2 de Fuerza y un personaje puede curar 3 veces.',
    },
    on: { event: 'shatterpointChosen', by: 'ally' },
    steps: [
      may('oneCharacter', { move: 'dash' }, { if: [{ stance: 'form-vii-vaapad' }] }),
      may('oneCharacter', { attack: { dice: 5 } }, { if: [{ stance: 'form-vii-vaapad' }] }),
      does('controller', { refreshForce: 2 }, { if: [{ stance: 'jedi-master' }] }),
      may('oneCharacter', { heal: 3 }, { if: [{ stance: 'jedi-master' }] }),
    ],
  }),
  innate('tempered-aggression', {
    en: 'Tempered Aggression',
    es: 'Agresividad templada',
    says: {
      en: 'When this unit attacks or defends, before dice are rolled: up to 3 Force may be spent for 1 die each.',
      es: 'Cuando esta unidad ataque o se defienda, antes de tirar los dados: se pueden gastar hasta 3 de Fuerza por 1 dado cada una.',
    },
    on: [
      { event: 'poolsBuilt', by: 'thisUnit', role: 'attacker' },
      { event: 'poolsBuilt', by: 'thisUnit', role: 'defender' },
    ],
    steps: [
      does('controller', { pay: { of: 'force', upTo: 3 } }),
      does('thisUnit', { attackDice: { dice: 1, per: 'paid' } }, { if: [{ attacks: true }] }),
      does('thisUnit', { defenceDice: { dice: 1, per: 'paid' } }, { if: [{ attacks: false }] }),
    ],
  }),
  identity('this-partys-over', {
    en: 'This Party’s Over',
    es: 'Se acabó la fiesta',
    says: {
      en: 'While this unit is engaged, allied Galactic Republic characters within range 5 have steadfast and protection.',
      es: 'Mientras esta unidad esté trabada, los personajes aliados de la República Galáctica a alcance 5 tienen Tenaz y Protección.',
    },
    steps: [
      keyword('each', 'steadfast', null, {
        if: [{ engaged: true }],
        filter: allied({ tags: [REPUBLIC], within: 5 }),
      }),
      keyword('each', 'protection', null, {
        if: [{ engaged: true }],
        filter: allied({ tags: [REPUBLIC], within: 5 }),
      }),
    ],
  }),
  tactic('grab-yourself-some-bacta', {
    en: 'Grab Yourself Some Bacta, Trooper',
    es: 'Toma un poco de bacta, soldado',
    says: {
      en: 'An allied Clone Trooper character heals and then may dash.',
      es: 'Un personaje Soldado clon aliado cura y luego puede correr.',
    },
    steps: [
      does('one', { name: true }, { filter: allied({ tags: CLONES }) }),
      may('named', { heal: 1 }),
      may('named', { move: 'dash' }),
    ],
  }),
  reactive('forming-up-sir', 0, {
    en: 'Forming Up, Sir',
    es: 'Formando, señor',
    says: {
      en: 'After another allied Clone Trooper unit within range 3 performed a move action: it gains a hunker token.',
      es: 'Después de que otra unidad aliada de Soldados clon a alcance 3 realice una acción de movimiento: recibe una ficha de Resguardo.',
    },
    on: { event: 'actionResolved', by: 'otherAlly', action: 'move', tags: CLONES, within: 3 },
    steps: [does('subject', { hunker: 1 })],
  }),
  reactive('string-em-along', 0, {
    en: 'String ’em Along and We’ll Mop ’em Up',
    es: 'Atraedlos y los barremos',
    says: {
      en: 'When an allied Clone Trooper attacks as part of a combat action, before dice are rolled: 1 more die for each allied Delta Squad unit, other than the attacking one, that sees the target within range 5.',
      es: 'Cuando un Soldado clon aliado ataque como parte de una acción de combate, antes de tirar los dados: 1 dado más por cada unidad aliada del Escuadrón Delta, distinta de la atacante, que vea el blanco a alcance 5.',
    },
    on: { event: 'attackTargeted', by: 'ally', role: 'attacker', action: 'combat', tags: CLONES },
    steps: [
      does('attackingUnit', {
        attackDice: { dice: 1, per: 'unit', of: allied({ tags: ['Delta Squad'], seesTarget: 5 }) },
      }),
    ],
  }),
  innate('watch-the-master-at-work', {
    en: 'Watch the Master at Work',
    es: 'Mirad cómo trabaja el maestro',
    says: {
      en: 'In a tie for an active objective that this unit contests, its player takes control of it.',
      es: 'En un empate por un objetivo activo que dispute esta unidad, su jugador pasa a controlarlo.',
    },
    steps: [does('thisUnit', { winTies: true })],
  }),
  active('fight-smarter-not-harder', 1, {
    en: 'Fight Smarter, Not Harder',
    es: 'Luchar con cabeza, no con fuerza',
    says: {
      en: 'Choose an active objective within range 3 that the opponent controls. This unit may lose 1 hunker token to take the control token off it.',
      es: 'Elige un objetivo activo a alcance 3 que controle el adversario. Esta unidad puede perder 1 ficha de Resguardo para retirar de él la ficha de Control.',
    },
    steps: [
      does('controller', { objective: { within: 3, controlledBy: 'opponent' } }),
      does('controller', { pay: { of: 'hunker', upTo: 1 } }, { ifDone: true }),
      does('controller', { loseControl: true }, { ifDone: true }),
    ],
    confidence: 'medium',
  }),
  reactive('forward-planning', 0, {
    en: 'Forward Planning',
    es: 'Planificación anticipada',
    says: {
      en: 'When the activation of another allied primary or secondary unit within range 4 begins: it may remove a condition.',
      es: 'Cuando empiece la activación de otra unidad aliada principal o secundaria a alcance 4: puede retirar un estado.',
    },
    on: { event: 'activationStart', by: 'otherAlly', unitTypes: ['primary', 'secondary'], within: 4 },
    steps: [may('subject', { loseConditions: 1 })],
  }),
  innate('the-brains-of-the-batch', {
    en: 'The Brains of the Batch',
    es: 'Los cerebros de la Remesa',
    says: {
      en: 'While this unit has a hunker token, its attacks and its defence get 1 more die.',
      es: 'Mientras esta unidad tenga una ficha de Resguardo, sus ataques y su defensa tienen 1 dado más.',
    },
    steps: [
      does('eachCharacter', { attackDice: { dice: 1 } }, { if: [{ hunker: true }] }),
      does('eachCharacter', { defenceDice: { dice: 1 } }, { if: [{ hunker: true }] }),
    ],
  }),
]
