import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import { DieFace } from '../content/dice.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { Count } from '../vocabulary.ts'

type Path = GearsViolation['path']

const max = { faces: 20, symbols: 2000, dice: 400 } as const

const FaceNumbers = z
  .array(z.int().min(1).max(max.faces))
  .max(max.dice)
  .describe('The faces that were rolled, numbered from 1 as the content lists them.')

const symbols = z.int().min(0).max(max.symbols)

/** What attack dice showed: the symbols in all, or face by face. */
export const AttackResult = z
  .union([
    z.strictObject({
      totals: z.strictObject({ wounds: symbols, omens: symbols.default(0) }).meta({ id: 'GearsAttackTotals' }),
    }),
    z.strictObject({ faces: FaceNumbers }),
  ])
  .describe('What the attack dice showed; the service rolls if it is left out.')
  .meta({ id: 'GearsAttackResult' })
export type AttackResult = z.infer<typeof AttackResult>

/** What defence dice showed: the shields in all, or face by face. */
export const DefenceResult = z
  .union([z.strictObject({ shields: symbols }), z.strictObject({ faces: FaceNumbers })])
  .meta({ id: 'GearsDefenceResult' })
export type DefenceResult = z.infer<typeof DefenceResult>

const dieFaces = z.array(DieFace).min(1).max(max.faces).optional()

/** Dice with other faces than those of the content. */
export const DiceFaces = z
  .strictObject({ attack: dieFaces, defence: dieFaces })
  .default({})
  .describe('Other faces than those of the content; every face is equally likely.')
  .meta({ id: 'GearsDiceFaces' })
export type DiceFaces = z.infer<typeof DiceFaces>

const RolledFaces = z
  .array(z.int().min(1).max(max.faces))
  .max(max.dice)
  .nullable()
  .describe('The faces, numbered from 1; null if only the symbols were reported.')

export const AttackRoll = z
  .object({ faces: RolledFaces, wounds: Count, omens: Count })
  .describe('What the attack dice show.')
  .meta({ id: 'GearsAttackRoll' })
export type AttackRoll = z.infer<typeof AttackRoll>

export const DefenceRoll = z
  .object({ faces: RolledFaces, shields: Count })
  .describe('What the defence dice show.')
  .meta({ id: 'GearsDefenceRoll' })
export type DefenceRoll = z.infer<typeof DefenceRoll>

/** The two dice of the game. */
export type DicePair = { readonly attack: readonly DieFace[]; readonly defence: readonly DieFace[] }

/** The faces that are rolled: those given, else those of the content. */
export function dicePair(given: DiceFaces, { dice }: GearsContent): DicePair {
  return {
    attack: given.attack ?? dice.get('attack-die')?.faces ?? [],
    defence: given.defence ?? dice.get('defence-die')?.faces ?? [],
  }
}

/** The numbers of the faces that as many dice show. */
function rollFaces(name: keyof DicePair, die: readonly DieFace[], count: number, random: Random): number[] {
  random.expectDice?.({ die: name, sides: die.length, count })
  return Array.from({ length: count }, () => random.below(die.length) + 1)
}

function symbolsOn(die: readonly DieFace[], faces: readonly number[], symbol: keyof DieFace): number {
  return faces.reduce((sum, number) => sum + (die[number - 1]?.[symbol] ?? 0), 0)
}

const attackRollOf = (die: readonly DieFace[], faces: number[]): AttackRoll => ({
  faces,
  wounds: symbolsOn(die, faces, 'wounds'),
  omens: symbolsOn(die, faces, 'omens'),
})

const defenceRollOf = (die: readonly DieFace[], faces: number[]): DefenceRoll => ({
  faces,
  shields: symbolsOn(die, faces, 'shields'),
})

/** Attack dice as they were reported, else rolled. What cannot have been rolled is refused before. */
export function rollAttack(
  { attack }: DicePair,
  count: number,
  given: AttackResult | undefined,
  random: Random,
): AttackRoll {
  if (given === undefined) return attackRollOf(attack, rollFaces('attack', attack, count, random))
  if ('faces' in given) return attackRollOf(attack, given.faces)
  return { faces: null, wounds: given.totals.wounds, omens: given.totals.omens }
}

/** Defence dice as they were reported, else rolled. */
export function rollDefence(
  { defence }: DicePair,
  count: number,
  given: DefenceResult | undefined,
  random: Random,
): DefenceRoll {
  if (given === undefined) return defenceRollOf(defence, rollFaces('defence', defence, count, random))
  if ('faces' in given) return defenceRollOf(defence, given.faces)
  return { faces: null, shields: given.shields }
}

/** What is wrong with a reported result: the wrong number of dice, or a face that the die does not have. */
export function resultViolations(
  given: AttackResult | DefenceResult | undefined,
  { figure, count, die, path }: { figure: string | null; count: number; die: readonly DieFace[]; path: Path },
): GearsViolation[] {
  if (given === undefined) return []
  const wrong = (reason: 'count' | 'face' | 'nothingRolled', expected: number, at: Path): GearsViolation[] => [
    { rule: 'gears.attack.roll', path: at, facts: { reason, figure, expected } },
  ]
  if ('faces' in given) {
    const { faces } = given
    if (faces.length !== count) return wrong('count', count, [...path, 'faces'])
    const strange = faces.findIndex((face) => face > die.length)
    return strange === -1 ? [] : wrong('face', die.length, [...path, 'faces', strange])
  }
  const shown = 'shields' in given ? given.shields : given.totals.wounds + given.totals.omens
  return count === 0 && shown > 0 ? wrong('nothingRolled', 0, path) : []
}
