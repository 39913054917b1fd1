import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const CW = 'Clone Wars'
const GCW = 'Galactic Civil War'

const profile = (name: string, type: string, eras: string[], more: JsonObject): JsonObject => ({
  own: { name, type, eras, ...more },
})
const primary = (name: string, more: JsonObject = {}) =>
  profile(name, 'primary', [CW, GCW], { squadPoints: 8, forceAffinity: 3, ...more })
const secondary = (name: string, more: JsonObject = {}) => profile(name, 'secondary', [CW], { pointCost: 4, ...more })
const supporting = (name: string, more: JsonObject = {}) =>
  profile(name, 'supporting', [CW, GCW], { pointCost: 4, ...more })

const first = { units: [primary('Leader'), secondary('Second'), supporting('Support')], era: CW }
const other = { units: [primary('Other leader'), secondary('Other second'), supporting('Other support')], era: CW }
const imperial = {
  units: [primary('Other leader'), profile('Officer', 'secondary', [GCW], { pointCost: 4 }), supporting('Squad')],
  era: GCW,
}

const missionSet = { own: 'Ambush' }
const team = (
  id: string,
  says: string,
  squads: JsonObject[],
  expected: Pick<WorkedExample, 'outcome' | 'rule'>,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.strike-team',
  input: { squads, missionSet, ...more },
  ...expected,
})
const broken = (rule: string, path: string): Pick<WorkedExample, 'outcome' | 'rule'> => ({
  outcome: { legal: false, violations: [{ rule, path }] },
  rule,
})

const core = (...units: string[]) => ({ units: units.map((unit) => ({ unit })) })
const anakins = core('general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers')
const ahsokas = core('ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians')
const padawan = profile('Padawan Ahsoka Tano', 'secondary', ['fall-of-the-jedi'], {
  pointCost: 4,
  uniqueNames: ['Ahsoka Tano'],
})

const twins = profile('Ezra “Jabba” Bridger (and Ahsoka)', 'secondary', ['fall-of-the-jedi'], {
  pointCost: 4,
  uniqueNames: ['Ezra Bridger', 'Ahsoka Tano'],
})

