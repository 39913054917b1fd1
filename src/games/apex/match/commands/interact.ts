import type { Offer } from '../../../../contract/match.ts'
import type { Locale } from '../../../../lib/locale.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { pieceName } from '../../language/notation.ts'
import { lootName } from '../../loot/loot.words.ts'
import type { ApexRules } from '../../rules.ts'
import type { InteractOption } from '../activation-state.ts'
import type { CommandBody, InteractStep } from '../command.ts'
import type { LootEvent } from '../events/loot-events.ts'
import { evolveLoot } from '../evolve/loot.ts'
import { legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { freeSlots, traceFit } from '../procedures/freed.ts'
import { judgeInteract, openBin } from '../procedures/interacting.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf } from '../table.ts'
import { actionViolations, actor, against, foundAgainst } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

const optionOf = (step: InteractStep): InteractOption =>
  'object' in step ? 'object' : 'install' in step ? 'install' : 'uninstall'

/** An Interact action: an object, attachments installed, attachments returned, each at most once. */
export const interactCommand: CommandOf<'interact'> = {
  violations(state, seat, { do: steps }, content) {
    const wrong = actionViolations(state, seat, 'interact', 'interact')
    const legend = state.activation?.legend
    return wrong.length > 0 || legend === undefined ? wrong : stepsAgainst(state, legend, steps, content)
  },
  play: interact,
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || actionViolations(state, seat, 'interact', 'interact').length > 0) return []
    return stepsFor(state, legend, content).map((step) => offerOf(state, step, content))
  },
}

/** What stands against the steps one after the other, as far as it can be known before a bin is opened. */
function stepsAgainst(
  state: ApexState,
  legend: string,
  steps: readonly InteractStep[],
  content: ApexContent,
): readonly Violation[] {
  let after = state
  return steps.flatMap((step, index) => {
    const isRepeated = steps.slice(0, index).some((earlier) => optionOf(earlier) === optionOf(step))
    const found = isRepeated ? alreadyUsed() : stepAgainst(after, legend, step, content)
    if (found.length === 0) {
      after = fittings(legend, step).reduce((before, event) => evolveLoot(before, event, content), after)
    }
    return found
  })
}

/** What stands against one option of the action that is open or begins with it. */
function stepAgainst(state: ApexState, legend: string, step: InteractStep, content: ApexContent): readonly Violation[] {
  if ((state.action?.interacted ?? []).includes(optionOf(step))) return alreadyUsed()
  if ('object' in step && state.openBins.includes(step.object)) {
    return against({ rule: 'apex.interact.supply-bin', path: ['command', 'interact', 'do'], facts: { step: 'open' } })
  }
  return [
    ...exactSlotViolations(legendOf(state, legend), step, content),
    ...foundAgainst(judgeInteract(state, legend, step, content).violations, 'interact'),
  ]
}

function alreadyUsed(): readonly Violation[] {
  const facts = { action: 'interact', open: 'interact', legal: false, left: [], done: true }
  return against({ rule: 'apex.activation.open-action', path: ['command', 'interact', 'do'], facts })
}

/** What installing or returning attachments comes to. */
function fittings(legend: string, step: InteractStep): LootEvent[] {
  if ('install' in step) return step.install.map((one) => ({ type: 'attachmentInstalled', legend, ...one }))
  return 'uninstall' in step ? step.uninstall.map((one) => ({ type: 'attachmentReturned', legend, ...one })) : []
}

/** An attachment goes to the very slot that is named, which has to be free; what is returned has to be there. */
function exactSlotViolations(legend: LegendState, step: InteractStep, content: ApexContent): readonly Violation[] {
  const path = ['command', 'interact', 'do']
  if ('install' in step) {
    const seen = new Set<string>()
    return step.install.flatMap(({ weapon, slot, token }) => {
      const key = `${weapon} ${slot}`
      const free = freeSlots(legend, token, content).some((place) => place.weapon === weapon && place.slot === slot)
      const isFree = free && !seen.has(key)
      seen.add(key)
      if (isFree) return []
      const card = legend.weapons[weapon]?.card ?? null
      return against({
        rule: 'apex.attachment.fit',
        path,
        facts: { attachment: token, weapon: card, slot, misfit: 'type' },
      })
    })
  }
  if (!('uninstall' in step)) return []
  return step.uninstall.flatMap(({ weapon, slot, token }) =>
    legend.weapons[weapon]?.attachments[slot] === token
      ? []
      : against({ rule: 'apex.content.known', path, facts: { kind: 'attachment', id: token } }),
  )
}

