import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { BACKPACK_CELLS } from '../../content/panel.ts'
import { attachmentOfContent, fitOf, slotsOf } from '../../loot/attachment-fit.ts'
import type { ApexRules } from '../../rules.ts'
import type { FreedTo } from '../commands/answer.ts'
import { legendOf } from '../legends.ts'
import { type ApexRun, type Asking, ask, isFilled } from '../questions.ts'
import type { LegendState } from '../state.ts'
import { dropSpaces } from './keeping.ts'

/** The attachments of a weapon that was discarded go to the backpack, to another weapon, or to the ground. */
export function* settleFreed(run: ApexRun, legend: string): Asking<void> {
  for (;;) {
    const { obtained } = run.state
    const token = obtained?.legend === legend ? obtained.freed[0] : undefined
    if (token === undefined) return
    const places = placesOf(run, legend, token)
    if (!isFilled(places)) return
    const question = { kind: 'freed', legend, about: { token } } as const
    const to = yield* ask(run, question, places, (place) => ({ freed: { token, to: place } }))
    run.emit({ type: 'attachmentFreed', legend, token, to })
  }
}

function placesOf({ state, content }: ApexRun, legend: string, token: string): FreedTo[] {
  const holder = legendOf(state, legend)
  const stowed: FreedTo[] = holder.backpack.length < BACKPACK_CELLS ? [{ in: 'backpack' }] : []
  const installed = freeSlots(holder, token, content).map((on): FreedTo => ({ on }))
  const dropped = dropSpaces(state, legend, content).map((cell): FreedTo => ({ cell }))
  return [...stowed, ...installed, ...dropped]
}

/** Cites why an attachment fits the slot that it is put on. */
export function traceFit(
  { weapons }: LegendState,
  { weapon, slot, token }: { readonly weapon: number; readonly slot: number; readonly token: string },
  { content, trace }: Pick<ApexRun, 'content' | 'trace'>,
): void {
  const attachment = attachmentOfContent(token, content)
  const found = (slotsOf({ weapon: weapons[weapon]?.card ?? '' }, content) ?? [])[slot]
  if (attachment !== null && found !== undefined) fitOf(attachment, found, trace)
}

/** The slots of a Legend’s weapons that an attachment fits and that are free. */
export function freeSlots(
  { weapons }: LegendState,
  token: string,
  content: ApexContent,
): { readonly weapon: number; readonly slot: number }[] {
  const attachment = attachmentOfContent(token, content)
  if (attachment === null) return []
  const scratch = new Trace<ApexRules>()
  return weapons.flatMap(({ card, attachments }, weapon) => {
    const slots = slotsOf({ weapon: card }, content) ?? []
    const free = slots.filter(({ index }) => attachments[index] === null)
    return free.filter((slot) => fitOf(attachment, slot, scratch).fits).map(({ index }) => ({ weapon, slot: index }))
  })
}
