import { BOOK } from '../../content/book-numbers.ts'
import { opponentOf, type Player } from '../../vocabulary.ts'
import { hasPlace } from '../offers/free-place.ts'
import { spotNamed } from '../places/spots.ts'
import { type Asking, ask, type MatchRun, type PlaceGrant } from '../questions.ts'
import type { UnitInMatch } from '../state.ts'
import { cardOf, unitsOf } from '../units.ts'

/** Squads are deployed in turns, the starting player’s first. */
export function* deploySquads(run: MatchRun, starter: Player): Asking<void> {
  for (let count = 0; count < 2 * BOOK.squads; count++) {
    yield* deployOne(run, count % 2 === 0 ? starter : opponentOf(starter))
  }
}

const isWaiting = (unit: UnitInMatch): boolean => unit.characters.every(({ at }) => at === null)

/** A player deploys one of the squads that are left, and takes it up again if it does not fit. */
function* deployOne(run: MatchRun, player: Player): Asking<void> {
  for (;;) {
    const firsts = firstGrants(run, player)
    const answer = yield* ask(player, 'deploySquad', { places: firsts })
    if (!('deploySquad' in answer)) throw new Error('A squad is deployed first.')
    const { squad, charId, to } = answer.deploySquad
    run.emit({ type: 'charDeployed', character: charId, player, squad, at: spotNamed(to) })
    run.trace.applied('shatterpoint.setup.deploy-choice', { leader: charId })
    if (yield* deployRest(run, player, squad, charId)) return
    run.emit({ type: 'squadTakenUp', player, squad })
  }
}

/** The characters of primary units that may come first. */
function firstGrants(run: MatchRun, player: Player): PlaceGrant[] {
  return unitsOf(run.state, player)
    .filter((unit) => isWaiting(unit) && cardOf(unit, run.content).profile.type === 'primary')
    .flatMap(({ squad, characters }) =>
      characters.map(({ id }) => ({ command: 'deploySquad', character: id, squad, leader: null }) as const),
    )
}

/** The others of the squad, near its first character; false if one of them has no place. */
function* deployRest(run: MatchRun, player: Player, squad: number, leader: string): Asking<boolean> {
  for (;;) {
    const left = unitsOf(run.state, player)
      .filter((unit) => unit.squad === squad)
      .flatMap(({ characters }) => characters.filter(({ at }) => at === null))
    if (left.length === 0) return true
    const places = left.map(({ id }): PlaceGrant => ({ command: 'deployChar', character: id, squad, leader }))
    const isStuck = places.some((grant) => !hasPlace(run, grant))
    const options = isStuck ? [{ redeploySquad: {} }] : []
    const answer = yield* ask(player, 'deployChar', {
      about: { squad, leader },
      places: isStuck ? [] : places,
      options,
    })
    if (!('deployChar' in answer)) return false
    const { charId, to } = answer.deployChar
    run.emit({ type: 'charDeployed', character: charId, player, squad, at: spotNamed(to) })
  }
}
