import { test } from 'vitest'
import { signum } from '../../../../src/games/signum/index.ts'
import { chanceOf, expectPlayedToItsEnd, LATER, readRows, rulesetOf } from '../../../support/begun-match.ts'

const begun = () => readRows(new URL('fixtures/begun-by-2.4.0.json', import.meta.url))
const playing = () => ({ random: chanceOf(7) })

test('a match that the rules 2.4.0 began is played to its end by these', async () => {
  await expectPlayedToItsEnd(begun(), rulesetOf(signum), playing())
}, 120_000)

test('a match of the last release goes on by later rules', async () => {
  await expectPlayedToItsEnd(begun(), { ...rulesetOf(signum), ...LATER }, playing())
}, 120_000)
