import type { Caption } from '../../contract/operation.ts'
import type { Scene, Shape } from '../../contract/scene.ts'
import type { Locale } from '../../lib/locale.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import type { AttackOutcome } from './attack-answer.ts'
import type { AttackQuestion } from './attack-question.ts'
import type { ShatterpointContent } from './content/shatterpoint-content.ts'
import { attackFaces, type DiceRow, defenceFaces, diceShapes } from './dice-scene.ts'
import type { Face } from './roll.ts'
import { findStance } from './stance-source.ts'
import { titleOf, treeShapes } from './tree-scene.ts'

const TITLE = 48
const LEAST_WIDE = 900

/** The dice before and after modification, and the combat tree with the chosen path. */
export function attackScene(
  outcome: AttackOutcome,
  { attacker, defender }: AttackQuestion,
  { headline, locale, content }: Caption<ShatterpointContent>,
): Scene {
  const rows = diceRows(outcome, { attacker: attacker.unit.id, defender: defender.unit.id }, locale)
  const dice = diceShapes(rows, TITLE)
  const stance = findStance(attacker.stance, content, [])
  const tree = stance instanceof Refusal ? { options: [], paths: [] } : stance.tree
  const offered = outcome.pending?.kind === 'treeOption' ? outcome.pending.options : []
  const drawn = treeShapes(tree, { path: outcome.path, offered }, TITLE + dice.height + 8, locale)
  const width = Math.max(LEAST_WIDE, drawn.width)
  const height = TITLE + dice.height + 8 + (tree.options.length === 0 ? 0 : drawn.height)
  const paper: Shape = { shape: 'rectangle', x: 0, y: 0, width, height, fill: '#fffdf8' }
  return {
    width,
    height,
    description: headline,
    shapes: [paper, titleOf(headline, width), ...dice.shapes, ...drawn.shapes],
  }
}

type Names = { readonly attacker: string; readonly defender: string }

/** Four rows: each roll as it fell and as it counts; used expertise is pale. */
function diceRows({ rolls, modified }: AttackOutcome, { attacker, defender }: Names, locale: Locale): DiceRow[] {
  const [rolled, final] = { en: ['rolled', 'modified'], es: ['tirada', 'modificada'] }[locale]
  const used = (count: number): Face[] => Array.from({ length: count }, () => 'expertise')
  const { attack, defence } = modified.expertiseUsed
  return [
    { label: `${attacker}, ${rolled}`, roll: 'attack', faces: attackFaces(rolls.attack), used: [] },
    { label: `${attacker}, ${final}`, roll: 'attack', faces: attackFaces(modified.attack), used: used(attack) },
    { label: `${defender}, ${rolled}`, roll: 'defence', faces: defenceFaces(rolls.defence), used: [] },
    { label: `${defender}, ${final}`, roll: 'defence', faces: defenceFaces(modified.defence), used: used(defence) },
  ]
}
