import { rule } from '../../../rulebook/rule.ts'
import { diceCount } from '../language/words.ts'

/** Rules on rolling dice again. */
export const rerollRules = {
  'signum.reroll.order': rule<{ creature: string; forced: number; free: number; master: number }>({
    title: { en: 'The order of re-rolls', es: 'El orden de las repeticiones' },
    says: {
      en: 'First the dice fall, then forced re-rolls are made, then those of Sniper, then those of a Master. An ability re-rolls a die once, and what falls later is not forced again.',
      es: 'Primero caen los dados, después se hacen las repeticiones forzadas, luego las de Francotirador y al final las de un Maestro. Una capacidad repite un dado una vez, y lo que sale después no se fuerza de nuevo.',
    },
    section: 'Glossary',
    page: null,
    rulings: ['Q-40'],
    explain: {
      en: ({ creature, forced, free, master }) =>
        `${creature} re-rolls ${diceCount(forced + free + master, 'en')}: ${forced} forced, ${free} free, ${master} by a Master.`,
      es: ({ creature, forced, free, master }) =>
        `${creature} repite ${diceCount(forced + free + master, 'es')}: ${forced} a la fuerza, ${free} libres, ${master} por un Maestro.`,
    },
  }),
  'signum.reroll.defence': rule<{ creature: string; free: number; master: number }>({
    title: { en: 'Re-rolls of defence dice', es: 'Repeticiones de la defensa' },
    says: {
      en: 'Failed defence dice are re-rolled by terrain against ranged attacks or by Master of Defence in melee, each once.',
      es: 'Los dados de defensa fallidos se repiten por el terreno contra ataques a distancia o por Maestro de la Defensa cuerpo a cuerpo, cada uno una vez.',
    },
    section: 'Glossary',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, free, master }) => `${creature} re-rolls ${diceCount(free + master, 'en')} of its defence.`,
      es: ({ creature, free, master }) => `${creature} repite ${diceCount(free + master, 'es')} de su defensa.`,
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
      en: ({ creature, master }) => `${creature} re-rolls up to ${diceCount(master, 'en')} that fail.`,
      es: ({ creature, master }) => `${creature} repite hasta ${diceCount(master, 'es')} que fallen.`,
    },
  }),
}
