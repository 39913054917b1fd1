import type { Offer, OpenField } from '../../../../contract/match.ts'
import { canonicalJson } from '../../../../lib/json.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { EQUIPMENT_SLOTS, type EquipmentSlot, STARTING_EQUIPMENT } from '../../content/equipment.ts'
import { legendName } from '../../language/legend-name.ts'
import { attachmentOfContent, fitOf, slotsOf } from '../../loot/attachment-fit.ts'
import { lootName } from '../../loot/loot.words.ts'
import { categoryOf } from '../../loot/loot-fit.ts'
import type { ApexRules } from '../../rules.ts'
import { type LoadoutInput, loadout } from '../../setup/loadout.ts'
import type { CommandBody } from '../command.ts'
import type { Outfit } from '../events/setup-events.ts'
import { emptySlots } from '../evolve/loot.ts'
import { legendOf, readersOf, without } from '../legends.ts'
import { fittedLoadout, plainLoadout } from '../loadouts.ts'
import { continueStage1 } from '../procedures/stage1.ts'
import type { LegendState, WeaponState, Worn } from '../state.ts'
import { against, controlViolations, foundAgainst, phaseViolations } from './acting.ts'
import { epicViolations } from './choose-epic.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type Lock = CommandBody<'lock'>

/** A Legend has chosen what it takes onto the board. */
export const lockCommand: CommandOf<'lock'> = {
  violations(state, seat, body, content) {
    const wrong = [
      ...phaseViolations(state, 'lock', 'stage1'),
      ...controlViolations(state, seat, body.legend, ['command', 'lock', 'legend']),
    ]
    if (wrong.length > 0) return wrong
    const legend = legendOf(state, body.legend)
    if (legend.locked) {
      return against({ rule: 'apex.stage1.reveal', path: ['command', 'lock', 'legend'], facts: { locked: true } })
    }
    const early = epicViolations(legend, 'lock')
    if (early.length > 0) return early
    const judged = loadout(chosenBy(legend, body), content, new Trace<ApexRules>())
    return [...foundAgainst(judged.violations, 'lock'), ...slotViolations(body, content)]
  },
  play(run, _seat, body) {
    const legend = legendOf(run.state, body.legend)
    const { shield } = loadout(chosenBy(legend, body), run.content, run.trace)
    run.emit({
      type: 'loadoutLocked',
      legend: body.legend,
      outfit: outfitFrom(body, shield, run.content),
      backpack: body.backpack,
      removed: leftOver(legend, body, run.content),
      readers: readersOf(run.state, legend.squad),
    })
    if (run.state.automata !== undefined) run.trace.applied('apex.automata.stage1.br-equip', { legend: body.legend })
    continueStage1(run)
    return undefined
  },
  offers(state, seat, content) {
    if (state.phase !== 'stage1') return []
    const own = state.legends.filter(
      (legend) => legend.seat === seat && !legend.locked && !(legend.pool?.epics?.length ?? 0),
    )
    return own.flatMap((legend) => loadoutsOffered(legend, content).map((body) => offerOf(legend, body, content)))
  },
}

const chosenBy = ({ pool }: LegendState, { weapons, equip, install, backpack }: Lock): LoadoutInput => ({
  pool: { weapons: [...(pool?.weapons ?? [])], tokens: [...(pool?.tokens ?? [])] },
  give: { weapons: [], tokens: [] },
  weapons,
  equip,
  install,
  backpack,
})

/** Each attachment fits the very slot that it is meant for, and no slot takes two. */
function slotViolations({ weapons, install }: Lock, content: ApexContent): Violation[] {
  return install.flatMap(({ weapon, slot, token }, index) => {
    const path = ['command', 'lock', 'install', index]
    const earlier = install.slice(0, index).find((one) => one.weapon === weapon && one.slot === slot)
    if (earlier !== undefined) {
      const facts = { installed: earlier.token, toBackpack: false }
      return against({ rule: 'apex.attachment.occupied', path, facts })
    }
    const card = weapons[weapon] ?? ''
    const found = (slotsOf({ weapon: card }, content) ?? [])[slot]
    const attachment = attachmentOfContent(token, content)
    const scratch = new Trace<ApexRules>()
    if (found !== undefined && attachment !== null && fitOf(attachment, found, scratch).fits) return []
    return against({
      rule: 'apex.attachment.fit',
      path,
      facts: { attachment: token, weapon: card, slot, misfit: 'type' },
    })
  })
}

