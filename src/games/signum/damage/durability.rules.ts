import { rule } from '../../../rulebook/rule.ts'
import { tokens } from '../dice/fight.words.ts'
import { points, quedan } from '../language/words.ts'

/** Rules on relics that take damage for their hero. */
export const durabilityRules = {
  'signum.relic.durability': rule<{ creature: string; relic: string; absorbed: number; left: number }>({
    title: { en: 'Durable relics', es: 'Reliquias duraderas' },
    says: {
      en: 'A relic with Durability X has X armour tokens. They take the damage of attacks that are not magical before the hero does.',
      es: 'Una reliquia con Durabilidad X tiene X fichas de armadura. Absorben el daño de los ataques no mágicos antes que el héroe.',
    },
    section: 'Relics',
    page: '14',
    rulings: [],
    explain: {
      en: ({ creature, relic, absorbed, left }) =>
        `${relic} takes ${points(absorbed, 'en')} for ${creature}; ${tokens(left, 'en')} left.`,
      es: ({ creature, relic, absorbed, left }) =>
        `${relic} absorbe ${points(absorbed, 'es')} por ${creature}; ${quedan(left, tokens(left, 'es'))}.`,
    },
  }),
  'signum.relic.durability-order': rule<{ relic: string; stated: number | null; due: number | null }>({
    title: { en: 'One relic after the other', es: 'Una reliquia tras otra' },
    says: {
      en: 'The owner picks a durable relic; it loses all its tokens before another takes the rest of that attack.',
      es: 'El dueño elige una reliquia duradera; pierde todas sus fichas antes de que otra reciba el resto de ese ataque.',
    },
    section: 'Relics',
    page: '14',
    rulings: [],
    explain: {
      en: ({ relic, stated, due }) => {
        if (due === null) return `${relic} is not a durable relic of this hero, or is named twice.`
        if (stated === null) return `The owner chose ${relic}: it takes ${points(due, 'en')} before any other relic.`
        return `In this order ${relic} loses ${tokens(due, 'en')}, not ${stated}: a relic is emptied before the next one takes the rest.`
      },
      es: ({ relic, stated, due }) => {
        if (due === null) return `${relic} no es una reliquia duradera de este héroe, o se nombra dos veces.`
        if (stated === null)
          return `El dueño eligió ${relic}: absorbe ${points(due, 'es')} antes que cualquier otra reliquia.`
        return `En este orden ${relic} pierde ${tokens(due, 'es')}, no ${stated}: una reliquia se vacía antes de que la siguiente reciba el resto.`
      },
    },
  }),
  'signum.relic.durability-mandatory': rule<{ creature: string; relics: number; stated: number; due: number }>({
    title: { en: 'Relics go before the hero', es: 'Las reliquias antes que el héroe' },
    says: {
      en: 'While a durable relic is left, its share of the damage cannot be given to the hero.',
      es: 'Mientras quede una reliquia duradera, su parte del daño no puede pasar al héroe.',
    },
    section: 'Relics',
    page: '14',
    rulings: [],
    explain: {
      en: ({ creature, stated, due }) =>
        `The relics of ${creature} have to take ${points(due, 'en')}, and ${stated} ${stated === 1 ? 'was' : 'were'} given to them.`,
      es: ({ creature, stated, due }) =>
        `Las reliquias de ${creature} tienen que absorber ${points(due, 'es')}, y se les ${stated === 1 ? 'dio' : 'dieron'} ${stated}.`,
    },
  }),
  'signum.relic.durability-not-magic': rule<{ creature: string; source: string }>({
    title: { en: 'What durable relics do not stop', es: 'Lo que las reliquias duraderas no paran' },
    says: {
      en: 'Durability stops neither magical damage nor wounds, nor the damage of spells and abilities, nor a backstab.',
      es: 'La durabilidad no para el daño mágico ni las heridas, ni el daño de conjuros y capacidades, ni una puñalada.',
    },
    section: 'Relics',
    page: '14',
    rulings: ['Q-16'],
    explain: {
      en: ({ creature }) => `The relics of ${creature} do not stop this.`,
      es: ({ creature }) => `Las reliquias de ${creature} no paran esto.`,
    },
  }),
}