const check: WorkedExample[] = [
  team(
    'E-01',
    'Anakin is one character, the 501st are two',
    [anakins, ahsokas],
    {
      outcome: {
        legal: true,
        violations: [],
        forceTotal: 7,
        squads: [
          {
            era: 'fall-of-the-jedi',
            squadPoints: 7,
            spent: 7,
            units: [
              { unit: 'general-anakin-skywalker', characters: 1 },
              { unit: 'cc-7567-captain-rex', characters: 1 },
              { unit: '501st-clone-troopers', characters: 2 },
            ],
          },
          { squadPoints: 8, spent: 8 },
        ],
      },
      rule: 'shatterpoint.team.force-total',
    },
    { missionSet: { set: 'shifting-priorities' } },
  ),
  team(
    'E-10',
    'two units are the same person',
    [{ units: [{ unit: 'general-anakin-skywalker' }, padawan, { unit: '501st-clone-troopers' }] }, ahsokas],
    broken('shatterpoint.team.unique-name', 'squads.1.units.0.unit'),
  ),
  team(
    'E-10',
    'a unit of two persons has both names',
    [{ units: [{ unit: 'general-anakin-skywalker' }, twins, { unit: '501st-clone-troopers' }] }, ahsokas],
    broken('shatterpoint.team.unique-name', 'squads.1.units.0.unit'),
  ),
  team('E-51', 'a squad that spends all its points', [first, other], {
    outcome: { legal: true, violations: [], forceTotal: 6, squads: [{ era: CW, squadPoints: 8, spent: 8 }, {}] },
    rule: 'shatterpoint.team.points',
  }),
  team('E-51', 'an era that is left out is the first that fits', [{ units: first.units }, imperial], {
    outcome: { legal: true, squads: [{ era: CW }, { era: GCW }] },
    rule: 'shatterpoint.team.squad-era',
  }),
  team(
    'E-51',
    'the opponent may have the same units',
    [first, other],
    { outcome: { legal: true }, rule: 'shatterpoint.team.mirror-allowed' },
    { opponent: [primary('Leader')] },
  ),
  team(
    'E-52',
    'an era that the secondary unit lacks',
    [{ ...first, era: GCW }, other],
    broken('shatterpoint.team.squad-era', 'squads.0.units.1.own'),
  ),
  team(
    'E-52',
    'an era that the primary unit lacks',
    [
      {
        units: [primary('Leader', { eras: [GCW] }), secondary('Second'), supporting('Support', { eras: [CW] })],
        era: CW,
      },
      other,
    ],
    broken('shatterpoint.team.squad-era', 'squads.0.units.0.own'),
  ),
  team(
    'E-53',
    'one point too many',
    [{ ...first, units: [primary('Leader'), secondary('Second'), supporting('Support', { pointCost: 5 })] }, other],
    broken('shatterpoint.team.points', 'squads.0.units'),
  ),
  team(
    'E-53',
    'fewer points than allowed',
    [{ ...first, units: [primary('Leader'), secondary('Second'), supporting('Support', { pointCost: 0 })] }, other],
    {
      outcome: { legal: true, squads: [{ spent: 4, squadPoints: 8 }, {}] },
      rule: 'shatterpoint.team.points',
    },
  ),
  team(
    'E-54',
    'the same unit in both squads',
    [first, { ...other, units: [primary('Other leader'), secondary('Other second'), supporting('Support')] }],
    broken('shatterpoint.team.unit-name', 'squads.1.units.2.own'),
  ),
  team(
    'E-55',
    'two secondary units and no supporting one',
    [{ ...first, units: [primary('Leader'), secondary('Second'), secondary('Third', { pointCost: 3 })] }, other],
    broken('shatterpoint.team.squad-types', 'squads.0.units'),
  ),
  team('E-56', 'one squad of each era', [first, imperial], {
    outcome: { legal: true, violations: [], squads: [{ era: CW }, { era: GCW }] },
    rule: 'shatterpoint.team.two-eras-allowed',
  }),
  team(
    'E-55',
    'nothing at all',
    [],
    {
      outcome: {
        legal: false,
        violations: [
          { rule: 'shatterpoint.team.composition', path: 'squads' },
          { rule: 'shatterpoint.team.composition', path: 'missionSet' },
        ],
        forceTotal: 0,
      },
      rule: 'shatterpoint.team.composition',
    },
    { missionSet: null },
  ),
  team(
    'E-53',
    'a primary unit with a point cost',
    [{ ...first, units: [primary('Leader', { pointCost: 2 }), secondary('Second'), supporting('Support')] }, other],
    broken('shatterpoint.team.value-kind', 'squads.0.units.0.own'),
  ),
  team('E-51', 'a unit that is not in the content', [{ units: [{ unit: 'jar-jar' }] }, other], {
    rule: 'shatterpoint.content.known',
  }),
]

const options = (id: string, says: string, input: JsonObject, expected: Pick<WorkedExample, 'outcome' | 'rule'>) => ({
  id,
  says,
  operation: 'shatterpoint.strike-team-options',
  input,
  ...expected,
})

