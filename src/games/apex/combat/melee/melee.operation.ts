import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { DAMAGE_RULES } from '../../damage/damage.rules.ts'
import { targetSentence } from '../../damage/damage.words.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { cellNames } from '../../language/spaces.words.ts'
import { pushRules } from '../../movement/push.rules.ts'
import { pushScene } from '../../movement/push.scene.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { PARAPET_AND_BIN_CORNER, ROOF_AND_BEACON } from '../../table/terrain-boards.examples.ts'
import { aimRules } from '../shot/aim.rules.ts'
import { GivenCards, withAimDeck } from '../shot/aim-deck.ts'
import { meleeRules } from './melee.rules.ts'
import { Melee, melee } from './melee.ts'
import { attackFields, prepareAttack } from './melee-attack.ts'

export const meleeOperation = defineApexOperation({
  id: 'apex.melee',
  kind: 'resolution',
  summary: {
    en: 'Resolves a melee attack: the aim card, the damage, the push and what it collides with.',
    es: 'Resuelve un ataque cuerpo a cuerpo: la carta de Puntería, el daño, el empujón y la colisión.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, aimRules, meleeRules, pushRules),
    'apex.move.enter-trigger',
    ...DAMAGE_RULES,
  ],
  input: z
    .strictObject({
      ...attackFields,
      cards: GivenCards,
      seed: Seed.optional(),
    })
    .meta({ id: 'ApexMeleeInput' }),
  outcome: Melee,
  examples: [
    {
      name: 'Off a roof, onto a beacon (E-65)',
      input: {
        board: { drawn: ROOF_AND_BEACON },
        attacker: { cell: { column: 0, row: 0 } },
        target: { cell: { column: 1, row: 0 } },
        cards: [{ card: 'aim-08' }],
      },
    },
    {
      name: 'Into a joint of parapet and bin (E-66)',
      input: {
        board: { drawn: PARAPET_AND_BIN_CORNER },
        attacker: { cell: { column: 1, row: 4 } },
        target: { cell: { column: 2, row: 3 } },
        cards: [{ card: 'aim-13' }],
      },
    },
  ],
  run({ cards, ...declared }, { trace, content, random }) {
    const prepared = prepareAttack(declared, content)
    if (prepared instanceof Refusal) return prepared
    const own = withAimDeck(content, declared.aimDeck)
    return melee(prepared.board, { ...prepared.attack, cards }, { content: own, random, trace })
  },
  headline({ value, hit, totalDamage, push }, { target }, locale) {
    if (!hit) return { en: `Aim card ${value}: a miss.`, es: `Carta de Puntería ${value}: falla.` }[locale]
    const where = push === null ? '' : pushedTo(push.end, push.collision !== null, target.cell, locale)
    return {
      en: `Aim card ${value}: a hit for ${totalDamage} damage${where}.`,
      es: `Carta de Puntería ${value}: impacta e inflige ${totalDamage} de daño${where}.`,
    }[locale]
  },
  details({ push, target }, _input, locale) {
    const choice = push === null || push.relocation.length === 0 ? [] : [cellNames(push.relocation)]
    return [
      ...choice.map((cells) => `${{ en: 'Its controller chooses', es: 'Quien la controla elige' }[locale]}: ${cells}.`),
      ...(target === null ? [] : [targetSentence({ en: 'Target', es: 'Objetivo' }[locale], target, locale)]),
    ]
  },
  picture: ({ push }, { board, attacker, target, occupied }, caption) =>
    pushScene(boardOf(board, caption.content), { pusher: attacker.cell, target: target.cell, occupied, push }, caption),
})

type Place = { column: number; row: number }

function pushedTo(end: Place, collides: boolean, target: Place, locale: Locale): string {
  const stays = end.column === target.column && end.row === target.row
  const moved = { en: `, pushed to ${cellName(end)}`, es: `, empujada a ${cellName(end)}` }[locale]
  const collided = { en: ', with a collision', es: ', con colisión' }[locale]
  return `${stays ? '' : moved}${collides ? collided : ''}`
}
