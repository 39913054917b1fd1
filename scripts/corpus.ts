import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Game } from '../src/contract/game.ts'
import { games as unchangedGames } from '../src/games/index.ts'
import { corpusOf, examplesOf, fileOf, inputOf, written } from '../tests/games/corpus.ts'
import { saidTo } from '../tests/support/said.ts'
import { numbersOf } from '../tests/support/schema-values.ts'
import { type Broken, Search } from './corpus/search.ts'
import { Variations } from './corpus/variations.ts'
import type { Question } from './mutants/answers.ts'
import { bundle } from './mutants/bundle.ts'
import { isEquivalent } from './mutants/equivalent.ts'
import { MutatedGames } from './mutants/mutated-games.ts'
import { GAMES, sitesOfGame } from './mutants/rule-files.ts'
import { describe, hash, nameOf } from './mutants/sample.ts'
import type { Site } from './mutants/sites.ts'

const USAGE = `Looks for variations of the examples whose answers show small changes of the rules that no question showed so far,
and adds them to tests/games/<game>/corpus/.

  npm run corpus -- [--game apex] [--minutes 3] [--seed 1] [--half] [--list]
  npm run corpus -- show apex.shot k3Jd9a

  --game     one game only
  --minutes  of CPU per game (3)
  --seed     another search (1)
  --half     learns from one half of the changes, says how many of the other half are noticed, and writes nothing
  --list     lists the changes that nothing notices
  show       prints what the variations of an operation with this hash ask and what is answered now`

const FILE = 'node_modules/.mutants/all.mjs'
/** A list that grows for ever ends the whole process, so this has to come before. */
const TIMEOUT_MS = 1_000
/** How long the search stays with one operation. */
const STEPS = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    half: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.info(USAGE)
else if (positionals[0] === 'show') show(positionals[1] ?? '', positionals[2] ?? '')
else for (const game of values.game === undefined ? GAMES : [values.game]) await grow(game)

function show(id: string, hash: string): void {
  const operation = unchangedGames.flatMap(({ operations }) => operations).find((one) => one.id === id)
  if (operation === undefined) throw new Error(`There is no operation ${id}.`)
  const examples = examplesOf(operation)
  for (const variation of corpusOf(operation).filter(({ said }) => said.includes(hash))) {
    const input = inputOf(examples, variation)
    const { ruling, texts } = saidTo(operation, input)
    console.info(variation.example, variation.changes)
    console.dir({ input, ruling: JSON.parse(ruling), texts: JSON.parse(texts) }, { depth: null })
  }
}

async function grow(id: string): Promise<void> {
  const sites = sitesOfGame(id).filter((site) => !isEquivalent(site))
  mkdirSync(dirname(FILE), { recursive: true })
  await bundle(sites, FILE)
  const games = new MutatedGames(FILE, sites.length, TIMEOUT_MS)
  await games.load()
  const game = games.games.find((one) => one.id === id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const questions = games.questions.filter(({ operation }) => operation.game === id)

  const all = [...sites.keys()]
  const seen = values.half ? all.filter((number) => isInHalf(sites[number] as Site)) : all
  const search = searched(game, games, questions, seen)
  if (values.half) {
    const others = all.filter((number) => !seen.includes(number))
    const rest = new Search(games, others, new Variations(game, numbersOf(1)), numbersOf(1))
    for (const question of [...questions, ...search.kept]) rest.learn(question)
    console.info(`${id}: of the ${others.length} others ${rest.open.size} not noticed`)
  } else write(game.id, search.kept)
  for (const broken of search.broken) describeBroken(broken)
  if (!values.list) return
  for (const [number, site] of sites.entries()) {
    if (search.open.has(number)) console.info(fateOf(number, site, search, games).padEnd(9), describe(site))
  }
}

/** How a change that no question notices fared; what is declared at the start shows in what is published. */
function fateOf(number: number, site: Site, { met }: Search, games: MutatedGames): string {
  if (met.has(number)) return 'survived'
  if (games.isReachedAtLoad(number)) return 'declared'
  return site.isDefault ? 'default' : 'unreached'
}

function isInHalf(site: Site): boolean {
  return hash(nameOf(site)) < '8'
}

function searched(game: Game, games: MutatedGames, questions: readonly Question[], seen: readonly number[]): Search {
  const below = numbersOf(Number(values.seed))
  const search = new Search(games, seen, new Variations(game, below), below)
  for (const question of questions) search.learn(question)
  report(game, search, seen.length)
  const ends = cpu() + 60 * Number(values.minutes)
  while (cpu() < ends) {
    const promising = search.promising(game.operations)
    const operation = promising[below(Math.max(1, promising.length))]
    if (operation === undefined) break
    for (let step = 0; step < STEPS; step++) search.step(operation)
  }
  report(game, search, seen.length)
  return search
}

function write(game: string, kept: readonly Question[]): void {
  for (const operation of unchangedGames.find(({ id }) => id === game)?.operations ?? []) {
    const more = kept.filter((question) => question.operation.id === operation.id)
    if (more.length === 0) continue
    mkdirSync(dirname(fileOf(operation)), { recursive: true })
    writeFileSync(fileOf(operation), written(operation, [...corpusOf(operation), ...more]))
  }
}

function report({ id }: Game, { kept, open, met }: Search, all: number): void {
  const reached = [...open].filter((mutant) => met.has(mutant)).length
  const left = `${open.size} of ${all} changes are not noticed, ${reached} of them reached`
  console.info(`${id}: ${kept.length} variations added, ${left} (${cpu()} s)`)
}

function describeBroken({ question: { operation, input }, thrown }: Broken): void {
  console.error(`${operation.id} throws for ${JSON.stringify(input)}\n${thrown}`)
}

function cpu(): number {
  const { user, system } = process.cpuUsage()
  return Math.round((user + system) / 1e6)
}
