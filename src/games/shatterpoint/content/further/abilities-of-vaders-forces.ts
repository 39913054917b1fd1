import {
  active,
  allied,
  allyAttackedNearby,
  does,
  eachMay,
  identity,
  innate,
  keyword,
  may,
  type PrintedAbility,
  reactive,
  tactic,
  WOUNDS_ENEMY,
  whenTargeted,
} from '../ability-notation.ts'

const EMPIRE = 'Galactic Empire'

/** The abilities of Darth Vader, and of further soldiers and agents of the Empire. */
export const abilitiesOfVadersForces: readonly PrintedAbility[] = [
  innate('imperial-detention', {
    en: 'Imperial Detention',
    es: 'Detención imperial',
    says: {
      en: 'When an enemy character advances or dashes out of engagement with this unit, its unit suffers 2 damage.',
      es: 'Cuando un personaje enemigo avance o corra y deje de estar trabado con esta unidad, su unidad sufre 2 de daño.',
    },
    on: { event: 'moved', by: 'enemy' },
    requires: [{ leftEngagement: true }],
    steps: [does('subject', { damage: 2 })],
  }),
  innate('brutal-suppression', {
    en: 'Brutal Suppression',
    es: 'Represión brutal',
    says: { en: 'Impact [1].', es: 'Contundencia [1].' },
    steps: [keyword('eachCharacter', 'impact', 1)],
  }),
  reactive('supporting-fire-hunker-empire', 0, {
    en: 'Supporting Fire: Hunker',
    es: 'Fuego de apoyo: Resguardo',
    says: {
      en: 'After a character of another allied Galactic Empire unit within range 5 attacked as part of a combat action: its unit may gain a hunker token.',
      es: 'Después de que un personaje de otra unidad aliada del Imperio Galáctico a alcance 5 ataque como parte de una acción de combate: su unidad puede recibir una ficha de Resguardo.',
    },
    on: allyAttackedNearby(EMPIRE),
    steps: [may('attackingUnit', { hunker: 1 })],
  }),
  reactive('supporting-fire-heal-empire', 0, {
    en: 'Supporting Fire: Heal',
    es: 'Fuego de apoyo: curar',
    says: {
      en: 'After a character of another allied Galactic Empire unit within range 5 attacked as part of a combat action: that character may heal.',
      es: 'Después de que un personaje de otra unidad aliada del Imperio Galáctico a alcance 5 ataque como parte de una acción de combate: ese personaje puede curar.',
    },
    on: allyAttackedNearby(EMPIRE),
    steps: [may('attacker', { heal: 1 })],
  }),
  innate('the-future-of-imperial-might', {
    en: 'The Future of Imperial Might',
    es: 'El futuro del poder imperial',
    says: { en: 'Sharpshooter [1]. Impact [1].', es: 'Tirador de primera [1]. Contundencia [1].' },
    steps: [keyword('eachCharacter', 'sharpshooter', 1), keyword('eachCharacter', 'impact', 1)],
  }),
  active('vaders-fury', 1, {
    en: 'Vader’s Fury',
    es: 'La furia de Vader',
    says: {
      en: 'Each character may advance. The next attack of this unit in this activation adds 2 damage to the damage pool.',
      es: 'Cada personaje puede avanzar. El siguiente ataque de esta unidad en esta activación añade 2 de daño a la reserva de daño.',
    },
    steps: [eachMay('advance'), does('thisUnit', { addDamage: 2 }, { waits: 'nextAttack' })],
  }),
  reactive('the-sith-lord-strikes-back', 0, {
    en: 'The Sith Lord Strikes Back',
    es: 'El señor sith contraataca',
    says: {
      en: 'After an attack wounded this unit: one character may dash and then make a 5-dice melee attack on the attacker.',
      es: 'Después de que un ataque hiera a esta unidad: un personaje puede correr y luego hacer un ataque cuerpo a cuerpo de 5 dados contra el atacante.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'defender' },
    requires: [{ woundedByAttack: true }],
    steps: [
      may('oneCharacter', { move: 'dash' }),
      may('oneCharacter', { attack: { dice: 5, type: 'melee', target: 'attacker' } }),
    ],
  }),
  identity('your-hatred-makes-you-powerful', {
    en: 'Your Hatred Makes You Powerful',
    es: 'Tu odio te hace poderoso',
    says: {
      en: 'When an allied Galactic Republic or Galactic Empire character makes a melee attack as part of a combat action: its unit may suffer 2 damage for 3 more dice.',
      es: 'Cuando un personaje aliado de la República Galáctica o del Imperio Galáctico haga un ataque cuerpo a cuerpo como parte de una acción de combate: su unidad puede sufrir 2 de daño por 3 dados más.',
    },
    on: {
      ...{ event: 'attackTargeted', by: 'ally', role: 'attacker', attackType: 'melee', action: 'combat' },
      anyTags: ['Galactic Republic', EMPIRE],
    },
    steps: [may('attackingUnit', { damage: 2 }), does('attackingUnit', { attackDice: { dice: 3 } }, { ifDone: true })],
  }),
  tactic('you-dont-know-the-power-of-the-dark-side', {
    en: 'You Don’t Know the Power of the Dark Side',
    es: 'No conoces el poder del lado oscuro',
    says: {
      en: 'This unit may remove 2 damage or a condition. Then refresh 1 Force.',
      es: 'Esta unidad puede retirar 2 de daño o un estado. Luego renueva 1 de Fuerza.',
    },
    steps: [may('thisUnit', [{ removeDamage: 2 }, { loseConditions: 1 }]), does('controller', { refreshForce: 1 })],
  }),
  active('anger-hate-aggression', 1, {
    en: 'Anger, Hate, Aggression',
    es: 'Ira, odio, agresión',
    says: {
      en: 'One character may dash. If it does, its next attack in this activation gets 3 more dice; if that roll holds a failure, this unit gains exposed afterwards.',
      es: 'Un personaje puede correr. Si lo hace, su siguiente ataque de esta activación tiene 3 dados más; si esa tirada tiene algún fallo, esta unidad queda Expuesta después.',
    },
    steps: [
      may('oneCharacter', { move: 'dash' }),
      does('thisUnit', { attackDice: { dice: 3 } }, { ifDone: true, waits: 'nextAttack' }),
      does('thisUnit', { condition: 'exposed' }, { ifDone: true, waits: 'nextAttackResolved', if: [{ failures: 1 }] }),
    ],
  }),
  reactive('you-are-unwise-to-lower-your-defenses', 1, {
    en: 'You Are Unwise to Lower Your Defenses',
    es: 'Es imprudente bajar la guardia',
    says: {
      en: 'When a melee attack targets this unit: once it is resolved, if the attack roll held a failure, the attacking unit suffers 3 damage.',
      es: 'Cuando un ataque cuerpo a cuerpo tenga como blanco a esta unidad: una vez resuelto, si la tirada de ataque tenía algún fallo, la unidad atacante sufre 3 de daño.',
    },
    on: whenTargeted('melee'),
    steps: [does('attackingUnit', { damage: 3 }, { waits: 'attackResolved', if: [{ failures: 1 }] })],
  }),
  innate('perhaps-i-can-find-new-ways-to-motivate-them', {
    en: 'Perhaps I Can Find New Ways to Motivate Them',
    es: 'Quizá encuentre nuevas formas de motivarlos',
    says: {
      en: 'When this unit wounds an enemy unit: another allied Galactic Empire character may dash.',
      es: 'Cuando esta unidad hiera a una unidad enemiga: otro personaje aliado del Imperio Galáctico puede correr.',
    },
    on: WOUNDS_ENEMY,
    steps: [may('one', { move: 'dash' }, { filter: allied({ others: true, tags: [EMPIRE] }) })],
  }),
  identity('you-cannot-hide-forever', {
    en: 'You Cannot Hide Forever',
    es: 'No puedes esconderte para siempre',
    says: {
      en: 'At the end of its activation, if it wounded no enemy unit in it and its order card is neither in the deck nor in reserve: that card is shuffled into the deck.',
      es: 'Al final de su activación, si no hirió en ella a ninguna unidad enemiga y su carta de Orden no está ni en el mazo ni en la reserva: esa carta se baraja en el mazo.',
    },
    on: { event: 'activationEnd', by: 'thisUnit' },
    requires: [{ woundedNobody: true }, { orderCard: ['revealed'] }],
    steps: [does('controller', { shuffleCard: true })],
  }),
  innate('garrison-force', {
    en: 'Garrison Force',
    es: 'Fuerza de guarnición',
    says: {
      en: 'While another unit is activated and this one has a hunker token, its attacks get 1 more die. Its characters that contest an active objective have steadfast and protection.',
      es: 'Mientras esté activada otra unidad y esta tenga una ficha de Resguardo, sus ataques tienen 1 dado más. Sus personajes que disputen un objetivo activo tienen Tenaz y Protección.',
    },
    steps: [
      does('eachCharacter', { attackDice: { dice: 1 } }, { if: [{ ownActivation: false }, { hunker: true }] }),
      keyword('eachCharacter', 'steadfast', null, { if: [{ contests: true }] }),
      keyword('eachCharacter', 'protection', null, { if: [{ contests: true }] }),
    ],
  }),
  tactic('marching-orders', {
    en: 'Marching Orders',
    es: 'Órdenes de marcha',
    says: {
      en: 'One character of this unit and one allied supporting Galactic Empire character may dash.',
      es: 'Un personaje de esta unidad y un personaje aliado de apoyo del Imperio Galáctico pueden correr.',
    },
    steps: [
      may('oneCharacter', { move: 'dash' }),
      may('one', { move: 'dash' }, { filter: allied({ tags: [EMPIRE], unitTypes: ['supporting'] }) }),
    ],
  }),
  active('prescribed-fire', 1, {
    en: 'Prescribed Fire',
    es: 'Quema controlada',
    says: {
      en: 'Choose an objective within range 3: each character within range 2 of it may dash. Then each unit within range 2 of it suffers 2 damage and loses all its hunker tokens.',
      es: 'Elige un objetivo a alcance 3: cada personaje a alcance 2 de él puede correr. Luego cada unidad a alcance 2 de él sufre 2 de daño y pierde todas sus fichas de Resguardo.',
    },
    steps: [
      does('controller', { objective: { face: null, within: 3 } }),
      may('each', { move: 'dash' }, { filter: { side: 'any', nearObjective: 2 } }),
      does('eachUnit', { damage: 2 }, { filter: { side: 'any', nearObjective: 2 } }),
      does('eachUnit', { loseHunker: true }, { filter: { side: 'any', nearObjective: 2 } }),
    ],
  }),
  active('obscuring-flames', 0, {
    en: 'Obscuring Flames',
    es: 'Llamas que ocultan',
    says: {
      en: 'An allied unit within range 3 gains a hunker token.',
      es: 'Una unidad aliada a alcance 3 recibe una ficha de Resguardo.',
    },
    steps: [does('oneUnit', { hunker: 1 }, { filter: allied({ within: 3 }) })],
  }),
  reactive('cant-stand-the-heat', 0, {
    en: 'Can’t Stand the Heat',
    es: 'Si no soportas el calor',
    says: {
      en: 'While this unit is not wounded, after an enemy unit performed a move action and is engaged with it: that unit gains disarmed and strained.',
      es: 'Mientras esta unidad no esté herida, después de que una unidad enemiga realice una acción de movimiento y esté trabada con ella: esa unidad queda Desarmada y Extenuada.',
    },
    on: { event: 'actionResolved', by: 'enemy', action: 'move' },
    requires: [{ wounded: false }, { count: { filter: { side: 'enemy', engaged: true, ofSubject: true }, min: 1 } }],
    steps: [does('subject', { condition: 'disarmed' }), does('subject', { condition: 'strained' })],
  }),
  tactic('trick-shot', {
    en: 'Trick Shot',
    es: 'Disparo de fantasía',
    says: {
      en: 'If this unit is not engaged, an enemy unit in line of sight suffers 1 damage and loses all its hunker tokens.',
      es: 'Si esta unidad no está trabada, una unidad enemiga en su línea de visión sufre 1 de daño y pierde todas sus fichas de Resguardo.',
    },
    requires: [{ engaged: false }],
    steps: [
      does('oneUnit', { damage: 1 }, { filter: { side: 'enemy', seen: true } }),
      does('chosenUnit', { loseHunker: true }, { ifDone: true }),
    ],
  }),
  active('covert-operations', 1, {
    en: 'Covert Operations',
    es: 'Operaciones encubiertas',
    says: {
      en: 'Each character may dash. If an enemy is then within range 4, the unit performs a focus action and has Sharpshooter [1] until the end of the turn.',
      es: 'Cada personaje puede correr. Si hay entonces un enemigo a alcance 4, la unidad realiza una acción de concentración y tiene Tirador de primera [1] hasta el final del turno.',
    },
    steps: [
      eachMay('dash'),
      keyword('thisUnit', 'sharpshooter', 1, { if: [{ enemyNear: 4 }] }),
      does('thisUnit', { action: 'focus' }, { ifDone: true }),
    ],
    note: 'The keyword comes first, so that the focus action counts it.',
  }),
  innate('deadeye', {
    en: 'Deadeye',
    es: 'Ojo de halcón',
    says: {
      en: 'Sharpshooter [2]. Targets of ranged attacks of this unit have no cover.',
      es: 'Tirador de primera [2]. Los blancos de los ataques a distancia de esta unidad no tienen cobertura.',
    },
    steps: [keyword('eachCharacter', 'sharpshooter', 2), does('eachCharacter', { ignoreCover: true })],
  }),
  innate('special-forces-sniper', {
    en: 'Special Forces Sniper',
    es: 'Francotirador de las fuerzas especiales',
    says: {
      en: 'This unit may perform the combat action twice in its activation.',
      es: 'Esta unidad puede realizar dos veces la acción de combate en su activación.',
    },
    steps: [does('thisUnit', { actionTwice: 'combat' })],
  }),
]
