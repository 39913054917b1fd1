import { formatList } from '../../../lib/wording.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { legendName } from '../language/legend-name.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { boardOf } from '../table/board.ts'
import { ringDamageScene } from './ring.scene.ts'
import { judgeRing, RingDamage, RingDamageInput } from './ring-damage.ts'

export const ringDamageOperation = defineApexOperation({
  id: 'apex.ring-damage',
  kind: 'resolution',
  summary: {
    en: 'Tells who is outside the Ring and how much damage that does to each Legend’s Health.',
    es: 'Indica quién está fuera del Anillo y cuánto daño sufre la Salud de cada Leyenda.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules),
    'apex.ring.shape',
    'apex.ring.legendary-shield',
    'apex.transition.ring-damage',
  ],
  input: RingDamageInput,
  outcome: RingDamage,
  examples: [
    {
      name: 'One outside, one saved in part by the legendary emergency shield, one inside',
      input: {
        board: { drawn: { width: 12, height: 10 } },
        ring: { left: 2, top: 2, right: 11, bottom: 9 },
        amount: { round: 7 },
        legends: [
          { id: 'bangalore', cell: { column: 1, row: 4 } },
          { id: 'wraith', cell: { column: 6, row: 0 }, legendaryEmergencyShield: true },
          { id: 'gibraltar', cell: { column: 2, row: 2 } },
        ],
      },
    },
  ],
  run: (input, { content, trace }) => judgeRing(input, content, trace),
  headline({ legends }, _input, locale, content) {
    const hurt = legends.filter(({ outside }) => outside)
    if (hurt.length === 0)
      return { en: 'No Legend is outside the Ring.', es: 'Ninguna Leyenda está fuera del Anillo.' }[locale]
    const tolls = formatList(
      hurt.map(({ id, damage }) => `${legendName(id, locale, content)} ${damage}`),
      locale,
    )
    return { en: `Ring damage to Health: ${tolls}.`, es: `Daño del Anillo a la Salud: ${tolls}.` }[locale]
  },
  details: ({ damage, legends }, _input, locale, content) => [
    { en: `Damage outside: ${damage}.`, es: `Daño fuera: ${damage}.` }[locale],
    ...legends.map(({ id, cell, outside }) => {
      const name = legendName(id, locale, content)
      const off = { en: 'not on the board', es: 'fuera del tablero' }[locale]
      const inside = { en: outside ? 'outside' : 'inside', es: outside ? 'fuera' : 'dentro' }[locale]
      return `${name}: ${cell === null ? off : inside}.`
    }),
  ],
  picture: ({ ring, legends }, { board }, caption) =>
    ringDamageScene(boardOf(board, caption.content), { ring, legends }, caption),
})
