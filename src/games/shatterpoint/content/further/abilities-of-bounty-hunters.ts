import {
  active,
  allied,
  attacked,
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
} from '../ability-notation.ts'

const HUNTER = ['Bounty Hunter']
const FRIENDS = ['Bounty Hunter', 'Mandalorian', 'Scoundrel']
/** Allies nearby who are none of these. */
const STRANGERS = allied({ others: true, within: 2, noTags: FRIENDS })
/** Allies who hold the target. */
const BAIT = allied({ others: true, wounded: false, engagedWithTarget: true })
/** The one that was named, if it is engaged with this unit, or contests the objective that was chosen. */
const CAUGHT = { side: 'enemy', engaged: true, named: true } as const
const HOLDING = { side: 'enemy', named: true, contestsObjective: true } as const

/** The abilities of further bounty hunters, and of the Mandalorians who pay them. */
export const abilitiesOfBountyHunters: readonly PrintedAbility[] = [
  active('a-clan-of-two', 1, {
    en: 'A Clan of Two',
    es: 'Un clan de dos',
    says: {
      en: 'Each character may dash. Then, if every other ally within range 2 is a Bounty Hunter, Mandalorian or Scoundrel: one character may make a 5-dice attack, or an enemy character within range 3 may be pushed range 2 away.',
      es: 'Cada personaje puede correr. Luego, si todos los demás aliados a alcance 2 son Cazarrecompensas, Mandalorianos o Canallas: un personaje puede hacer un ataque de 5 dados, o un personaje enemigo a alcance 3 puede ser empujado alcance 2.',
    },
    steps: [
      eachMay('dash'),
      may('oneCharacter', { attack: { dice: 5 } }, { if: [{ count: { filter: STRANGERS, max: 0 } }] }),
      may('one', { push: 2 }, { unlessDone: true, filter: enemy(3), if: [{ count: { filter: STRANGERS, max: 0 } }] }),
    ],
  }),
  reactive('fearless-and-inventive', 1, {
    en: 'Fearless and Inventive',
    es: 'Intrépido e ingenioso',
    says: {
      en: 'When this unit makes a melee attack as part of a combat action, before dice are rolled: 2 more dice for each enemy character, other than the target, that is engaged with it and not wounded.',
      es: 'Cuando esta unidad haga un ataque cuerpo a cuerpo como parte de una acción de combate, antes de tirar los dados: 2 dados más por cada personaje enemigo, distinto del blanco, trabado con ella y que no esté herido.',
    },
    on: { ...OWN_ATTACK, attackType: 'melee', action: 'combat' },
    steps: [
      does('thisUnit', {
        attackDice: {
          ...{ dice: 2, per: 'character' },
          of: { side: 'enemy', engaged: true, wounded: false, notTarget: true },
        },
      }),
    ],
  }),
  reactive('do-the-magic-hand-thing', 0, {
    en: 'Do the Magic Hand Thing',
    es: 'Haz eso mágico con la mano',
    says: {
      en: 'After a ranged attack on this unit is resolved: if the attack roll held a failure, the attacking unit suffers 2 damage.',
      es: 'Después de resolverse un ataque a distancia contra esta unidad: si la tirada de ataque tenía algún fallo, la unidad atacante sufre 2 de daño.',
    },
    on: attacked('ranged'),
    steps: [does('attackingUnit', { damage: 2 }, { if: [{ failures: 1 }] })],
  }),
  identity('this-is-the-way', {
    en: 'This Is the Way',
    es: 'Este es el camino',
    says: {
      en: 'After an enemy wounded another allied unit: one character may heal 2 times and then reposition. Then each other allied Bounty Hunter, Mandalorian or Scoundrel unit within range 4 may remove a condition and gain a hunker token.',
      es: 'Después de que un enemigo hiera a otra unidad aliada: un personaje puede curar 2 veces y luego reposicionarse. Luego cada otra unidad aliada Cazarrecompensas, Mandaloriana o Canalla a alcance 4 puede retirar un estado y recibir una ficha de Resguardo.',
    },
    on: { event: 'unitWounded', by: 'otherAlly', source: 'enemy' },
    steps: [
      may('oneCharacter', { heal: 2 }),
      may('oneCharacter', { move: 'reposition' }),
      may('eachUnit', { loseConditions: 1 }, { filter: allied({ others: true, anyTags: FRIENDS, within: 4 }) }),
      may('eachUnit', { hunker: 1 }, { filter: allied({ others: true, anyTags: FRIENDS, within: 4 }) }),
    ],
  }),
  tactic('youre-running-out-of-options', {
    en: 'You’re Running Out of Options',
    es: 'Te estás quedando sin opciones',
    says: {
      en: 'One character may jump or make a 5-dice attack on a primary unit.',
      es: 'Un personaje puede saltar o hacer un ataque de 5 dados contra una unidad principal.',
    },
    steps: [may('oneCharacter', [{ move: 'jump' }, { attack: { dice: 5, targetTypes: ['primary'] } }])],
  }),
  active('knee-rockets', 1, {
    en: 'Knee Rockets',
    es: 'Cohetes de rodilla',
    says: {
      en: 'Up to 2 enemy units within range 3 suffer 1 damage each.',
      es: 'Hasta 2 unidades enemigas a alcance 3 sufren 1 de daño cada una.',
    },
    steps: [
      does('oneUnit', { damage: 1 }, { filter: enemy(3) }),
      may('oneUnit', { damage: 1 }, { ifDone: true, filter: enemy(3, { notChosen: true }) }),
    ],
  }),
  active('whipcord-launcher', 1, {
    en: 'Whipcord Launcher',
    es: 'Lanzador de cuerda',
    says: {
      en: 'An enemy unit within range 3 gains pinned and disarmed.',
      es: 'Una unidad enemiga a alcance 3 queda Inmovilizada y Desarmada.',
    },
    steps: [
      does('oneUnit', { condition: 'pinned' }, { filter: enemy(3) }),
      does('chosenUnit', { condition: 'disarmed' }, { ifDone: true }),
    ],
  }),
  reactive('dead-or-alive', 0, {
    en: 'Dead or Alive',
    es: 'Vivo o muerto',
    says: {
      en: 'At the end of the activation of an enemy primary unit: one character may jump towards it.',
      es: 'Al final de la activación de una unidad enemiga principal: un personaje puede saltar hacia ella.',
    },
    on: { event: 'activationEnd', by: 'enemy', unitTypes: ['primary'] },
    steps: [may('oneCharacter', { moveTowards: { kind: 'jump', to: 'subject' } })],
  }),
  innate('hired-hand', {
    en: 'Hired Hand',
    es: 'Mano contratada',
    says: {
      en: 'At the end of the setup: this unit gains the tag Galactic Empire or Scoundrel for the game.',
      es: 'Al final de la preparación: esta unidad recibe el calificativo Galactic Empire o Scoundrel para toda la partida.',
    },
    on: { event: 'setupEnd', by: 'anyone' },
    steps: [
      {
        who: 'thisUnit',
        does: [
          { gainTag: { tags: ['Galactic Empire'], until: 'game' } },
          { gainTag: { tags: ['Scoundrel'], until: 'game' } },
        ],
      },
    ],
  }),
  reactive('payday', 1, {
    en: 'Payday',
    es: 'Día de paga',
    says: {
      en: 'When you reveal an order card: this unit gains a tag of your choice until the end of the turn.',
      es: 'Cuando reveles una carta de Orden: esta unidad recibe un calificativo a tu elección hasta el final del turno.',
    },
    on: { event: 'orderRevealed', by: 'ally' },
    steps: [does('thisUnit', { gainTag: { until: 'turn' } })],
  }),
  reactive('explosive-regards', 0, {
    en: 'Explosive Regards',
    es: 'Saludos explosivos',
    says: {
      en: 'After a melee attack wounded this unit: roll 5 attack dice; the attacking unit suffers 1 damage for each hit and crit.',
      es: 'Después de que un ataque cuerpo a cuerpo hiera a esta unidad: tira 5 dados de ataque; la unidad atacante sufre 1 de daño por cada impacto y crítico.',
    },
    on: attacked('melee'),
    requires: [{ woundedByAttack: true }],
    steps: [
      does('controller', { throwDice: { die: 'attack', dice: 5 } }),
      does('attackingUnit', { damagePer: ['hit', 'crit'] }),
    ],
  }),
  innate('being-underestimated-has-its-values', {
    en: 'Being Underestimated Has Its Values',
    es: 'Que te subestimen tiene su valor',
    says: {
      en: 'Order cards of allied Bounty Hunters are reserved for 1 Force less.',
      es: 'Las cartas de Orden de los Cazarrecompensas aliados se reservan por 1 de Fuerza menos.',
    },
    steps: [does('each', { reserveDiscount: 1 }, { filter: allied({ tags: HUNTER }) })],
  }),
  innate('not-just-a-pretty-face', {
    en: 'Not Just a Pretty Face',
    es: 'No solo una cara bonita',
    says: { en: 'Steadfast. Immune to pinned.', es: 'Tenaz. Inmune al estado Inmovilizado.' },
    steps: [keyword('eachCharacter', 'steadfast'), does('thisUnit', { immunity: 'pinned' })],
  }),
  tactic('regeneration', {
    en: 'Regeneration',
    es: 'Regeneración',
    says: {
      en: 'Unless it is strained, this unit removes all its damage and conditions.',
      es: 'Si no está Extenuada, esta unidad retira todo su daño y todos sus estados.',
    },
    requires: [{ lacks: 'strained' }],
    steps: [does('thisUnit', { loseAllDamage: true }), does('thisUnit', { loseConditions: 4 })],
  }),
  active('explosive-ordnance', 1, {
    en: 'Explosive Ordnance',
    es: 'Artillería explosiva',
    says: {
      en: 'Choose an enemy character within range 5 and roll 5 attack dice: each unit within range 2 of it suffers 1 damage for each expertise. Then one character may dash.',
      es: 'Elige a un personaje enemigo a alcance 5 y tira 5 dados de ataque: cada unidad a alcance 2 de él sufre 1 de daño por cada pericia. Luego un personaje puede correr.',
    },
    steps: [
      does('one', { name: true }, { filter: enemy(5) }),
      does('controller', { throwDice: { die: 'attack', dice: 5 } }),
      does('eachUnit', { damagePer: ['expertise'] }, { filter: { side: 'any', nearNamed: 2 } }),
      may('oneCharacter', { move: 'dash' }),
    ],
  }),
  reactive('we-have-a-job-to-do', 0, {
    en: 'We Have a Job to Do',
    es: 'Tenemos un trabajo que hacer',
    says: {
      en: 'After an attack wounded another allied Bounty Hunter unit: one character may dash towards it and make a 5-dice attack on the attacker.',
      es: 'Después de que un ataque hiera a otra unidad aliada Cazarrecompensas: un personaje puede correr hacia ella y hacer un ataque de 5 dados contra el atacante.',
    },
    on: { event: 'unitWounded', by: 'otherAlly', source: 'enemy', tags: HUNTER },
    requires: [{ woundedByAttack: true }],
    steps: [
      may('oneCharacter', { moveTowards: { kind: 'dash', to: 'subject' } }),
      may('oneCharacter', { attack: { dice: 5, target: 'source' } }),
    ],
  }),
  active('tools-of-the-trade', 1, {
    en: 'Tools of the Trade',
    es: 'Herramientas del oficio',
    says: {
      en: 'An enemy unit within range 3 gains disarmed, or this unit has Sharpshooter [2] and Impact [2] until the end of the turn.',
      es: 'Una unidad enemiga a alcance 3 queda Desarmada, o esta unidad tiene Tirador de primera [2] y Contundencia [2] hasta el final del turno.',
    },
    steps: [
      may('oneUnit', { condition: 'disarmed' }, { filter: enemy(3) }),
      keyword('thisUnit', 'sharpshooter', 2, { unlessDone: true }),
      keyword('thisUnit', 'impact', 2, { ifDone: true }),
    ],
  }),
  reactive('double-the-contract-double-the-payout', 1, {
    en: 'Double the Contract, Double the Payout',
    es: 'Doble contrato, doble paga',
    says: {
      en: 'After this unit attacked as part of a combat action: one character may make a 5-dice attack on another enemy unit.',
      es: 'Después de que esta unidad ataque como parte de una acción de combate: un personaje puede hacer un ataque de 5 dados contra otra unidad enemiga.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'attacker', action: 'combat' },
    steps: [may('oneCharacter', { attack: { dice: 5, target: 'otherUnit' } })],
  }),
  innate('expendable-distraction', {
    en: 'Expendable Distraction',
    es: 'Distracción prescindible',
    says: {
      en: 'When this unit makes a ranged attack as part of a combat action on a target engaged with allies that are not wounded: it may get 3 more dice; then one of those allies suffers 2 damage.',
      es: 'Cuando esta unidad haga un ataque a distancia como parte de una acción de combate contra un blanco trabado con aliados que no estén heridos: puede tener 3 dados más; luego uno de esos aliados sufre 2 de daño.',
    },
    on: { ...OWN_ATTACK, attackType: 'ranged', action: 'combat' },
    requires: [{ count: { filter: BAIT, min: 1 } }],
    steps: [may('thisUnit', { attackDice: { dice: 3 } }), does('one', { damage: 2 }, { ifDone: true, filter: BAIT })],
  }),
  innate('on-contract', {
    en: 'On Contract',
    es: 'Bajo contrato',
    says: {
      en: 'At the end of the setup: choose an allied primary unit; this unit gains one of its tags for the game.',
      es: 'Al final de la preparación: elige a una unidad aliada principal; esta unidad recibe uno de sus calificativos para toda la partida.',
    },
    on: { event: 'setupEnd', by: 'anyone' },
    steps: [
      does('oneUnit', { name: true }, { filter: allied({ unitTypes: ['primary'] }) }),
      does('thisUnit', { gainTag: { ofNamed: true, until: 'game' } }, { ifDone: true }),
    ],
  }),
  tactic('wisdom-of-the-mandalore', {
    en: 'Wisdom of the Mandalore',
    es: 'La sabiduría de Mandalore',
    says: {
      en: 'Choose another allied Mandalorian character: it and each character of this unit may jump.',
      es: 'Elige a otro personaje aliado Mandaloriano: él y cada personaje de esta unidad pueden saltar.',
    },
    steps: [may('one', { move: 'jump' }, { filter: allied({ others: true, tags: ['Mandalorian'] }) }), eachMay('jump')],
  }),
  active('both-hunter-and-prey', 1, {
    en: 'Both Hunter and Prey',
    es: 'Cazador y presa a la vez',
    says: {
      en: 'Choose an enemy character: each character of this unit may jump or advance towards it. If it is then engaged with this unit, both units gain exposed.',
      es: 'Elige a un personaje enemigo: cada personaje de esta unidad puede saltar o avanzar hacia él. Si queda trabado con esta unidad, ambas unidades quedan Expuestas.',
    },
    steps: [
      does('one', { name: true }, { filter: { side: 'enemy' } }),
      may('eachCharacter', [
        { moveTowards: { kind: 'jump', to: 'named' } },
        { moveTowards: { kind: 'advance', to: 'named' } },
      ]),
      does('thisUnit', { condition: 'exposed' }, { if: [{ count: { filter: CAUGHT, min: 1 } }] }),
      does('namedUnit', { condition: 'exposed' }, { ifDone: true }),
    ],
  }),
  innate('just-as-we-shape-mandalorian-steel', {
    en: 'Just As We Shape Mandalorian Steel, We Shape Ourselves',
    es: 'Igual que forjamos el acero mandaloriano, nos forjamos a nosotros mismos',
    says: {
      en: 'Against melee attacks this unit defends with 1 more die for every 3 damage on it, and 1 more for every injury.',
      es: 'Contra ataques cuerpo a cuerpo esta unidad se defiende con 1 dado más por cada 3 de daño que tenga, y 1 más por cada lesión.',
    },
    steps: [
      does('eachCharacter', { defenceDice: { dice: 1, per: 'damage', each: 3 } }, { if: [{ attackType: 'melee' }] }),
      does('eachCharacter', { defenceDice: { dice: 1, per: 'injury' } }, { if: [{ attackType: 'melee' }] }),
    ],
  }),
  identity('our-survival-is-our-strength', {
    en: 'Our Survival Is Our Strength. This Is the Way',
    es: 'Nuestra supervivencia es nuestra fuerza. Este es el camino',
    says: {
      en: 'Wounds and injuries do not make the abilities of allied Mandalorian units cost more.',
      es: 'Las heridas y las lesiones no aumentan el coste de las capacidades de las unidades aliadas Mandalorianas.',
    },
    steps: [does('each', { noSurcharge: true }, { filter: allied({ tags: ['Mandalorian'] }) })],
  }),
  active('how-about-you-step-aside', 1, {
    en: 'How About You Step Aside?',
    es: '¿Y si te apartas?',
    says: {
      en: 'Choose an enemy character within range 3 and an active objective that it contests: it may dash away from it. If it no longer contests it, it gains disarmed, otherwise exposed and strained.',
      es: 'Elige a un personaje enemigo a alcance 3 y un objetivo activo que dispute: puede correr alejándose de él. Si ya no lo disputa, queda Desarmado, y si no, Expuesto y Extenuado.',
    },
    steps: [
      does('one', { name: true }, { filter: enemy(3, { contests: true }) }),
      does('controller', { objective: { byNamed: true } }),
      may('named', { moveTowards: { kind: 'dash', to: 'objective', away: true } }),
      does('namedUnit', { condition: 'disarmed' }, { if: [{ count: { filter: HOLDING, max: 0 } }] }),
      does('namedUnit', { condition: 'exposed' }, { unlessDone: true }),
      does('namedUnit', { condition: 'strained' }, { ifDone: true }),
    ],
  }),
  active('rocket-boots', 1, {
    en: 'Rocket Boots',
    es: 'Botas cohete',
    says: { en: 'Each character of this unit may jump.', es: 'Cada personaje de esta unidad puede saltar.' },
    steps: [eachMay('jump')],
  }),
  reactive('no-one-gets-between-me-and-my-job', 1, {
    en: 'No One Gets Between Me and My Job',
    es: 'Nadie se interpone entre mi trabajo y yo',
    says: {
      en: 'After another allied unit performed a combat action, if this unit is not engaged: one of the targets within range 4 suffers 2 damage. If none is, each character may jump towards one of them.',
      es: 'Después de que otra unidad aliada realice una acción de combate, si esta unidad no está trabada: uno de los blancos a alcance 4 sufre 2 de daño. Si no hay ninguno, cada personaje puede saltar hacia uno de ellos.',
    },
    on: { event: 'actionResolved', by: 'otherAlly', action: 'combat' },
    requires: [{ engaged: false }],
    steps: [
      does('oneTarget', { damage: 2 }, { if: [{ targetWithin: 4 }] }),
      does('oneTarget', { name: true }, { unlessDone: true }),
      may('eachCharacter', { moveTowards: { kind: 'jump', to: 'named' } }, { ifDone: true }),
    ],
  }),
  identity('ill-take-on-any-job', {
    en: 'I’ll Take On Any Job… For the Right Price',
    es: 'Acepto cualquier trabajo… por el precio adecuado',
    says: {
      en: 'After an ally wounded an enemy unit: refresh 1 Force, and one character of this unit may heal. If that ally is a Bounty Hunter, refresh 1 Force more.',
      es: 'Después de que un aliado hiera a una unidad enemiga: renueva 1 de Fuerza, y un personaje de esta unidad puede curar. Si ese aliado es Cazarrecompensas, renueva 1 de Fuerza más.',
    },
    on: { event: 'unitWounded', by: 'enemy', source: 'ally' },
    steps: [
      does('controller', { refreshForce: 1 }),
      may('oneCharacter', { heal: 1 }),
      does('controller', { refreshForce: 1 }, { if: [{ causeTags: HUNTER }] }),
    ],
  }),
]
