/** The service that the page talks to: `index.html?api=https://…`, or one on this machine. */
const API = new URLSearchParams(location.search).get('api') ?? 'http://127.0.0.1:8080'

/** How long a broken stream waits before it is opened again. */
const RETRY_MS = 1_000

/** A secret of this browser's own: every match that it opens or joins is found again by it. */
function ownToken() {
  const known = localStorage.getItem('token')
  if (known !== null) return known
  const token = crypto.randomUUID() + crypto.randomUUID()
  localStorage.setItem('token', token)
  return token
}

const TOKEN = ownToken()

/** The service said no; the message is a sentence for people. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.detail ?? problem.title)
    this.code = problem.code
  }
}

/** One request; what is not a success is thrown as the problem that the service names. */
export async function ask(path, { body, version, language = 'en' } = {}) {
  const response = await fetch(API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(answer)
  return answer
}

/** A ticket stands in the address of a stream or a picture, where a browser can send no token. */
async function takeTicket({ id, seat }) {
  const { ticket } = await ask(`/v1/matches/${id}/tickets`, { body: { seat } })
  return ticket
}

/** The table as it is now. Each ticket is another address, so no earlier picture is shown from the browser's cache. */
export async function boardAddress(match) {
  return `${API}/v1/matches/${match.id}/board.png?ticket=${await takeTicket(match)}`
}

/**
 * Hears every event of a match in order, without gap or repetition. A stream that breaks is opened again with a new
 * ticket, because the old one may have run out, after the last event that was heard.
 */
export async function follow(match, after, onEvent) {
  const ticket = await takeTicket(match).catch(() => null)
  const again = (last) => setTimeout(() => follow(match, last, onEvent), RETRY_MS)
  if (ticket === null) return again(after)
  let last = after
  const stream = new EventSource(`${API}/v1/matches/${match.id}/events?named=false&ticket=${ticket}&after=${after}`)
  stream.onmessage = ({ data }) => {
    const event = JSON.parse(data)
    last = event.number
    onEvent(event)
  }
  stream.onerror = () => {
    stream.close()
    again(last)
  }
}
