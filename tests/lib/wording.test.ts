import { expect, test } from 'vitest'
import {
  capitalize,
  formatAverage,
  formatCount,
  formatList,
  formatNumber,
  formatPercent,
  formatSigned,
} from '../../src/lib/wording.ts'

const WOUND = { en: ['wound', 'wounds'], es: ['herida', 'heridas'] } as const

test('numbers are written as each language writes them', () => {
  expect([formatNumber(38.211, 'en'), formatNumber(38.211, 'es')]).toEqual(['38.211', '38,211'])
  expect([formatNumber(-12_345, 'en'), formatSigned(5, 'es'), formatSigned(0, 'en')]).toEqual(['−12345', '+5', '0'])
  expect([formatAverage(5.714, 'en'), formatAverage(5.714, 'es')]).toEqual(['5.71', '5,71'])
})

test('percentages have a space in Spanish and none in English', () => {
  expect([formatPercent(0.835, 'en'), formatPercent(0.835, 'es')]).toEqual(['83.5%', '83,5\u00a0%'])
  expect([0, 0.000_02, 0.000_5, 0.999_98, 1].map((share) => formatPercent(share, 'en'))).toEqual([
    '0%',
    '<0.1%',
    '0.1%',
    '>99.9%',
    '100%',
  ])
  expect(formatPercent(0.000_02, 'es')).toBe('<0,1\u00a0%')
})

test('lists end with the word for and', () => {
  expect(formatList([], 'en')).toBe('')
  expect(formatList(['Rex'], 'es')).toBe('Rex')
  expect(formatList(['Anakin', 'Rex', 'Maul'], 'en')).toBe('Anakin, Rex and Maul')
  expect(formatList(['Anakin', 'Rex', 'Maul'], 'es')).toBe('Anakin, Rex y Maul')
})

test('y becomes e before the sound of an i', () => {
  expect(formatList(['Rex', 'Isabel'], 'es')).toBe('Rex e Isabel')
})

test('lists are written as Intl writes them, whatever the last word begins with', () => {
  const words = [
    'Rex',
    'Isabel',
    'isla',
    'hierro',
    'hijo',
    'Hiato',
    'hi',
    'i',
    'h',
    'yeso',
    '',
    'índice',
    'Y',
    'elf, orc',
  ]
  for (const [locale, tag] of [
    ['en', 'en-GB'],
    ['es', 'es-ES'],
  ] as const) {
    const intl = new Intl.ListFormat(tag, { type: 'conjunction' })
    const lists = words.flatMap((last) => [[last], ['a', last], ['a', 'b', last], ['a', 'b', 'c', last]])
    expect(lists.map((list) => formatList(list, locale))).toEqual(lists.map((list) => intl.format(list)))
  }
})

test('one thing is one, any other number is several', () => {
  expect([0, 0.67, 1, 2].map((count) => formatCount(count, WOUND, 'en'))).toEqual([
    '0 wounds',
    '0.67 wounds',
    '1 wound',
    '2 wounds',
  ])
  expect([0.67, 1].map((count) => formatCount(count, WOUND, 'es'))).toEqual(['0,67 heridas', '1 herida'])
})

test('a sentence begins with a capital', () => {
  expect(capitalize('algún éxito')).toBe('Algún éxito')
})
