import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { DicePool } from '../content/effects.ts'
import { diceCount, POOL_NAMES } from '../language/words.ts'

/** Rules on rolling dice again. */
export const rerollRules = {
  'signum.reroll.order': rule<{ creature: string; forced: number; free: number; master: number; text: number }>({
    title: { en: 'The order of re-rolls', es: 'El orden de las repeticiones' },
    says: {
      en: 'First the dice fall, then forced re-rolls are made, then those of Sniper, then those of a Master, then those of texts. An ability re-rolls a die once, and what falls later is not forced again.',
      es: 'Primero caen los dados, después se hacen las repeticiones forzadas, luego las de Francotirador, las de un Maestro y al final las de otros textos. Una capacidad repite un dado una vez, y lo que sale después no se fuerza de nuevo.',
    },
    section: 'Glossary',
    page: null,
    rulings: ['Q-40'],
    explain: {
      en: ({ creature, ...counts }) => `${creature} re-rolls ${rerollParts(counts, 'en')}.`,
      es: ({ creature, ...counts }) => `${creature} repite ${rerollParts(counts, 'es')}.`,
    },
  }),
  'signum.reroll.defence': rule<{ creature: string; free: number; master: number; text: number }>({
    title: { en: 'Re-rolls of defence dice', es: 'Repeticiones de la defensa' },
    says: {
      en: 'Failed defence dice are re-rolled by terrain against ranged attacks or by Master of Defence in melee, each once.',
      es: 'Los dados de defensa fallidos se repiten por el terreno contra ataques a distancia o por Maestro de la Defensa cuerpo a cuerpo, cada uno una vez.',
    },
    section: 'Glossary',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, free, master, text }) =>
        `${creature} re-rolls ${diceCount(free + master + text, 'en')} of its defence.`,
      es: ({ creature, free, master, text }) =>
        `${creature} repite ${diceCount(free + master + text, 'es')} de su defensa.`,
    },
  }),
  'signum.reroll.policy': rule<{ creature: string; master: number }>({
    title: { en: 'Re-rolls in the odds', es: 'Las repeticiones en las probabilidades' },
    says: {
      en: 'A controller chooses whether to re-roll. The odds take it that failed dice are always re-rolled, which never harms.',
      es: 'Quien controla elige si repite. Las probabilidades suponen que los dados fallidos siempre se repiten, lo que nunca perjudica.',
    },
    section: 'Glossary',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, master }) =>
        `${creature} re-rolls up to ${diceCount(master, 'en')} that ${master === 1 ? 'fails' : 'fail'}.`,
      es: ({ creature, master }) =>
        `${creature} repite hasta ${diceCount(master, 'es')} que ${master === 1 ? 'falle' : 'fallen'}.`,
    },
  }),
  'signum.reroll.text': rule<{ creature: string; pool: DicePool; extra: number; again: number }>({
    title: { en: 'Texts that add or re-roll dice', es: 'Textos que añaden o repiten dados' },
    says: {
      en: 'A text adds its dice to a roll that has dice at all, and lets so many dice be re-rolled that fail in the end. Of texts of the same name the highest counts.',
      es: 'Un texto añade sus dados a una tirada que tenga alguno y deja repetir tantos dados que al final fallen. De textos con el mismo nombre cuenta el mayor.',
    },
    section: 'The dragon rules',
    page: null,
    rulings: ['Q-40', 'Q-65'],
    explain: {
      en: ({ creature, pool, extra, again }) =>
        `By texts, ${creature} ${formatList(
          [
            ...(extra > 0 ? [`rolls ${extra} more ${extra === 1 ? 'die' : 'dice'}`] : []),
            ...(again > 0 ? [`may re-roll up to ${diceCount(again, 'en')}`] : []),
          ],
          'en',
        )} of ${POOL_NAMES[pool].en}.`,
      es: ({ creature, pool, extra, again }) =>
        `Por textos, ${creature} ${formatList(
          [
            ...(extra > 0 ? [`tira ${diceCount(extra, 'es')} más`] : []),
            ...(again > 0 ? [`puede repetir hasta ${diceCount(again, 'es')}`] : []),
          ],
          'es',
        )} de ${POOL_NAMES[pool].es}.`,
    },
  }),
}

const PARTS = {
  forced: { en: 'forced', es: 'a la fuerza' },
  free: { en: 'of its choice', es: 'a su elección' },
  master: { en: 'by a Master', es: 'por un Maestro' },
  text: { en: 'by texts', es: 'por textos' },
} as const

/** `3 dice: 2 forced and 1 by a Master`; if all are of one kind, `2 dice, forced` */
function rerollParts(counts: Readonly<Record<keyof typeof PARTS, number>>, locale: Locale): string {
  const kinds = (['forced', 'free', 'master', 'text'] as const).filter((kind) => counts[kind] > 0)
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const [only] = kinds
  if (kinds.length === 1 && only !== undefined) return `${diceCount(all, locale)}, ${PARTS[only][locale]}`
  const parts = kinds.map((kind) => `${counts[kind]} ${PARTS[kind][locale]}`)
  return `${diceCount(all, locale)}: ${formatList(parts, locale)}`
}
