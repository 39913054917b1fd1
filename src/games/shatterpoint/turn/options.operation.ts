import { targetRules } from '../combat/attack/targets.rules.ts'
import { defineShatterpointOperation } from '../define.ts'
import { poolRules } from '../dice/pools.rules.ts'
import { consequenceRules } from '../movement/consequences.ts'
import { movementRules } from '../movement/movement.rules.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { coverRules } from '../sight/cover.rules.ts'
import { engagementRules } from '../sight/engagement.rules.ts'
import { lone, SKIRMISH } from '../table/tables.examples.ts'
import { optionsScene } from './options.scene.ts'
import { listOptions, Options, OptionsQuestion } from './options.ts'
import { optionLines, optionsSentence } from './options.words.ts'

/** Ahsoka before a choice: Maul is near, Kalani behind crates. */
const CROSSROADS = {
  terrain: SKIRMISH.terrain,
  units: [
    lone('A', 'Ahsoka', [450, 300], {}, { content: 'ahsoka-tano-jedi-no-more', damage: 2, conditions: ['strained'] }),
    lone('B', 'Maul', [450, 420], {}, { content: 'lord-maul', stance: 'dark-rage', hunker: 1 }),
    lone('B', 'Kalani', [630, 320], {}, { content: 'kalani-super-tactical-droid', hunker: 1 }),
  ],
  objectives: SKIRMISH.objectives,
}

export const optionsOperation = defineShatterpointOperation({
  id: 'shatterpoint.options',
  kind: 'list',
  summary: {
    en: 'What can this character do from here? Every attack with every enemy, every kind of move, and what going to a place would change.',
    es: '¿Qué puede hacer este personaje desde aquí? Cada ataque con cada enemigo, cada tipo de movimiento, y qué cambiaría al ir a un sitio.',
  },
  rules: [
    ...new Set([
      ...placingRules,
      ...ruleIds(targetRules, coverRules, engagementRules, movementRules, poolRules),
      ...consequenceRules,
    ]),
    'shatterpoint.table.agrees',
  ],
  input: OptionsQuestion,
  outcome: Options,
  examples: [
    {
      name: 'Ahsoka between Maul and Kalani, by the cards, and two places to go',
      input: {
        battlefield: { drawn: CROSSROADS },
        character: 'Ahsoka',
        ends: [
          { kind: 'advance', end: { x: 450, y: 360 } },
          { kind: 'jump', end: { x: 550, y: 320, on: 'crates' } },
        ],
      },
    },
    {
      name: 'A character that is held, of whom no card is known',
      input: { battlefield: { drawn: SKIRMISH }, character: 'Anakin' },
    },
  ],
  run: listOptions,
  headline: (options, { character }, locale) => optionsSentence(character, options, locale),
  details: (options, { character }, locale, content) => optionLines(character, options, locale, content),
  picture: (options, { battlefield, character }, caption) => optionsScene(battlefield, character, options, caption),
})
