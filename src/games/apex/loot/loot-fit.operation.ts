import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatChoice } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { defineApexOperation } from '../define.ts'

import { fitLoot, LootFit, LootFitInput } from './fit-loot.ts'
import { lootName } from './loot.words.ts'
import type { KeepOption, Panel } from './loot-fit.ts'

export const lootFitOperation = defineApexOperation({
  id: 'apex.loot-fit',
  kind: 'list',
  summary: {
    en: 'Tells where a Legend can keep a loot token, what has to make room, and what happens if it is dropped.',
    es: 'Dice dónde puede guardar una Leyenda una ficha de botín, qué debe dejar sitio y qué ocurre si se suelta.',
  },
  rules: [
    'apex.content.known',
    'apex.loot.types',
    'apex.loot.obtain',
    'apex.loot.off-board-drop',
    'apex.equipment.shield-face',
    'apex.equipment.one-per-type',
    'apex.backpack.capacity',
    'apex.attachment.fit',
    'apex.attachment.printed',
    'apex.attachment.occupied',
  ],
  input: LootFitInput,
  outcome: LootFit,
  examples: [
    {
      name: 'A syringe and a full backpack (E-02)',
      input: {
        panel: {
          backpack: ['shield-cell', 'shield-cell', 'syringe', 'frag', 'frag', 'thermite', 'medkit', 'phoenix-kit'],
        },
        token: { id: 'syringe' },
      },
    },
    {
      name: 'A sniper stock during the drop (E-01)',
      input: {
        panel: { backpack: ['syringe'], weapons: [{ card: { weapon: 'longbow' } }, { card: { weapon: 'r-99' } }] },
        token: { id: 'stock-sniper-epic' },
        onBoard: false,
      },
    },
    { name: 'A better helmet', input: { panel: {}, token: { id: 'helmet-epic' } } },
  ],
  run: (input, { content, trace }) => fitLoot(input, content, trace),
  headline({ needsRoom, category }, { token }, locale, content) {
    const name = lootName('id' in token ? token.id : category, locale, content)
    if (needsRoom)
      return {
        en: `${name} can be kept only if something else makes room.`,
        es: `${name} solo cabe si otra cosa deja sitio.`,
      }[locale]
    return { en: `${name} can be kept.`, es: `${name} se puede conservar.` }[locale]
  },
  details: ({ keep, depleted }, { panel }, locale, content) => [
    ...keep.map((option) => keepLine(option, panel, locale, content)),
    ...(depleted === null ? [] : [FACES[depleted ? 'depleted' : 'undepleted'][locale]]),
  ],
})

/** One place where a token can be kept, and what has to make room for it. */
function keepLine({ where, weapon, slot, dropOneOf }: KeepOption, panel: Panel, locale: Locale, content: ApexContent) {
  const card = weapon === null ? undefined : panel.weapons[weapon]?.card
  const on = card !== undefined && 'weapon' in card ? lootName(card.weapon, locale, content) : String((weapon ?? 0) + 1)
  const place = {
    equipment: { en: 'Equipment slot', es: 'Casilla de Equipo' },
    backpack: { en: 'Backpack', es: 'Mochila' },
    weapon: { en: `${on}, slot ${(slot ?? 0) + 1}`, es: `${on}, casilla ${(slot ?? 0) + 1}` },
  }[where][locale]
  if (dropOneOf.length === 0) return { en: `${place}: free.`, es: `${place}: libre.` }[locale]
  const names = formatChoice(
    dropOneOf.map((token) => lootName(token, locale, content)),
    locale,
  )
  return { en: `${place}: ${names} makes room.`, es: `${place}: deja sitio ${names}.` }[locale]
}

/** How a shield lies on the panel. */
const FACES: Readonly<Record<'depleted' | 'undepleted', Localized>> = {
  depleted: { en: 'It arrives depleted.', es: 'Llega agotado.' },
  undepleted: { en: 'It arrives undepleted.', es: 'Llega sin agotar.' },
}
