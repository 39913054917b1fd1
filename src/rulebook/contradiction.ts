import type { Localized } from '../lib/locale.ts'

/** Two fields of a question that say different things about one. */
export type Contradiction = {
  readonly what: string
  readonly here: string
  readonly there: string
  /** The field that says what is `here`, and the one that says what is `there`. */
  readonly paths: readonly string[]
}

type Explained = (facts: Contradiction) => string

/** How every game says that two fields contradict each other. */
export const contradictionText: Localized<Explained> = {
  en: ({ what, here, there, paths: [one, other] }) =>
    `Two fields contradict each other about ${what}: ${one} says ${here}, ${other} says ${there}. Correct one, or leave it out.`,
  es: ({ what, here, there, paths: [one, other] }) =>
    `Dos campos se contradicen sobre ${what}: ${one} dice ${here} y ${other}, ${there}. Corrige uno, u omítelo.`,
}

/** What the rule says that forbids it, in every game. */
export const CONTRADICTION = {
  title: { en: 'What is said twice agrees', es: 'Lo que se dice dos veces coincide' },
  says: {
    en: 'What a question leaves out is as the table says; what it says in two places must be the same in both.',
    es: 'Lo que una pregunta omite es como dice la mesa; lo que dice en dos sitios ha de ser igual en ambos.',
  },
} as const
