import { expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { BOX_TEAMS } from '../../../../src/games/shatterpoint/match/teams.ts'
import { takeSeat } from '../../../../src/matches/seats/seats.ts'
import { matchTable } from '../../../support/matches.ts'

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
