import {
  active,
  afterOwn,
  allied,
  allyAttacks,
  does,
  eachMay,
  identity,
  innate,
  may,
  type PrintedAbility,
  reactive,
  tactic,
  WOUNDS_ENEMY,
} from '../ability-notation.ts'

const WARRIORS = allied({ tags: ['Ewok', 'Warrior'] })
/** The enemy that was named, and whether it is still engaged with this unit. */
const NAMED_ENEMY = { side: 'enemy', named: true } as const

/** The abilities of those who fight on Endor, and of two who fight for money. */
export const abilitiesOfEndor: readonly PrintedAbility[] = [
  tactic('inspiring-presence', {
    en: 'Inspiring Presence',
    es: 'Presencia inspiradora',
    says: {
      en: 'Each allied Ewok Warrior unit gains a hunker token and may remove 2 damage or 1 condition. Then each allied Ewok Scout may dash.',
      es: 'Cada unidad aliada de Guerreros Ewok recibe una ficha de Resguardo y puede retirar 2 de daño o 1 estado. Luego cada Explorador Ewok aliado puede correr.',
    },
    steps: [
      does('eachUnit', { hunker: 1 }, { filter: WARRIORS }),
      may('eachUnit', [{ removeDamage: 2 }, { loseConditions: 1 }], { filter: WARRIORS }),
      may('each', { move: 'dash' }, { filter: allied({ tags: ['Ewok', 'Scout'] }) }),
    ],
  }),
  active('elders-command', 1, {
    en: 'Elder’s Command',
    es: 'Orden del anciano',
    says: {
      en: 'An allied supporting Ewok within range 4 may dash. Then it may do one of these: its unit gains a hunker token, its unit removes a condition, or it makes a 5-dice attack.',
      es: 'Un Ewok de apoyo aliado a alcance 4 puede correr. Luego puede hacer una de estas cosas: su unidad recibe una ficha de Resguardo, su unidad retira un estado o hace un ataque de 5 dados.',
    },
    steps: [
      does('one', { name: true }, { filter: allied({ tags: ['Ewok'], unitTypes: ['supporting'], within: 4 }) }),
      may('chosen', { move: 'dash' }),
      may('chosen', [{ hunker: 1 }, { loseConditions: 1 }, { attack: { dice: 5 } }]),
    ],
  }),
  innate('protective-wards', {
    en: 'Protective Wards',
    es: 'Guardas protectoras',
    says: {
      en: 'While this unit is not wounded, other allied Ewoks add 1 die to their defence rolls.',
      es: 'Mientras esta unidad no esté herida, los demás Ewoks aliados añaden 1 dado a sus tiradas de defensa.',
    },
    requires: [{ wounded: false }],
    steps: [does('each', { defenceDice: { dice: 1 } }, { filter: allied({ others: true, tags: ['Ewok'] }) })],
    note: 'A copy of the text says range 4; the card shows no range.',
  }),
  identity('secret-ingredients', {
    en: 'Secret Ingredients',
    es: 'Ingredientes secretos',
    says: {
      en: 'When an allied Ewok unit wounds an enemy unit: roll 1 attack die. With a hit or a crit, refresh 1 Force; with a failure or an expertise, each character of the unit that did it may dash.',
      es: 'Cuando una unidad Ewok aliada hiera a una unidad enemiga: tira 1 dado de ataque. Con un impacto o un crítico, renueva 1 de Fuerza; con un fallo o una pericia, cada personaje de la unidad que lo hizo puede correr.',
    },
    on: { event: 'unitWounded', by: 'enemy', source: 'ally', sourceTags: ['Ewok'] },
    steps: [
      does('controller', { throwDice: { die: 'attack', dice: 1 } }),
      does('controller', { refreshForce: 1 }, { if: [{ rolled: ['crit', 'hit'] }] }),
      may('causer', { move: 'dash' }, { if: [{ rolled: ['failure', 'expertise'] }] }),
    ],
  }),
  active('commando-doctrines', 1, {
    en: 'Commando Doctrines',
    es: 'Doctrinas de comando',
    says: {
      en: 'Each character may dash. If an enemy is then within range 4, the unit gains a hunker token and performs a focus action.',
      es: 'Cada personaje puede correr. Si hay entonces un enemigo a alcance 4, la unidad recibe una ficha de Resguardo y realiza una acción de concentración.',
    },
    steps: [
      eachMay('dash'),
      does('thisUnit', { hunker: 1 }, { if: [{ enemyNear: 4 }] }),
      does('thisUnit', { action: 'focus' }, { ifDone: true }),
    ],
  }),
  reactive('coordinated-fire-damage-rebels', 0, {
    en: 'Coordinated Fire: Damage',
    es: 'Fuego coordinado: daño',
    says: {
      en: 'When a character of another allied Rebel Alliance unit attacks as part of a combat action, before dice are rolled: if the target is within range 5 of a character of this unit, the target’s unit suffers 1 damage.',
      es: 'Cuando un personaje de otra unidad aliada de la Alianza Rebelde ataque como parte de una acción de combate, antes de tirar los dados: si el blanco está a alcance 5 de un personaje de esta unidad, la unidad del blanco sufre 1 de daño.',
    },
    on: allyAttacks('Rebel Alliance'),
    steps: [does('defendingUnit', { damage: 1 }, { if: [{ targetWithin: 5 }] })],
  }),
  innate('camouflage', {
    en: 'Camouflage',
    es: 'Camuflaje',
    says: {
      en: 'At the end of the setup this unit may gain a hunker token.',
      es: 'Al final de la preparación, esta unidad puede recibir una ficha de Resguardo.',
    },
    on: { event: 'setupEnd', by: 'anyone' },
    steps: [may('thisUnit', { hunker: 1 })],
  }),
  active('look-out-hes-loose', 1, {
    en: 'Look Out, He’s Loose',
    es: '¡Cuidado, anda suelto!',
    says: {
      en: 'One character may dash. Then choose an enemy engaged with it: that enemy may dash. If it is then engaged with no character of this unit its unit gains disarmed, else exposed.',
      es: 'Un personaje puede correr. Luego elige a un enemigo trabado con él: ese enemigo puede correr. Si después no está trabado con ningún personaje de esta unidad, su unidad queda Desarmada; si lo está, Expuesta.',
    },
    steps: [
      does('oneCharacter', { name: true }),
      may('named', { move: 'dash' }),
      does('one', { name: true }, { filter: { side: 'enemy', engagedWithNamed: true } }),
      may('named', { move: 'dash' }, { if: [{ count: { filter: NAMED_ENEMY, min: 1 } }] }),
      does(
        'namedUnit',
        { condition: 'exposed' },
        {
          if: [{ count: { filter: { ...NAMED_ENEMY, engaged: true }, min: 1 } }],
        },
      ),
      does(
        'namedUnit',
        { condition: 'disarmed' },
        {
          if: [
            { count: { filter: NAMED_ENEMY, min: 1 } },
            { count: { filter: { ...NAMED_ENEMY, engaged: true }, max: 0 } },
          ],
        },
      ),
    ],
  }),
  reactive('boring-conversation-anyway', 1, {
    en: 'Boring Conversation Anyway',
    es: 'De todas formas, era una conversación aburrida',
    says: {
      en: 'After this unit performed a combat action: one character may reposition.',
      es: 'Después de que esta unidad realice una acción de combate: un personaje puede reposicionarse.',
    },
    on: afterOwn('combat'),
    steps: [may('oneCharacter', { move: 'reposition' })],
  }),
  reactive('i-expect-to-be-well-paid', 1, {
    en: 'I Expect to Be Well Paid',
    es: 'Espero que se me pague bien',
    says: {
      en: 'When you reveal an order card: this unit gains a tag of your choice until the end of the turn.',
      es: 'Cuando reveles una carta de Orden: esta unidad recibe un calificativo a tu elección hasta el final del turno.',
    },
    on: { event: 'orderRevealed', by: 'ally' },
    steps: [does('thisUnit', { gainTag: { until: 'turn' } })],
  }),
  innate('were-all-fine-here-now-thank-you', {
    en: 'We’re All Fine Here, Now, Thank You',
    es: 'Ya estamos todos bien aquí, gracias',
    says: {
      en: 'Once a turn, when this unit wounds an enemy unit: one character may heal, and you refresh 1 Force.',
      es: 'Una vez por turno, cuando esta unidad hiera a una unidad enemiga: un personaje puede curar, y renuevas 1 de Fuerza.',
    },
    on: WOUNDS_ENEMY,
    limit: 'turn',
    steps: [may('oneCharacter', { heal: 1 }), does('controller', { refreshForce: 1 })],
  }),
]
