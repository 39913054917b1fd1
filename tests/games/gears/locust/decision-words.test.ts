import { expect, test } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { MATCH_DECISION_KINDS, type MatchDecisionKind } from '../../../../src/games/gears/locust/ai/decision.ts'
import {
  type AskedDecision,
  answerText,
  optionText,
  questionText,
} from '../../../../src/games/gears/locust/ai/decision.words.ts'

type Case = { readonly asked?: Partial<AskedDecision>; readonly options: readonly string[] }

const guards = ['decline', 'declineStep', 'cole:lancer:normal', 'cole:lancer:overkill:attack', 'baird:lancer:chainsaw']

/** Options of every question, so that each of its answers is read; where nothing is said an option is a name. */
const CASES: Partial<Readonly<Record<MatchDecisionKind, readonly Case[]>>> = {
  spawnOrder: [{ options: ['B@H3', 'drone@H4'] }],
  markerChoice: [{ options: ['drone-hammerburst', 'drone-x'] }],
  weaponChoice: [{ options: ['lancer'] }],
  guardOffer: [{ options: [...guards, 'cole>baird', 'cole>baird:attack'] }],
  guardAttack: [{ options: ['decline', 'lancer:normal', 'lancer:chainsaw', 'lancer:other'] }],
  dodgeOffer: [{ options: ['decline', 'dodge', 'attack'] }, { asked: { against: 'boomer' }, options: ['dodge'] }],
  followOffer: [{ options: ['decline', 'attack'] }],
  discardForWounds: [{ options: ['attack'] }],
  ownCover: [{ options: ['none', 'c4'] }],
  exploreOffer: [{ asked: { figure: 'D1' }, options: ['decline', 'D1'] }],
  moveOn: [{ options: ['stop', 'H3'] }],
  ammoChoice: [{ options: ['lancer'] }],
  weaponKept: [{ options: ['gnasher'] }],
  weaponLimit: [{ options: ['gnasher'] }],
  zoneChoice: [{ options: ['H3'] }, { asked: { figure: null }, options: ['H4'] }],
  weaponReceiver: [{ asked: { against: 'lancer' }, options: ['cole'] }],
  levelChoice: [{ options: ['2'] }],
  mapChoice: [{ options: ['1'] }],
  triggerChoice: [{ options: ['0', '2'] }],
}

test('what every question and each of its answers says, in both languages', async () => {
  const lines = [...MATCH_DECISION_KINDS, 'of another release'].flatMap((kind) => {
    const known = MATCH_DECISION_KINDS.find((one) => one === kind)
    const cases = (known && CASES[known]) ?? [{ options: ['drone'] }]
    return [
      `\n## ${kind}\n`,
      ...cases.flatMap(({ asked: more, options }) => {
        const asked: AskedDecision = { kind, player: 'cole', figure: 'drone', ...more }
        return (['en', 'es'] as const).flatMap((locale) => [
          `- ${questionText(asked, locale, gearsContent)}`,
          ...options.map((option) => {
            const name = optionText(asked, option, locale, gearsContent)
            return `  - ${name} / ${answerText(asked, option, locale, gearsContent)}`
          }),
        ])
      }),
    ]
  })
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('./decision-words.md')
})
