import {
  active,
  afterOwn,
  allied,
  does,
  eachMay,
  identity,
  may,
  type PrintedAbility,
  reactive,
  tactic,
  WOUNDS_ENEMY,
  whenTargeted,
} from '../ability-notation.ts'

const BIG = ['primary' as const, 'secondary' as const]

/** Luke Skywalker and allied Rebels nearby. */
const REBELS = allied({ orThis: true, tags: ['Rebel Alliance'], within: 5 })

/** The abilities of those whom the Force still guides in the Age of Rebellion. */
export const abilitiesOfLastJedi: readonly PrintedAbility[] = [
  active('she-is-fearless-fulcrum', 1, {
    en: 'She Is Fearless',
    es: 'No conoce el miedo',
    says: {
      en: 'Each character of this unit may jump. This ability may be used twice in an activation.',
      es: 'Cada personaje de esta unidad puede saltar. Esta capacidad puede usarse dos veces por activación.',
    },
    uses: 2,
    steps: [eachMay('jump')],
  }),
  reactive('then-i-will-avenge-his-death', 2, {
    en: 'Then I Will Avenge His Death',
    es: 'Entonces vengaré su muerte',
    says: {
      en: 'After this unit performed a combat action: one character may make an attack on one of the same targets.',
      es: 'Después de que esta unidad realice una acción de combate: un personaje puede hacer un ataque contra uno de los mismos blancos.',
    },
    on: afterOwn('combat'),
    steps: [may('oneCharacter', { attack: { target: 'sameTarget' } })],
  }),
  identity('i-am-no-jedi', {
    en: 'I Am No Jedi',
    es: 'No soy ninguna jedi',
    says: {
      en: 'Once a turn, when this unit wounds an enemy unit: refresh 1 Force, and one character may jump. If it was a primary or secondary unit: refresh 1 Force more, or one character may make a 5-dice melee attack.',
      es: 'Una vez por turno, cuando esta unidad hiera a una unidad enemiga: renueva 1 de Fuerza, y un personaje puede saltar. Si era principal o secundaria: renueva 1 de Fuerza más, o un personaje puede hacer un ataque cuerpo a cuerpo de 5 dados.',
    },
    on: WOUNDS_ENEMY,
    limit: 'turn',
    steps: [
      does('controller', { refreshForce: 1 }),
      may('oneCharacter', { move: 'jump' }),
      {
        who: 'oneCharacter',
        does: [{ refreshForce: 1 }, { attack: { dice: 5, type: 'melee' } }],
        if: [{ subjectType: BIG }],
      },
    ],
  }),
  tactic('return-of-the-jedi', {
    en: 'Return of the Jedi',
    es: 'El retorno del Jedi',
    says: {
      en: 'One character may jump. Then refresh 1 Force.',
      es: 'Un personaje puede saltar. Luego renueva 1 de Fuerza.',
    },
    steps: [may('oneCharacter', { move: 'jump' }), does('controller', { refreshForce: 1 })],
  }),
  active('you-can-either-profit-by-this', 1, {
    en: 'You Can Either Profit By This, or Be Destroyed',
    es: 'Podéis sacar provecho de esto o ser destruidos',
    says: {
      en: 'Choose an active objective within range 2: each enemy character that contests it may dash. Then one character of this unit may dash towards it and make a 5-dice melee attack.',
      es: 'Elige un objetivo activo a alcance 2: cada personaje enemigo que lo dispute puede correr. Luego un personaje de esta unidad puede correr hacia él y hacer un ataque cuerpo a cuerpo de 5 dados.',
    },
    steps: [
      does('controller', { objective: { within: 2 } }),
      may('each', { move: 'dash' }, { ifDone: true, filter: { side: 'enemy', contestsObjective: true } }),
      may('oneCharacter', { moveTowards: { kind: 'dash', to: 'objective' } }),
      may('oneCharacter', { attack: { dice: 5, type: 'melee' } }),
    ],
  }),
  reactive('i-will-not-fight-you', 1, {
    en: 'I Will Not Fight You',
    es: 'No lucharé contra ti',
    says: {
      en: 'When a melee attack targets this unit: once it is resolved, if the attack roll held a failure, one character may heal 2 times and jump.',
      es: 'Cuando un ataque cuerpo a cuerpo tenga como blanco a esta unidad: una vez resuelto, si la tirada de ataque tenía algún fallo, un personaje puede curar 2 veces y saltar.',
    },
    on: whenTargeted('melee'),
    steps: [
      may('oneCharacter', { heal: 2 }, { waits: 'attackResolved', if: [{ failures: 1 }] }),
      may('oneCharacter', { move: 'jump' }, { waits: 'attackResolved', if: [{ failures: 1 }] }),
    ],
  }),
  identity('i-am-a-jedi-like-my-father-before-me', {
    en: 'I Am a Jedi, Like My Father Before Me',
    es: 'Soy un jedi, como mi padre antes que yo',
    says: {
      en: 'While its order card is in the deck or in reserve, this unit and allied Rebel Alliance units within range 5 are immune to exposed; while it is not in the deck, to pinned.',
      es: 'Mientras su carta de Orden esté en el mazo o en la reserva, esta unidad y las unidades aliadas de la Alianza Rebelde a alcance 5 son inmunes al estado Expuesto; mientras no esté en el mazo, al estado Inmovilizado.',
    },
    steps: [
      does('each', { immunity: 'exposed' }, { filter: REBELS, if: [{ orderCard: ['deck', 'reserve'] }] }),
      does('each', { immunity: 'pinned' }, { filter: REBELS, if: [{ orderCard: ['reserve', 'revealed'] }] }),
    ],
  }),
]
