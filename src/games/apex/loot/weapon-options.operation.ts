import { z } from 'zod'
import { formatChoice, formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { WEAPON_SLOTS } from '../content/panel.ts'
import { AmmoType } from '../content/shot-effect.ts'
import { Ammo } from '../content/weapons.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'

import type { ApexViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { lootName } from './loot.words.ts'
import { type Card, Distribution, distributions, type Equipped, Replacement, replacements } from './weapon-options.ts'

const CardChoice = z
  .union([
    z.strictObject({ card: z.string().max(80).describe('The id of a weapon card of the content.') }),
    z.strictObject({
      printed: z
        .strictObject({ name: Label.default('weapon'), ammoType: AmmoType, ammo: Ammo })
        .meta({ id: 'ApexPrintedAmmo' }),
    }),
  ])
  .describe('A weapon card by its id, or its ammunition as printed.')
  .meta({ id: 'ApexWeaponCardChoice' })
type CardChoice = z.infer<typeof CardChoice>

const EquippedWeapon = z
  .strictObject({
    weapon: CardChoice,
    ammo: Ammo.describe('What its ammo marker shows.'),
    attachments: z.array(Label).max(6).default([]).describe('The tokens installed on it.'),
  })
  .meta({ id: 'ApexEquippedWeapon' })

const Input = z
  .strictObject({ equipped: z.array(EquippedWeapon).max(WEAPON_SLOTS), found: CardChoice })
  .meta({ id: 'ApexWeaponOptionsInput' })
type Input = z.infer<typeof Input>

export const weaponOptionsOperation = defineApexOperation({
  id: 'apex.weapon-options',
  kind: 'list',
  summary: {
    en: 'Lists what may be done with a weapon card that was found, with the resulting ammunition.',
    es: 'Enumera qué puede hacerse con una carta de Arma obtenida y la munición resultante.',
  },
  rules: [
    'apex.content.known',
    'apex.weapon.obtain-options',
    'apex.weapon.two-slots',
    'apex.weapon.replace-ammo',
    'apex.weapon.take-ammo',
    'apex.weapon.ammo-bounds',
    'apex.weapon.discarded',
  ],
  input: Input,
  outcome: z
    .object({
      replace: z.array(Replacement),
      takeAmmo: z
        .object({ legal: z.boolean(), rule: z.string().nullable(), distributions: z.array(Distribution) })
        .meta({ id: 'ApexTakeAmmo' }),
      discard: z.boolean(),
    })
    .meta({ id: 'ApexWeaponOptionsOutcome' }),
  examples: [
    {
      name: 'The same ammunition and other ammunition (E-79)',
      input: {
        equipped: [
          { weapon: { card: 'r-99' }, ammo: 3, attachments: ['barrel-rare'] },
          { weapon: { card: 'wingman' }, ammo: 1 },
        ],
        found: { card: 'alternator' },
      },
    },
    {
      name: 'Ammunition for two weapons',
      input: {
        equipped: [
          { weapon: { printed: { name: 'rifle A', ammoType: 'heavy', ammo: 3 } }, ammo: 4 },
          { weapon: { printed: { name: 'rifle B', ammoType: 'heavy', ammo: 3 } }, ammo: 2 },
        ],
        found: { printed: { name: 'rifle C', ammoType: 'heavy', ammo: 3 } },
      },
    },
  ],
  run(input, { trace, content }) {
    const known = lookUp(input, content)
    if (known instanceof Refusal) return known
    const { card, equipped } = known
    trace.applied('apex.weapon.obtain-options', { weapon: card.id })
    const replace = replacements(card, equipped, trace)
    const options = distributions(card, equipped, trace)
    const rule = options.length > 0 ? null : 'apex.weapon.take-ammo'
    trace.applied('apex.weapon.discarded', { weapon: card.id, attachments: [] })
    return { replace, takeAmmo: { legal: rule === null, rule, distributions: options }, discard: true }
  },
  headline({ replace, takeAmmo }, { found }, locale, content) {
    const name = lootName('card' in found ? found.card : found.printed.name, locale, content)
    const ammo = formatChoice(
      replace.map(
        ({ slot, ammo: count }) =>
          ({ en: `${count} ammo in weapon slot ${slot + 1}`, es: `${count} de munición en el espacio ${slot + 1}` })[
            locale
          ],
      ),
      locale,
    )
    const take = takeAmmo.legal
      ? { en: 'its ammunition may be taken', es: 'se puede tomar su munición' }[locale]
      : { en: 'its ammunition is of no use', es: 'su munición no sirve' }[locale]
    return {
      en: `As a replacement, ${name} would have ${ammo}; ${take}.`,
      es: `Como sustituta, ${name} tendría ${ammo}; ${take}.`,
    }[locale]
  },
  details({ replace, takeAmmo }, { equipped }, locale, content) {
    const nameOf = (slot: number) => {
      const weapon = equipped[slot]?.weapon
      return weapon === undefined ? '' : lootName('card' in weapon ? weapon.card : weapon.printed.name, locale, content)
    }
    return [
      ...replace.map(({ slot, replaced, ammo }) => {
        const old = replaced === null ? { en: 'the free slot', es: 'el espacio libre' }[locale] : nameOf(slot)
        return { en: `Replace ${old}: ${ammo} ammo.`, es: `Sustituir ${old}: ${ammo} de munición.` }[locale]
      }),
      ...takeAmmo.distributions.map(({ ammo }) => {
        const each = formatList(
          ammo.map((count, slot) => `${nameOf(slot)} ${count}`),
          locale,
        )
        return { en: `Take its ammunition: ${each}.`, es: `Tomar su munición: ${each}.` }[locale]
      }),
      { en: 'Or discard it.', es: 'O descartarla.' }[locale],
    ]
  },
})

function lookUp({ equipped, found }: Input, content: ApexContent): { card: Card; equipped: Equipped[] } | Refusal {
  const card = cardOf(found, content, ['found'])
  const weapons = Refusal.collect(
    equipped.map(({ weapon, ammo, attachments }, index) => {
      const known = cardOf(weapon, content, ['equipped', index, 'weapon'])
      return known instanceof Refusal ? known : { ...known, ammo, attachments }
    }),
  )
  if (card instanceof Refusal) return weapons instanceof Refusal ? Refusal.join([card, weapons]) : card
  return weapons instanceof Refusal ? weapons : { card, equipped: weapons }
}

function cardOf(choice: CardChoice, content: ApexContent, path: ApexViolation['path']): Card | Refusal {
  if ('printed' in choice) {
    const { name, ammoType, ammo } = choice.printed
    return { id: name, ammoType, printed: ammo }
  }
  const weapon = content.weapons.get(choice.card)
  if (weapon !== undefined) return { id: weapon.id, ammoType: weapon.ammoType, printed: weapon.ammo }
  return refuse([{ rule: 'apex.content.known', path: [...path, 'card'], facts: { kind: 'weapon', id: choice.card } }])
}
