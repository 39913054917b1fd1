import type { GearsContent } from '../../content/gears-content.ts'
import type { Battlefield, CogFigure } from '../../locust/ai/battlefield.ts'
import type { GearsState } from '../state.ts'

/** What a soldier on the table is judged by. */
export type Scene = {
  readonly state: GearsState
  readonly field: Battlefield
  readonly cog: CogFigure
  readonly content: GearsContent
}
