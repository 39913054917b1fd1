import type { Viewer } from '../../../contract/match.ts'
import type { Scene } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { characterName } from '../language/card-name.ts'
import { phaseName } from '../missions/mission-check.ts'
import { figureMarks, figureShapes, figuresOf, tokenMarks, tokenShapes } from '../table/figure.scene.ts'
import { headline, mapScene } from '../table/map.scene.ts'
import { COLOURS } from '../table/map-colours.ts'
import { isPlaced, mapOfState } from './map.ts'
import { withNotes } from './picture-notes.ts'
import type { GearsState } from './state.ts'

type Caption = { readonly locale: Locale; readonly content: GearsContent }

/** The table of a match as a viewer may see it; below the map, what the cards say and how the soldiers are. */
export function tableScene(state: GearsState, viewer: Viewer, caption: Caption): Scene {
  const { locale, content } = caption
  const title = headlineOf(state, locale, content)
  const map = mapOfState(state, content)
  if (map.zones.length === 0) return withNotes(bareTable(title), state, viewer, caption)
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
  return withNotes(scene, state, viewer, caption)
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
