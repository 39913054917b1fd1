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
  WOUNDS_ENEMY,
} from '../ability-notation.ts'

const REBEL = ['Rebel Alliance']
const SPECTRE = ['Spectre']
const EWOK = ['Ewok']

/** The abilities of further units of the Rebel Alliance and of the Ewoks. */
export const abilitiesOfRebels: readonly PrintedAbility[] = [
  tactic('a-man-with-two-names', {
    en: 'A Man With Two Names',
    es: 'Un hombre con dos nombres',
    says: {
      en: 'In Form III Soresu: refresh 1 Force, and one character may heal. In Pack Leader: an allied Rebel Alliance character may dash; if it is a Spectre, one character of this unit may dash too.',
      es: 'En Forma III: Soresu: renueva 1 de Fuerza y un personaje puede curar. En Jefe de la manada: un personaje aliado de la Alianza Rebelde puede correr; si es un Espectro, un personaje de esta unidad también puede correr.',
    },
    steps: [
      does('controller', { refreshForce: 1 }, { if: [{ stance: 'form-iii-soresu' }] }),
      may('oneCharacter', { heal: 1 }, { if: [{ stance: 'form-iii-soresu' }] }),
      may('one', { move: 'dash' }, { if: [{ stance: 'pack-leader' }], filter: allied({ tags: REBEL }) }),
      may('oneCharacter', { move: 'dash' }, { if: [{ stance: 'pack-leader' }, { chosenTags: SPECTRE }] }),
    ],
  }),
  identity('something-stronger-than-fear', {
    en: "Now I Know There's Something Stronger Than Fear",
    es: 'Ahora sé que hay algo más fuerte que el miedo',
    says: {
      en: 'When an enemy attack wounds an allied Rebel Alliance unit: one character of this unit may heal twice, then may jump; if the wounded unit is a Spectre, it may then make an attack of 5 dice.',
      es: 'Cuando un ataque enemigo hiera a una unidad aliada de la Alianza Rebelde: un personaje de esta unidad puede curar dos veces, y luego puede saltar; si la unidad herida es un Espectro, luego puede hacer un ataque de 5 dados.',
    },
    on: { event: 'unitWounded', by: 'ally', source: 'enemy', tags: REBEL },
    requires: [{ woundedByAttack: true }],
    steps: [
      may('oneCharacter', { heal: 2 }),
      may('chosen', { move: 'jump' }),
      may('chosen', { attack: { dice: 5 } }, { if: [{ subjectTags: SPECTRE }] }),
    ],
  }),
  active('unreliable-informant', 1, {
    en: 'Unreliable Informant',
    es: 'Informante poco fiable',
    says: {
      en: 'Choose an enemy supporting character within range 3 and roll 1 defence die. Expertise: it dashes, and you move it. Otherwise its unit gains pinned.',
      es: 'Elige a un personaje enemigo de apoyo a alcance 3 y tira 1 dado de defensa. Pericia: corre, y lo mueves tú. Si no, su unidad queda Inmovilizada.',
    },
    steps: [
      does('one', { throwDice: { die: 'defence', dice: 1 } }, { filter: enemy(3, { unitTypes: ['supporting'] }) }),
      does('chosen', { moveEnemy: 'dash' }, { if: [{ rolled: ['expertise'] }] }),
      does('chosen', { condition: 'pinned' }, { if: [{ rolled: ['block', 'failure'] }] }),
    ],
  }),
  reactive('helpful-hand', 0, {
    en: 'Helpful Hand',
    es: 'Echar una mano',
    says: {
      en: 'After an allied primary Force User unit within range 2 resolves a move action: one character of this unit may jump.',
      es: 'Después de que una unidad aliada principal Usuaria de la Fuerza a alcance 2 resuelva una acción de movimiento: un personaje de esta unidad puede saltar.',
    },
    on: {
      event: 'actionResolved',
      by: 'otherAlly',
      action: 'move',
      tags: ['Force User'],
      unitTypes: ['primary'],
      within: 2,
    },
    steps: [may('oneCharacter', { move: 'jump' })],
  }),
  innate('thanks-for-doing-the-heavy-lifting', {
    en: 'Thanks for Doing the Heavy Lifting',
    es: 'Gracias por hacer el trabajo duro',
    says: {
      en: 'In a tie for an active objective that a character of this unit contests, you take control of it.',
      es: 'En un empate por un objetivo activo que dispute un personaje de esta unidad, tomas su control.',
    },
    steps: [does('eachCharacter', { winTies: true })],
  }),
  innate('this-helmet-is-property-of-ezra-bridger', {
    en: 'This Helmet is Property of Ezra Bridger',
    es: 'Este casco es propiedad de Ezra Bridger',
    says: {
      en: 'When an attack of this unit wounds an enemy supporting unit, you gain 1 momentum more.',
      es: 'Cuando un ataque de esta unidad hiera a una unidad enemiga de apoyo, ganas 1 de predominio más.',
    },
    on: { ...WOUNDS_ENEMY, unitTypes: ['supporting'] },
    requires: [{ woundedByAttack: true }],
    steps: [does('controller', { momentum: 1 })],
  }),
  active('this-is-gonna-hurt-pal', 1, {
    en: 'This Is Gonna Hurt, Pal',
    es: 'Esto te va a doler, amigo',
    says: {
      en: 'Choose another allied Rebel Alliance character: one character of this unit may dash towards it, or advance if it is a Spectre. If it is then engaged, this unit performs a focus action.',
      es: 'Elige a otro personaje aliado de la Alianza Rebelde: un personaje de esta unidad puede correr hacia él, o avanzar si es un Espectro. Si luego está trabado, esta unidad realiza una acción de concentración.',
    },
    steps: [
      does('one', { name: true }, { filter: allied({ others: true, tags: REBEL }) }),
      may('oneCharacter', [{ moveTowards: { kind: 'advance', to: 'named' } }], { if: [{ chosenTags: SPECTRE }] }),
      may('oneCharacter', { moveTowards: { kind: 'dash', to: 'named' } }, { unlessDone: true }),
      does('thisUnit', { action: 'focus' }, { if: [{ engaged: true }] }),
    ],
    confidence: 'medium',
    note: 'The line of sight to the chosen ally is not asked for here.',
  }),
  reactive('lasan-honor-guard', 0, {
    en: 'Lasan Honor Guard',
    es: 'Guardia de honor de Lasan',
    says: {
      en: 'When this unit becomes wounded: it gains 2 injury tokens, then removes a wound token, all its damage and one condition.',
      es: 'Cuando esta unidad quede herida: recibe 2 fichas de lesión y luego retira una ficha de herida, todo su daño y un estado.',
    },
    on: { event: 'unitWounded', by: 'thisUnit' },
    steps: [
      does('thisUnit', { injuries: 2 }),
      does('thisUnit', { loseWounds: 1 }),
      does('thisUnit', { loseAllDamage: true }),
      does('thisUnit', { loseConditions: 1 }),
    ],
  }),
  reactive('helmets-on-my-fists', 1, {
    en: "It's Just Something About the Feel of Their Helmets on My Fists",
    es: 'Es por cómo suenan sus cascos contra mis puños',
    says: {
      en: 'After an attack of this unit in a combat action is resolved: one character may make an attack of 5 dice against the same unit.',
      es: 'Después de resolverse un ataque de esta unidad en una acción de combate: un personaje puede hacer un ataque de 5 dados contra la misma unidad.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'attacker', action: 'combat' },
    steps: [may('oneCharacter', { attack: { dice: 5, target: 'sameUnit' } })],
  }),
  innate('karabast', {
    en: 'Karabast',
    es: 'Karabast',
    says: {
      en: 'While this unit is injured its order card cannot be put in reserve.',
      es: 'Mientras esta unidad tenga lesiones, su carta de Orden no puede ponerse en reserva.',
    },
    steps: [does('thisUnit', { noReserve: true }, { if: [{ injured: true }] })],
  }),
  active('mayhem', 1, {
    en: 'Mayhem',
    es: 'Caos',
    says: {
      en: 'Choose an enemy unit within range 2 and roll 3 defence dice. Any block: it gains strained; any expertise: disarmed; any failure: exposed.',
      es: 'Elige una unidad enemiga a alcance 2 y tira 3 dados de defensa. Algún bloqueo: queda Extenuada; alguna pericia: Desarmada; algún fallo: Expuesta.',
    },
    steps: [
      does('oneUnit', { throwDice: { die: 'defence', dice: 3 } }, { filter: enemy(2) }),
      does('chosenUnit', { condition: 'strained' }, { if: [{ rolled: ['block'] }] }),
      does('chosenUnit', { condition: 'disarmed' }, { if: [{ rolled: ['expertise'] }] }),
      does('chosenUnit', { condition: 'exposed' }, { if: [{ rolled: ['failure'] }] }),
    ],
  }),
  active('rocket-booster', 1, {
    en: 'Rocket Booster',
    es: 'Propulsor',
    says: { en: 'One character of this unit may jump.', es: 'Un personaje de esta unidad puede saltar.' },
    steps: [may('oneCharacter', { move: 'jump' })],
  }),
  reactive('chopper-sometimes-you-do-it-right', 0, {
    en: '“Chopper,” Sometimes You do it Right',
    es: '«Chopper», a veces lo haces bien',
    says: {
      en: 'When an attack of this unit wounds an enemy unit: an allied Rebel Alliance character within range 2 may dash; a Spectre may reposition instead.',
      es: 'Cuando un ataque de esta unidad hiera a una unidad enemiga: un personaje aliado de la Alianza Rebelde a alcance 2 puede correr; un Espectro puede reposicionarse en su lugar.',
    },
    on: WOUNDS_ENEMY,
    requires: [{ woundedByAttack: true }],
    steps: [
      may('one', { move: 'reposition' }, { filter: allied({ tags: [...REBEL, ...SPECTRE], within: 2 }) }),
      may('one', { move: 'dash' }, { unlessDone: true, filter: allied({ tags: REBEL, within: 2 }) }),
    ],
  }),
  innate('sturdy-construction', {
    en: 'Sturdy Construction',
    es: 'Construcción robusta',
    says: {
      en: 'The characters of this unit have protection. Immune to pinned and disarmed.',
      es: 'Los personajes de esta unidad tienen Protección. Inmune a los estados Inmovilizado y Desarmado.',
    },
    steps: [
      keyword('eachCharacter', 'protection'),
      does('thisUnit', { immunity: 'pinned' }),
      does('thisUnit', { immunity: 'disarmed' }),
    ],
  }),
  innate('is-that-one-of-ours', {
    en: 'Is That One of Ours?',
    es: '¿Ese es de los nuestros?',
    says: {
      en: 'While the order card of this unit is in the order deck or in reserve, ranged attacks cannot target its characters.',
      es: 'Mientras la carta de Orden de esta unidad esté en el mazo de Orden o en la reserva, los ataques a distancia no pueden elegir como blanco a sus personajes.',
    },
    steps: [does('eachCharacter', { notTargeted: 'ranged' }, { if: [{ orderCard: ['deck', 'reserve'] }] })],
  }),
  tactic('im-here-to-rescue-you', {
    en: "I'm Here to Rescue You",
    es: 'He venido a rescatarte',
    says: {
      en: 'A character of this unit or another allied Spy character may reposition.',
      es: 'Un personaje de esta unidad u otro personaje aliado Espía puede reposicionarse.',
    },
    steps: [may('one', { move: 'reposition' }, { filter: allied({ orThis: true, tags: ['Spy'] }) })],
  }),
  active('grappling-hook', 1, {
    en: 'Grappling Hook',
    es: 'Gancho de escalada',
    says: {
      en: 'Each character of this unit may climb. If any did, the unit gains a hunker token.',
      es: 'Cada personaje de esta unidad puede trepar. Si alguno lo hace, la unidad recibe una ficha de Resguardo.',
    },
    steps: [eachMay('climb'), does('thisUnit', { hunker: 1 }, { ifDone: true })],
  }),
  innate('hes-the-brains-sweetheart', {
    en: "He's the Brains, Sweetheart",
    es: 'Él es el cerebro, encanto',
    says: {
      en: 'An allied Rebel Alliance or Spy character within range 3 with a hunker token that makes a ranged attack as part of a combat action may reroll up to 2 failures of its attack roll.',
      es: 'Un personaje aliado de la Alianza Rebelde o Espía a alcance 3 con una ficha de Resguardo que haga un ataque a distancia como parte de una acción de combate puede repetir hasta 2 fallos de su tirada de ataque.',
    },
    on: {
      ...{ event: 'modifyDice', by: 'ally', role: 'attacker', attackType: 'ranged', action: 'combat' },
      ...{ anyTags: ['Rebel Alliance', 'Spy'], within: 3 },
    },
    requires: [{ subjectHunker: true }],
    steps: [may('attackingUnit', { reroll: { roll: 'attack', faces: ['failure'], upTo: 2 } })],
  }),
  innate('oh-the-uniform', {
    en: 'Oh, the Uniform',
    es: 'Ah, el uniforme',
    says: {
      en: 'This unit keeps its hunker tokens while it is engaged, and may gain them.',
      es: 'Esta unidad conserva sus fichas de Resguardo estando trabada, y puede recibirlas.',
    },
    steps: [does('thisUnit', { keepHunker: true })],
  }),
  active('bola-toss', 1, {
    en: 'Bola Toss',
    es: 'Lanzar boleadoras',
    says: {
      en: 'An enemy unit within range 3 gains pinned or exposed.',
      es: 'Una unidad enemiga a alcance 3 queda Inmovilizada o Expuesta.',
    },
    steps: [{ who: 'oneUnit', filter: enemy(3), does: [{ condition: 'pinned' }, { condition: 'exposed' }] }],
  }),
  active('stealthy-approach', 1, {
    en: 'Stealthy Approach',
    es: 'Acercamiento sigiloso',
    says: {
      en: 'Each character of this unit may dash. Then the unit may gain a hunker token or perform a focus action.',
      es: 'Cada personaje de esta unidad puede correr. Luego la unidad puede recibir una ficha de Resguardo o realizar una acción de concentración.',
    },
    steps: [eachMay('dash'), may('thisUnit', [{ hunker: 1 }, { action: 'focus' }])],
  }),
  innate('mobilize-the-village', {
    en: 'Mobilize the Village',
    es: 'Movilizar la aldea',
    says: {
      en: 'While this unit is not wounded, attacks of other allied Ewok units get 1 more die.',
      es: 'Mientras esta unidad no esté herida, los ataques de otras unidades aliadas Ewok tienen 1 dado más.',
    },
    requires: [{ wounded: false }],
    steps: [does('each', { attackDice: { dice: 1 } }, { filter: allied({ others: true, tags: EWOK }) })],
  }),
  innate('sharp-stick', {
    en: 'Sharp Stick',
    es: 'Palo afilado',
    says: {
      en: 'Impact [2]. Melee attacks of this unit ignore protection.',
      es: 'Contundencia [2]. Los ataques cuerpo a cuerpo de esta unidad ignoran la Protección.',
    },
    steps: [
      keyword('eachCharacter', 'impact', 2),
      does('eachCharacter', { ignoreProtection: true }, { if: [{ attackType: 'melee' }] }),
    ],
  }),
  identity('bright-tree-defender', {
    en: 'Bright Tree Defender',
    es: 'Defensor del Árbol Brillante',
    says: {
      en: 'When an attack wounds another allied Ewok unit, roll 1 attack die. Crit or hit: each character of this unit may reposition, and one may make an attack of 5 dice. Otherwise each may dash, and one may heal twice.',
      es: 'Cuando un ataque hiera a otra unidad aliada Ewok, tira 1 dado de ataque. Crítico o impacto: cada personaje de esta unidad puede reposicionarse, y uno puede hacer un ataque de 5 dados. Si no, cada uno puede correr, y uno puede curar dos veces.',
    },
    on: { event: 'unitWounded', by: 'otherAlly', source: 'enemy', tags: EWOK },
    requires: [{ woundedByAttack: true }],
    steps: [
      does('controller', { throwDice: { die: 'attack', dice: 1 } }),
      may('eachCharacter', { move: 'reposition' }, { if: [{ rolled: ['crit', 'hit'] }] }),
      may('oneCharacter', { attack: { dice: 5 } }, { if: [{ rolled: ['crit', 'hit'] }] }),
      may('eachCharacter', { move: 'dash' }, { if: [{ rolled: ['expertise', 'failure'] }] }),
      may('oneCharacter', { heal: 2 }, { if: [{ rolled: ['expertise', 'failure'] }] }),
    ],
  }),
  reactive('coordinated-fire-ewok', 0, {
    en: 'Coordinated Fire: Pinned (Ewok)',
    es: 'Fuego coordinado: Inmovilizado (Ewok)',
    says: {
      en: 'When a character of another allied Ewok unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit gains pinned.',
      es: 'Cuando un personaje de otra unidad aliada Ewok ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco queda Inmovilizada.',
    },
    on: allyAttacks('Ewok'),
    steps: [does('defendingUnit', { condition: 'pinned' }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('forest-dwellers', {
    en: 'Forest Dwellers',
    es: 'Habitantes del bosque',
    says: {
      en: 'At the end of the setup and at the end of each of its activations this unit may gain a hunker token.',
      es: 'Al final de la preparación y al final de cada una de sus activaciones, esta unidad puede recibir una ficha de Resguardo.',
    },
    on: [
      { event: 'setupEnd', by: 'anyone' },
      { event: 'activationEnd', by: 'thisUnit' },
    ],
    steps: [may('thisUnit', { hunker: 1 })],
  }),
  innate('strength-in-numbers', {
    en: 'Strength in Numbers',
    es: 'La fuerza del grupo',
    says: {
      en: 'Attacks of this unit against an enemy that is engaged with an allied Ewok whose unit is not wounded get 2 more dice.',
      es: 'Los ataques de esta unidad contra un enemigo trabado con un Ewok aliado de una unidad que no esté herida tienen 2 dados más.',
    },
    steps: [does('eachCharacter', { attackDice: { dice: 2 } }, { if: [{ targetHeldBy: EWOK }] })],
  }),
]
