import { Trace } from '../../../../rulebook/trace.ts'
import { MAX_AMMO } from '../../content/weapons.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import { distributions, replaceIn, replacements } from '../../loot/weapon-options.ts'
import type { ApexRules } from '../../rules.ts'
import { openly } from '../chance.ts'
import type { Bag } from '../events/loot-events.ts'
import { legendOf } from '../legends.ts'
import {
  type Answer,
  type AnswerOf,
  type ApexRun,
  type Asked,
  type Asking,
  ask,
  askAlways,
  isFilled,
} from '../questions.ts'
import type { Obtained } from '../state.ts'
import { equippedOf } from '../table.ts'
import { settleFreed } from './freed.ts'
import { dropSpaces, keeping, waysToKeep } from './keeping.ts'

const NOTHING: Omit<Obtained, 'legend'> = { tokens: [], weapons: [], freed: [] }

/** What a Legend still has to deal with. */
export function obtainedBy({ state }: ApexRun, legend: string): Omit<Obtained, 'legend'> {
  return state.obtained?.legend === legend ? state.obtained : NOTHING
}

/** A Legend draws tokens from a bag, openly; a bag gives what it has. */
export function drawLoot(run: ApexRun, legend: string, bag: Bag, count: number): void {
  const tokens = drawSome(run.state.stock[bag], count, openly(run.random))
  if (tokens.length > 0) run.emit({ type: 'lootDrawn', legend, bag, tokens })
}

/** A Legend draws tokens and deals with them. */
export function* obtainLoot(run: ApexRun, legend: string, bag: Bag, count: number): Asking<void> {
  drawLoot(run, legend, bag, count)
  yield* settleLoot(run, legend)
}

/** A Legend draws weapon cards, keeps one of them and says what becomes of it. */
export function* obtainWeapons(run: ApexRun, legend: string, count: number): Asking<void> {
  const weapons = drawSome(run.state.stock.weapons, count, openly(run.random))
  if (weapons.length > 0) run.emit({ type: 'weaponsDrawn', legend, weapons })
  yield* settleLoot(run, legend)
}

/** Everything that a Legend has obtained finds its place: the weapon first, then the tokens in any order. */
export function* settleLoot(run: ApexRun, legend: string): Asking<void> {
  yield* chooseWeapon(run, legend)
  const [weapon] = obtainedBy(run, legend).weapons
  if (weapon !== undefined) yield* settleWeapon(run, legend, weapon)
  yield* settleFreed(run, legend)
  while (obtainedBy(run, legend).tokens.length > 0) yield* settleToken(run, legend)
}

/** Of several weapon cards one is kept; the others leave the game. */
function* chooseWeapon(run: ApexRun, legend: string): Asking<void> {
  const { weapons } = obtainedBy(run, legend)
  if (weapons.length < 2 || !isFilled(weapons)) return
  const distinct = [...new Set(weapons)]
  if (!isFilled(distinct)) return
  const question: Asked = { kind: 'weaponChoice', legend, about: { weapons: [...weapons] } }
  const weapon = yield* ask(run, question, distinct, (card) => ({ choose: card }))
  const place = weapons.indexOf(weapon)
  run.emit({ type: 'weaponChosen', legend, weapon, removed: weapons.filter((_, index) => index !== place) })
}

/** Replace a weapon, take its ammunition, or discard it. */
function* settleWeapon(run: ApexRun, legend: string, weapon: string): Asking<void> {
  const { content, trace } = run
  const found = content.weapons.get(weapon)
  if (found === undefined) return
  const card = { id: weapon, ammoType: found.ammoType, printed: found.ammo }
  const equipped = equippedOf(legendOf(run.state, legend), content)
  const scratch = new Trace<ApexRules>()
  const shares = distributions(card, equipped, scratch)
  const options = [
    ...replacements(card, equipped, scratch).map(({ slot }) => ({ replace: slot })),
    ...shares.map(({ ammo }) => ({ ammo })),
    { discard: true } as const,
  ]
  const answer = yield* askAlways(run, { kind: 'weapon', legend, about: { weapon }, options })
  trace.applied('apex.weapon.obtain-options', { weapon })
  if ('replace' in answer) {
    const { slot, replaced, ammo, freed } = replaceIn(answer.replace, card, equipped, trace)
    run.emit({ type: 'weaponReplaced', legend, weapon, slot, replaced, ammo, freed })
  } else if ('ammo' in answer) {
    distributions(card, equipped, trace)
    run.emit({ type: 'ammoTaken', legend, weapon, ammo: answer.ammo })
  } else {
    trace.applied('apex.weapon.discarded', { weapon, attachments: [] })
    run.emit({ type: 'weaponDiscarded', legend, weapon })
  }
}

/** One of the tokens that were obtained is kept or dropped; off the board what is dropped leaves the game. */
function* settleToken(run: ApexRun, legend: string): Asking<void> {
  const { state, content } = run
  const tokens = [...new Set(obtainedBy(run, legend).tokens)]
  const spaces = dropSpaces(state, legend, content)
  const options = tokens.flatMap((token): Answer[] => [
    ...waysToKeep(state, legend, token, content).map((keep) => ({ keep: { token, ...keep } })),
    ...(spaces.length === 0 ? [{ drop: { token } }] : spaces.map((cell) => ({ drop: { token, cell } }))),
  ])
  const answer = yield* askAlways(run, { kind: 'loot', legend, about: { tokens }, options })
  settleAs(run, legend, answer)
}

function settleAs(run: ApexRun, legend: string, answer: Answer): void {
  if ('keep' in answer) keepToken(run, legend, answer.keep)
  else if ('drop' in answer) dropToken(run, legend, answer.drop)
}

function keepToken(run: ApexRun, legend: string, { token, ...keep }: AnswerOf<'keep'>): void {
  const fresh = { token, depleted: false }
  const kept = keeping(run.state, legend, { ...fresh, fromBoard: false }, keep, run)
  if (kept === null) throw new Error(`${token} cannot be kept like that.`)
  run.trace.applied('apex.loot.obtain', { token })
  run.emit({ type: 'lootKept', legend, ...fresh, ...kept })
}

function dropToken(run: ApexRun, legend: string, { token, cell }: AnswerOf<'drop'>): void {
  if (cell === undefined) {
    run.trace.applied('apex.loot.off-board-drop', { token })
    run.emit({ type: 'lootRemoved', legend, token })
    return
  }
  run.trace.applied('apex.loot.obtain', { token })
  run.emit({ type: 'lootDropped', legend, token, cell })
}

/** Ammunition for one weapon of a Legend; what is above the most is lost. */
export function gainAmmo(run: ApexRun, legend: string, slot: number, by: number): void {
  const weapon = legendOf(run.state, legend).weapons[slot]
  if (weapon === undefined) return
  const total = weapon.ammo + by
  const ammo = Math.max(0, Math.min(MAX_AMMO, total))
  if (total > ammo) run.trace.applied('apex.weapon.ammo-bounds', { max: MAX_AMMO, lost: total - ammo })
  run.emit({ type: 'ammoChanged', legend, weapon: slot, by: ammo - weapon.ammo, ammo })
}
