import type { PieceDrawing } from '../table/piece-notation.ts'

/** The B sides of the map pieces, 4, 7, 13 and 15 of medium size and 17 large. */
export const SIDES_B: readonly PieceDrawing[] = [
  {
    id: '1B',
    rows: `
      aabbbb
      aabbbb
      aabbbb
      aacccc
      aacccc
      aacccc`,
    exit: 'north 34-50',
    walls: ['20,0 20,20'],
    heights: ['40,30 60,30'],
    shifts: ['20,30 to 24,33'],
    covers: ['14,42 E', '14,25 E', '30,24 N', '34,38 S'],
    holes: ['50,50'],
    equipment: null,
  },
  {
    id: '2B',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      aacccc
      ddcccc
      ddcccc`,
    exit: 'west 40-54',
    walls: ['40,30 60,30'],
    heights: ['20,0 20,10'],
    shifts: ['30,30 to 33,34'],
    covers: ['24,46 E', '9,26 S', '27,24 N W', '14,14 E'],
    holes: ['46,50'],
    equipment: null,
  },
  {
    id: '3B',
    rows: `
      aaabbb
      aaabbb
      aacccc
      aacccc
      ddddcc
      ddddcc`,
    exit: 'east 24-38',
    walls: ['30,40 30,60'],
    heights: ['40,0 40,10'],
    shifts: ['40,20 to 37,23'],
    covers: ['14,30 E', '27,34 N W', '50,46 S', '30,14 N'],
    holes: ['46,53'],
    equipment: 'd',
  },
  {
    id: '4B',
    rows: `
      aaaabb
      aaaabb
      aaaabb
      ccccbb
      ccccbb
      ccddbb
      eeddff
      eeddff
      eeddff`,
    exit: 'west 66-80',
    walls: ['20,0 20,20', '40,70 40,90'],
    heights: ['40,50 40,60'],
    shifts: ['20,40 to 23,42'],
    covers: ['18,66 S', '34,46 E', '46,45 W', '32,34 N', '50,24 N'],
    holes: ['50,80'],
    equipment: null,
  },
  {
    id: '5B',
    rows: `
      aabbcc
      aabbcc
      aabbcc
      ddddcc
      ddddee
      ddddee`,
    exit: 'north 24-36',
    walls: ['20,40 20,60', '40,0 40,20'],
    heights: ['40,40 40,60'],
    covers: ['14,35 E', '30,36 S', '46,26 W S', '33,23 N E'],
    holes: ['10,52'],
    equipment: null,
  },
  {
    id: '6B',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      ccccdd
      ccccdd
      ccccdd`,
    exit: 'east 8-22',
    walls: ['30,40 30,60'],
    shifts: ['30,30 to 27,33', '40,30 to 43,27'],
    covers: ['22,44 E', '10,24 N', '34,12 E', '50,36 S'],
    holes: ['12,52'],
    equipment: 'd',
  },
  {
    id: '7B',
    rows: `
      aaaabb
      aaaabb
      aaaabb
      aaccbb
      ddccee
      ddccee
      ddccee
      ddffff
      ffffff`,
    exit: 'north 10-26',
    walls: ['20,20 20,40', '40,60 40,80'],
    heights: ['40,20 40,40'],
    covers: ['30,66 S', '10,56 S', '46,54 S W', '26,26 S', '46,14 N'],
    holes: ['50,80'],
    equipment: 'e',
  },
  {
    id: '8B',
    rows: `
      aaaaaa
      aaaaaa
      bbbccc
      bbbccc
      bbbccc
      bbbccc`,
    exit: 'west 16-30',
    walls: ['30,20 30,40'],
    heights: ['40,40 60,40'],
    shifts: ['30,40 to 27,36'],
    covers: ['10,46 S', '36,46 S', '24,10 E', '16,34 N', '36,10 W'],
    holes: ['50,52'],
    equipment: 'c',
  },
  {
    id: '9B',
    rows: `
      aabbbb
      aabbbb
      aabbbb
      ccccdd
      ccccdd
      ccccdd`,
    exit: 'west 40-54',
    walls: ['40,0 40,20'],
    heights: ['20,50 20,60'],
    shifts: ['20,30 to 16,34'],
    covers: ['9,38 S E', '30,36 S', '34,25 E', '50,24 N'],
    holes: ['50,9'],
    equipment: null,
  },
  {
    id: '10B',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      aaabbb
      cccccc
      cccccc`,
    exit: 'north 38-52',
    walls: ['30,30 30,50'],
    shifts: ['30,20 to 34,23'],
    covers: ['24,54 E', '26,27 E S', '42,27 S', '12,14 N', '50,14 N'],
    holes: ['13,42'],
    equipment: null,
  },
  {
    id: '11B',
    rows: `
      aaabbb
      aaabbb
      cccbbb
      cccddd
      cccddd
      cccddd`,
    exit: 'west 42-56',
    walls: ['30,0 30,20'],
    heights: ['30,50 30,60'],
    shifts: ['30,40 to 33,43'],
    covers: ['12,46 S', '24,33 N E', '36,35 S W', '45,24 N'],
    holes: ['48,52'],
    equipment: 'd',
  },
  {
    id: '12B',
    rows: `
      aabbcc
      aabbcc
      aabbcc
      aabbcc
      dddddd
      dddddd`,
    exit: 'north 24-36',
    walls: ['20,30 20,60', '40,40 40,60'],
    shifts: ['20,20 to 17,23', '40,20 to 44,18'],
    covers: ['9,28 S', '25,28 S', '35,34 E', '50,25 S W', '30,14 N'],
    holes: ['10,50'],
    equipment: 'c',
  },
  {
    id: '13B',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      cccbbb
      cccddd
      cccddd
      eeeddd
      eeefff
      eeefff`,
    exit: 'west 66-80',
    walls: ['30,70 30,90', '30,0 30,20'],
    heights: ['30,40 30,50'],
    shifts: ['30,60 to 27,57'],
    covers: ['21,64 E S', '10,54 N', '40,56 S', '24,35 E', '45,26 S'],
    holes: ['46,80'],
    equipment: 'f',
  },
  {
    id: '14B',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      ccccbb
      ccccdd
      ccccdd`,
    exit: 'north 10-24',
    walls: ['30,40 30,60'],
    heights: ['40,0 40,10'],
    covers: ['24,35 E', '14,24 N', '46,26 S W', '50,14 N'],
    holes: ['48,52'],
    equipment: null,
  },
  {
    id: '15B',
    rows: `
      aabbbb
      aabbbb
      aabbbb
      aaaccc
      dddccc
      dddccc
      dddeee
      ffeeee
      ffeeee`,
    exit: 'east 66-80',
    walls: ['20,70 20,90', '30,20 30,30'],
    heights: ['30,40 30,50'],
    covers: ['14,65 E', '24,55 E', '42,54 N', '12,44 N', '45,24 N'],
    holes: ['9,9'],
    equipment: 'c',
  },
  {
    id: '16B',
    rows: `
      aaaabb
      aaaabb
      ccaabb
      ccddbb
      ccdddd
      ccdddd`,
    exit: 'east 34-48',
    walls: ['20,0 20,20'],
    heights: ['0,40 10,40'],
    covers: ['34,48 E', '26,35 S W', '14,32 E', '46,26 S W', '33,24 N'],
    holes: ['10,52'],
    equipment: 'd',
  },
  {
    id: '17B',
    rows: `
      aaaabbbbb
      aaaabbbbb
      aaaabbbbb
      dddcccbbb
      dddcccfff
      dddcccfff
      dddgggfff
      hhhgggfff
      hhhgggfff`,
    exit: 'north 44-58',
    walls: ['40,70 40,90', '30,0 30,10', '60,0 60,20'],
    heights: ['30,40 30,60'],
    shifts: ['30,60 to 27,62', '60,30 to 63,27'],
    covers: ['34,66 E S', '14,54 N', '54,42 E', '45,36 S', '66,40 W'],
    holes: ['12,80', '78,9'],
    equipment: 'g',
  },
]
