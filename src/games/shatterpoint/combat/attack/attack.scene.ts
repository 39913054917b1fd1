import type { Scene, Shape } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { attackFaces, type DiceRow, defenceFaces, diceShapes } from '../../dice/dice.scene.ts'
import type { Face } from '../../dice/roll.ts'
import { unitName } from '../../language/card-name.ts'
import { rimShape } from '../../table/base.scene.ts'
import { lineShape, type ShatterpointCaption, tableScene } from '../../table/table.scene.ts'
import { COLOURS } from '../../table/table-colours.ts'
import { findStance, type StanceSource } from '../stance/stance-source.ts'
import type { CombatTree } from '../tree/combat-tree.ts'
import { titleOf, treeShapes } from '../tree/tree.scene.ts'
import type { AttackOutcome } from './attack-answer.ts'
import type { AttackQuestion } from './attack-question.ts'
import { type Fighters, fightersOn } from './attack-table.ts'
import { readyAttack } from './attack-units.ts'

const TITLE = 48
const MIN_WIDTH = 900

/** The table if there is one, the dice before and after modification, and the combat tree with the chosen path. */
export function attackScene(outcome: AttackOutcome, question: AttackQuestion, caption: ShatterpointCaption): Scene {
  const { headline, locale } = caption
  const { attacker } = question
  const above = tableAbove(question, caption)
  const top = above?.height ?? TITLE
  const nameOf = ({ id }: { readonly id: string }) => unitName(id, caption.content)
  const names = { attacker: nameOf(outcome.attacker), defender: nameOf(outcome.defender) }
  const dice = diceShapes(diceRows(outcome, names, locale), top)
  const tree = treeOf(attacker.stance, caption)
  const offered = outcome.pending?.kind === 'treeOption' ? outcome.pending.options : []
  const below = top + dice.height + 8
  const drawn = treeShapes(tree, { path: outcome.path, offered }, below, locale)
  const width = Math.max(MIN_WIDTH, drawn.width, above?.width ?? 0)
  const height = below + (tree.options.length === 0 ? 0 : drawn.height)
  const paper: Shape = { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper }
  const head = above?.shapes ?? [titleOf(headline, width)]
  return { width, height, description: headline, shapes: [paper, ...head, ...dice.shapes, ...drawn.shapes] }
}

function tableAbove(question: AttackQuestion, caption: ShatterpointCaption): Scene | null {
  const ready = readyAttack(question, caption.content)
  if (ready instanceof Refusal) return null
  const fighters = fightersOn(ready, caption.content)
  return fighters === null || fighters instanceof Refusal ? null : fightScene(fighters, caption)
}

/** The table from above with a line from the attacker to the defender. */
function fightScene({ field, attacker, defender }: Fighters, caption: ShatterpointCaption): Scene {
  return tableScene(field, caption, (canvas) => ({
    under: [
      lineShape(attacker.disc, defender.disc, COLOURS.visible, true, canvas),
      rimShape(attacker, COLOURS.visible, canvas),
      rimShape(defender, COLOURS.blocked, canvas),
    ],
    legend: [
      { isShown: true, colour: COLOURS.visible, mark: 'line', en: 'the attack', es: 'el ataque' },
      { isShown: true, colour: COLOURS.blocked, en: 'its target', es: 'su blanco' },
    ],
  }))
}

function treeOf(source: StanceSource, { content }: ShatterpointCaption): CombatTree {
  const stance = findStance(source, content, [])
  return stance instanceof Refusal ? { options: [], paths: [] } : stance.tree
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
