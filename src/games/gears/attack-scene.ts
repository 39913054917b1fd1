import type { Scene } from '../../contract/scene.ts'
import type { Locale } from '../../lib/locale.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { type AttackSituation, placeFigures } from './attack-situation.ts'
import { counted } from './attack-words.ts'
import type { DieFace } from './content/dice.ts'
import { type AttackRoll, type DefenceRoll, type DiceFaces, dicePair } from './dice.ts'
import { type DiceRow, diceScene } from './dice-scene.ts'
import { figurePoints, figureShapes, figuresOf, sightLine } from './figure-scene.ts'
import { type GearsCaption, mapScene } from './map-scene.ts'
import type { PlacedTable } from './table.ts'

/** The dice of an attack: one row for the attacker and one for each defender. */
export type AttackDiceShown = {
  readonly attack: { readonly dice: number; readonly roll: AttackRoll | null }
  readonly defences: readonly { readonly figure: string; readonly dice: number; readonly roll: DefenceRoll | null }[]
  readonly faces: DiceFaces
}

/** The attack on its map; without a map, the dice. */
export function attackScene(
  situation: AttackSituation,
  targets: readonly string[],
  shown: AttackDiceShown,
  caption: GearsCaption,
): Scene {
  if ('given' in situation) return attackDiceScene(shown, caption)
  const { attacker, target: _target, ...table } = situation.table
  const placed = placeFigures(table, ['table'], caption.content)
  if (placed instanceof Refusal) return attackDiceScene(shown, caption)
  return tableScene(placed.table, attacker, targets, caption)
}

/** A table with lines from one figure to others. */
export function tableScene(table: PlacedTable, from: string, targets: readonly string[], caption: GearsCaption): Scene {
  const figures = figuresOf(table, table.map, caption.content)
  const ids = [...table.cogs.filter(({ status }) => status !== 'executed'), ...table.locust].map(({ id }) => id)
  return mapScene(table.map, caption, (canvas) => {
    const points = figurePoints(
      figures.map(({ place }) => place),
      canvas,
    )
    const start = points[ids.indexOf(from)]
    const lines = targets.flatMap((id) => {
      const end = points[ids.indexOf(id)]
      return start === undefined || end === undefined || id === from ? [] : [sightLine(start, end, true)]
    })
    return { over: [...lines, ...figureShapes(figures, canvas)], sealedHoles: table.sealedHoles }
  })
}

/** The dice alone. */
export function attackDiceScene({ attack, defences, faces }: AttackDiceShown, caption: GearsCaption): Scene {
  const pair = dicePair(faces, caption.content)
  const { locale } = caption
  return diceScene(
    [
      row({ en: 'Attack', es: 'Ataque' }[locale], 'attack', attack.dice, attack.roll, pair.attack, locale),
      ...defences.map(({ figure, dice, roll }) => row(figure, 'defence', dice, roll, pair.defence, locale)),
    ],
    caption,
  )
}

function row(
  label: string,
  kind: DiceRow['kind'],
  dice: number,
  roll: AttackRoll | DefenceRoll | null,
  die: readonly DieFace[],
  locale: Locale,
): DiceRow {
  const numbers = roll?.faces ?? null
  const faces =
    numbers === null ? Array.from({ length: dice }, () => null) : numbers.map((face) => die[face - 1] ?? null)
  return { label, kind, faces, total: total(kind, dice, roll, locale) }
}

function total(kind: DiceRow['kind'], dice: number, roll: AttackRoll | DefenceRoll | null, locale: Locale): string {
  if (roll === null) return counted(dice, kind === 'attack' ? 'attackDie' : 'defenceDie', locale)
  if ('shields' in roll) return counted(roll.shields, 'shield', locale)
  return `${counted(roll.wounds, 'wound', locale)}, ${counted(roll.omens, 'omen', locale)}`
}