/** What a Legend wears and holds with a load-out. */
function outfitFrom({ legend, weapons, equip, install, backpack }: Lock, shield: number, content: ApexContent): Outfit {
  const installedOn = (weapon: number, slot: number) =>
    install.find((one) => one.weapon === weapon && one.slot === slot)?.token ?? null
  const armed = weapons.map(
    (card, weapon): WeaponState => ({
      card,
      ammo: content.weapons.get(card)?.ammo ?? 0,
      attachments: emptySlots(card, content).map((_, slot) => installedOn(weapon, slot)),
    }),
  )
  const worn = EQUIPMENT_SLOTS.map((slot): [EquipmentSlot, Worn] => {
    const token = equip.find((one) => categoryOf(one, content) === slot)
    return [
      slot,
      { token: token ?? STARTING_EQUIPMENT[slot], depleted: slot === 'bodyShield' && isSpent(token, content) },
    ]
  })
  return {
    legend,
    weapons: armed,
    equipment: Object.fromEntries(worn) as Outfit['equipment'],
    shield,
    backpack: backpack.length,
  }
}

/** A body shield gives its bonus as soon as it is worn. */
const isSpent = (token: string | undefined, content: ApexContent): boolean =>
  (content.bodyShields.get(token ?? '')?.bonus ?? 0) > 0

/** Everything that leaves the game: the rest of the pool, and starting equipment that was replaced. */
function leftOver({ pool }: LegendState, { weapons, equip, install, backpack }: Lock, content: ApexContent) {
  const used = [...equip, ...install.map(({ token }) => token), ...backpack]
  const replaced = EQUIPMENT_SLOTS.filter((slot) => equip.some((token) => categoryOf(token, content) === slot))
  return {
    weapons: without(pool?.weapons ?? [], weapons),
    tokens: [...without(pool?.tokens ?? [], used), ...replaced.map((slot) => STARTING_EQUIPMENT[slot])],
  }
}

/** The least that can be locked, and every pair of weapons with what fits them. */
function loadoutsOffered(legend: LegendState, content: ApexContent): Lock[] {
  const weapons = legend.pool?.weapons ?? []
  const pairs = weapons.flatMap((first, index) => weapons.slice(index + 1).map((second) => [first, second]))
  const all = [plainLoadout(legend, content), ...pairs.map((pair) => fittedLoadout(legend, pair, content))]
  return [...new Map(all.map((one) => [canonicalJson(one), one])).values()]
}

function offerOf(legend: LegendState, body: Lock, content: ApexContent): Offer {
  return {
    command: { lock: body },
    group: legend.id,
    text: said((locale) => {
      const name = legendName(legend.id, locale, content)
      const names = (ids: readonly string[]) =>
        formatList(
          ids.map((id) => lootName(id, locale, content)),
          locale,
        )
      const [arms, extra] = [names(body.weapons), names(body.install.map(({ token }) => token))]
      const on = extra === '' ? '' : { en: `, with ${extra} on them`, es: `, con ${extra} en ellas` }[locale]
      return locale === 'en' ? `${name} takes ${arms}${on}.` : `${name} se lleva ${arms}${on}.`
    }),
    open: openFields(legend, body),
  }
}

function openFields({ pool }: LegendState, { weapons, equip, install, backpack }: Lock): OpenField[] {
  const [cards, tokens] = [pool?.weapons ?? [], pool?.tokens ?? []]
  return [
    { path: 'lock.weapons', choices: cards, most: 2, samples: [weapons] },
    { path: 'lock.equip', choices: tokens, samples: [equip] },
    { path: 'lock.install', choices: tokens, samples: [install] },
    { path: 'lock.backpack', choices: tokens, samples: [backpack] },
  ]
}
