import { ability, DICE } from './ability.ts'

/** Abilities of ranged attacks, of magic and of healing. */
export const rangedAbilities = [
  ability(
    'battleMage',
    ['Battle Mage', 'Mago de Batalla'],
    [
      'It may use Magical Shot after a move that was not a run.',
      'Puede usar Disparo Mágico tras un movimiento que no sea correr.',
    ],
    {
      tags: ['passive'],
      effects: [{ allows: 'magicalShotAfterMoving' }],
      overrides: 'signum.activation.moved-only-melee',
    },
  ),
  ability(
    'buckshot',
    ['Buckshot', 'Perdigones'],
    [
      'A target within M that is hit is pushed S away; if something stops it on the way it takes 1 more damage.',
      'Un objetivo a M o menos que recibe un impacto se aleja S; si algo lo detiene antes, sufre 1 de daño más.',
    ],
    { tags: ['triggered'], effects: [{ push: { by: 'S', within: 'M', blocked: 1 } }], rulings: ['Q-35'] },
  ),
  ability(
    'concentration',
    ['Concentration', 'Concentración'],
    [
      'It gains X concentration tokens; the card says what for.',
      'Gana X fichas de concentración; la carta dice para qué.',
    ],
    {
      tags: ['activated'],
      x: ['Tokens', 'Fichas'],
      effects: [{ tokens: { token: 'concentration', count: 'x', at: 'use' } }],
    },
  ),
  ability(
    'control',
    ['Control', 'Control'],
    [
      'It rolls X dice against an enemy character within XL and in sight; one target is enough to control it until the end of the turn.',
      'Tira X dados contra un personaje enemigo a XL o menos y a la vista; basta una diana para controlarlo hasta el final del turno.',
    ],
    {
      tags: ['activated', 'impact'],
      x: DICE,
      effects: [{ control: { dice: 'x', within: 'XL', symbols: ['target'] } }],
      rulings: ['Q-02', 'Q-36'],
    },
  ),
  ability(
    'hardTarget',
    ['Hard Target', 'Objetivo Difícil'],
    [
      'Whoever makes a ranged attack on it re-rolls every success once.',
      'Quien le hace un ataque a distancia repite cada éxito una vez.',
    ],
    {
      tags: ['passive'],
      effects: [
        {
          reroll: {
            pools: ['shot', 'throwing', 'magicalShot'],
            whose: 'enemy',
            which: 'successes',
            dice: 'all',
            isForced: true,
          },
        },
      ],
    },
  ),
  ability(
    'healer',
    ['Healer', 'Sanador'],
    [
      'It rolls X dice for a creature: in contact axes and shields, within XL only targets, remove a wound each.',
      'Tira X dados por una criatura: en contacto hachas y escudos, a XL o menos solo dianas, quitan una herida cada uno.',
    ],
    {
      tags: ['activated', 'impact'],
      x: DICE,
      effects: [
        {
          heal: {
            dice: 'x',
            max: null,
            inContact: ['axe', 'shield'],
            within: { band: 'XL', symbols: ['target'] },
            at: 'use',
          },
        },
      ],
      rulings: ['Q-02', 'Q-49'],
    },
  ),
  ability(
    'healing',
    ['Healing', 'Sanación'],
    ['Up to X wounds of the chosen creature are removed.', 'Se quitan hasta X heridas de la criatura elegida.'],
    {
      tags: ['activated', 'triggered', 'impact'],
      x: ['Wounds', 'Heridas'],
      effects: [{ heal: { dice: null, max: 'x', inContact: [], within: null, at: 'use' } }],
    },
  ),
  ability(
    'magicalShot',
    ['Magical Shot', 'Disparo Mágico'],
    [
      'A ranged attack of X dice with reach XL; each target is a wound without defence.',
      'Un ataque a distancia de X dados con alcance XL; cada diana es una herida sin defensa.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ attack: { pool: 'magicalShot', dice: 'x', reach: 'XL', wounds: true } }],
    },
  ),
  ability(
    'masterHealing',
    ['Master of Healing', 'Maestro de Sanación'],
    ['It may re-roll up to X of its healing dice.', 'Puede repetir hasta X de sus dados de sanación.'],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ reroll: { pools: ['healing'], whose: 'own', which: 'failures', dice: 'x', isForced: false } }],
    },
  ),
  ability(
    'masterMagic',
    ['Master of Magic', 'Maestro de la Magia'],
    ['It may re-roll up to X of its Magical Shot dice.', 'Puede repetir hasta X de sus dados de Disparo Mágico.'],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ reroll: { pools: ['magicalShot'], whose: 'own', which: 'failures', dice: 'x', isForced: false } }],
    },
  ),
  ability(
    'masterShooting',
    ['Master of Shooting', 'Maestro del Disparo'],
    [
      'It may re-roll up to X of its Shot or Throwing dice.',
      'Puede repetir hasta X de sus dados de Disparo o Lanzamiento.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [
        { reroll: { pools: ['shot', 'throwing'], whose: 'own', which: 'failures', dice: 'x', isForced: false } },
      ],
    },
  ),
  ability(
    'quickShooter',
    ['Quick Shooter', 'Disparo Rápido'],
    [
      'It may use Shot or Throwing after a move that was not a run.',
      'Puede usar Disparo o Lanzamiento tras un movimiento que no sea correr.',
    ],
    {
      tags: ['passive'],
      effects: [{ allows: 'shotAfterMoving' }],
      overrides: 'signum.activation.moved-only-melee',
    },
  ),
  ability(
    'regeneration',
    ['Regeneration', 'Regeneración'],
    [
      'When its activation starts it rolls X dice; each target removes a wound.',
      'Al empezar su activación tira X dados; cada diana quita una herida.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ heal: { dice: 'x', max: null, inContact: ['target'], within: null, at: 'activationStart' } }],
    },
  ),
  ability(
    'shot',
    ['Shot', 'Disparo'],
    [
      'A ranged attack of X dice with reach XL; targets hit.',
      'Un ataque a distancia de X dados con alcance XL; impactan las dianas.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ attack: { pool: 'shot', dice: 'x', reach: 'XL', wounds: false } }],
    },
  ),
  ability(
    'sniper',
    ['Sniper', 'Francotirador'],
    [
      'Against a target at L or farther it may re-roll Shot dice once, and each hit deals 2 damage.',
      'Contra un objetivo a L o más puede repetir una vez dados de Disparo, y cada impacto causa 2 de daño.',
    ],
    {
      tags: ['triggered'],
      effects: [
        { reroll: { pools: ['shot'], whose: 'own', which: 'any', dice: 'all', isForced: false, from: 'L' } },
        { damagePerHit: { pool: 'shot', damage: 2, from: 'L' } },
      ],
      rulings: ['Q-37'],
    },
  ),
  ability(
    'throwing',
    ['Throwing', 'Lanzamiento'],
    [
      'A ranged attack of X dice with reach L; axes and shields hit.',
      'Un ataque a distancia de X dados con alcance L; impactan hachas y escudos.',
    ],
    {
      tags: ['passive'],
      x: DICE,
      effects: [{ attack: { pool: 'throwing', dice: 'x', reach: 'L', wounds: false } }],
    },
  ),
]
