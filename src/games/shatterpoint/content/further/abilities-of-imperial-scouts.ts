import {
  active,
  allied,
  does,
  innate,
  keyword,
  may,
  type PrintedAbility,
  reactive,
  tactic,
} from '../ability-notation.ts'

const EMPIRE = ['Galactic Empire']
const LONG_LIVE_THE_EMPIRE = allied({ tags: EMPIRE, unitTypes: ['supporting'] })

/** The abilities of the scouts of the Galactic Empire, and of those who escort its officers. */
export const abilitiesOfImperialScouts: readonly PrintedAbility[] = [
  active('long-live-the-empire', 1, {
    en: 'Long Live the Empire',
    es: 'Larga vida al Imperio',
    says: {
      en: 'Choose an allied supporting character of the Galactic Empire and an active objective: it may reposition towards the objective, then its unit suffers 2 damage. If that wounds the unit, it may remove 1 wound, all damage and 1 condition; if it does, it gains 1 injury.',
      es: 'Elige a un personaje de apoyo aliado del Imperio Galáctico y un objetivo activo: puede reposicionarse hacia el objetivo; luego su unidad sufre 2 de daño. Si eso la hiere, puede retirar 1 herida, todo el daño y 1 estado; si lo hace, recibe 1 lesión.',
    },
    steps: [
      does('one', { name: true }, { filter: LONG_LIVE_THE_EMPIRE }),
      does('controller', { objective: {} }),
      may('named', { moveTowards: { kind: 'reposition', to: 'objective' } }),
      does('namedUnit', { damage: 2 }),
      may('namedUnit', { loseWounds: 1 }, { if: [{ chosenWounded: true }] }),
      does('namedUnit', { loseAllDamage: true }, { ifDone: true }),
      does('namedUnit', { loseConditions: 1 }, { ifDone: true }),
      does('namedUnit', { injuries: 1 }, { ifDone: true }),
    ],
  }),
  innate('defiance-will-be-the-death-of-you', {
    en: 'Defiance Will be the Death of You',
    es: 'Tu rebeldía será tu muerte',
    says: {
      en: 'When an allied supporting character of the Galactic Empire attacks a target within range 5 of this unit as part of a combat action, while dice are modified: a failure may become a hit.',
      es: 'Cuando un personaje de apoyo aliado del Imperio Galáctico ataque a un blanco a alcance 5 de esta unidad como parte de una acción de combate, al modificar los dados: un fallo puede pasar a ser impacto.',
    },
    on: {
      ...{ event: 'modifyDice', by: 'ally', role: 'attacker', action: 'combat' },
      ...{ tags: EMPIRE, unitTypes: ['supporting'] },
    },
    requires: [{ targetWithin: 5 }],
    steps: [may('controller', { turnDice: { roll: 'attack', from: 'failure', to: 'hit' } })],
  }),
  innate('may-we-live-up-to-our-name', {
    en: 'May We Live Up to Our Name',
    es: 'Que hagamos honor a nuestro nombre',
    says: {
      en: 'After an attack wounded this unit: one character may dash and make a 5-dice attack against the attacker.',
      es: 'Después de que un ataque hiera a esta unidad: un personaje puede correr y hacer un ataque de 5 dados contra el atacante.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'defender' },
    requires: [{ woundedByAttack: true }],
    steps: [may('oneCharacter', { move: 'dash' }), may('oneCharacter', { attack: { dice: 5, target: 'attacker' } })],
  }),
  tactic('special-forces-conditioning', {
    en: 'Special Forces Conditioning',
    es: 'Entrenamiento de fuerzas especiales',
    says: {
      en: 'This unit may remove 1 damage and 1 condition.',
      es: 'Esta unidad puede retirar 1 de daño y 1 estado.',
    },
    steps: [may('thisUnit', { removeDamage: 1 }), may('thisUnit', { loseConditions: 1 })],
  }),
  innate('infiltration', {
    en: 'Infiltration',
    es: 'Infiltración',
    says: {
      en: 'Characters of this unit are deployed within range 2 of the first character of their squad instead of range 1.',
      es: 'Los personajes de esta unidad se despliegan a alcance 2 del primer personaje de su escuadra en vez de a alcance 1.',
    },
    steps: [does('thisUnit', { deployWithin: 2 })],
  }),
  tactic('imperial-efficiency', {
    en: 'Imperial Efficiency',
    es: 'Eficacia imperial',
    says: {
      en: 'Choose this unit or an allied supporting unit of the Galactic Empire: each of its characters may dash, or reposition if the unit has damage.',
      es: 'Elige esta unidad o una unidad de apoyo aliada del Imperio Galáctico: cada uno de sus personajes puede correr, o reposicionarse si la unidad tiene daño.',
    },
    steps: [
      does('oneUnit', { name: true }, { filter: allied({ orThis: true, tags: EMPIRE, unitTypes: ['supporting'] }) }),
      may('chosenUnit', [{ move: 'dash' }, { move: 'reposition' }], { if: [{ chosenDamaged: true }] }),
      may('chosenUnit', { move: 'dash' }, { if: [{ chosenDamaged: false }] }),
    ],
  }),
  reactive('disciplined', 1, {
    en: 'Disciplined',
    es: 'Disciplinada',
    says: {
      en: 'While this unit is not wounded, after an attack against it: each character may reposition towards an active objective; if none of them is engaged then, this unit gains a hunker token.',
      es: 'Mientras esta unidad no esté herida, después de un ataque contra ella: cada personaje puede reposicionarse hacia un objetivo activo; si entonces ninguno está trabado, esta unidad recibe una ficha de Resguardo.',
    },
    on: { event: 'attackResolved', by: 'thisUnit', role: 'defender' },
    requires: [{ wounded: false }],
    steps: [
      may('eachCharacter', { moveTowards: { kind: 'reposition', to: 'anyObjective' } }),
      does('thisUnit', { hunker: 1 }, { if: [{ engaged: false }] }),
    ],
  }),
  innate('rigorous-training', {
    en: 'Rigorous Training',
    es: 'Entrenamiento riguroso',
    says: { en: 'Protection and Sharpshooter [1].', es: 'Protección y Tirador de primera [1].' },
    steps: [keyword('eachCharacter', 'protection'), keyword('eachCharacter', 'sharpshooter', 1)],
  }),
]