const add: WorkedExample[] = [
  options(
    'E-51',
    'what fits beside Maul and Bo-Katan',
    { squads: [core('lord-maul', 'bo-katan-kryze'), ahsokasWithout('bo-katan-kryze')] },
    {
      outcome: {
        squads: [
          {
            isComplete: false,
            eras: ['fall-of-the-jedi'],
            pointsLeft: 4,
            open: [
              {
                type: 'supporting',
                candidates: [
                  { unit: '501st-clone-troopers', pointsLeft: 1, canFinish: true },
                  { unit: 'b1-battle-droids', pointsLeft: 1 },
                  { unit: 'mandalorian-super-commandos', pointsLeft: 0 },
                  { unit: 'republic-clone-commandos', pointsLeft: 0 },
                  { unit: '212th-clone-troopers', pointsLeft: 0 },
                  { unit: 'arf-clone-troopers', pointsLeft: 1 },
                  { unit: '104th-wolfpack-troopers', pointsLeft: 0 },
                  { unit: 'fils-clones', pointsLeft: 1 },
                  { unit: 'echo-and-tech', pointsLeft: 0 },
                  { unit: 'b2-battle-droids', pointsLeft: 0 },
                  { unit: 'magnaguard', pointsLeft: 1 },
                  { unit: 'nightsister-acolytes', pointsLeft: 0 },
                  { unit: 'weequay-pirates', pointsLeft: 0 },
                  { unit: 'hk-87-assassin-droids', pointsLeft: 1 },
                  { unit: 'bounty-hunters', pointsLeft: 0 },
                  { unit: 'fifth-brother', pointsLeft: 0 },
                  { unit: 'fourth-sister', pointsLeft: 0 },
                ],
              },
            ],
          },
          { isComplete: false, pointsLeft: 4, open: [{ type: 'secondary' }] },
        ],
      },
      rule: 'shatterpoint.team.build-order',
    },
  ),
  options(
    'E-53',
    'a secondary unit that leaves too little for any supporting unit',
    {
      squads: [{ units: [primary('Leader', { eras: ['fall-of-the-jedi'], squadPoints: 6 })] }],
      own: [{ name: 'Cheap', type: 'secondary', eras: ['fall-of-the-jedi'], pointCost: 3 }],
    },
    {
      outcome: {
        squads: [
          {
            pointsLeft: 6,
            open: [
              {
                type: 'secondary',
                candidates: [
                  { unit: 'cc-7567-captain-rex', pointsLeft: 2, canFinish: false },
                  { unit: 'gar-saxon-merciless-commander', canFinish: false },
                  { unit: 'kalani-super-tactical-droid', pointsLeft: 1, canFinish: false },
                  { unit: 'bo-katan-kryze', canFinish: false },
                  { unit: 'padawan-ahsoka-tano', pointsLeft: 2, canFinish: false },
                  { unit: 'jedi-master-shaak-ti', pointsLeft: 1, canFinish: false },
                  { unit: 'cc-2224-clone-commander-cody', canFinish: false },
                  { unit: 'rc-1140-fixer', canFinish: false },
                  { unit: 'wrecker-and-omega', pointsLeft: 2, canFinish: false },
                  { unit: 'barriss-offee-jedi-padawan', pointsLeft: 2, canFinish: false },
                  { unit: 'nahdar-vebb-jedi-knight', pointsLeft: 1, canFinish: false },
                  { unit: 'kraken-super-tactical-droid', canFinish: false },
                  { unit: 'jango-fett-bounty-hunter', canFinish: false },
                  { unit: 'nossor-ri', pointsLeft: 3, canFinish: true },
                  { unit: 'savage-opress', canFinish: false },
                  { unit: 'gwarm', pointsLeft: 3, canFinish: true },
                  { unit: 'aurra-sing', pointsLeft: 1, canFinish: false },
                  { unit: 'third-sister', canFinish: false },
                  { unit: null, name: 'Cheap', pointsLeft: 3, canFinish: true },
                ],
              },
              { type: 'supporting' },
            ],
          },
          { eras: [], pointsLeft: null },
        ],
      },
    },
  ),
  options(
    'E-53',
    'a team that already breaks a rule',
    { squads: [core('general-anakin-skywalker', 'cc-7567-captain-rex', 'clan-kryze-mandalorians')] },
    { rule: 'shatterpoint.team.points' },
  ),
]

function ahsokasWithout(left: string) {
  return { units: ahsokas.units.filter(({ unit }) => unit !== left) }
}

export const TEAM_EXAMPLES: readonly WorkedExample[] = [...check, ...add]
