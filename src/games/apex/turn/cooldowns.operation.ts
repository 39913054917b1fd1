import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { accelerate, CooldownToken, CooledToken, coolDown, cooledToken } from './windows/timing.ts'

const Cause = z
  .union([
    z.strictObject({ transitions: z.int().min(1).max(20).describe('The number of Transition phases that pass.') }),
    z.strictObject({ accelerantOf: Label.describe('The Legend that uses an ultimate accelerant.') }),
  ])
  .meta({ id: 'ApexCooldownCause' })

export const cooldownsOperation = defineApexOperation({
  id: 'apex.cooldowns',
  kind: 'resolution',
  summary: {
    en: 'Moves tokens on the cooldown track and tells which return to their Legends.',
    es: 'Desplaza las fichas del medidor de Tiempo de espera y dice cuáles vuelven a sus Leyendas.',
  },
  rules: ['apex.cooldown.tick', 'apex.cooldown.accelerant'],
  input: z
    .strictObject({ tokens: z.array(CooldownToken).min(1).max(40), cause: Cause })
    .meta({ id: 'ApexCooldownsInput' }),
  outcome: z.object({ tokens: z.array(CooledToken) }).meta({ id: 'ApexCooldownsOutcome' }),
  examples: [
    {
      name: 'A Transition phase (E-78)',
      input: {
        tokens: [
          { legend: 'bangalore', ability: 'smoke-launcher', position: 2 },
          { legend: 'gibraltar', ability: 'dome-of-protection', position: 1 },
        ],
        cause: { transitions: 1 },
      },
    },
    {
      name: 'An ultimate accelerant moves only the user’s tokens',
      input: {
        tokens: [
          { legend: 'bangalore', ability: 'smoke-launcher', position: 2 },
          { legend: 'gibraltar', ability: 'dome-of-protection', position: 3 },
        ],
        cause: { accelerantOf: 'bangalore' },
      },
    },
  ],
  run({ tokens, cause }, { trace, content }) {
    if ('transitions' in cause) return { tokens: tokens.map((token) => coolDown(token, cause.transitions, trace)) }
    return {
      tokens: tokens.map((token) =>
        token.legend === cause.accelerantOf
          ? accelerate(token, accelerantOf(content), trace)
          : cooledToken({ legend: token.legend, ability: token.ability }, token.position),
      ),
    }
  },
  headline({ tokens }, _input, locale, content) {
    const back = tokens.filter(({ returned }) => returned).map(({ ability }) => cardName(ability, locale, content))
    if (back.length === 0) return { en: 'No token returns.', es: 'No vuelve ninguna ficha.' }[locale]
    const names = formatList(back, locale)
    return {
      en: `Usable again: ${names}.`,
      es: `${back.length === 1 ? 'Se puede' : 'Se pueden'} volver a usar: ${names}.`,
    }[locale]
  },
  details: ({ tokens }, _input, locale, content) =>
    tokens.flatMap(({ legend, ability, position }) => {
      if (position === null) return []
      const name = `${cardName(ability, locale, content)} (${legendName(legend, locale, content)})`
      return [`${name}: ${{ en: 'cooldown', es: 'tiempo de espera' }[locale]} ${position}.`]
    }),
})

function accelerantOf(content: ApexContent): number {
  return content.consumables.get('ultimate-accelerant')?.cooldown ?? 0
}
