import { placeBoard as placeWith } from '../../../src/games/signum/abilities/place-board.ts'
import { readFighter } from '../../../src/games/signum/abilities/read-fighter.ts'
import { signumContent } from '../../../src/games/signum/content/signum-content.ts'
import type { SignumContext } from '../../../src/games/signum/define.ts'
import type { SignumRules } from '../../../src/games/signum/rules.ts'
import type { Board } from '../../../src/games/signum/table/board.ts'
import { type Fighter, StatedFighter } from '../../../src/games/signum/table/creature.ts'
import type { Random } from '../../../src/rulebook/random.ts'
import { Trace } from '../../../src/rulebook/trace.ts'

/** What a question is read with: the shipped content and a trace of its own. */
export const reading = () => ({ trace: new Trace<SignumRules>(), content: signumContent })

/** The same with chance. */
export const withChance = (random: Random): SignumContext => ({ ...reading(), random })

export const placeBoard = (board: Board) => placeWith({ drawn: board }, signumContent)

/** A creature as the rules see it. */
export const fighterFrom = (stated: object): Fighter => readFighter(StatedFighter.parse(stated), signumContent, [], [])
