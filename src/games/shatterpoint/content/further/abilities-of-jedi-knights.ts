import {
  active,
  allied,
  does,
  enemy,
  identity,
  innate,
  may,
  OWN_ATTACK,
  type PrintedAbility,
  reactive,
  tactic,
} from '../ability-notation.ts'

const REPUBLIC = ['Galactic Republic']
/** A character of the unit itself that holds the target, and Jedi who lead and hold it, too. */
const HOLDING = allied({ ownOnly: true, engagedWithTarget: true })
const LEADING = allied({ others: true, tags: ['Jedi'], unitTypes: ['primary'], engagedWithTarget: true })
const HELD = { count: { filter: HOLDING, min: 1 } }

/** The abilities of two Jedi of the Republic, and of two who meet again on Endor. */
export const abilitiesOfJediKnights: readonly PrintedAbility[] = [
  reactive('slip-away', 0, {
    en: 'Slip Away',
    es: 'Escabullirse',
    says: {
      en: 'When another allied Galactic Republic character attacks an enemy engaged with this unit: one character engaged with the target may reposition; if it does, this unit gains a hunker token.',
      es: 'Cuando otro personaje aliado de la República Galáctica ataque a un enemigo trabado con esta unidad: un personaje trabado con el blanco puede reposicionarse; si lo hace, esta unidad recibe una ficha de Resguardo.',
    },
    on: { event: 'attackTargeted', by: 'otherAlly', role: 'attacker', tags: REPUBLIC },
    requires: [HELD],
    steps: [may('one', { move: 'reposition' }, { filter: HOLDING }), does('thisUnit', { hunker: 1 }, { ifDone: true })],
  }),
  innate('faithful-padawan', {
    en: 'Faithful Padawan',
    es: 'Padawan fiel',
    says: {
      en: 'Melee attacks of this unit and of an allied primary Jedi against an enemy that is engaged with both get 2 more dice. After this unit performed a recover action: each other allied unit within range 3 may remove 1 damage or 1 condition.',
      es: 'Los ataques cuerpo a cuerpo de esta unidad y de un Jedi principal aliado contra un enemigo trabado con ambos tienen 2 dados más. Después de que esta unidad realice una acción de recuperación: cada otra unidad aliada a alcance 3 puede retirar 1 de daño o 1 estado.',
    },
    on: { event: 'actionResolved', by: 'thisUnit', action: 'recover' },
    steps: [
      does(
        'eachCharacter',
        { attackDice: { dice: 2 } },
        { if: [{ attackType: 'melee' }, HELD, { count: { filter: LEADING, min: 1 } }] },
      ),
      does('each', { attackDice: { dice: 2 } }, { filter: LEADING, if: [{ attackType: 'melee' }, HELD] }),
      may('eachUnit', [{ removeDamage: 1 }, { loseConditions: 1 }], {
        on: 'actionResolved',
        filter: allied({ others: true, within: 3 }),
      }),
    ],
  }),
  tactic('you-cant-defeat-us-all', {
    en: 'You Can’t Defeat Us All',
    es: 'No podéis derrotarnos a todos',
    says: {
      en: 'An allied Galactic Republic character may dash.',
      es: 'Un personaje aliado de la República Galáctica puede correr.',
    },
    steps: [may('one', { move: 'dash' }, { filter: allied({ tags: REPUBLIC }) })],
  }),
  reactive('i-will-hold-them-off', 1, {
    en: 'I Will Hold Them Off',
    es: 'Yo los contendré',
    says: {
      en: 'When this unit attacks as part of a combat action: 1 more die against a supporting unit, 2 against a secondary one, 3 against a primary one.',
      es: 'Cuando esta unidad ataque como parte de una acción de combate: 1 dado más contra una unidad de apoyo, 2 contra una secundaria, 3 contra una principal.',
    },
    on: { ...OWN_ATTACK, action: 'combat' },
    steps: [
      does('thisUnit', { attackDice: { dice: 1 } }, { if: [{ targetType: ['supporting'] }] }),
      does('thisUnit', { attackDice: { dice: 2 } }, { if: [{ targetType: ['secondary'] }] }),
      does('thisUnit', { attackDice: { dice: 3 } }, { if: [{ targetType: ['primary'] }] }),
    ],
  }),
  reactive('i-got-carried-away', 0, {
    en: 'I Got Carried Away',
    es: 'Me dejé llevar',
    says: {
      en: 'After an enemy primary unit performed a move action: one character may dash towards one of its characters.',
      es: 'Después de que una unidad principal enemiga realice una acción de movimiento: un personaje puede correr hacia uno de sus personajes.',
    },
    on: { event: 'actionResolved', by: 'enemy', action: 'move', unitTypes: ['primary'] },
    steps: [may('oneCharacter', { moveTowards: { kind: 'dash', to: 'subject' } })],
  }),
  innate('ive-been-waiting-for-this', {
    en: 'I’ve Been Waiting For This',
    es: 'Estaba esperando este momento',
    says: {
      en: 'When an enemy primary or secondary character ends an advance, a dash, a jump or a climb engaged with this unit: one character may heal twice, and you refresh 1 Force.',
      es: 'Cuando un personaje enemigo principal o secundario acabe de avanzar, correr, saltar o trepar trabado con esta unidad: un personaje puede curar dos veces, y renuevas 1 de Fuerza.',
    },
    on: { event: 'moved', by: 'enemy', unitTypes: ['primary', 'secondary'] },
    requires: [{ endedEngaged: true }],
    steps: [may('oneCharacter', { heal: 2 }), does('controller', { refreshForce: 1 })],
  }),
  tactic('wookiee-loyalty', {
    en: 'Wookiee Loyalty',
    es: 'Lealtad wookiee',
    says: {
      en: 'Choose an allied primary character: each character of this unit may dash towards it. If one is then within range 3 of it, its unit gains a hunker token and characters of this unit may heal.',
      es: 'Elige a un personaje principal aliado: cada personaje de esta unidad puede correr hacia él. Si alguno está después a alcance 3 de él, su unidad recibe una ficha de Resguardo y los personajes de esta unidad pueden curar.',
    },
    steps: [
      does('one', { name: true }, { filter: allied({ unitTypes: ['primary'] }) }),
      may('eachCharacter', { moveTowards: { kind: 'dash', to: 'named' } }),
      does(
        'namedUnit',
        { hunker: 1 },
        { if: [{ count: { filter: allied({ ownOnly: true, nearNamed: 3 }), min: 1 } }] },
      ),
      may('each', { heal: 1 }, { filter: allied({ ownOnly: true, nearNamed: 3 }) }),
    ],
    note: 'Read so that the chosen primary unit gains the hunker token.',
    confidence: 'medium',
  }),
  active('its-not-wise-to-upset-a-wookiee', 1, {
    en: 'It’s Not Wise to Upset a Wookiee',
    es: 'No es sensato enfadar a un wookiee',
    says: {
      en: 'Choose an enemy unit within range 3 and in line of sight and roll 5 attack dice: it suffers 1 damage for each hit and crit.',
      es: 'Elige a una unidad enemiga a alcance 3 y en la línea de visión y tira 5 dados de ataque: sufre 1 de daño por cada impacto y crítico.',
    },
    steps: [
      does('oneUnit', { name: true }, { filter: enemy(3, { seen: true }) }),
      does('controller', { throwDice: { die: 'attack', dice: 5 } }),
      does('namedUnit', { damagePer: ['hit', 'crit'] }),
    ],
  }),
  innate('intimidating-presence', {
    en: 'Intimidating Presence',
    es: 'Presencia intimidante',
    says: {
      en: 'While this unit is not wounded, allied Rebel Alliance characters within range 2 add an expertise to their defence rolls.',
      es: 'Mientras esta unidad no esté herida, los personajes aliados de la Alianza Rebelde a alcance 2 añaden una pericia a sus tiradas de defensa.',
    },
    requires: [{ wounded: false }],
    steps: [does('each', { defenceResult: 'expertise' }, { filter: allied({ tags: ['Rebel Alliance'], within: 2 }) })],
  }),
  tactic('today-the-rebellion-dies', {
    en: 'Today, the Rebellion Dies',
    es: 'Hoy muere la Rebelión',
    says: {
      en: 'Each other allied Galactic Empire Scout within range 4 that is not engaged may dash. Then one character of this unit may dash.',
      es: 'Cada otro Explorador aliado del Imperio Galáctico a alcance 4 que no esté trabado puede correr. Luego un personaje de esta unidad puede correr.',
    },
    steps: [
      may(
        'each',
        { move: 'dash' },
        { filter: allied({ others: true, tags: ['Galactic Empire', 'Scout'], unengaged: true, within: 4 }) },
      ),
      may('oneCharacter', { move: 'dash' }),
    ],
  }),
  active('id10-seeker-droid', 1, {
    en: 'ID10 Seeker Droid',
    es: 'Droide buscador ID10',
    says: {
      en: 'Choose an enemy unit within range 3: it loses all its hunker tokens, or gains exposed if it has none.',
      es: 'Elige a una unidad enemiga a alcance 3: pierde todas sus fichas de Resguardo, o queda Expuesta si no tiene ninguna.',
    },
    steps: [
      does('oneUnit', { loseHunker: true }, { filter: enemy(3) }),
      does('chosenUnit', { condition: 'exposed' }, { unlessDone: true }),
    ],
  }),
  identity('the-empire-sends-its-regards', {
    en: 'The Empire Sends its Regards',
    es: 'El Imperio manda saludos',
    says: {
      en: 'When an attack of an allied Galactic Empire character wounds an enemy unit: another enemy unit within range 4 of the attacker may gain disarmed or strained, at your choice; then the attacker may heal and dash.',
      es: 'Cuando un ataque de un personaje aliado del Imperio Galáctico hiera a una unidad enemiga: otra unidad enemiga a alcance 4 del atacante puede quedar Desarmada o Extenuada, a tu elección; luego el atacante puede curar y correr.',
    },
    on: { event: 'unitWounded', by: 'enemy', source: 'ally', sourceTags: ['Galactic Empire'] },
    requires: [{ woundedByAttack: true }],
    steps: [
      does('attacker', { name: true }),
      may('oneUnit', [{ condition: 'disarmed' }, { condition: 'strained' }], {
        filter: { side: 'enemy', notDefending: true, nearNamed: 4 },
      }),
      may('attacker', { heal: 1 }),
      may('attacker', { move: 'dash' }),
    ],
    note: 'A text of the app is about Scouts only, and somebody else acts; the card has these words.',
  }),
]
