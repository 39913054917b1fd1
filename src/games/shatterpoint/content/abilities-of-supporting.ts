import { does, innate, keyword, may, type PrintedAbility, reactive } from './ability-notation.ts'

/** The abilities that only supporting units of the core set have. */
export const abilitiesOfSupporting: readonly PrintedAbility[] = [
  innate('helmet-visor', {
    en: 'Helmet Visor',
    es: 'Visor del casco',
    says: { en: 'Sharpshooter [1].', es: 'Tirador de primera [1].' },
    steps: [keyword('eachCharacter', 'sharpshooter', 1)],
  }),
  reactive('coordinated-fire', 0, {
    en: 'Coordinated Fire',
    es: 'Fuego coordinado',
    says: {
      en: 'When a character of another allied Galactic Republic unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit gains strained.',
      es: 'Cuando un personaje de otra unidad aliada de la República Galáctica ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco queda Extenuada.',
    },
    on: {
      event: 'attackTargeted',
      by: 'otherAlly',
      role: 'attacker',
      action: 'combat',
      tags: ['Galactic Republic'],
    },
    steps: [does('defendingUnit', { condition: 'strained' }, { if: [{ targetWithin: 5 }] })],
    confidence: 'medium',
    note: 'Exposed instead of strained before update 1.4.',
  }),
  reactive('countless', 0, {
    en: 'Countless',
    es: 'Innumerables',
    says: {
      en: 'When this unit becomes wounded: it gains an injury token, then removes a wound token, all its damage and one condition.',
      es: 'Cuando esta unidad quede herida: recibe una ficha de lesión y luego retira una ficha de herida, todo su daño y un estado.',
    },
    on: { event: 'unitWounded', by: 'thisUnit' },
    steps: [
      does('thisUnit', { injuries: 1 }),
      does('thisUnit', { loseWounds: 1 }),
      does('thisUnit', { loseAllDamage: true }),
      does('thisUnit', { loseConditions: 1 }),
    ],
    confidence: 'medium',
    note: 'As of update 1.4.',
  }),
  innate('combat-ai-protocols', {
    en: 'Combat A.I. Protocols',
    es: 'Protocolos de IA de combate',
    says: {
      en: 'After an allied Battle Droid unit resolves a combat action: one of its targets that is within range 4 of every character of this unit gains strained or exposed.',
      es: 'Después de que una unidad aliada de Droides de combate resuelva una acción de combate: uno de sus blancos que esté a alcance 4 de todos los personajes de esta unidad queda Extenuado o Expuesto.',
    },
    on: { event: 'actionResolved', by: 'ally', action: 'combat', tags: ['Battle Droid'] },
    steps: [
      {
        who: 'oneTarget',
        if: [{ targetWithinOfAll: 4 }],
        does: [{ condition: 'strained' }, { condition: 'exposed' }],
      },
    ],
  }),
  innate('i-hate-this-job', {
    en: 'I Hate This Job',
    es: 'Odio este trabajo',
    says: {
      en: 'A character of this unit that contests an active objective has protection.',
      es: 'Un personaje de esta unidad que dispute un objetivo activo tiene Protección.',
    },
    steps: [keyword('eachCharacter', 'protection', null, { if: [{ contests: true }] })],
  }),
  innate('well-i-guess-im-in-charge-now', {
    en: "Well, I Guess I'm in Charge, Now",
    es: 'Bueno, supongo que ahora mando yo',
    says: {
      en: 'When the order card of this unit would be put in reserve, it may go to the bottom of the order deck instead.',
      es: 'Cuando la carta de Orden de esta unidad fuera a ponerse en reserva, puede ir en su lugar al fondo del mazo de Orden.',
    },
    on: { event: 'orderReserved', by: 'thisUnit' },
    steps: [may('thisUnit', { reserveUnderDeck: true })],
  }),
  innate('no-mercy', {
    en: 'No Mercy',
    es: 'Sin piedad',
    says: {
      en: 'When an enemy character engaged with this unit advances or dashes out of engagement, its unit suffers 2 damage.',
      es: 'Cuando un personaje enemigo trabado con esta unidad avance o corra y deje de estarlo, su unidad sufre 2 de daño.',
    },
    on: { event: 'moved', by: 'enemy' },
    requires: [{ leftEngagement: true }],
    steps: [does('subject', { damage: 2 })],
  }),
  innate('victory-or-death', {
    en: 'Victory or Death!',
    es: '¡Victoria o muerte!',
    says: { en: 'Impact [1].', es: 'Contundencia [1].' },
    steps: [keyword('eachCharacter', 'impact', 1)],
  }),
]
