import { Gauge, type Registry as MetricsRegistry } from 'prom-client'
import type { Renderer } from '../../rendering/renderer.ts'

const HELP = {
  queued: 'Pictures that wait to be drawn.',
  running: 'Pictures that are being drawn.',
  threads: 'Threads that draw.',
  rendered: 'Pictures that were drawn since the start.',
  failed: 'Pictures that could not be drawn since the start.',
  refused: 'Pictures that were turned away since the start, because too many waited.',
  seconds: 'Seconds of drawing since the start.',
} as const

/** How the drawing of PNG pictures goes. */
export function watchRenderer(register: MetricsRegistry, renderer: Renderer): void {
  for (const [name, help] of Object.entries(HELP) as [keyof typeof HELP, string][]) {
    new Gauge({
      name: `picture_renderer_${name}`,
      help,
      registers: [register],
      collect() {
        this.set(renderer.figures()[name])
      },
    })
  }
}
