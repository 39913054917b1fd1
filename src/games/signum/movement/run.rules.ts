import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { formatLength } from '../language/words.ts'

/** Rules on running. */
export const runRules = {
  'signum.run.ends': rule<{ creature: string; fast: boolean }>({
    title: { en: 'A run ends the activation', es: 'Correr termina la activación' },
    says: {
      en: 'After a run the creature does nothing more; a Fast creature may still attack once in melee.',
      es: 'Tras correr, la criatura no hace nada más; una criatura con Rapidez aún puede atacar una vez cuerpo a cuerpo.',
    },
    section: 'Run',
    page: '24',
    rulings: [],
    explain: {
      en: ({ creature, fast }) =>
        fast
          ? `${creature} ran and is Fast: it may only fight in melee now.`
          : `${creature} ran and is not Fast: its activation is over.`,
      es: ({ creature, fast }) =>
        fast
          ? `${creature} corrió y tiene Rapidez: ahora solo puede luchar cuerpo a cuerpo.`
          : `${creature} corrió y no tiene Rapidez: su activación ha terminado.`,
    },
  }),
  'signum.run.declare': rule<{ creature: string; from: string; to: string }>({
    title: { en: 'Running', es: 'Correr' },
    says: {
      en: 'A run is declared before it begins and goes one ruler farther: S becomes M, M becomes L, L becomes XL.',
      es: 'La carrera se declara antes de empezar y llega una regla más lejos: S pasa a M, M a L, L a XL.',
    },
    section: 'Run',
    page: '24',
    rulings: [],
    explain: {
      en: ({ creature, from, to }) => `${creature} runs: ${to} instead of ${from}.`,
      es: ({ creature, from, to }) => `${creature} corre: ${to} en vez de ${from}.`,
    },
  }),
  'signum.run.forbidden': rule<{ creature: string; reason: 'band' | 'slow' | 'contact' | 'difficult' }>({
    title: { en: 'Who cannot run', es: 'Quién no puede correr' },
    says: {
      en: 'Nobody runs with movement XL, with Slow, while in contact with an enemy or from difficult terrain.',
      es: 'Nadie corre con movimiento XL, siendo Lento, en contacto con un enemigo ni desde terreno difícil.',
    },
    section: 'Run',
    page: '24',
    rulings: [],
    explain: {
      en: ({ creature, reason }) =>
        `${creature} cannot run: ${{ band: 'it already moves XL', slow: 'it is Slow', contact: 'it is in contact with an enemy', difficult: 'it touches difficult terrain' }[reason]}.`,
      es: ({ creature, reason }) =>
        `${creature} no puede correr: ${{ band: 'ya se mueve XL', slow: 'es Lento', contact: 'está en contacto con un enemigo', difficult: 'toca terreno difícil' }[reason]}.`,
    },
  }),
  'signum.run.difficult': rule<{ creature: string; terrain: string; touched: number }>({
    title: { en: 'Running into difficult terrain', es: 'Correr hacia terreno difícil' },
    says: {
      en: 'A run ends where it first touches difficult terrain.',
      es: 'Una carrera acaba donde toca por primera vez terreno difícil.',
    },
    section: 'Run',
    page: '24',
    rulings: ['Q-25'],
    explain: {
      en: ({ creature, terrain, touched }) =>
        `${creature} touches ${terrain} after ${formatLength(touched, 'en')} and stops.`,
      es: ({ creature, terrain, touched }) =>
        `${creature} toca ${terrain} tras ${formatLength(touched, 'es')} y se detiene.`,
    },
  }),
  'signum.run.contact': rule<{ creature: string; enemies: readonly string[] }>({
    title: { en: 'Running into enemies', es: 'Correr contra enemigos' },
    says: {
      en: 'Each enemy that a run comes into contact with may backstab.',
      es: 'Cada enemigo con el que una carrera entra en contacto puede apuñalar.',
    },
    section: 'Run',
    page: '24',
    rulings: [],
    explain: {
      en: ({ creature, enemies }) => `${creature} ran into contact with ${formatList(enemies, 'en')}.`,
      es: ({ creature, enemies }) => `${creature} entró corriendo en contacto con ${formatList(enemies, 'es')}.`,
    },
  }),
}
