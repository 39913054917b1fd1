import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Site, sitesOf } from './sites.ts'

/** Matches have tests of their own, pictures and tables of content are no rules. */
const LEFT_OUT =
  /\/(content|match|scenes)\/|\.scene\.ts$|\.examples\.ts$|-(canvas|colours|labels|legend)\.ts$|\/index\.ts$/

export const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Every place of a game's rules where a change can be made. */
export function sitesOfGame(game: string): Site[] {
  const folder = join('src/games', game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const rules = files.filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file)).sort()
  return rules.flatMap((file) => sitesOf(file, readFileSync(file, 'utf8')))
}
