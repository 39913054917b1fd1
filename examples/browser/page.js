import { ask, boardAddress, follow } from './arbiter.js'

const $ = (selector) => document.querySelector(selector)
const hash = new URLSearchParams(location.hash.slice(1))
const language = () => $('#language').value

/** The seat that this page plays. Two tabs of one browser share a token, so every request names its seat. */
const played = { id: '', seat: 0 }
const shown = { isRefreshing: false, isStale: false }

start().catch(showProblem)

async function start() {
  $('#language').value = navigator.language.startsWith('es') ? 'es' : 'en'
  $('#language').onchange = () => played.id !== '' && refresh()
  if (hash.has('match') && !hash.has('invitation')) return open(hash.get('match'), Number(hash.get('seat')))
  $('#game').hidden = hash.has('invitation')
  if (!hash.has('invitation')) await listGames()
  $('#lobby').hidden = false
  $('#lobby').onsubmit = (event) => {
    event.preventDefault()
    const form = new FormData(event.target)
    const enter = hash.has('invitation') ? join : create
    enter(form.get('name'), form.get('game'), form.get('mission')).catch(showProblem)
  }
}

/** The games that two can play; what else a game lets its creator choose is left as it is, but for missions. */
async function listGames() {
  const { games } = await ask('/v1/games', { language: language() })
  const playable = games.filter(({ match }) => match !== null && match.seats.min <= 2)
  const { game } = $('#lobby').elements
  game.replaceChildren(...playable.map(({ id, name }) => new Option(name, id)))
  game.value = hash.get('game') ?? 'gears'
  game.onchange = () => listMissions(game.value)
  await listMissions(game.value)
}

async function listMissions(game) {
  $('#mission').hidden = game !== 'gears'
  if (game !== 'gears') return
  const { content } = await ask('/v1/games/gears/content?kind=mission', { language: language() })
  const options = content.map(({ id, name }) => new Option(name[language()], id))
  $('#lobby').elements.mission.replaceChildren(...options)
}

/** The first seat is taken by name; for the other one the answer holds an invitation. */
async function create(name, game, mission) {
  const options = game === 'gears' ? { mission } : {}
  const { id, invitations } = await ask('/v1/matches', { body: { game, options, seats: [{ name }, {}] } })
  const link = new URL(location.href)
  link.hash = new URLSearchParams({ match: id, invitation: invitations[0].invitation })
  $('#invitation output').textContent = link
  $('#invitation').hidden = false
  await open(id, 0)
}

async function join(name) {
  const id = hash.get('match')
  const { seat } = await ask(`/v1/matches/${id}/seats`, { body: { name, invitation: hash.get('invitation') } })
  await open(id, seat)
}

/** The address then names match and seat, so that the page can be loaded again. */
async function open(id, seat) {
  Object.assign(played, { id, seat })
  $('#lobby').hidden = true
  $('#table').hidden = false
  $('#concede').onclick = () => give(`seats/${seat}/concession`, {})
  history.replaceState(null, '', `#${new URLSearchParams({ match: id, seat })}`)
  follow(played, 0, (event) => {
    log(event)
    refresh()
  })
  await refresh()
  const { game } = await ask(`/v1/matches/${id}?seat=${seat}`)
  $('h1').textContent = (await ask(`/v1/games/${game}`)).name
}

function log({ number, text }) {
  const line = document.createElement('li')
  line.value = number
  line.textContent = text
  $('#log').prepend(line)
}

/** Many events may come at once: the table is asked for again only when the last answer has been shown. */
async function refresh() {
  shown.isStale = true
  if (shown.isRefreshing) return
  shown.isRefreshing = true
  try {
    while (shown.isStale) {
      shown.isStale = false
      await show()
    }
  } finally {
    shown.isRefreshing = false
  }
}

async function show() {
  const { id, seat } = played
  const match = await ask(`/v1/matches/${id}?seat=${seat}`, { language: language() })
  const offered = await ask(`/v1/matches/${id}/offers?seat=${seat}`, { language: language() })
  $('#table').dataset.status = match.status
  showTurn(match)
  showOffers(offered)
  showHand(match)
  if (match.status !== 'open') {
    $('#invitation').hidden = true
    await showBoard()
  }
}

/** The next picture is asked for when this one has come, so a burst of events is no burst of pictures. */
async function showBoard() {
  $('#board').src = await boardAddress(played)
  await $('#board')
    .decode()
    .catch(() => undefined)
}

function showTurn({ status, seat, seats, activeSeat, ending }) {
  const waiting = activeSeat === seat ? 'It is your turn.' : `Waiting for ${seats[activeSeat]?.name ?? 'the others'}.`
  $('#concede').hidden = status !== 'running' || seats[seat].hasConceded
  $('#turn').textContent = { open: 'The other seat is free.', running: waiting, ended: ending?.reason }[status]
}

/** An offer is sent back by its id, at the version it was listed for. */
function showOffers({ offers, groups, version }) {
  const lists = groups.map(({ group, text }) => {
    const list = document.createElement('fieldset')
    const name = document.createElement('legend')
    name.textContent = text
    const members = offers.filter((offer) => offer.group === group)
    list.append(name, ...members.map((offer) => offerButton(offer, version)))
    return list
  })
  $('#offers').replaceChildren(...lists)
}

function offerButton({ id, text }, version) {
  const button = document.createElement('button')
  button.textContent = text
  button.onclick = () => give('commands', { seat: played.seat, offer: id }, version)
  return button
}

/** Gives a command at the version it was chosen for, and shows what came of it. */
async function give(path, body, version) {
  $('#problem').hidden = true
  for (const button of $('#offers').querySelectorAll('button')) button.disabled = true
  await ask(`/v1/matches/${played.id}/${path}`, { body, version, language: language() }).catch((error) => {
    // Somebody was faster: the offers are listed anew.
    if (error.code !== 'match.stale-version') showProblem(error)
  })
  await refresh()
}

/** The hand with what its cards do, where a view spells that out; other games show it in their pictures. */
function showHand({ view, seat }) {
  const cards = view?.cards === undefined ? [] : (view.players?.[seat]?.hand ?? [])
  $('#cards').hidden = cards.length === 0
  const lines = cards.map((card) => {
    const { name, actions } = view.cards[card]
    const line = document.createElement('li')
    const title = document.createElement('b')
    title.textContent = name[language()]
    line.append(title, ` ${actions.map((action) => action[language()]).join(' ')}`)
    return line
  })
  $('#hand').replaceChildren(...lines)
}

function showProblem(error) {
  $('#problem').hidden = false
  $('#problem').textContent = error.message
}
