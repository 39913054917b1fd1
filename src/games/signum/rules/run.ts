import { rule } from '../../../rulebook/rule.ts'

/** Rules on running. */
export const runRules = {
  'signum.run.ends': rule<{ creature: string }>({
    title: { en: 'A run ends the activation', es: 'Correr termina la activación' },
    says: {
      en: 'After a run the creature does nothing more; a Fast creature may still attack once in melee.',
      es: 'Tras correr, la criatura no hace nada más; una criatura con Rapidez aún puede atacar una vez cuerpo a cuerpo.',
    },
    section: 'Run',
    page: '24',
    rulings: [],
    told: {
      en: ({ creature }) => `${creature} ran and is not Fast: its activation is over.`,
      es: ({ creature }) => `${creature} corrió y no tiene Rapidez: su activación ha terminado.`,
    },
  }),
}
