import { formatChoice } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

/** Rules on spreading a wave. */
export const waveRules = {
  'gears.mission.waves.even': rule<{ holes: string[]; hole: string | null }>({
    title: { en: 'As evenly as possible', es: 'Lo más equitativamente posible' },
    says: {
      en: 'A hole may get one more figure only when no other hole has fewer Locust around it.',
      es: 'Un agujero solo puede recibir otra figura cuando ningún otro agujero tiene menos Locust.',
    },
    section: 'Waves',
    page: '29',
    rulings: [],
    explain: {
      en: ({ holes, hole }) =>
        hole === null
          ? `The next figure may go to ${formatChoice(holes, 'en')}.`
          : `${hole} has to wait: first comes ${formatChoice(holes, 'en')}.`,
      es: ({ holes, hole }) =>
        hole === null
          ? `La siguiente figura puede ir a ${formatChoice(holes, 'es')}.`
          : `${hole} tiene que esperar: antes va ${formatChoice(holes, 'es')}.`,
    },
  }),
}
