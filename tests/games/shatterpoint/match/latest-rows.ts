import {
  at,
  attack,
  begin,
  CLONES,
  DROIDS,
  ESCORT,
  EWOKS,
  FAR,
  FORCES,
  HAN,
  HASK,
  HERE,
  HUNTER,
  LOGRAY,
  MAUL,
  NEAR,
  NEXT,
  REBELS,
  REX,
  type Row,
  STORM,
  use,
  WRECKER,
  weak,
} from './further-pieces.ts'

const BESIDE = at([300, 420], [300, 480])
const ACROSS = at([500, 300], [500, 360])
const MIDDLE = { active: { MC: null } }

/** A scene for every ability of the latest boxes that is used or answers something. */
export const LATEST_ROWS: Row[] = [
  ['we-prefer-going-to-them', { [HUNTER]: HERE, [CLONES]: NEAR }, { [MAUL]: FAR }, begin(HUNTER), 'moved'],
  ['striking-distance', { [HUNTER]: HERE }, { [MAUL]: NEXT }, use(HUNTER), 'attackStarted'],
  ['enhanced-tracker', { [HUNTER]: HERE }, { [MAUL]: ACROSS }, { action: 'move', by: MAUL }, 'moved'],
  ['its-hard-to-compete-with-a-jedi', { [HUNTER]: HERE }, { [MAUL]: NEXT }, attack('melee', MAUL, HUNTER), 'rerolled'],
  [
    'the-leader-of-the-batch',
    { [HUNTER]: BESIDE, [CLONES]: HERE },
    { [MAUL]: ACROSS },
    attack('ranged', `${CLONES}-a`, MAUL),
    'diceModified',
  ],
  ['bulldoze', { [WRECKER]: HERE }, { [MAUL]: at([345, 300]) }, begin(WRECKER), 'pushed'],
  ['hahahaha-yeah', { [WRECKER]: HERE }, { [MAUL]: ACROSS }, use(WRECKER), 'attackStarted'],
  [
    'i-wasnt-sneaking',
    { [WRECKER]: at([390, 340]) },
    { [MAUL]: weak(MAUL, at([480, 480])) },
    use(WRECKER),
    'unitWounded',
    MIDDLE,
  ],
  [
    'long-live-the-empire',
    { [HASK]: HERE, [FORCES]: { ...NEAR, damage: 6, conditions: ['exposed'] } },
    { [MAUL]: FAR },
    use(HASK),
    'injuryGained',
    MIDDLE,
  ],
  [
    'defiance-will-be-the-death-of-you',
    { [HASK]: BESIDE, [FORCES]: HERE },
    { [MAUL]: ACROSS },
    attack('ranged', `${FORCES}-a`, MAUL),
    'diceModified',
  ],
  [
    'may-we-live-up-to-our-name',
    { [HASK]: weak(HASK, HERE) },
    { [MAUL]: NEXT },
    attack('melee', MAUL, HASK),
    'attackStarted',
  ],
  [
    'special-forces-conditioning',
    { [FORCES]: { ...HERE, damage: 2, conditions: ['exposed'] } },
    { [MAUL]: FAR },
    begin(FORCES),
    'damageRemoved',
  ],
  ['imperial-efficiency', { [ESCORT]: HERE, [STORM]: { ...NEAR, damage: 1 } }, { [MAUL]: FAR }, begin(ESCORT), 'moved'],
  ['disciplined', { [ESCORT]: HERE }, { [REX]: ACROSS }, attack('ranged', REX, ESCORT), 'hunkerGained', MIDDLE],
  ['inspiring-presence', { [LOGRAY]: HERE, [EWOKS]: NEAR }, { [MAUL]: FAR }, begin(LOGRAY), 'hunkerGained'],
  ['elders-command', { [LOGRAY]: HERE, [EWOKS]: NEAR }, { [MAUL]: FAR }, use(LOGRAY), 'hunkerGained'],
  [
    'secret-ingredients',
    { [LOGRAY]: HERE },
    { [DROIDS]: weak(DROIDS, NEXT) },
    attack('melee', LOGRAY, `${DROIDS}-a`),
    'attackDiceThrown',
    { seed: 5 },
  ],
  ['commando-doctrines', { [REBELS]: HERE }, { [MAUL]: at([570, 300]) }, use(REBELS), 'hunkerGained'],
  [
    'coordinated-fire-damage-rebels',
    { [HAN]: FAR, [REBELS]: NEAR, 'kanan-jarrus-spectre-1': HERE },
    { [MAUL]: NEXT },
    attack('melee', 'kanan-jarrus-spectre-1', MAUL),
    'damageSuffered',
  ],
  ['look-out-hes-loose', { [HAN]: HERE }, { [MAUL]: NEXT }, use(HAN), 'conditionGained'],
  ['boring-conversation-anyway', { [HAN]: HERE }, { [MAUL]: NEXT }, attack('melee', `${HAN}-a`, MAUL), 'moved'],
  ['i-expect-to-be-well-paid', { [HAN]: HERE, [REX]: NEAR }, { [MAUL]: FAR }, begin(REX), 'tagGained'],
  [
    'were-all-fine-here-now-thank-you',
    { [HAN]: HERE },
    { [DROIDS]: weak(DROIDS, NEXT) },
    attack('melee', `${HAN}-a`, `${DROIDS}-a`),
    'effectApplied',
  ],
]

/** Abilities of the latest boxes that are always in effect, or that are shown in tests of their own. */
export const LATEST_ALWAYS: readonly string[] = [
  ...['the-muscle-of-the-batch', 'infiltration', 'rigorous-training', 'protective-wards', 'camouflage'],
]
