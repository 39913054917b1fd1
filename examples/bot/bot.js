import { createHmac } from 'node:crypto'
import process from 'node:process'
import { createInterface } from 'node:readline'

const { ARBITER = 'http://127.0.0.1:8080', BOT_SECRET = 'at least 32 characters, and nobody else’s' } = process.env

/** Each channel has a token of its own, so nobody sees the table of another one. */
const tokenOf = (channel) => createHmac('sha256', BOT_SECRET).update(channel).digest('base64url')
const board = { stored: 'table' }
const COMMANDS = {
  table: (...json) => ['/v1/tables', { name: 'table', game: 'signum', table: JSON.parse(json.join(' ')) }],
  sees: (shooter, target) => ['/v1/games/signum/rulings/line-of-sight', { board, shooter, target }],
  move: (creature, x, y) => [
    '/v1/games/signum/rulings/move?store=table',
    { board, creature, path: [{ x: Number(x), y: Number(y) }] },
  ],
}

/** What is posted in answer to a message such as `/move Greer 24 20`. */
export async function answer(channel, message, language = 'en') {
  const [name, ...words] = message.trim().slice(1).split(/\s+/)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null
  if (command === null) return `/${Object.keys(COMMANDS).join(', /')}`
  const [path, body] = command(...words)
  const headers = { authorization: `Bearer ${tokenOf(channel)}`, accept: 'text/markdown', 'accept-language': language }
  headers['content-type'] = 'application/json'
  const response = await fetch(ARBITER + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.headers.get('content-type').includes('json')) return text
  return JSON.parse(text).detail ?? `Stored: ${JSON.parse(text).name}`
}

if (process.argv[1] === import.meta.filename) {
  for await (const line of createInterface(process.stdin)) process.stdout.write(`${await answer('here', line)}\n`)
}
