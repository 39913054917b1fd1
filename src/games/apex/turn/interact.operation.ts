import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, standOnBoard } from '../define.ts'
import { pieceNames } from '../language/notation.ts'
import { lootNames } from '../loot/loot.words.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { type Board, BoardForm, boardOf } from '../table/board.ts'
import { Space } from '../vocabulary.ts'
import { interactRules } from './interact.rules.ts'
import { Interaction, interact, interactFields } from './interact.ts'

export const interactOperation = defineApexOperation({
  id: 'apex.interact',
  kind: 'check',
  summary: {
    en: 'Checks an Interact action (an adjacent object, attachments on and off) and the dropping and picking up of loot.',
    es: 'Comprueba una acción de Interacción (un objeto adyacente, poner y quitar accesorios) y soltar y recoger botín.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, interactRules),
    'apex.loot.types',
    'apex.backpack.capacity',
    'apex.attachment.fit',
    'apex.attachment.occupied',
    'apex.attachment.printed',
  ],
  input: z.strictObject({ board: BoardForm, legend: Space, ...interactFields }).meta({ id: 'ApexInteractInput' }),
  outcome: Interaction,
  examples: [
    {
      name: 'A bin beside Gibraltar, and a barrel onto his Spitfire (E-95)',
      input: {
        board: { content: 'crossroads' },
        legend: { cell: { column: 10, row: 10 } },
        panel: { backpack: ['barrel-rare', 'syringe'], weapons: [{ card: { weapon: 'spitfire' } }] },
        object: 'b5',
        install: [{ weapon: 0, slot: 1, token: 'barrel-rare' }],
      },
    },
    {
      name: 'A bin that is open, and one that is too far away',
      input: {
        board: { content: 'crossroads' },
        legend: { cell: { column: 10, row: 10 } },
        openBins: ['b5'],
        object: 'b5',
        drop: [{ token: 'syringe', cell: { column: 14, row: 14 } }],
        panel: { backpack: ['syringe'] },
      },
    },
  ],
  run({ board, legend, ...wish }, { content, trace }) {
    const placed = standOnBoard(board, { legend }, content)
    return placed instanceof Refusal ? placed : interact(placed.board, legend.cell, wish, content, trace)
  },
  headline({ legal, opensBin }, _input, locale) {
    if (!legal) return { en: 'Not legal.', es: 'No es legal.' }[locale]
    return opensBin
      ? { en: 'Legal: the supply bin is opened.', es: 'Legal: se abre el depósito de suministros.' }[locale]
      : { en: 'Legal.', es: 'Legal.' }[locale]
  },
  details: ({ backpack, objects }, { board }, locale, content) => [
    `${{ en: 'Backpack afterwards', es: 'Mochila después' }[locale]}: ${lootNames(backpack, locale, content)}.`,
    ...(objects.length === 0
      ? []
      : [
          `${{ en: 'To interact with from there', es: 'Para interactuar desde ahí' }[locale]}: ${objectNames(objects, boardOf(board, content), locale, content)}.`,
        ]),
  ],
})

/** `supply bin b5 and door d1`: objects of the board by what they are. */
function objectNames(ids: readonly string[], { objects }: Board, locale: Locale, content: ApexContent): string {
  const pieces = objects.filter(({ id }) => ids.includes(id)).map(({ kind, id }) => ({ kind, id }))
  return pieceNames(pieces, locale, content)
}
