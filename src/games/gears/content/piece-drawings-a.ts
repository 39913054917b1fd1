import type { PieceDrawing } from '../table/piece-notation.ts'

/** The A sides of the map pieces, 4, 7, 13 and 15 of medium size and 17 large. */
export const SIDES_A: readonly PieceDrawing[] = [
  {
    id: '1A',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      cccddd
      cccddd
      cccddd`,
    exit: 'north 40-50',
    walls: ['30,40 30,60'],
    sills: ['40,30 60,30'],
    shifts: ['30,30 to 34,27'],
    covers: ['25,34 E', '10,36 S', '24,22 N E', '50,24 N'],
    holes: ['44,48'],
    equipment: 'd',
  },
  {
    id: '2A',
    rows: `
      aaaabb
      aaaabb
      aaaabb
      ccdddd
      ccdddd
      ccdddd`,
    exit: 'north 10-30',
    walls: ['40,40 40,60'],
    heights: ['20,0 20,20'],
    shifts: ['20,30 to 17,33'],
    covers: ['34,35 E', '8,25 N', '27,24 N W', '51,24 N'],
    holes: ['50,50'],
    equipment: 'd',
  },
  {
    id: '3A',
    rows: `
      aabbbb
      aabbbb
      aaabbb
      aaaccc
      dddccc
      dddccc`,
    exit: 'west 34-46',
    walls: ['30,0 30,20'],
    sills: ['40,30 60,30'],
    covers: ['14,52 E', '24,34 E', '36,44 S W', '50,24 N', '12,14 N'],
    holes: ['48,52'],
    equipment: null,
  },
  {
    id: '4A',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      aacccc
      aacccc
      ddcccc
      ddddee
      ddddee
      ddddee`,
    exit: 'east 40-54',
    walls: ['30,70 30,90', '40,0 40,20'],
    heights: ['40,60 60,60'],
    shifts: ['30,60 to 33,62', '40,30 to 37,27'],
    covers: ['25,66 E', '14,48 E', '27,54 N W', '33,22 E', '50,24 N'],
    holes: ['14,80'],
    equipment: 'e',
  },
  {
    id: '5A',
    rows: `
      aaaabb
      aaaabb
      cccbbb
      cccbbb
      cccddd
      cccddd`,
    exit: 'east 40-54',
    walls: ['30,0 30,20'],
    heights: ['0,40 10,40'],
    covers: ['34,50 E', '18,34 N', '24,26 E', '46,35 W S'],
    holes: ['12,52'],
    equipment: null,
  },
  {
    id: '6A',
    rows: `
      aaaabb
      aaaabb
      aaccbb
      aaccbb
      ddddbb
      dddddd`,
    exit: 'north 10-24',
    walls: ['20,20 20,40'],
    heights: ['20,40 40,40'],
    covers: ['34,48 E', '10,26 S', '46,30 W', '30,14 N'],
    holes: ['50,52'],
    equipment: null,
  },
  {
    id: '7A',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      aacbbb
      ccccdd
      ccccdd
      eeecdd
      eeeddd
      eeeddd`,
    exit: 'west 66-80',
    walls: ['30,70 30,90', '30,0 30,20'],
    heights: ['40,50 60,50'],
    shifts: ['40,50 to 43,47'],
    covers: ['24,65 E', '10,56 S', '33,44 N E', '46,27 W', '15,24 N'],
    holes: ['46,80'],
    equipment: 'd',
  },
  {
    id: '8A',
    rows: `
      aabbbb
      aabbbb
      ccccbb
      ccccbb
      ccdddd
      ccdddd`,
    exit: 'north 34-50',
    walls: ['20,20 40,20'],
    shifts: ['20,40 to 23,43'],
    covers: ['8,46 S', '30,47 S W', '46,26 S', '14,10 E'],
    holes: ['34,9'],
    equipment: null,
  },
  {
    id: '9A',
    rows: `
      aaabbb
      aaabbb
      ccbbbb
      cccddd
      cccddd
      cccddd`,
    exit: 'east 42-56',
    walls: ['30,40 30,60', '30,0 30,10'],
    heights: ['40,30 60,30'],
    covers: ['10,46 S', '24,22 E', '36,24 N W', '26,35 N W'],
    holes: ['46,9'],
    equipment: null,
  },
  {
    id: '10A',
    rows: `
      aaaabb
      aaaabb
      aaaabb
      aaccbb
      ddccee
      ddccee`,
    exit: 'west 36-50',
    walls: ['20,0 20,20', '40,20 40,30'],
    sills: ['20,30 40,30'],
    covers: ['30,36 S', '34,50 E', '10,26 S', '46,26 S', '34,12 E'],
    holes: ['10,9'],
    equipment: 'e',
  },
  {
    id: '11A',
    rows: `
      aabbbb
      aabbbb
      aabbbb
      aacccc
      ddcccc
      ddcccc`,
    exit: 'east 36-50',
    walls: ['20,40 20,60'],
    heights: ['40,30 60,30'],
    shifts: ['20,30 to 24,27'],
    covers: ['15,34 E', '27,20 N W', '10,14 N', '32,36 S'],
    holes: ['50,10'],
    equipment: null,
  },
  {
    id: '12A',
    rows: `
      aaabbb
      aaabbb
      aaabbb
      aacccc
      aacccc
      aacccc`,
    exit: 'west 36-50',
    walls: ['20,0 20,20'],
    heights: ['40,30 60,30'],
    shifts: ['30,30 to 27,34'],
    covers: ['23,46 E', '14,25 E', '38,36 S W', '28,22 N W'],
    holes: ['48,50'],
    equipment: 'c',
  },
  {
    id: '13A',
    rows: `
      aabbbb
      aabbbb
      aabbbb
      aacccc
      ddcccc
      ddcccc
      ddeeee
      ddeeee
      ddeeee`,
    exit: 'north 34-50',
    walls: ['20,70 20,90', '20,0 20,20'],
    heights: ['40,30 60,30'],
    shifts: ['20,60 to 24,57', '20,30 to 17,33'],
    covers: ['14,62 E', '34,66 S', '27,42 W', '30,38 S', '10,44 N'],
    holes: ['50,12'],
    equipment: 'b',
  },
  {
    id: '14A',
    rows: `
      aaaabb
      aaaabb
      ccbbbb
      ccbbbb
      ccbddd
      cccddd`,
    exit: 'east 34-48',
    walls: ['30,0 30,20'],
    heights: ['20,40 30,40'],
    covers: ['34,47 S E', '14,32 E', '26,25 W', '46,14 N'],
    holes: ['10,52'],
    equipment: 'd',
  },
  {
    id: '15A',
    rows: `
      aaaaaa
      aaaaaa
      bbbccc
      bbbccc
      bbbccc
      ddbccc
      dddddd
      dddeee
      dddeee`,
    exit: 'north 24-40',
    walls: ['30,50 30,70', '30,0 30,10'],
    heights: ['40,70 60,70'],
    covers: ['14,76 S', '22,64 N', '36,36 S W', '48,64 N', '20,25 N E'],
    holes: ['50,80'],
    equipment: null,
  },
  {
    id: '16A',
    rows: `
      aabbbb
      aabbbb
      aabbbb
      cccddd
      cccddd
      cccddd`,
    exit: 'north 34-50',
    walls: ['20,50 20,60', '30,0 30,10'],
    shifts: ['20,30 to 18,33', '30,30 to 33,27'],
    covers: ['13,42 E', '27,37 S W', '10,24 N', '40,22 N W', '52,36 S'],
    holes: ['9,52', '50,9'],
    equipment: 'b',
  },
  {
    id: '17A',
    rows: `
      aaabbbccc
      aaabbbccc
      aaabbbccc
      dddeeeccc
      dddeeefff
      dddeeefff
      ggghhhfff
      ggghhhiii
      ggghhhiii`,
    exit: null,
    walls: ['30,60 30,80', '60,30 60,40', '30,0 30,20', '30,30 40,30'],
    heights: ['30,40 30,60', '60,70 60,90'],
    shifts: ['60,60 to 64,63'],
    covers: ['46,66 S', '54,46 E', '48,36 S', '66,44 W', '15,24 N'],
    holes: ['14,76', '75,9'],
    equipment: 'e',
  },
]
