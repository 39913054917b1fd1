import type { ShatterpointChoices } from './options.ts'

const ERA = 'fall-of-the-jedi'
const MISSION = 'shifting-priorities'

/** The two strike teams of the core box, for seats that bring none. */
export const BOX_TEAMS: readonly [ShatterpointChoices, ShatterpointChoices] = [
  {
    squads: [
      { units: ['general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'], era: ERA },
      { units: ['ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians'], era: ERA },
    ],
    missionSet: MISSION,
  },
  {
    squads: [
      { units: ['asajj-ventress-sith-assassin', 'kalani-super-tactical-droid', 'b1-battle-droids'], era: ERA },
      { units: ['lord-maul', 'gar-saxon-merciless-commander', 'mandalorian-super-commandos'], era: ERA },
    ],
    missionSet: MISSION,
  },
]
