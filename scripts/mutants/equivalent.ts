import { nameOf } from './sample.ts'
import type { Site } from './sites.ts'

const APEX = 'src/games/apex'
const GEARS = 'src/games/gears'
const SHATTERPOINT = 'src/games/shatterpoint'
const SIGNUM = 'src/games/signum'

/** Longer pieces of code that are named below. */
const REACHED_SIDES =
  'sidesOf(part.outline) .map((side) => ({ part, side, stretch: stretchNearSegment(way, side, base.radius) }))'
const PICTURED =
  '{ picture: (outcome: z.output<Outcome>, input: z.output<Input>, caption: Caption<GearsContent>) => picture(outcome, input, { ...caption, content: contentFor(input, caption.content) }), }'
const DETOURS = 'places.map((place) => ({ place, length: detour(place) }))'

/** Whether a mutant is known to change no answer and no text. */
export const isEquivalent = (site: Site): boolean => EQUIVALENT.has(keyOf(site))

/** Numbers are alike wherever they stand, so that their line belongs to their names. */
function keyOf(site: Site): string {
  const name = site.kind === 'number' ? `${nameOf(site)} in ${site.lineOfCode}` : nameOf(site)
  return name.replace(/\s+/g, ' ')
}

/** Mutants that change no answer and no text, judged by hand, each with its reason; named as `keyOf` names them. */
const EQUIVALENT: ReadonlyMap<string, string> = new Map([
  ...['first === null || second === null (first === null) && (second === null)'].map((change): [string, string] => [
    `${SIGNUM}/city/ruins.rules.ts logic ${change}`,
    'Both symbols are there, or neither is.',
  ]),
  [
    `${GEARS}/damage/casualties.ts statement this.#recordMarker('placed', monster, taken) undefined`,
    'Only a match listens which marker was taken, and its own tests show it.',
  ],
  [
    `${APEX}/combat/shot/shot-targets.ts logic difficulty === undefined || !anyHit || !eliminates || !expectedDamage (difficulty === undefined || !anyHit || !eliminates) && (!expectedDamage)`,
    'All four are there, or none is.',
  ],
  [
    `${SHATTERPOINT}/sight/line-of-sight.ts boundary z > 0 (z) >= (0)`,
    'What is not above the ground is not above whoever looks either, which is asked first.',
  ],
  [
    `${SHATTERPOINT}/sight/line-of-sight.ts filter field.parts.filter(({ isBlocked }) => isBlocked) (field.parts)`,
    'Only made ready in vain: a part that blocks nothing is passed over when it is met.',
  ],
  [
    `${SHATTERPOINT}/measuring/direction.ts boundary Math.min(away, TURN - away) <= BOOK.halfCone + ANGLE_TOLERANCE (Math.min(away, TURN - away)) < (BOOK.halfCone + ANGLE_TOLERANCE)`,
    'No angle that can be given lies at the tolerance itself.',
  ],
  [
    `${GEARS}/sight/sight.ts logic number !== zone && this.#isOpen(zone, number) (number !== zone) || (this.#isOpen(zone, number))`,
    'Only looks for more than can be found.',
  ],
  [
    `${GEARS}/table/piece-placement.ts boundary byPosition(one.to, end) < 0 (byPosition(one.to, end)) <= (0)`,
    'Two places of one line at the same position are the same place.',
  ],
  [
    `${GEARS}/locust/spawn/spawn.ts filter powerful.filter((enemy) => enemy !== undefined) (powerful)`,
    'An enemy that is not there is never available.',
  ],
  [
    `${SIGNUM}/movement/sweep.ts number 1 2 in const long = legLength({ from, to }) || 1`,
    'A leg without a length has no direction, whatever it is divided by.',
  ],
  [
    `${SIGNUM}/combat/melee/melee-declaration.ts boundary side.bonuses.length + side.relicUses.length > 0 (side.bonuses.length + side.relicUses.length) >= (0)`,
    'Of none nothing can be wrong.',
  ],
  [
    `${SIGNUM}/combat/melee/melee-declaration.ts boundary side.relics.length + side.relicOrder.length > 0 (side.relics.length + side.relicOrder.length) >= (0)`,
    'Of none nothing can be wrong.',
  ],
  [
    `${SHATTERPOINT}/movement/find-placement.ts boundary distance > arm + reach (distance) >= (arm + reach)`,
    'At that very distance the only bend that reaches is the straight one either way.',
  ],
  [
    `${APEX}/table/placed-board.ts arithmetic (y + 1) * (this.width + 2) + x + 1 ((y + 1) * (this.width + 2) + x) - (1)`,
    'Only a key of maps: every edge still has one of its own.',
  ],
  [
    `${APEX}/table/placed-board.ts arithmetic (y + 1) * (this.width + 2) + x ((y + 1) * (this.width + 2)) - (x)`,
    'Only a key of maps: every edge still has one of its own.',
  ],
  [
    `${APEX}/table/placed-board.ts boundary column > 0 (column) >= (0)`,
    'The top of an edge on the border is never asked for: no line crosses it.',
  ],
  [
    `${APEX}/table/placed-board.ts boundary object.cells.length > 0 (object.cells.length) >= (0)`,
    'An object in no space has no sides either.',
  ],
  [`${APEX}/table/board.ts statement tagSets.set(list, tags) undefined`, 'Only remembers what is found again.'],
  [
    `${APEX}/combat/shot/difficulty.ts boundary distance < min (distance) <= (min)`,
    'At the end of the range the difference is 0 either way.',
  ],
  [
    `${APEX}/table/line-end.ts comparison along === start + 1 (along) !== (start + 1)`,
    'A line that starts in an intersection never crosses a line of the grid through it again.',
  ],
  [
    `${APEX}/table/placed-board.ts boundary row < this.height (row) <= (this.height)`,
    'Below the last row only the border of the board is written, which is never asked for.',
  ],
  [
    `${APEX}/loot/attachment-fit.operation.ts logic found === null || slots === null (found === null) && (slots === null)`,
    'Where either is missing a violation was found; the test is for the type.',
  ],
  [
    `${APEX}/table/placed-board.ts boundary column < this.width (column) <= (this.width)`,
    'Beyond the last column only the border of the board is written, which is never asked for.',
  ],
  [
    `${APEX}/table/line-end.ts comparison along === start (along) !== (start)`,
    'A line that starts in an intersection never crosses a line of the grid through it again.',
  ],
  [
    `${APEX}/damage/recovery.operation.ts number 0 1 in return \`\${values[locale]}\${cooldown > 0 ? faster[locale] : ''}\``,
    'No consumable of the pack moves tokens by exactly 1 position.',
  ],
  [
    `${APEX}/ring/ring.ts number 0 1 in asked < 0 ? 0 - Math.min(-asked, outer) : Math.min(asked, inner)`,
    'asked < 1: a side that does not move gives 0 either way.',
  ],
  [
    `${GEARS}/locust/ai/effects.ts filter candidates(of, environment, context).filter((figure) => figure.side === 'locust') (candidates(of, environment, context))`,
    'Cards command Locust only; the filter is for the type.',
  ],
  [
    `${SHATTERPOINT}/measuring/template.ts arithmetic theta + phi + 90 (theta + phi) - (90)`,
    'An arm is as wide on its left as on its right.',
  ],
  [
    `${SHATTERPOINT}/movement/push/resolve-push.ts number 0 1 in const facts = { object: object.id, axis: middle ?? 0, min, max, angle: given }`,
    'The default of an angle that is always given there.',
  ],
  [
    `${SHATTERPOINT}/combat/tree/best-path.ts boundary a.worth > b.worth (a.worth) >= (b.worth)`,
    'The line before has found that the two differ.',
  ],
  [
    `${SHATTERPOINT}/combat/tree/best-path.ts number 32 33 in const key = ((last * 2 + Number(has)) * 256 + chosen) * 32 + left`,
    'Only a key: more than the most options that a path has keeps every key apart.',
  ],
  [
    `${SHATTERPOINT}/movement/end-position.ts logic outline.every((corner) => corner.x >= x + radius) || outline.every((corner) => corner.x <= x - radius) (outline.every((corner) => corner.x >= x + radius)) && (outline.every((corner) => corner.x <= x - radius))`,
    'Only sooner: the exact test that follows says the same of a part that is apart.',
  ],
  [
    `${SHATTERPOINT}/movement/find-placement.ts boundary Math.hypot(target.x - base.x, target.y - base.y) > reach + target.radius + SLACK (Math.hypot(target.x - base.x, target.y - base.y)) >= (reach + target.radius + SLACK)`,
    'The slack lies beyond what any template reaches.',
  ],
  [
    `${APEX}/movement/placement.rules.ts logic free || cause === null (free) && (cause === null)`,
    'Exactly what is free has no cause; the second half is for the type.',
  ],
  [
    `${APEX}/table/free-intersection.ts boundary a.dy + b.dy > 0 (a.dy + b.dy) >= (0)`,
    'Of two arms at a right angle just one goes north or south.',
  ],
  [
    `${GEARS}/combat/attack/noise.ts logic start === undefined || goal === undefined (start === undefined) && (goal === undefined)`,
    'Whoever makes or hears a noise stands in a zone of the map.',
  ],
  [
    `${SIGNUM}/sight/line-of-sight.ts statement prepared.set(board, ready) undefined`,
    'Only remembers what is found again.',
  ],
  [
    `${GEARS}/table/border.ts arithmetic (sign * x) / divisor + 0 ((sign * x) / divisor) - (0)`,
    'Only -0 differs, which keys of maps and texts take for 0.',
  ],
  [
    `${GEARS}/table/border.ts arithmetic (sign * y) / divisor + 0 ((sign * y) / divisor) - (0)`,
    'Only -0 differs, which keys of maps and texts take for 0.',
  ],
  ...[
    '(a.left < b.right && b.left < a.right && a.bottom < b.top) || (b.bottom < a.top)',
    '(a.left < b.right && b.left < a.right) || (a.bottom < b.top)',
    '(a.left < b.right) || (b.left < a.right)',
  ].map((after): [string, string] => [
    `${GEARS}/table/zone-outline.ts logic ${before(after)} ${after}`,
    'Only sooner: wherever boxes are near, the outlines themselves are compared.',
  ]),
  ...[
    'const ways = new Float64Array((full + 1) * layout.tallies)',
    'const tallies = (maxHits + 1) * (maxHeads + 1) * (maxCancelled + 1) * PARTIALS_PER_HIT',
    'let next = 1',
  ].map((line): [string, string] => [
    `${APEX}/combat/shot/shot-count.ts number 1 2 in ${line}`,
    'Only more room for counts, in which nothing is ever counted.',
  ]),
  [
    `${APEX}/combat/shot/shot-count.ts method Math.floor(partials / PARTIALS_PER_HIT) Math.ceil(partials / PARTIALS_PER_HIT)`,
    'Only more room for counts, in which nothing is ever counted.',
  ],
  [
    `${SHATTERPOINT}/movement/push/push-path.ts boundary at < farthest (at) <= (farthest)`,
    'The farthest place is tried anyway, and first.',
  ],
  [
    `${SHATTERPOINT}/movement/push/push-path.ts filter ${REACHED_SIDES} .filter(({ stretch }) => isReached(stretch, farthest)) (${REACHED_SIDES})`,
    'Only sooner: whatever the way does not come to is left out again where its own stretch is asked for.',
  ],
  [
    `${SHATTERPOINT}/movement/consequences.ts logic old === undefined || now === undefined (old === undefined) && (now === undefined)`,
    'Who is on the table before is on it afterwards.',
  ],
  [
    `${SHATTERPOINT}/movement/find-placement.ts boundary foot <= arm (foot) < (arm)`,
    'Where the foot is as long as the arm both formulas come to the same angle.',
  ],
  [
    `${GEARS}/sight/sight.ts method this.complex.cellsAt(centre).some((cell) => isAt(this.complex.cells[cell])) this.complex.cellsAt(centre).every((cell) => isAt(this.complex.cells[cell]))`,
    'Only sooner: the search that follows begins in the same cells.',
  ],
  [
    `${GEARS}/sight/sight.ts boundary this.#map.range(a, b) < Number.POSITIVE_INFINITY (this.#map.range(a, b)) <= (Number.POSITIVE_INFINITY)`,
    'Only looks for more than can be found.',
  ],
  [`${GEARS}/sight/sight.ts statement prepared.set(map, sight) undefined`, 'Only remembers what is found again.'],
  [
    `${GEARS}/locust/ai/battlefield.ts number 0 1 in for (const type of FIGURE_TYPES) pool[type] = figureCounts.get(type) ?? 0`,
    'The box has figures of every type.',
  ],
  [
    `${GEARS}/locust/ai/battlefield.ts number 0 1 in export const emptyPool = (): Pool => byFigureType(() => 0)`,
    'Of an answer every type is counted afterwards; what a match begins with its own tests show.',
  ],
  [
    `${GEARS}/define.ts logic picture && ${PICTURED} (picture) || (${PICTURED})`,
    'Only pictures, which have tests of their own.',
  ],
  [
    `${GEARS}/table/fitting-order.ts boundary search.work > MAX_WORK (search.work) >= (MAX_WORK)`,
    'Only a limit of work, one step of millions earlier.',
  ],
  [
    `${GEARS}/table/border.ts boundary start < end (start) <= (end)`,
    'No side of a zone ends where it starts: such outlines are refused before.',
  ],
  [
    `${GEARS}/locust/ai/decision.ts number 0 1 in const chosen = items.find((item) => idOf(item) === answer) ?? items[0]`,
    'An answer that is no option is refused, so one of them is always found.',
  ],
  [
    `${SIGNUM}/setup/sides.ts logic one !== undefined && other !== undefined (one !== undefined) || (other !== undefined)`,
    'Teams have four seats; the test is for the type.',
  ],
  [
    `${SIGNUM}/movement/turning-points.ts filter ${DETOURS}.filter(({ length }) => length <= most) (${DETOURS})`,
    'Only sooner: a path by way of a place that is too far off is too long.',
  ],
  ...[
    'by === null || mode === null (by === null) && (mode === null)',
    'by === null || mode === null || length === null (by === null || mode === null) && (length === null)',
  ].map((change): [string, string] => [
    `${SIGNUM}/turn/targets.operation.ts logic ${change}`,
    'All three are there, or none is.',
  ]),
])

/** What stood where a conjunction was made a disjunction. */
function before(after: string): string {
  const [left = '', right = ''] = after.slice(1, -1).split(') || (')
  return `${left} && ${right}`
}
