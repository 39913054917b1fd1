import { ability, DICE } from './ability.ts'

/** Abilities of melee and of damage. */
export const meleeAbilities = [
  ability(
    'fromAttacks',
    ['−X from Attacks', '−X de Ataques'],
    ['An attack deals X less damage to it.', 'Un ataque le causa X menos de daño.'],
    {
      tags: ['passive', 'modifier'],
      x: ['Damage taken off each attack', 'Daño que se resta a cada ataque'],
      effects: [{ lessDamage: { by: 'x', from: 'attacks' } }],
      overrides: 'signum.damage.order',
      rulings: ['Q-30'],
    },
  ),
  ability(
    'armour',
    ['Armour', 'Armadura'],
    [
      'It enters with X armour tokens, each of which stops 1 damage.',
      'Entra con X fichas de armadura; cada una para 1 de daño.',
    ],
    {
      tags: ['passive'],
      x: ['Armour tokens', 'Fichas de armadura'],
      effects: [{ tokens: { token: 'armour', count: 'x', at: 'entering' } }],
      rulings: ['Q-31'],
    },
  ),
  ability(
    'berserk',
    ['Berserk', 'Frenético'],
    ['While it is wounded its strength is X higher.', 'Mientras está herido, su fuerza aumenta en X.'],
    {
      tags: ['passive'],
      x: ['Strength gained', 'Fuerza que gana'],
      effects: [{ strength: { by: 'x', when: 'wounded' } }],
    },
  ),
  ability(
    'cautious',
    ['Cautious', 'Cauto'],
    [
      'At least X of its melee dice, or all it has, go to defence.',
      'Al menos X de sus dados de combate, o todos los que tenga, van a defensa.',
    ],
    {
      tags: ['passive'],
      x: ['Dice that have to defend', 'Dados que han de defender'],
      effects: [{ minDice: { pool: 'meleeDefence', dice: 'x' } }],
      overrides: 'signum.melee.pool',
      rulings: ['Q-39'],
    },
  ),
  ability(
    'reckless',
    ['Reckless', 'Temerario'],
    [
      'At least X of its melee dice, or all it has, go to attack, unless it is tired.',
      'Al menos X de sus dados de combate, o todos los que tenga, van a ataque, salvo que esté cansado.',
    ],
    {
      tags: ['passive'],
      x: ['Dice that have to attack', 'Dados que han de atacar'],
      effects: [{ minDice: { pool: 'meleeAttack', dice: 'x' } }],
      overrides: 'signum.melee.pool',
      rulings: ['Q-39'],
    },
  ),
  ability(
    'charge',
    ['Charge', 'Carga'],
    [
      'If it moved before its melee attack it gains what the card says until the end of the turn, once a turn.',
      'Si movió antes de su ataque cuerpo a cuerpo, gana lo que dice la carta hasta el final del turno, una vez por turno.',
    ],
    {
      tags: ['triggered'],
      hasText: true,
      effects: [{ gains: { who: 'self', isWithinBand: false, at: 'movedBeforeMelee', lasts: 'endOfTurn', costs: 0 } }],
    },
  ),
  ability(
    'defender',
    ['Defender', 'Defensor'],
    [
      'An enemy in contact with it that declares a melee has to choose it.',
      'Un enemigo en contacto con él que declara un combate cuerpo a cuerpo ha de elegirlo.',
    ],
    { tags: ['passive'], effects: [{ forbids: 'otherMeleeTargets' }], overrides: 'signum.melee.declare' },
  ),
  ability(
    'expertAttack',
    ['Expert of Attack', 'Experto en Ataques'],
    [
      'If all its melee dice attack, it rolls X more attack dice.',
      'Si todos sus dados de combate atacan, tira X dados de ataque más.',
    ],
    {
      tags: ['triggered'],
      x: DICE,
      effects: [{ extraDice: { pool: 'meleeAttack', dice: 'x', when: 'allDiceThere' } }],
    },
  ),
  ability(
    'expertDefence',
    ['Expert of Defence', 'Experto en Defensa'],
    [
      'If all its melee dice defend, tired or not, it rolls X more defence dice.',
      'Si todos sus dados de combate defienden, esté cansado o no, tira X dados de defensa más.',
    ],
    {
      tags: ['triggered'],
      x: DICE,
      effects: [{ extraDice: { pool: 'meleeDefence', dice: 'x', when: 'allDiceThere' } }],
    },
  ),
  ability(
    'fortitude',
    ['Fortitude', 'Fortaleza'],
    [
      'Its melee attacks and backstabs hit on axes and shields even when it is wounded.',
      'Sus ataques cuerpo a cuerpo y puñaladas impactan con hachas y escudos aunque esté herido.',
    ],
    { tags: ['passive'], effects: [{ hitsOn: ['axe', 'shield'] }], overrides: 'signum.melee.attack-roll' },
  ),
  ability(
    'hammerblow',
    ['Hammerblow', 'Golpe Aplastador'],
    [
      'Each of its melee hits that is not blocked deals 2 damage.',
      'Cada impacto suyo sin bloquear en combate cuerpo a cuerpo causa 2 de daño.',
    ],
    { tags: ['passive'], effects: [{ damagePerHit: { pool: 'meleeAttack', damage: 2 } }] },
  ),
  ability(
    'initiative',
    ['Initiative', 'Iniciativa'],
    [
      'It strikes first; whoever survives strikes back. If both have it they strike together.',
      'Golpea primero; quien sobrevive devuelve el golpe. Si ambos la tienen golpean a la vez.',
    ],
    { tags: ['passive'], effects: [{ strikesFirst: true }], overrides: 'signum.melee.simultaneous' },
  ),
  ability(
    'magicalStrike',
    ['Magical Strike', 'Golpe Mágico'],
    [
      'Instead of its strength it rolls X dice; each hit is a wound that nothing blocks.',
      'En vez de su fuerza tira X dados; cada impacto es una herida que nada bloquea.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ attack: { pool: 'meleeAttack', dice: 'x', reach: null, wounds: true } }],
      overrides: 'signum.melee.pool',
      rulings: ['Q-28'],
    },
  ),
  ability(
    'masterAttack',
    ['Master of Attack', 'Maestro del Ataque'],
    [
      'It may re-roll up to X of its melee attack dice.',
      'Puede repetir hasta X de sus dados de ataque cuerpo a cuerpo.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ reroll: { pools: ['meleeAttack'], whose: 'own', which: 'failures', dice: 'x', isForced: false } }],
    },
  ),
  ability(
    'masterDefence',
    ['Master of Defence', 'Maestro de la Defensa'],
    [
      'It may re-roll up to X of its melee defence dice.',
      'Puede repetir hasta X de sus dados de defensa cuerpo a cuerpo.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ reroll: { pools: ['meleeDefence'], whose: 'own', which: 'failures', dice: 'x', isForced: false } }],
    },
  ),
  ability(
    'persecution',
    ['Persecution', 'Persecución'],
    [
      'After it eliminates an enemy character in melee it may move up to S into contact with another enemy and fight it, X times a turn.',
      'Tras eliminar a un personaje enemigo cuerpo a cuerpo puede mover hasta S, entrar en contacto con otro enemigo y luchar con él, X veces por turno.',
    ],
    {
      tags: ['triggered'],
      x: ['Times a turn', 'Veces por turno'],
      effects: [{ followUp: { move: 'S', times: 'x' } }],
      overrides: 'signum.activation.no-move-after',
    },
  ),
  ability(
    'predator',
    ['Predator', 'Depredador'],
    [
      'On entering melee with a wounded enemy its strength is 1 higher until the end of its turn.',
      'Al entrar en combate cuerpo a cuerpo con un enemigo herido, su fuerza aumenta en 1 hasta el final de su turno.',
    ],
    { tags: ['passive'], effects: [{ strength: { by: 1, when: 'enemyWounded' } }] },
  ),
  ability(
    'stamina',
    ['Stamina', 'Vigor'],
    ['Having defended this turn does not tire it.', 'Haber defendido este turno no lo cansa.'],
    { tags: ['passive'], effects: [{ allows: 'freeSplitWhenTired' }], overrides: 'signum.melee.tired' },
  ),
  ability(
    'veteran',
    ['Veteran', 'Veterano'],
    [
      'When it is attacked in melee, the attacker re-rolls every success once.',
      'Cuando lo atacan cuerpo a cuerpo, el atacante repite cada éxito una vez.',
    ],
    {
      tags: ['passive'],
      effects: [
        { reroll: { pools: ['meleeAttack'], whose: 'enemy', which: 'successes', dice: 'all', isForced: true } },
      ],
      rulings: ['Q-38'],
    },
  ),
]
