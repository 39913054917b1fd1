import { oddsAbout } from '../../../contract/command-odds.ts'
import type { Odds } from '../../../contract/match.ts'
import type { Probability } from '../../../contract/probability.ts'
import type { Locale } from '../../../lib/locale.ts'
import { required } from '../../../lib/required.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { attackDice } from '../combat/attack/attack-dice.ts'
import { type FigureOdds, figureOdds } from '../combat/attack/attack-odds.ts'
import type { DefencePool } from '../combat/attack/defence-dice.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Weapon } from '../content/weapons.ts'
import type { Fighter } from '../damage/casualties.ts'
import { dicePair } from '../dice/dice.ts'
import { netWays, shieldWays, waysOf, woundWays } from '../dice/dice-odds.ts'
import { chanceThat } from '../dice/ways.ts'
import { figureName } from '../language/card-name.ts'
import { chainsawDice, shotDefence } from '../locust/ai/actions/cog-attack.ts'
import { fightersOf } from '../locust/ai/actions/wounds.ts'
import { type CogFigure, holesOf } from '../locust/ai/battlefield.ts'
import type { GearsRules } from '../rules.ts'
import type { CommandBody, GearsCommand } from './command.ts'
import { attackTerms, openAction } from './procedures/acting.ts'
import { chainsawOf } from './procedures/attacking.ts'
import { fieldOf } from './procedures/field.ts'
import { figuresIn, grenadeCard, grenadeDefence } from './procedures/grenading.ts'
import type { GearsState } from './state.ts'
import { playerOf } from './state.ts'

type Scene = { readonly state: GearsState; readonly seat: number; readonly content: GearsContent }

/** The exact odds of an attack that may be made; soldiers who are hit by a grenade are taken not to dodge. */
export function oddsOf(state: GearsState, seat: number, command: GearsCommand, content: GearsContent): Odds[] {
  const scene = { state, seat, content }
  if ('attack' in command) return shotOdds(scene, command.attack)
  if ('throwGrenade' in command) return grenadeOdds(scene, command.throwGrenade.zone)
  return 'chainsaw' in command ? sawOdds(scene, command.chainsaw.target) : []
}

/** A trace that nobody reads: the dry run tells the rules itself. */
const newTrace = () => new Trace<GearsRules>()

const cogIn = ({ state, seat, content }: Scene): CogFigure | undefined =>
  fieldOf(state, content).cogs.find(({ id }) => id === playerOf(state, seat).character)

/** The attack dice of a weapon, with those that the order card adds. */
function diceOf({ state, content }: Scene, attacker: string, weapon: Weapon, printed: number): number {
  const { extraDice: other } = attackTerms(openAction(state, content)?.effects ?? [])
  return attackDice({ attacker, weapon: weapon.id, printed, other }, content.attackNumbers, newTrace()).dice
}

function shotOdds(scene: Scene, { target: id, weapon: name, mode }: CommandBody<'attack'>): Odds[] {
  const { state, content } = scene
  const field = fieldOf(state, content)
  const [cog, weapon] = [cogIn(scene), content.weapons.get(name)]
  const target = field.locust.find((figure) => figure.id === id)
  if (cog === undefined || weapon === undefined || target === undefined) return []
  const dice = diceOf(scene, cog.id, weapon, mode === 'overkill' ? (weapon.overkill ?? 0) : weapon.normal)
  const defence = shotDefence({ field, content, trace: newTrace() }, { cog, weapon }, target)
  return hitOdds(scene, weapon, dice, [[id, defence]])
}

function grenadeOdds(scene: Scene, zoneId: string): Odds[] {
  const { state, content } = scene
  const field = fieldOf(state, content)
  const [cog, zone] = [cogIn(scene), field.map.zone(zoneId)]
  if (cog === undefined || zone === undefined) return []
  const weapon = grenadeCard({ content })
  const dice = diceOf(scene, cog.id, weapon, weapon.normal)
  const { cogs, locust } = figuresIn(field, zone)
  const pools = [...cogs, ...locust].map(
    (figure) => [figure.id, grenadeDefence({ content, trace: newTrace() }, figure, false)] as const,
  )
  const hasHole = holesOf(field).some((hole) => hole.zone === zone.number)
  const seal = { en: 'a hole is sealed', es: 'se sella un agujero' }
  return [
    ...(hasHole ? [oddsAbout(`${zoneId}:sealed`, seal, omenChance(content, dice))] : []),
    ...hitOdds(scene, weapon, dice, pools),
  ]
}

function sawOdds(scene: Scene, target: string): Odds[] {
  const { state, seat, content } = scene
  const cog = cogIn(scene)
  const weapon = chainsawOf(playerOf(state, seat).weapons, scene)
  if (cog === undefined || weapon === null) return []
  return [
    oddsAbout(
      `${target}:killed`,
      words(target, content).killed,
      omenChance(content, chainsawDice(cog, weapon, content)),
    ),
  ]
}

const omenChance = (content: GearsContent, dice: number): Probability =>
  chanceThat(
    waysOf(dicePair({}, content).attack, dice, ({ omens }) => omens),
    (omens) => omens > 0,
  )

function hitOdds(
  { state, content }: Scene,
  weapon: Weapon,
  dice: number,
  defenders: readonly (readonly [string, DefencePool])[],
): Odds[] {
  const pair = dicePair({}, content)
  const wounds = woundWays(pair, dice, weapon.triggered)
  const fighters = fightersOf(fieldOf(state, content), new Map(), content)
  return defenders.flatMap(([id, pool]) => {
    const fighter = required(
      fighters.find((fighter) => fighter.id === id),
      'fighter that is attacked',
    )
    return chancesOf(
      figureOdds(fighter, pool, netWays(wounds, shieldWays(pair, pool.dice)), weapon.id),
      fighter,
      content,
    )
  })
}

function chancesOf(
  { figure, isHurt, isKilled, isBleeding, expectedWounds }: FigureOdds,
  { side }: Fighter,
  content: GearsContent,
): Odds[] {
  const { hurt, killed, bleeding, expected } = words(figure, content)
  const worst =
    side === 'cog'
      ? oddsAbout(`${figure}:bleeding`, bleeding, isBleeding)
      : oddsAbout(`${figure}:killed`, killed, isKilled)
  return [
    oddsAbout(`${figure}:hurt`, hurt, isHurt),
    worst,
    oddsAbout(`${figure}:expectedWounds`, expected, expectedWounds),
  ]
}

function words(figure: string, content: GearsContent) {
  const [en, es] = (['en', 'es'] as const).map((locale: Locale) => figureName(figure, locale, content))
  return {
    hurt: { en: `${en} is hurt`, es: `${es} resulta herido` },
    killed: { en: `${en} dies`, es: `${es} muere` },
    bleeding: { en: `${en} bleeds out`, es: `${es} se desangra` },
    expected: { en: `wounds to expect on ${en}`, es: `heridas que se esperan en ${es}` },
  }
}
