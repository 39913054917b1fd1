import { countOf, formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { formatLength } from '../../language/words.ts'

/** Why no Persecution starts. */
export type PersecutionProblem = 'defender' | 'backstab' | 'hero'

/** Rules on the move of Persecution. */
export const persecutionRules = {
  'signum.melee.persecution-start': rule<{ creature: string; problem: PersecutionProblem | null }>({
    title: { en: 'What starts a Persecution', es: 'Qué inicia una Persecución' },
    says: {
      en: 'Persecution follows only an attack that the creature itself declared and survived, and that killed a character. A kill as defender or by backstab does not start it.',
      es: 'La Persecución solo sigue a un ataque que la propia criatura declaró y al que sobrevivió, y que eliminó a un personaje. Eliminar como defensor o de una Puñalada no la inicia.',
    },
    section: 'Melee',
    page: null,
    rulings: ['Q-67'],
    explain: {
      en: ({ creature, problem }) =>
        ({
          none: `${creature} killed a character by an attack of its own, so it may go on.`,
          defender: `${creature} killed as defender; only its own attack starts a Persecution.`,
          backstab: `${creature} killed by a backstab; only its own attack starts a Persecution.`,
          hero: 'A hero was killed; only a character starts a Persecution.',
        })[problem ?? 'none'],
      es: ({ creature, problem }) =>
        ({
          none: `${creature} eliminó a un personaje con un ataque propio, así que puede seguir.`,
          defender: `${creature} eliminó como defensor; solo su propio ataque inicia una Persecución.`,
          backstab: `${creature} eliminó de una Puñalada; solo su propio ataque inicia una Persecución.`,
          hero: 'Cayó un héroe; solo un personaje inicia una Persecución.',
        })[problem ?? 'none'],
    },
  }),
  'signum.melee.persecution-uses': rule<{ creature: string; x: number; used: number }>({
    title: { en: 'How often Persecution works', es: 'Cuántas veces hay Persecución' },
    says: {
      en: 'Persecution X works X times in a turn.',
      es: 'Persecución X se usa X veces por turno.',
    },
    section: 'Glossary',
    page: '39',
    rulings: [],
    explain: {
      en: ({ creature, x, used }) =>
        x === 0
          ? `${creature} does not have Persecution.`
          : `${creature} has Persecution ${x} and has used it ${countOf(used, 'time')} this turn.`,
      es: ({ creature, x, used }) =>
        x === 0
          ? `${creature} no tiene Persecución.`
          : `${creature} tiene Persecución ${x} y la ha usado ${countOf(used, 'vez', 'veces')} este turno.`,
    },
  }),
  'signum.melee.persecution-move': rule<{
    creature: string
    target: string
    length: number
    stabbers: readonly string[]
  }>({
    title: { en: 'The move of Persecution', es: 'El movimiento de Persecución' },
    says: {
      en: 'The move is at most S, ends in contact with an enemy that can be attacked, and allows backstabs like any move out of contact. An enemy already in contact is attacked without moving.',
      es: 'El movimiento mide a lo sumo S, acaba en contacto con un enemigo que se pueda atacar y permite Puñaladas como cualquier movimiento desde el contacto. A un enemigo ya en contacto se lo ataca sin moverse.',
    },
    section: 'Melee',
    page: null,
    rulings: ['Q-67'],
    explain: {
      en: ({ creature, target, length, stabbers }) =>
        length === 0
          ? `${creature} attacks ${target} without moving.`
          : `${creature} reaches ${target} by ${formatLength(length, 'en')}${stabbers.length > 0 ? `; ${formatList(stabbers, 'en')} may backstab` : ''}.`,
      es: ({ creature, target, length, stabbers }) =>
        length === 0
          ? `${creature} ataca a ${target} sin moverse.`
          : `${creature} alcanza a ${target} con ${formatLength(length, 'es')}${stabbers.length > 0 ? `; puede dar una Puñalada ${formatList(stabbers, 'es')}` : ''}.`,
    },
  }),
}
