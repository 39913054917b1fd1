import type { ApexContent } from '../../content/apex-content.ts'
import { lootName } from '../../loot/loot.words.ts'
import { legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { consume } from '../procedures/consuming.ts'
import { grenadeOffers, grenadeViolations, throwGrenade } from '../procedures/grenade.ts'
import type { LegendState } from '../state.ts'
import { actionViolations, actor, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

/** The consumables in a backpack, each kind once. */
const consumablesOf = ({ backpack }: LegendState, content: ApexContent): string[] =>
  [...new Set(backpack)].filter((token) => content.consumables.has(token))

/** A consumable or a grenade of the backpack is used. */
export const useCommand: CommandOf<'use'> = {
  violations(state, seat, body, content) {
    const { token } = body
    const wrong = actionViolations(state, seat, 'use', 'use')
    const legend = state.activation?.legend
    if (wrong.length > 0 || legend === undefined) return wrong
    const own = legendOf(state, legend)
    if (content.grenades.has(token) && own.backpack.includes(token)) {
      return grenadeViolations(state, legend, body, content)
    }
    if (consumablesOf(own, content).includes(token)) return []
    const category = content.grenades.has(token) ? 'grenade' : 'consumable'
    const facts = { token, category, held: false } as const
    return against({ rule: 'apex.use.options', path: ['command', 'use', 'token'], facts })
  },
  *play(run, _seat, body) {
    const legend = run.state.activation?.legend ?? ''
    beginPart(run, legend, 'use')
    if (run.content.grenades.has(body.token)) yield* throwGrenade(run, legend, body)
    else consume(run, legend, body.token)
    partDone(run, legend, 'use')
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || actionViolations(state, seat, 'use', 'use').length > 0) return []
    const consumed = consumablesOf(legend, content).map((token) => ({
      command: { use: { token } },
      text: said((locale) => `${locale === 'en' ? 'Use' : 'Usar'} ${lootName(token, locale, content)}.`),
    }))
    return [...consumed, ...grenadeOffers(state, legend, content)]
  },
}
