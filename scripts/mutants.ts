import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundle } from './mutants/bundle.ts'
import { failsTests } from './mutants/chapter-tests.ts'
import { isEquivalent } from './mutants/equivalent.ts'
import { Judge, type Verdict } from './mutants/judge.ts'
import { GAMES, sitesOfGame } from './mutants/rule-files.ts'
import { describe, sampleOf } from './mutants/sample.ts'
import type { Site } from './mutants/sites.ts'

const USAGE = `Changes the rules in small ways, one at a time, and looks whether the examples notice: whether any answer,
trace or text differs from what is committed.

  npm run mutants -- [--game apex] [--count 75] [--seed 1] [--all] [--tests]

  --game    one game only
  --count   mutants per game (75)
  --seed    another sample (1)
  --all     lists the killed ones, too
  --tests   tries what the examples do not notice with the tests of its chapter, too, which takes long and changes the
            file for so long`

type Row = { readonly site: Site; readonly verdict: Verdict | 'equivalent' }

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '75' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.info(USAGE)
else await main(values.game === undefined ? GAMES : [values.game])

async function main(games: readonly string[]): Promise<void> {
  const sites = games.flatMap(sampleOfGame)
  mkdirSync('node_modules/.mutants', { recursive: true })
  await bundle(sites, 'node_modules/.mutants/games.mjs')
  const judge = new Judge('node_modules/.mutants/games.mjs', sites.length)
  await judge.load(games)
  const rows: Row[] = []
  for (const [number, site] of sites.entries()) rows.push(await judged(judge, number, site))
  report(games, rows)
}

function sampleOfGame(game: string): Site[] {
  return sampleOf(sitesOfGame(game), Number(values.count), `${values.seed} ${game}`)
}

async function judged(judge: Judge, number: number, site: Site): Promise<Row> {
  const seen = await judge.judge(number)
  await judge.clean(number)
  const changesNothing = seen !== 'killed' && (isEquivalent(site) || (seen === 'unreached' && site.isDefault))
  const verdict = values.tests && seen !== 'killed' && !changesNothing && failsTests(site) ? 'killed' : seen
  if (values.all || ((verdict === 'survived' || verdict === 'unreached') && !changesNothing)) {
    console.info(verdict, describe(site))
  }
  return { site, verdict: changesNothing ? 'equivalent' : verdict }
}

function report(games: readonly string[], rows: readonly Row[]): void {
  const count = (of: readonly Row[], verdict: Row['verdict']) => of.filter((row) => row.verdict === verdict).length
  const line = (name: string, of: readonly Row[]) => {
    const [killed, elsewhere, equivalent] = [count(of, 'killed'), count(of, 'elsewhere'), count(of, 'equivalent')]
    const share = ((100 * killed) / Math.max(1, of.length - elsewhere - equivalent)).toFixed(1)
    return {
      name,
      mutants: of.length,
      killed,
      survived: count(of, 'survived'),
      unreached: count(of, 'unreached'),
      elsewhere,
      equivalent,
      'caught %': share,
    }
  }
  console.table([
    ...games.map((game) =>
      line(
        game,
        rows.filter(({ site }) => site.file.includes(`/${game}/`)),
      ),
    ),
    line('all', rows),
  ])
}
