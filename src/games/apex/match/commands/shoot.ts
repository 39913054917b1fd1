import type { Offer } from '../../../../contract/match.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { shotViolations } from '../../combat/shot/shot-declaration.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { sourceName } from '../../language/words.ts'
import type { ApexRules } from '../../rules.ts'
import type { CommandBody } from '../command.ts'
import { enemiesOf, isOnBoard, legendOf } from '../legends.ts'
import { beginPart, partDone } from '../procedures/action.ts'
import { shootAt, shootingOf } from '../procedures/shooting.ts'
import type { ApexState, LegendState } from '../state.ts'
import { actionViolations, actor, against } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type Shoot = CommandBody<'shoot'>
const PATH = ['command', 'shoot']

/** A shoot action at an enemy. */
export const shootCommand: CommandOf<'shoot'> = {
  violations(state, seat, body, content) {
    const wrong = actionViolations(state, seat, 'shoot', 'shoot')
    const shooter = state.activation?.legend
    return wrong.length > 0 || shooter === undefined ? wrong : shotAgainst(state, shooter, body, content)
  },
  *play(run, _seat, body) {
    const shooter = run.state.activation?.legend ?? ''
    beginPart(run, shooter, 'shoot')
    yield* shootAt(run, shooter, body)
    partDone(run, shooter, 'shoot')
  },
  offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null || actionViolations(state, seat, 'shoot', 'shoot').length > 0) return []
    return everyShot(state, legend, content)
      .filter((body) => shotAgainst(state, legend.id, body, content).length === 0)
      .map((body) => shotOffer(legend, body, content))
  },
}

/** What forbids this shot of a Legend that may shoot. */
function shotAgainst(state: ApexState, shooter: string, body: Shoot, content: ApexContent) {
  const { enhancement, target } = body
  const shooting = shootingOf(state, shooter, body, content, new Trace<ApexRules>())
  if (shooting === null) {
    const facts = { squadmate: false, visible: false, blockers: [], distance: 0 }
    return against({ rule: 'apex.shot.target', path: [...PATH, target === shooter ? 'target' : 'weapon'], facts })
  }
  const legend = legendOf(state, shooter)
  if (enhancement !== undefined && !enhancementsIn(legend, content).includes(enhancement)) {
    const facts = { legend: shooter, card: enhancement, inHand: false }
    return against({ rule: 'apex.feat.use', path: [...PATH, 'enhancement'], facts })
  }
  return against(...shotViolations(shooting).map((violation) => ({ ...violation, path: PATH })))
}

const enhancementsIn = ({ hand }: LegendState, content: ApexContent): string[] =>
  hand.filter((card) => content.featCards.get(card)?.action.kind === 'shotEnhancement')

/** Every weapon at every enemy on the board, without and with each enhancement. */
function everyShot(state: ApexState, legend: LegendState, content: ApexContent): Shoot[] {
  const targets = enemiesOf(state, legend).filter(isOnBoard)
  const plain = targets.flatMap(({ id: target }) => legend.weapons.map((_, weapon): Shoot => ({ target, weapon })))
  return plain.flatMap((shot) => [
    shot,
    ...enhancementsIn(legend, content).map((enhancement) => ({ ...shot, enhancement })),
  ])
}

function shotOffer({ weapons }: LegendState, body: Shoot, content: ApexContent): Offer {
  const { target, weapon: slot, enhancement } = body
  const card = weapons[slot]?.card ?? ''
  const isTwice = weapons.every((weapon) => weapon.card === card)
  return {
    command: { shoot: body },
    text: said((locale) => {
      const weapon = `${sourceName(card, locale, content)}${isTwice ? ` (${slot + 1})` : ''}`
      const more = enhancement === undefined ? '' : ` + ${cardName(enhancement, locale, content)}`
      const name = legendName(target, locale, content)
      return locale === 'en' ? `Shoot ${name} with ${weapon}${more}.` : `Disparar a ${name} con ${weapon}${more}.`
    }),
  }
}
