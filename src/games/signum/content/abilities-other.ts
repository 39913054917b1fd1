import { ability } from './ability.ts'

/** Abilities of movement and hiding, of cards, of relics and of terrain. */
export const otherAbilities = [
  ability('agile', ['Agile', 'Ágil'], ['It cannot be backstabbed.', 'No se le puede apuñalar.'], {
    tags: ['passive'],
    effects: [{ immuneTo: 'backstab' }],
    overrides: 'signum.backstab.who',
  }),
  ability(
    'aura',
    ['Aura', 'Aura'],
    [
      'Your other creatures within its reach gain what the card says; it never affects itself.',
      'Tus otras criaturas dentro de su alcance ganan lo que dice la carta; nunca se afecta a sí misma.',
    ],
    {
      tags: ['passive'],
      band: true,
      hasText: true,
      effects: [{ gains: { who: 'ownCreature', isWithinBand: true, at: 'always', lasts: 'whileCondition', costs: 0 } }],
    },
  ),
  ability(
    'howl',
    ['Howl', 'Aullido'],
    [
      'Once in its activation all creatures within its reach gain what the card says until the end of the turn.',
      'Una vez en su activación, todas las criaturas dentro de su alcance ganan lo que dice la carta hasta el final del turno.',
    ],
    {
      tags: ['passive'],
      band: true,
      hasText: true,
      effects: [{ gains: { who: 'anyCreature', isWithinBand: true, at: 'use', lasts: 'endOfTurn', costs: 0 } }],
      rulings: ['Q-48'],
    },
  ),
  ability(
    'contract',
    ['Contract', 'Contrato'],
    [
      'When its activation starts its player may pay 1 prosperity; what the card says then holds until the end of the turn.',
      'Al empezar su activación su jugador puede pagar 1 de Prosperidad; lo que dice la carta vale entonces hasta el final del turno.',
    ],
    {
      tags: ['triggered'],
      hasText: true,
      effects: [{ gains: { who: 'self', isWithinBand: false, at: 'activationStart', lasts: 'endOfTurn', costs: 1 } }],
    },
  ),
  ability(
    'firstWord',
    ['First Word', 'Primera Palabra'],
    [
      'When it is played from the hand, what the card says happens once.',
      'Cuando se juega desde la mano, ocurre una vez lo que dice la carta.',
    ],
    {
      tags: ['triggered'],
      hasText: true,
      effects: [{ gains: { who: 'self', isWithinBand: false, at: 'playedFromHand', lasts: 'permanent', costs: 0 } }],
    },
  ),
  ability(
    'lastWord',
    ['Last Word', 'Última Palabra'],
    [
      'When it goes from play to the graveyard, what the card says happens once.',
      'Cuando pasa del juego al cementerio, ocurre una vez lo que dice la carta.',
    ],
    {
      tags: ['triggered'],
      hasText: true,
      effects: [{ gains: { who: 'self', isWithinBand: false, at: 'discarded', lasts: 'permanent', costs: 0 } }],
      rulings: ['Q-08'],
    },
  ),
  ability(
    'steamEngine',
    ['Steam Engine', 'Máquina de Vapor'],
    [
      'Once a turn, before the action that the card names, it rolls a die and does what the card says.',
      'Una vez por turno, antes de la acción que nombra la carta, tira un dado y hace lo que dice la carta.',
    ],
    {
      tags: ['passive'],
      hasText: true,
      effects: [{ gains: { who: 'self', isWithinBand: false, at: 'namedAction', lasts: 'endOfTurn', costs: 0 } }],
    },
  ),
  ability(
    'shieldFrom',
    ['Shield from', 'Escudo contra'],
    ['It cannot be the target of what the card names.', 'No puede ser objetivo de lo que nombra la carta.'],
    {
      tags: ['passive'],
      hasText: true,
      effects: [{ immuneTo: 'text' }],
      overrides: 'signum.ability.controller-chooses',
    },
  ),
  ability(
    'fast',
    ['Fast', 'Rapidez'],
    ['It may fight a melee after running.', 'Puede combatir cuerpo a cuerpo tras correr.'],
    {
      tags: ['passive'],
      effects: [{ allows: 'meleeAfterRunning' }],
      overrides: 'signum.run.ends',
    },
  ),
  ability(
    'flight',
    ['Flight', 'Vuelo'],
    [
      'It moves over miniatures and terrain and does not stop on contact; it may not end on top of anything.',
      'Pasa por encima de miniaturas y terreno y no se detiene al contacto; no puede acabar encima de nada.',
    ],
    {
      tags: ['passive'],
      effects: [{ allows: 'flight' }, { ignores: 'miniatures' }, { ignores: 'terrain' }, { ignores: 'difficult' }],
      overrides: 'signum.move.no-pass',
      rulings: ['Q-24'],
    },
  ),
  ability(
    'jump',
    ['Jump', 'Salto'],
    [
      'It may move in one straight line over miniatures, but over no terrain.',
      'Puede mover en una línea recta por encima de miniaturas, pero no de terreno.',
    ],
    {
      tags: ['passive'],
      effects: [{ allows: 'jump' }, { ignores: 'miniatures' }],
      overrides: 'signum.move.no-pass',
    },
  ),
  ability(
    'tracker',
    ['Tracker', 'Rastreador'],
    ['Difficult terrain does not hinder it.', 'El terreno difícil no lo estorba.'],
    { tags: ['passive'], effects: [{ ignores: 'difficult' }], overrides: 'signum.move.difficult' },
  ),
  ability(
    'rush',
    ['Rush', 'Apremio'],
    ['It may be activated in the turn it is summoned.', 'Puede activarse en el turno en que se convoca.'],
    { tags: ['triggered'], effects: [{ allows: 'activationWhenSummoned' }], overrides: 'signum.summon.no-act' },
  ),
  ability('slow', ['Slow', 'Lento'], ['It cannot run.', 'No puede correr.'], {
    tags: ['passive'],
    effects: [{ forbids: 'running' }],
    overrides: 'signum.run.declare',
  }),
  ability(
    'stealth',
    ['Stealth', 'Sigilo'],
    [
      'It enters with a stealth token; while it has one, enemies can neither attack nor backstab it.',
      'Entra con una ficha de Sigilo; mientras la tiene, los enemigos no pueden atacarlo ni apuñalarlo.',
    ],
    {
      tags: ['passive'],
      effects: [{ tokens: { token: 'stealth', count: 1, at: 'entering' } }, { allows: 'hiding' }],
      page: '31',
    },
  ),
  ability(
    'multipleUses',
    ['Multiple Uses', 'Varios Usos'],
    [
      'A relic that may be used X times and is then destroyed.',
      'Una reliquia que puede usarse X veces y después se destruye.',
    ],
    { tags: ['relic'], x: ['Uses', 'Usos'], hasText: true, effects: [{ relic: 'uses' }], rulings: ['Q-15'] },
  ),
  ability(
    'durability',
    ['Durability', 'Durabilidad'],
    [
      'A relic with X armour tokens that take the damage of attacks before its hero does.',
      'Una reliquia con X fichas de armadura que reciben el daño de los ataques antes que su héroe.',
    ],
    {
      tags: ['relic'],
      x: ['Armour tokens', 'Fichas de armadura'],
      effects: [{ relic: 'durability' }, { tokens: { token: 'armour', count: 'x', at: 'entering' } }],
      rulings: ['Q-16'],
    },
  ),
  ability(
    'impassable',
    ['Impassable', 'Impasable'],
    [
      'Only flying creatures cross it, and none ends on it.',
      'Solo lo cruzan las criaturas voladoras y ninguna acaba encima.',
    ],
    { tags: ['terrain'], effects: [{ forbids: 'crossing' }], page: '22' },
  ),
  ability(
    'difficult',
    ['Difficult', 'Difícil'],
    ['Touching it cuts a move down to S and ends a run.', 'Tocarlo reduce un movimiento a S y termina una carrera.'],
    { tags: ['terrain'], effects: [{ slows: 'S' }], page: '22', rulings: ['Q-25'] },
  ),
  ability(
    'blocksLos',
    ['Blocks line of sight', 'Bloquea la línea de visión'],
    ['No line of sight goes through it.', 'Ninguna línea de visión lo atraviesa.'],
    { tags: ['terrain'], effects: [{ forbids: 'sight' }], page: '22' },
  ),
  ability(
    'defenceAgainstShooting',
    ['Defence against Shooting', 'Defensa contra ataques a distancia'],
    [
      'A target in contact with it, or behind it, may re-roll failed defence dice once; it may also defend against Magical Shots.',
      'Un objetivo en contacto con él, o detrás, puede repetir una vez los dados de defensa fallidos; también puede defenderse de Disparos Mágicos.',
    ],
    {
      tags: ['terrain'],
      effects: [
        {
          reroll: {
            pools: ['rangedDefence'],
            whose: 'own',
            which: 'failures',
            dice: 'all',
            isForced: false,
          },
        },
      ],
      rulings: ['Q-19', 'Q-20'],
    },
  ),
]
