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
  tactic('leader-of-the-separatist-army', {
    en: 'Leader of the Separatist Army',
    es: 'Líder del ejército separatista',
    says: {
      en: 'Choose another allied Separatist Alliance character within range 3: it and each character of this unit may dash.',
      es: 'Elige a otro personaje aliado de la Alianza Separatista a alcance 3: él y cada personaje de esta unidad pueden correr.',
    },
    steps: [
      may('one', { move: 'dash' }, { filter: allied({ others: true, tags: ['Separatist Alliance'], within: 3 }) }),
      eachMay('dash'),
    ],
  }),
  reactive('surely-you-can-do-better', 0, {
    en: 'Surely You Can Do Better',
    es: 'Seguro que sabes hacerlo mejor',
    says: {
      en: 'When this unit defends, while dice are modified: up to 3 Force may be spent, and for each a hit of the attack roll becomes a failure.',
      es: 'Cuando esta unidad se defienda, al modificar los dados: se pueden gastar hasta 3 de Fuerza, y por cada una un impacto de la tirada de ataque pasa a ser un fallo.',
    },
    on: { event: 'modifyDice', by: 'thisUnit', role: 'defender' },
    steps: [
      does('controller', { pay: { of: 'force', upTo: 3 } }),
      does('thisUnit', { turnDice: { roll: 'attack', from: 'hit', to: 'failure', perPaid: true } }, { ifDone: true }),
    ],
    note: 'A cost of 1 to 3 Force, paid while it is resolved.',
  }),
  reactive('twice-the-pride-double-the-fall', 1, {
    en: 'Twice the Pride, Double the Fall',
    es: 'A doble orgullo, doble caída',
    says: {
      en: 'After a melee attack on an allied character within range 2 is resolved: if the attack roll held no hit, one character may dash and then make a 5-dice melee attack on the attacker.',
      es: 'Después de resolverse un ataque cuerpo a cuerpo contra un personaje aliado a alcance 2: si la tirada de ataque no tenía ningún impacto, un personaje puede correr y luego hacer un ataque cuerpo a cuerpo de 5 dados contra el atacante.',
    },
    on: { event: 'attackResolved', by: 'ally', role: 'defender', attackType: 'melee', within: 2 },
    steps: [
      may('oneCharacter', { move: 'dash' }, { if: [{ attackLacks: 'hit' }] }),
      may('oneCharacter', { attack: { dice: 5, type: 'melee', target: 'attacker' } }, { if: [{ attackLacks: 'hit' }] }),
    ],
  }),
  identity('brave-but-foolish', {
    en: 'Brave, but Foolish',
    es: 'Valiente, pero insensato',
    says: {
      en: 'Once a turn, after an enemy wounded an allied primary or secondary unit: refresh 2 Force; then one character of an allied supporting Separatist Alliance unit may dash or make a 5-dice attack.',
      es: 'Una vez por turno, después de que un enemigo hiera a una unidad aliada principal o secundaria: renueva 2 de Fuerza; luego un personaje de una unidad aliada de apoyo de la Alianza Separatista puede correr o hacer un ataque de 5 dados.',
    },
    on: { event: 'unitWounded', by: 'ally', source: 'enemy', unitTypes: ['primary', 'secondary'] },
    limit: 'turn',
    steps: [
      does('controller', { refreshForce: 2 }),
      may('one', [{ move: 'dash' }, { attack: { dice: 5 } }], {
        filter: allied({ tags: ['Separatist Alliance'], unitTypes: ['supporting'] }),
      }),
    ],
  }),
  active('death-from-below', 1, {
    en: 'Death From Below',
    es: 'Muerte desde las profundidades',
    says: {
      en: 'Each character of this unit may jump. Its next melee attack in this activation adds 2 damage to the damage pool.',
      es: 'Cada personaje de esta unidad puede saltar. Su siguiente ataque cuerpo a cuerpo de esta activación añade 2 de daño a la reserva de daño.',
    },
    steps: [
      eachMay('jump'),
      does('thisUnit', { addDamage: 2 }, { waits: 'nextAttack', if: [{ attackType: 'melee' }] }),
    ],
  }),
  reactive('hit-and-run', 1, {
    en: 'Hit and Run',
    es: 'Golpear y huir',
    says: {
      en: 'After this unit attacked as part of a combat action: one character may reposition.',
      es: 'Después de que esta unidad ataque como parte de una acción de combate: un personaje puede reposicionarse.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'attacker', action: 'combat' },
    steps: [may('oneCharacter', { move: 'reposition' })],
  }),
  reactive('blood-in-the-water', 0, {
    en: 'Blood in the Water',
    es: 'Sangre en el agua',
    says: {
      en: 'After another allied supporting Separatist Alliance or Scoundrel unit performed a combat action: one character may jump, then make a 5-dice melee attack on one of the same targets.',
      es: 'Después de que otra unidad aliada de apoyo de la Alianza Separatista o Canalla realice una acción de combate: un personaje puede saltar y luego hacer un ataque cuerpo a cuerpo de 5 dados contra uno de los mismos blancos.',
    },
    on: {
      ...{ event: 'actionResolved', by: 'otherAlly', action: 'combat' },
      ...{ anyTags: ['Separatist Alliance', 'Scoundrel'], unitTypes: ['supporting'] },
    },
    steps: [
      may('oneCharacter', { move: 'jump' }),
      may('oneCharacter', { attack: { dice: 5, type: 'melee', target: 'sameTarget' } }),
    ],
  }),
  identity('theres-plenty-of-suffering-to-go-around', {
    en: 'There’s Plenty of Suffering to Go Around',
    es: 'Hay sufrimiento de sobra para todos',
    says: {
      en: 'Melee attacks of this unit get 1 more die for each enemy unit within range 4 that is wounded or injured. When an enemy unit within range 4 is wounded, refresh 1 Force.',
      es: 'Los ataques cuerpo a cuerpo de esta unidad tienen 1 dado más por cada unidad enemiga a alcance 4 herida o con lesiones. Cuando una unidad enemiga a alcance 4 quede herida, renueva 1 de Fuerza.',
    },
    on: { event: 'unitWounded', by: 'enemy', within: 4 },
    steps: [
      does(
        'eachCharacter',
        { attackDice: { dice: 1, per: 'unit', of: enemy(4, { harmed: true }) } },
        { if: [{ attackType: 'melee' }] },
      ),
      does('controller', { refreshForce: 1 }, { on: 'unitWounded' }),
    ],
  }),
  tactic('scatter', {
    en: 'Scatter',
    es: 'Dispersaos',
    says: {
      en: 'A character of this unit or of another allied Separatist Alliance or Scoundrel unit may dash; if its unit has damage, it may reposition instead.',
      es: 'Un personaje de esta unidad o de otra unidad aliada de la Alianza Separatista o Canalla puede correr; si su unidad tiene daño, puede reposicionarse en su lugar.',
    },
    steps: [
      does('one', { name: true }, { filter: allied({ orThis: true, anyTags: ['Separatist Alliance', 'Scoundrel'] }) }),
      may('named', { move: 'reposition' }, { if: [{ chosenDamaged: true }] }),
      may('named', { move: 'dash' }, { unlessDone: true }),
    ],
  }),
  reactive('riptide', 0, {
    en: 'Riptide',
    es: 'Resaca',
    says: {
      en: 'When an allied Separatist Alliance character attacks as part of a combat action, before dice are rolled: 1 more die for each allied Aquatic unit, other than the attacking one, that sees the target within range 5.',
      es: 'Cuando un personaje aliado de la Alianza Separatista ataque como parte de una acción de combate, antes de tirar los dados: 1 dado más por cada unidad aliada Acuática, distinta de la atacante, que vea el blanco a alcance 5.',
    },
    on: { event: 'attackTargeted', by: 'ally', role: 'attacker', action: 'combat', tags: ['Separatist Alliance'] },
    steps: [
      does('attackingUnit', { attackDice: { dice: 1, per: 'unit', of: allied({ tags: ['Aquatic'], seesTarget: 5 }) } }),
    ],
  }),
  innate('opportunistic-usurper', {
    en: 'Opportunistic Usurper',
    es: 'Usurpador oportunista',
    says: {
      en: 'When this unit’s order card is revealed while a card is in reserve: that card may go on top of the deck or under it, and this one into the reserve. While its order card is in the deck or in reserve, ranged attacks cannot target this unit.',
      es: 'Cuando se revele la carta de Orden de esta unidad mientras haya una carta en la reserva: esa carta puede ir a la parte superior o al fondo del mazo, y esta a la reserva. Mientras su carta de Orden esté en el mazo o en la reserva, los ataques a distancia no pueden tener como blanco a esta unidad.',
    },
    on: { event: 'orderRevealed', by: 'thisUnit' },
    steps: [
      may('controller', { swapReserve: true }, { on: 'orderRevealed', if: [{ anyReserved: true }] }),
      does('thisUnit', { notTargeted: 'ranged' }, { if: [{ orderCard: ['deck', 'reserve'] }] }),
    ],
  }),
  active('calculated-advance', 1, {
    en: 'Calculated Advance',
    es: 'Avance calculado',
    says: {
      en: 'Each character of this unit may dash. Then the unit performs a focus action.',
      es: 'Cada personaje de esta unidad puede correr. Luego la unidad realiza una acción de concentración.',
    },
    steps: [eachMay('dash'), does('thisUnit', { action: 'focus' })],
  }),
  reactive('submerge', 0, {
    en: 'Submerge',
    es: 'Sumergirse',
    says: {
      en: 'When this unit’s order card is revealed while that of another Aquatic unit is in reserve: the reserved card goes on top of the deck or under it, and this one into the reserve.',
      es: 'Cuando se revele la carta de Orden de esta unidad mientras la de otra unidad Acuática esté en la reserva: la carta en reserva va a la parte superior o al fondo del mazo, y esta a la reserva.',
    },
    on: { event: 'orderRevealed', by: 'thisUnit' },
    requires: [{ reserved: ['Aquatic'] }],
    steps: [does('controller', { swapReserve: true })],
  }),
  innate('augmented-power-servos', {
    en: 'Augmented Power Servos',
    es: 'Servos de potencia aumentada',
    says: { en: 'Impact [1].', es: 'Contundencia [1].' },
    steps: [keyword('eachCharacter', 'impact', 1)],
  }),
  innate('sonar-detection', {
    en: 'Sonar Detection',
    es: 'Detección por sónar',
    says: {
      en: 'Targets of ranged attacks of this unit have 1 cover less.',
      es: 'Los blancos de los ataques a distancia de esta unidad tienen 1 menos de cobertura.',
    },
    steps: [does('eachCharacter', { lessCover: 1 })],
  }),
]
