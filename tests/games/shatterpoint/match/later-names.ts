/** Abilities of later boxes that are always in effect, or that are shown in tests of their own. */
export const LATER_ALWAYS: readonly string[] = [
  ...['i-love-my-job', 'say-goodnight-clanker', 'this-partys-over', 'augmented-power-servos', 'brutal-suppression'],
  ...['the-future-of-imperial-might', 'garrison-force', 'deadeye', 'not-just-a-pretty-face'],
  ...[
    'i-am-a-jedi-like-my-father-before-me',
    'watch-the-master-at-work',
    'imperial-detention',
    'special-forces-sniper',
  ],
  ...['hired-hand', 'on-contract', 'being-underestimated-has-its-values', 'our-survival-is-our-strength'],
]
