import type { Viewer } from '../../../contract/match.ts'
import { type Scene, type Shape, withStrip } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { characterName, weaponName } from '../language/card-name.ts'
import { phaseObjective } from '../missions/mission.words.ts'
import { phaseName } from '../missions/mission-check.ts'
import { figureMarks, figureShapes, figuresOf, tokenMarks, tokenShapes } from '../table/figure.scene.ts'
import { headline, mapScene } from '../table/map.scene.ts'
import { COLOURS } from '../table/map-colours.ts'
import { isPlaced, mapOfState } from './map.ts'
import type { GearsState, PlayerState } from './state.ts'

type Caption = { readonly locale: Locale; readonly content: GearsContent }

/** The table of a match as anybody may see it; below the map, how the soldiers are. */
export function tableScene(state: GearsState, viewer: Viewer, caption: Caption): Scene {
  const { locale, content } = caption
  const title = headlineOf(state, locale, content)
  const map = mapOfState(state, content)
  if (map.zones.length === 0) return withSoldiers(bareTable(title), state, viewer, caption)
  const scene = mapScene(map, { locale, content, headline: title }, (canvas) => {
    const cogs = state.players.filter(isPlaced).map(({ character, position, status }) => ({
      ...{ id: character, position, status },
      ...{ hand: 0, reactions: [], weapons: [], grenades: 0 },
    }))
    const figures = figuresOf({ cogs, locust: state.locust }, canvas.map, content)
    return {
      sealedHoles: state.sealedHoles,
      under: tokenShapes(state, figures, canvas),
      over: figureShapes(figures, canvas),
      marks: [...figureMarks(figures), ...tokenMarks(state)],
    }
  })
  return withSoldiers(scene, state, viewer, caption)
}

/** Before anything is built there is no map to draw. */
const bareTable = (description: string): Scene => ({
  width: 560,
  height: 40,
  description,
  shapes: [{ shape: 'rectangle', x: 0, y: 0, width: 560, height: 40, fill: COLOURS.paper }, headline(description, 560)],
})

function headlineOf(state: GearsState, locale: Locale, content: GearsContent): string {
  const where = phaseName(state.options.mission, state.phase, locale, content)
  const who = characterName(state.players[state.active]?.character ?? '', locale, content)
  if (state.result === 'won') return { en: `${where}: won`, es: `${where}: ganada` }[locale]
  if (state.result === 'lost') return { en: `${where}: lost`, es: `${where}: perdida` }[locale]
  if (state.step === 'placing') return { en: `${where}: setup`, es: `${where}: preparación` }[locale]
  return {
    en: `${where}, turn ${state.turnNumber}: ${who}`,
    es: `${where}, turno ${state.turnNumber}: ${who}`,
  }[locale]
}

const LINE = 20

/** What the mission asks for, below the map. */
function objectiveShape({ options, phase }: GearsState, y: number, locale: Locale, content: GearsContent): Shape {
  const objective = phaseObjective(options.mission, phase, locale, content)
  const text = { en: `Objective: ${objective}.`, es: `Objetivo: ${objective}.` }[locale]
  return { shape: 'text', x: 30, y, text, size: 13, bold: true, fill: COLOURS.ink }
}

/** Adds the objective and a line for every soldier below the map; the active one is in bold. */
function withSoldiers(scene: Scene, state: GearsState, viewer: Viewer, { locale, content }: Caption): Scene {
  const { height } = scene
  const objective = objectiveShape(state, height + 14, locale, content)
  const below = height + LINE
  const lines = state.players.map((player, seat): Shape => {
    const y = below + LINE * seat + 14
    const text = `${soldierLine(player, locale, content)}${seat === viewer ? { en: ' (you)', es: ' (tú)' }[locale] : ''}`
    return { shape: 'text', x: 30, y, text, size: 13, bold: seat === state.active, fill: COLOURS.ink }
  })
  return withStrip(scene, LINE + LINE * state.players.length + 10, COLOURS.paper, [objective, ...lines])
}

const STATUSES = {
  en: { standing: '', bleeding: ', bleeding', executed: ', executed' },
  es: { standing: '', bleeding: ', se desangra', executed: ', ejecutado' },
} as const

function soldierLine(
  { character, hand, weapons, grenades, status }: PlayerState,
  locale: Locale,
  content: GearsContent,
): string {
  const arms = weapons.map(({ weapon, ammo }) => `${weaponName(weapon, locale, content)} ${ammo}`).join(', ')
  const { cards, thrown } = {
    en: { cards: `${hand.length} cards`, thrown: `grenades ${grenades}` },
    es: { cards: `${hand.length} cartas`, thrown: `granadas ${grenades}` },
  }[locale]
  return `${characterName(character, locale, content)}: ${cards}${STATUSES[locale][status]}; ${arms}; ${thrown}`
}
