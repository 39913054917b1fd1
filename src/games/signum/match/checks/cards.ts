import type { RuleViolation } from '../../../../contract/violation.ts'
import { againstTheClock } from '../../../../geometry/polygon.ts'
import { Refusal, type Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { construct } from '../../city/building.ts'
import { useBuilding as judgeUse } from '../../city/building-use.ts'
import { summonCreature } from '../../city/summon/summon-creature.ts'
import { boardNear, templateDistances, templateViolations } from '../../city/terrain/template-placement.ts'
import { playTerrain } from '../../city/terrain/terrain-card.ts'
import { FIRST_HAND } from '../../content/numbers.ts'
import { against } from '../../refusal.ts'
import type { SignumRules } from '../../rules.ts'
import { placePoint } from '../../table/place-board.ts'
import { turnedShape } from '../../table/read-terrain.ts'
import { playCard } from '../../turn/play-card.ts'
import type { CommandBody } from '../command.ts'
import { cardText, choicesOf, optionsOf } from '../procedures/texts.ts'
import { cardOf } from '../state.ts'
import { cardAs, cityOf, combatStrength, formOf, placedOf, playerOf } from '../table.ts'
import { missing, type Scene } from './moment.ts'
import { statedNewcomer } from './newcomer.ts'
import { NO_CHANCE } from './no-chance.ts'

/** Violations of an answer as those of a command. */
export const asViolations = (found: readonly RuleViolation[], ...path: readonly string[]): readonly Violation[] =>
  found.map(({ rule, facts }) => ({ rule, path: ['command', ...path], facts }))

const aside = (content: Scene['content']) => ({ content, trace: new Trace<SignumRules>(), random: NO_CHANCE })

/** Cards that a player names from the hand, each once. */
export function handViolations(
  { state }: Scene,
  name: string,
  cards: readonly string[],
  max = Infinity,
): readonly Violation[] {
  const { hand } = playerOf(state, state.active)
  const wrong = cards.find((card, index) => !hand.includes(card) || cards.indexOf(card) !== index)
  if (wrong !== undefined) return missing(wrong, name, 'cards')
  return cards.length > max ? missing(cards[max] ?? '', name, 'cards', max) : []
}

export const MAX_EXCHANGED = FIRST_HAND

export function heroViolations({ state, content }: Scene, { at }: CommandBody<'placeHero'>): readonly Violation[] {
  const creature = statedNewcomer(playerOf(state, state.active).hero, state.active, at)
  const found = summonCreature({ board: formOf(state), creature }, aside(content))
  return found instanceof Refusal ? [...found.violations] : asViolations(found.violations, 'placeHero', 'at')
}

export function buildViolations({ state, content }: Scene, body: CommandBody<'build'>): readonly Violation[] {
  const { active } = state
  const { supply, prosperity, drawnBuilding, constructionDeck, lostBuildings } = playerOf(state, active)
  const { card, payment } = body
  const isThere = constructionDeck === null ? [...supply, ...lostBuildings].includes(card) : drawnBuilding === card
  if (!isThere) return missing(card, 'build', 'card')
  const destroyed = [...lostBuildings]
  const now = { city: cityOf(state, active, content), prosperity, built: false, destroyed, drawn: drawnBuilding }
  const wanted = { ...now, ...(payment === undefined ? {} : { payment }) }
  const { trace } = aside(content)
  const found = construct(wanted, { build: { card } }, content, trace)
  return found instanceof Refusal ? [...found.violations] : asViolations(found.violations, 'build')
}

export function playViolations({ state, content }: Scene, body: CommandBody<'playCard'>): readonly Violation[] {
  const { active: player } = state
  const { hand, hero, prosperity, relics, tactics: _tactics } = playerOf(state, player)
  if (!hand.includes(body.card)) return missing(body.card, 'playCard', 'card')
  const question = {
    card: cardOf(body.card),
    player,
    hero: cardOf(hero),
    ownTurn: true,
    phase: 'activation' as const,
    inActivation: state.activation !== null,
    city: cityOf(state, player, content),
    prosperity,
    ...(body.payment === undefined ? {} : { payment: body.payment }),
    board: formOf(state),
    ...(body.at === undefined ? {} : { at: body.at }),
    relics: relics.map(({ id, card, uses, tokens }) => ({
      name: id,
      type: cardAs('relic', card, content).relicType,
      uses,
      tokens,
    })),
    replaces: body.replaces ?? null,
    tacticsOf: [],
  }
  const found = playCard(question, aside(content))
  if (found instanceof Refusal) return [...found.violations]
  if (!found.legal) return asViolations(found.violations, 'playCard')
  return found.kind === 'spell' ? targetViolations({ state, content }, body, 'playCard') : extraViolations(body)
}

/** Targets and options belong to spells. */
function extraViolations({ targets, option }: CommandBody<'playCard'>): readonly Violation[] {
  if (targets !== undefined) return missing(targets[0] ?? '', 'playCard', 'targets')
  return option === undefined ? [] : missing(String(option), 'playCard', 'option')
}

type Chosen = { readonly targets?: readonly string[]; readonly option?: number }

/** What is wrong with what was chosen for a text: it has to be what the text lets choose. */
function targetViolations(scene: Scene, body: Chosen & { readonly card: string }, name: string): readonly Violation[] {
  const text = cardText(scene, body.card)
  const options = optionsOf(text.effects)
  if (options.length > 0 && (body.option === undefined || !options.includes(body.option))) {
    return missing(String(body.option ?? ''), name, 'option')
  }
  if (options.length === 0 && body.option !== undefined) return missing(String(body.option), name, 'option')
  const choices = choicesOf(scene, body.card, scene.state.active)
  const wanted = body.targets ?? []
  if (choices === null) return wanted.length === 0 ? [] : missing(wanted[0] ?? '', name, 'targets')
  const { possible, min, max } = choices
  const wrong = wanted.find((id, index) => !possible.includes(id) || wanted.indexOf(id) !== index)
  if (wrong !== undefined) return missing(wrong, name, 'targets')
  return wanted.length < min || wanted.length > max ? missing(wanted[max] ?? '', name, 'targets') : []
}

export function terrainViolations({ state, content }: Scene, body: CommandBody<'playTerrain'>): readonly Violation[] {
  const { active } = state
  const { terrain, terrainPlayed, terrainDone, prosperity } = playerOf(state, active)
  const { card, payment, at, rotation } = body
  if (!terrain.includes(card)) return missing(card, 'playTerrain', 'card')
  if (state.activation !== null) {
    return against({
      rule: 'signum.turn.activation.no-nesting',
      path: ['command', 'playTerrain'],
      facts: { card },
    })
  }
  const play = {
    terrain: { card },
    city: cityOf(state, active, content),
    prosperity,
    ...(payment === undefined ? {} : { payment }),
    playedThisTurn: terrainDone,
    playedBefore: terrainPlayed,
  }
  const found = playTerrain(play, content, new Trace<SignumRules>())
  if (found instanceof Refusal) return [...found.violations]
  const board = placedOf({ state, content })
  const outline = againstTheClock(turnedShape(cardAs('terrain', card, content).shape, at, rotation).map(placePoint))
  const places = templateViolations(board, outline, templateDistances(boardNear(board, outline), active, outline))
  return [
    ...asViolations(found.violations, 'playTerrain'),
    ...places.map(({ rule, facts }) => ({ rule, path: ['command', 'playTerrain', 'at'], facts })),
  ]
}

export function buildingViolations({ state, content }: Scene, body: CommandBody<'useBuilding'>): readonly Violation[] {
  const { active: player } = state
  const { building: card } = body
  if (!playerOf(state, player).city.some((one) => one.card === card)) return missing(card, 'useBuilding', 'building')
  const question = {
    building: { card },
    player,
    city: cityOf(state, player, content),
    ownTurn: true,
    phase: 'activation' as const,
    inActivation: state.activation !== null,
    board: formOf(state),
  }
  const found = judgeUse(question, aside(content))
  if (found instanceof Refusal) return [...found.violations]
  if (!found.legal) return asViolations(found.violations, 'useBuilding')
  return targetViolations({ state, content }, { ...body, card }, 'useBuilding')
}

export function relicViolations(
  { state, content }: Scene,
  { relic: id, targets }: CommandBody<'useRelic'>,
): readonly Violation[] {
  const relic = playerOf(state, state.active).relics.find((one) => one.id === id)
  const isUsed = relic !== undefined && (relic.uses ?? 0) > 0 && combatStrength(relic, content) === 0
  if (relic === undefined || !isUsed) return missing(id, 'useRelic', 'relic')
  const notNow = (obstacle: 'usedThisTurn' | 'inActivation') =>
    against({ rule: 'signum.relic.use-outside-combat', path: ['command', 'useRelic'], facts: { relic: id, obstacle } })
  if (relic.usedThisTurn) return notNow('usedThisTurn')
  if (state.activation !== null) return notNow('inActivation')
  return targets === undefined ? [] : missing(targets[0] ?? '', 'useRelic', 'targets')
}
