import { expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { BOX_TEAMS } from '../../../../src/games/shatterpoint/match/teams.ts'
import { readMatch } from '../../../../src/matches/reading.ts'
import { takeSeat } from '../../../../src/matches/seats/seats.ts'
import { matchTable } from '../../../support/matches.ts'
import { chanceOf } from './random-match.ts'

const RULESET = { play: shatterpointPlay, rulesVersion: '1.0.0', contentHash: '' }
const [TEAM_A, TEAM_B] = BOX_TEAMS

test('a strike team that may not play is refused when joining, by its rule, and the seat stays free', async () => {
  const table = matchTable({ ruleset: RULESET })
  const match = await table.open({
    game: 'shatterpoint',
    options: {},
    seats: [{ name: 'Ana', choices: TEAM_A }, { name: null }],
  })
  const invitation = match.invitations[0]?.invitation ?? ''
  const join = (choices: object) =>
    takeSeat(table.cache, match.id, { name: 'Ben', entropy: '', token: null, invitation, choices: { ...choices } })
  const [first, second] = TEAM_B.squads
  expect(await join({ ...TEAM_B, squads: [first] })).toMatchObject({
    kind: 'refused',
    violations: [{ rule: 'shatterpoint.team.composition', path: ['choices', 1, 'squads'] }],
  })
  const swapped = { ...first, units: [...(first?.units.slice(0, 2) ?? []), 'bo-katan-kryze'] }
  expect(await join({ ...TEAM_B, squads: [swapped, second] })).toMatchObject({
    kind: 'refused',
    violations: [
      { rule: 'shatterpoint.team.squad-types', path: ['choices', 1, 'squads', 0, 'units'] },
      { rule: 'shatterpoint.team.points', path: ['choices', 1, 'squads', 0, 'units'] },
    ],
  })
  expect(await join(TEAM_B)).toMatchObject({ kind: 'joined', seat: 1 })
})

test('neither sees the other’s strike team before both are in, and then everybody sees both', async () => {
  const table = matchTable({ ruleset: RULESET })
  const seats = [{ name: 'Ana', choices: TEAM_A }, { name: null }]
  const match = await table.open({ game: 'shatterpoint', options: {}, seats })
  const live = await table.cache.findFresh(match.id)
  const told = (viewer: number | null) => readMatch(live, viewer, 'en').seats.map(({ choices }) => choices !== null)
  expect([told(0), told(1), told(null)]).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ])
  const invitation = match.invitations[0]?.invitation ?? ''
  await takeSeat(table.cache, match.id, { name: 'Ben', entropy: '', token: null, invitation, choices: { ...TEAM_B } })
  await table.cache.refresh(live)
  const cards = [...TEAM_A.squads, ...TEAM_B.squads].flatMap(({ units }) => units)
  expect(readMatch(live, null, 'en').view).toMatchObject({ units: cards.map((card) => ({ card })) })
  const { steps } = shatterpointPlay.setup({}, 2, chanceOf(1), [TEAM_A, TEAM_B]) as { steps: readonly object[] }
  expect(steps).toContainEqual(expect.objectContaining({ rule: 'shatterpoint.team.secret' }))
})
