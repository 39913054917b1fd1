import {
  active,
  afterOwn,
  allied,
  attacked,
  does,
  eachMay,
  enemy,
  identity,
  innate,
  may,
  type PrintedAbility,
  reactive,
  WOUNDS_ENEMY,
} from './ability-notation.ts'

const IF_FAILURE = { if: [{ failures: 1 }] }

/** The abilities of the primary units. */
export const abilitiesOfPrimaries: readonly PrintedAbility[] = [
  active('force-jump', 1, {
    en: 'Force Jump',
    es: 'Salto de la Fuerza',
    says: { en: 'Each character of this unit may jump.', es: 'Cada personaje de esta unidad puede saltar.' },
    steps: [eachMay('jump')],
  }),
  reactive('im-going-to-end-this', 2, {
    en: "I'm Going to End This",
    es: 'Voy a acabar con esto',
    says: {
      en: 'After this unit resolves a combat action: it may flip its stance, then one of its characters may make a melee attack.',
      es: 'Después de que esta unidad resuelva una acción de combate: puede cambiar de postura, y luego uno de sus personajes puede hacer un ataque cuerpo a cuerpo.',
    },
    on: afterOwn('combat'),
    steps: [may('thisUnit', { flipStance: true }), may('oneCharacter', { attack: { type: 'melee' } })],
    confidence: 'medium',
    note: 'Before update 1.4 it was another attack on one of the same targets, without the change of stance.',
  }),
  reactive('deflect', 0, {
    en: 'Deflect',
    es: 'Desvío',
    says: {
      en: 'After a ranged attack against a character of this unit is resolved: if the attack roll held a failure, the attacking unit suffers 2 damage.',
      es: 'Después de resolverse un ataque a distancia contra un personaje de esta unidad: si la tirada de ataque tenía algún fallo, la unidad atacante sufre 2 de daño.',
    },
    on: attacked('ranged'),
    steps: [does('attackingUnit', { damage: 2 }, IF_FAILURE)],
    note: 'The book prints it on p. 15; the number of its damage icons is hard to read there (Q-47).',
  }),
  identity('this-is-where-the-fun-begins', {
    en: 'This Is Where the Fun Begins',
    es: 'Aquí empieza la diversión',
    says: {
      en: 'When this unit wounds an enemy unit, refresh 1 Force. At the end of its activation, if it wounded a primary or secondary unit in it, each allied secondary or supporting Galactic Republic character may dash; if it wounded a primary unit, move the struggle token 1 square towards you.',
      es: 'Cuando esta unidad hiera a una unidad enemiga, renueva 1 de Fuerza. Al final de su activación, si en ella hirió a una unidad principal o secundaria, cada personaje aliado secundario o de apoyo de la República Galáctica puede correr; si hirió a una principal, mueve la ficha de Confrontación 1 casilla hacia ti.',
    },
    on: [WOUNDS_ENEMY, { event: 'activationEnd', by: 'thisUnit' }],
    steps: [
      does('controller', { refreshForce: 1 }, { on: 'unitWounded' }),
      may(
        'each',
        { move: 'dash' },
        {
          on: 'activationEnd',
          if: [{ woundedThisActivation: ['primary', 'secondary'] }],
          filter: allied({ tags: ['Galactic Republic'], unitTypes: ['secondary', 'supporting'] }),
        },
      ),
      does('controller', { struggleMove: 1 }, { on: 'activationEnd', if: [{ woundedThisActivation: ['primary'] }] }),
    ],
    confidence: 'medium',
    note: 'Changed by update 1.4.',
  }),
  active('dathomirian-dexterity', 1, {
    en: 'Dathomirian Dexterity',
    es: 'Destreza dathomiriana',
    says: {
      en: 'Each character of this unit may jump. This ability may be used twice in an activation.',
      es: 'Cada personaje de esta unidad puede saltar. Esta capacidad puede usarse dos veces por activación.',
    },
    uses: 2,
    steps: [eachMay('jump')],
    confidence: 'medium',
  }),
  active('force-push', 2, {
    en: 'Force Push',
    es: 'Empujar con la Fuerza',
    says: {
      en: 'Choose an enemy character within range 3 and push it range 3 away.',
      es: 'Elige a un personaje enemigo a alcance 3 y empújalo alcance 3.',
    },
    steps: [does('one', { push: 3 }, { filter: enemy(3) })],
    note: 'The book uses it in examples on p. 25 and 28.',
  }),
  reactive('riposte', 0, {
    en: 'Riposte',
    es: 'Respuesta',
    says: {
      en: 'After a melee attack against a character of this unit is resolved: if the attack roll held a failure, the attacking unit suffers 2 damage.',
      es: 'Después de resolverse un ataque cuerpo a cuerpo contra un personaje de esta unidad: si la tirada de ataque tenía algún fallo, la unidad atacante sufre 2 de daño.',
    },
    on: attacked('melee'),
    steps: [does('attackingUnit', { damage: 2 }, IF_FAILURE)],
  }),
  innate('swift-retreat', {
    en: 'Swift Retreat',
    es: 'Retirada veloz',
    says: {
      en: 'When a character of this unit advances, it may reposition instead.',
      es: 'Cuando un personaje de esta unidad avance, puede reposicionarse en su lugar.',
    },
    steps: [may('eachCharacter', { repositionForAdvance: true })],
    confidence: 'medium',
    note: 'New in update 1.4, in place of a reactive ability.',
  }),
  identity('sith-assassin', {
    en: 'Sith Assassin',
    es: 'Asesina sith',
    says: {
      en: 'When this unit wounds an enemy unit, refresh 1 Force. If it was a primary or secondary unit, one of its characters may reposition or jump; if it was a primary one, refresh 1 Force more.',
      es: 'Cuando esta unidad hiera a una unidad enemiga, renueva 1 de Fuerza. Si era principal o secundaria, uno de sus personajes puede reposicionarse o saltar; si era principal, renueva 1 de Fuerza más.',
    },
    on: WOUNDS_ENEMY,
    steps: [
      does('controller', { refreshForce: 1 }),
      may('oneCharacter', [{ move: 'reposition' }, { move: 'jump' }], {
        if: [{ subjectType: ['primary', 'secondary'] }],
      }),
      does('controller', { refreshForce: 1 }, { if: [{ subjectType: ['primary'] }] }),
    ],
    confidence: 'medium',
    note: 'Changed by update 1.4.',
  }),
  active('force-speed', 1, {
    en: 'Force Speed',
    es: 'Velocidad de la Fuerza',
    says: { en: 'Each character of this unit may advance.', es: 'Cada personaje de esta unidad puede avanzar.' },
    steps: [eachMay('advance')],
  }),
  active('there-is-no-place-to-run', 2, {
    en: 'There Is No Place to Run',
    es: 'No hay adónde huir',
    says: {
      en: 'Choose an enemy character within range 3 and pull it range 2 towards this unit; its unit gains exposed.',
      es: 'Elige a un personaje enemigo a alcance 3 y atráelo alcance 2 hacia esta unidad; su unidad queda Expuesta.',
    },
    steps: [does('one', { pull: 2 }, { filter: enemy(3) }), does('chosen', { condition: 'exposed' })],
  }),
  innate('revenge-i-must-have-revenge', {
    en: 'Revenge, I Must Have Revenge',
    es: 'Venganza, necesito venganza',
    says: {
      en: 'After a melee attack that wounded this unit is resolved: one of its characters may dash and make a melee attack of 5 dice against the character that wounded it.',
      es: 'Después de resolverse un ataque cuerpo a cuerpo que hirió a esta unidad: uno de sus personajes puede correr y hacer un ataque cuerpo a cuerpo de 5 dados contra el personaje que la hirió.',
    },
    on: attacked('melee'),
    requires: [{ woundedByAttack: true }],
    steps: [
      may('oneCharacter', { move: 'dash' }),
      may('chosen', { attack: { dice: 5, type: 'melee', target: 'attacker' } }),
    ],
  }),
  identity('sustained-by-rage', {
    en: 'Sustained by Rage',
    es: 'Alimentado por la ira',
    says: {
      en: 'While it is not wounded, this unit may suffer damage instead of paying the Force cost of an ability, one for one. Its characters add to melee attacks 1 die for every 3 damage on the unit and 3 dice for every injury.',
      es: 'Mientras no esté herida, esta unidad puede sufrir daño en vez de pagar el coste en Fuerza de una capacidad, uno por uno. Sus personajes añaden a los ataques cuerpo a cuerpo 1 dado por cada 3 de daño de la unidad y 3 dados por cada lesión.',
    },
    steps: [
      may('thisUnit', { payWithDamage: true }, { if: [{ wounded: false }] }),
      does('eachCharacter', { attackDice: { dice: 1, per: 'damage', each: 3 } }, { if: [{ attackType: 'melee' }] }),
      does('eachCharacter', { attackDice: { dice: 3, per: 'injury' } }, { if: [{ attackType: 'melee' }] }),
    ],
  }),
  reactive('too-fast-for-you', 2, {
    en: "What's the Matter, Too Fast for You?",
    es: '¿Acaso voy demasiado rápido para ti?',
    says: {
      en: 'When a character of this unit would suffer damage from a melee attack: this unit suffers half of the damage pool, the attacking unit the rest.',
      es: 'Cuando un personaje de esta unidad vaya a sufrir daño de un ataque cuerpo a cuerpo: esta unidad sufre la mitad de la reserva de daño y la unidad atacante el resto.',
    },
    on: { event: 'damagePoolApply', by: 'thisUnit', role: 'defender', attackType: 'melee' },
    steps: [does('thisUnit', { poolDamage: 'half' }), does('attackingUnit', { poolDamage: 'rest' })],
    note: 'The book prints it on p. 15.',
  }),
  innate('many-qualities-for-you-to-dislike', {
    en: "You'll Find I Have Many Qualities For You to Dislike",
    es: 'Verás que tengo muchas cualidades que detestar',
    says: {
      en: 'While this unit is not wounded, its characters and allied characters within range 2 add 1 expertise result to their defence rolls.',
      es: 'Mientras esta unidad no esté herida, sus personajes y los personajes aliados a alcance 2 añaden 1 resultado de pericia a sus tiradas de defensa.',
    },
    requires: [{ wounded: false }],
    steps: [does('each', { defenceResult: 'expertise' }, { filter: allied({ within: 2 }) })],
  }),
  identity('fierce-protector', {
    en: 'Fierce Protector',
    es: 'Protectora feroz',
    says: {
      en: 'When another allied unit is wounded by an enemy attack: one character of this unit may heal 3 times, then may advance or jump, then may make a melee attack against the enemy character that wounded it.',
      es: 'Cuando otra unidad aliada sea herida por un ataque enemigo: un personaje de esta unidad puede curar 3 veces, luego puede avanzar o saltar, y luego puede hacer un ataque cuerpo a cuerpo contra el personaje enemigo que la hirió.',
    },
    on: { event: 'unitWounded', by: 'otherAlly', source: 'enemy' },
    requires: [{ woundedByAttack: true }],
    confidence: 'medium',
    steps: [
      may('oneCharacter', { heal: 3 }),
      may('chosen', [{ move: 'advance' }, { move: 'jump' }]),
      may('chosen', { attack: { type: 'melee', target: 'attacker' } }),
    ],
  }),
]
