import { test } from 'vitest'
import type { Offer } from '../../../../src/contract/match.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import { chanceOf, expectPlayedToItsEnd, LATER, readRows, rulesetOf } from '../../../support/begun-match.ts'

const begunBy = (version: string) => readRows(new URL(`fixtures/begun-by-${version}.json`, import.meta.url))
const isWanted = ({ command }: Offer): boolean => !('discardWeapon' in command)
const playing = () => ({ random: chanceOf(7), isWanted })

test.each(['1.2.0', '2.1.0', '2.2.0'])(
  'a match that the rules %s began is played to its end by these',
  (version) => expectPlayedToItsEnd(begunBy(version), rulesetOf(gears), playing()),
  120_000,
)

test('a match of the last release goes on by later rules', async () => {
  await expectPlayedToItsEnd(begunBy('2.2.0'), { ...rulesetOf(gears), ...LATER }, playing())
}, 120_000)
