import type { Offer } from '../../../../contract/match.ts'
import type { MaybeSteps } from '../../../../lib/steps.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { CommandBody, CommandName } from '../command.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState } from '../state.ts'

/** One command: what stands against it, what it does, and how it is offered. */
export type CommandOf<Name extends CommandName> = {
  /** Everything that forbids it now; what is hidden from the seat is in no fact. */
  violations(state: ApexState, seat: number, body: CommandBody<Name>, content: ApexContent): readonly Violation[]
  /** Plays a command that nothing stands against; nothing is returned where nobody can be asked. */
  play(run: ApexRun, seat: number, body: CommandBody<Name>): Asking<void> | undefined
  /** Every way in which the seat may give it now. */
  offers(state: ApexState, seat: number, content: ApexContent): MaybeSteps<readonly Offer[]>
}