function* interact(run: ApexRun, _seat: number, { do: steps }: CommandBody<'interact'>): Asking<void> {
  const legend = run.state.activation?.legend ?? ''
  beginPart(run, legend, 'interact')
  for (const step of steps) {
    // What a bin has given may have taken the room; the option stays open then.
    if (stepAgainst(run.state, legend, step, run.content).length > 0) break
    judgeInteract(run.state, legend, step, run.content, run.trace)
    run.emit({ type: 'interactOptionUsed', legend, option: optionOf(step) })
    for (const event of fittings(legend, step)) {
      if (event.type === 'attachmentInstalled') traceFit(legendOf(run.state, legend), event, run)
      run.emit(event)
    }
    if ('object' in step) yield* openBin(run, legend, step.object)
  }
  // Other options stay possible until the action is finished; without any the part is done.
  const holder = legendOf(run.state, legend)
  if (stepsFor(run.state, holder, run.content).length === 0) partDone(run, legend, 'interact')
}

/** Everything that an Interact action could be used for now. */
function stepsFor(state: ApexState, legend: LegendState, content: ApexContent): InteractStep[] {
  const used = state.action?.interacted ?? []
  const { objects } = judgeInteract(state, legend.id, { uninstall: [] }, content)
  const fitting = installable(legend, content)
  return [
    ...(used.includes('object') ? [] : objects.map((object) => ({ object }))),
    ...(used.includes('install') || fitting.length === 0 ? [] : [{ install: fitting }]),
    ...(used.includes('uninstall') ? [] : returnable(state, legend, content)),
  ]
}

/** Everything of the backpack that fits somewhere, each on the first free slot. */
function installable(legend: LegendState, content: ApexContent) {
  const taken = new Set<string>()
  return legend.backpack.flatMap((token) => {
    const place = freeSlots(legend, token, content).find(({ weapon, slot }) => !taken.has(`${weapon} ${slot}`))
    if (place === undefined) return []
    taken.add(`${place.weapon} ${place.slot}`)
    return [{ ...place, token }]
  })
}

/** Every installed token by itself, as long as the backpack has room. */
function returnable(state: ApexState, legend: LegendState, content: ApexContent): InteractStep[] {
  const installed = legend.weapons.flatMap(({ attachments }, weapon) =>
    attachments.flatMap((token, slot) => (token === null ? [] : [{ weapon, slot, token }])),
  )
  const steps = installed.map((one) => ({ uninstall: [one] }))
  return steps.filter((step) => judgeInteract(state, legend.id, step, content, new Trace<ApexRules>()).legal)
}

function offerOf(state: ApexState, step: InteractStep, content: ApexContent): Offer {
  return {
    command: { interact: { do: [step] } },
    text: said((locale) =>
      'object' in step ? openText(state, step.object, locale, content) : fitText(step, locale, content),
    ),
    open: [{ path: 'interact.do', choices: [], samples: [[step]] }],
  }
}

function openText(state: ApexState, object: string, locale: Locale, content: ApexContent): string {
  const piece = boardOf(state, content).objects.find((one) => one.piece.id === object)?.piece
  const name = piece === undefined ? object : pieceName(piece, locale, content)
  return { en: `Open ${name}.`, es: `Abrir ${name}.` }[locale]
}

function fitText(step: Exclude<InteractStep, { object: string }>, locale: Locale, content: ApexContent): string {
  const list = 'install' in step ? step.install : step.uninstall
  const places = list.map(({ token, weapon }) => `${lootName(token, locale, content)} (${weapon + 1})`).join(', ')
  if ('install' in step) return { en: `Install ${places}.`, es: `Instalar ${places}.` }[locale]
  return { en: `Return ${places} to the backpack.`, es: `Devolver ${places} a la mochila.` }[locale]
}
