import { melee, type PrintedStance, ranged } from '../stance-notation.ts'

/** The stances of the scouts of the Galactic Empire, and of those who escort its officers. */
export const stancesOfImperialScouts: readonly PrintedStance[] = [
  {
    unit: 'gideon-hask-inferno-squad',
    id: 'imperial-aggression',
    name: { en: 'Imperial Aggression', es: 'Agresión imperial' },
    melee: { attack: 6, defence: 5 },
    ranged: { attack: 7, defence: 5 },
    weapons: [
      melee('advanced-combat-training', ['1-2 crit block>failure', '3+ crit crit block>failure']),
      ranged('e-11-blaster-rifle', 5, [
        '1-2 crit damage',
        '3 crit block>failure damage',
        '4+ crit crit block>failure damage',
      ]),
    ],
    defence: ['1 block heal', '2-3 block block heal', '4+ block block heal reposition'],
    options: [
      '1t* damage damage',
      '2t damage damage',
      '3t strained damage',
      '4t shove damage',
      '1b* shove damage',
      '2b shove damage',
      '3b dash damage',
      '4b damage damage',
      '5m dash damage heal',
    ],
    paths: ['1t-2t-3t-4t-5m', '1b-2b-3b-4b-5m'],
  },
  {
    unit: 'imperial-special-forces',
    id: 'isf-doctrine',
    name: { en: 'ISF Doctrine', es: 'Doctrina de las fuerzas especiales' },
    melee: { attack: 5, defence: 4 },
    ranged: { attack: 6, defence: 5 },
    weapons: [
      melee('vibroblade', ['1 hit', '2 hit hit', '3+ crit hit']),
      ranged('e-11-blaster-rifle', 5, ['1-2 crit', '3+ crit crit']),
    ],
    defence: ['1 block', '2 block block', '3+ block block heal'],
    options: [
      '1m* damage damage',
      '2m pinned',
      '3t damage damage',
      '3b strained damage',
      '4m reposition damage',
      '5m damage',
    ],
    paths: ['1m-2m-3t-4m-5m', '2m-3b-4m'],
  },
  {
    unit: 'death-trooper-escort',
    id: 'death-trooper-training',
    name: { en: 'Death Trooper Training', es: 'Entrenamiento de soldado de la muerte' },
    melee: { attack: 7, defence: 5 },
    ranged: { attack: 7, defence: 5 },
    weapons: [
      melee('close-combat-training', ['1-2 hit hit', '3-4 crit damage', '5+ crit crit dash']),
      ranged('e-11d-blaster-rifle', 5, ['1-2 hit hit', '3-4 crit damage', '5+ crit crit dash']),
    ],
    defence: ['1-2 block', '3+ block block'],
    options: [
      '1t* strained damage',
      '2t damage damage',
      '3t exposed damage',
      '4t damage damage',
      '1b* shove damage',
      '2b disarmed damage',
      '3b shove damage',
      '4b pinned damage',
      '5m reposition damage',
    ],
    paths: ['1t-2t-3t-4t-5m', '1b-2b-3b-4b-5m'],
  },
]
