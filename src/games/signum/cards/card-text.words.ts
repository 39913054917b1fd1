import { z } from 'zod'
import { formatCount, formatSigned, type Noun } from '../../../lib/wording.ts'
import { abilityName, abilityText, STAT_NAMES } from '../abilities/ability.words.ts'
import { dangerName } from '../abilities/danger.words.ts'
import type { EffectAction, EffectKind } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { woundCount } from '../dice/fight.words.ts'
import { contractArticles, diceCount, POOL_NAMES } from '../language/words.ts'

/** What a card does, in both languages. */
export const EffectText = z
  .object({ effect: z.string().max(40), en: z.string(), es: z.string() })
  .describe('What a card does.')
  .meta({ id: 'SignumEffectText' })
export type EffectText = z.infer<typeof EffectText>

type Said<Value> = (value: Value, content: SignumContent) => { readonly en: string; readonly es: string }
type ValueOf<Kind extends EffectKind> = Extract<EffectAction, Readonly<Record<Kind, unknown>>>[Kind]

const plain = (en: string, es: string) => () => ({ en, es })
const many = (en: readonly [string, string, string], es: readonly [string, string, string]) => {
  const noun: Noun = { en: [en[1], en[2]], es: [es[1], es[2]] }
  return (count: number) => ({
    en: `${en[0]} ${formatCount(count, noun, 'en')}`,
    es: `${es[0]} ${formatCount(count, noun, 'es')}`,
  })
}

const TOKEN_NAMES = {
  armour: { en: 'armour tokens', es: 'fichas de armadura' },
  stealth: { en: 'stealth tokens', es: 'fichas de Sigilo' },
  concentration: { en: 'concentration tokens', es: 'fichas de concentración' },
} as const
const SAID: { readonly [Kind in EffectKind]: Said<ValueOf<Kind>> } = {
  damage: (points) => ({ en: `${points} damage`, es: `${points} de daño` }),
  wounds: (count) => ({ en: woundCount(count, 'en'), es: woundCount(count, 'es') }),
  heal: many(['heal up to', 'wound', 'wounds'], ['sana hasta', 'herida', 'heridas']),
  modify: ({ stat, by }) => ({
    en: `${formatSigned(by, 'en')} ${STAT_NAMES[stat].en}`,
    es: `${formatSigned(by, 'es')} de ${STAT_NAMES[stat].es}`,
  }),
  // An ability of 0 is not gained.
  grant: (ability, content) => ({
    en: `${ability.x === 0 ? 'does not gain' : 'gains'} ${abilityText(ability, 'en', content)}`,
    es: `${ability.x === 0 ? 'no gana' : 'gana'} ${abilityText(ability, 'es', content)}`,
  }),
  raise: ({ ability, by }, content) => ({
    en: `${abilityName(ability, 'en', content)} ${formatSigned(by, 'en')}`,
    es: `${abilityName(ability, 'es', content)} ${formatSigned(by, 'es')}`,
  }),
  lose: (ability, content) => ({
    en: `loses ${abilityName(ability, 'en', content)}`,
    es: `pierde ${abilityName(ability, 'es', content)}`,
  }),
  tokens: ({ token, count }) => ({
    en: `${TOKEN_NAMES[token].en}: +${count}`,
    es: `${TOKEN_NAMES[token].es}: +${count}`,
  }),
  draw: many(['draw', 'card', 'cards'], ['roba', 'carta', 'cartas']),
  discard: many(['discard', 'card', 'cards'], ['descarta', 'carta', 'cartas']),
  prosperity: (points) => ({
    en: `${formatSigned(points, 'en')} prosperity`,
    es: `${formatSigned(points, 'es')} de Prosperidad`,
  }),
  turnBuildings: many(['turn', 'building', 'buildings'], ['gira', 'edificio', 'edificios']),
  unturnBuildings: many(['unturn', 'building', 'buildings'], ['endereza', 'edificio', 'edificios']),
  lockBuildings: many(
    ['up to', 'building cannot be used', 'buildings cannot be used'],
    ['hasta', 'edificio no puede usarse', 'edificios no pueden usarse'],
  ),
  destroyBuilding: plain('destroy a building', 'destruye un edificio'),
  destroyTerrain: plain('destroy a terrain', 'destruye un terreno'),
  destroyRelic: plain('destroy a relic', 'destruye una reliquia'),
  cancelSummon: plain('the summoning is cancelled', 'se cancela la convocatoria'),
  cancelAttack: plain('the attack is cancelled', 'se cancela el ataque'),
  returnTo: (zone) => ({
    en: `the card returns to the ${zone}`,
    es: zone === 'deck' ? 'la carta vuelve al mazo' : 'la carta vuelve a la mano',
  }),
  push: (band) => ({ en: `pushed away by ${band}`, es: `se aleja ${band}` }),
  move: (band) => ({ en: `moves up to ${band}`, es: `se mueve hasta ${band}` }),
  skipActivation: plain('skips its activation', 'pierde su activación'),
  takeControl: plain('comes under control', 'queda bajo control'),
  reroll: ({ pool, dice }) => ({
    en: `re-roll up to ${diceCount(dice, 'en')} of ${POOL_NAMES[pool].en}`,
    es: `repite hasta ${diceCount(dice, 'es')} de ${POOL_NAMES[pool].es}`,
  }),
  extraDice: ({ pool, dice }) => ({
    en: `+${diceCount(dice, 'en')} of ${POOL_NAMES[pool].en}`,
    es: `+${diceCount(dice, 'es')} de ${POOL_NAMES[pool].es}`,
  }),
  immuneTo: (danger) => ({
    en: `safe from ${dangerName(danger, 'en')}`,
    es: contractArticles(`a salvo de ${dangerName(danger, 'es')}`),
  }),
}

/** Puts an action into words. */
export function effectText(action: EffectAction, content: SignumContent): EffectText {
  const [[kind, value] = ['', null]] = Object.entries(action)
  // An action has one key, and the table has an entry for each: the types of both come from the same list.
  const said = SAID[kind as EffectKind] as Said<unknown>
  return { effect: kind, ...said(value, content) }
}
