import type { WorkedExample } from '../../../support/example.ts'

const GREER = { id: 'Greer', player: 'Ana', strength: 2, health: 3 }
const BOARD = {
  drawn: {
    sides: [{ player: 'Bruno', from: { x: 0, y: 0 }, to: { x: 60, y: 0 } }],
    cities: [{ player: 'Bruno', buildings: ['tavern'] }],
  },
}
const TEMPLE = [{ name: 'temple', type: 'temple' }]

export const CONTRADICTION_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'constructed',
    says: 'an enemy in contact is hidden or it is not',
    operation: 'signum.activation',
    input: { place: { stated: { creature: GREER, touching: ['Cord'], touchingHidden: ['Cord'] } } },
    rule: 'signum.table.agrees',
  },
  {
    id: 'constructed',
    says: 'and so for whoever heals',
    operation: 'signum.healing-odds',
    input: {
      situation: {
        stated: {
          actor: { ...GREER, abilities: [{ id: 'healer', x: 2 }] },
          target: { id: 'Livia', player: 'Ana', strength: 1, health: 3, wounds: 2 },
          distance: 5,
          touching: ['Cord'],
          touchingHidden: ['Cord'],
        },
      },
    },
    rule: 'signum.table.agrees',
  },
  {
    id: 'constructed',
    says: 'a building that stands on the board is in the city',
    operation: 'signum.play-card',
    input: {
      card: 'cordelia-the-crusader',
      player: 'Bruno',
      hero: 'hadriana-of-the-dawn',
      city: TEMPLE,
      prosperity: 3,
      board: BOARD,
      at: { x: 20, y: 1.6 },
    },
    rule: 'signum.table.agrees',
  },
  {
    id: 'constructed',
    says: 'also when one of them is used',
    operation: 'signum.building-use',
    input: { building: { card: 'temple' }, player: 'Bruno', city: TEMPLE, board: BOARD },
    rule: 'signum.table.agrees',
  },
]
