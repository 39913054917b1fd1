import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'

/** Rules on playing terrain cards. */
export const terrainCardRules = {
  'signum.terrain.one-per-turn': rule<{ terrain: string; played: boolean }>({
    title: { en: 'One terrain per turn', es: 'Un terreno por turno' },
    says: {
      en: 'In their own turn a player plays at most one terrain card, in the activation phase and outside activations.',
      es: 'En su turno un jugador juega a lo sumo una carta de terreno, en la fase de activación y fuera de activaciones.',
    },
    section: 'Playing terrain cards',
    page: '21',
    rulings: [],
    explain: {
      en: ({ terrain, played }) =>
        played
          ? `A terrain was already played this turn; ${terrain} has to wait.`
          : `${terrain} is the terrain of this turn.`,
      es: ({ terrain, played }) =>
        played
          ? `Ya se jugó un terreno este turno; ${terrain} ha de esperar.`
          : `${terrain} es el terreno de este turno.`,
    },
  }),
  'signum.terrain.cost': rule<{ terrain: string; missing: readonly string[] }>({
    title: { en: 'What terrain needs', es: 'Qué requiere un terreno' },
    says: {
      en: 'A terrain card costs what it shows and needs the buildings that it names.',
      es: 'Una carta de terreno cuesta lo que muestra y requiere los edificios que nombra.',
    },
    section: 'Playing terrain cards',
    page: '21',
    rulings: [],
    explain: {
      en: ({ terrain, missing }) =>
        missing.length === 0 ? `${terrain} is paid for.` : `${terrain} needs ${formatList(missing, 'en')} in the city.`,
      es: ({ terrain, missing }) =>
        missing.length === 0 ? `Se paga ${terrain}.` : `${terrain} requiere ${formatList(missing, 'es')} en la ciudad.`,
    },
  }),
  'signum.terrain.basic-repeat': rule<{ terrain: string }>({
    title: { en: 'Basic terrain again', es: 'Terreno básico otra vez' },
    says: {
      en: 'Basic terrain may be played any number of times, once per turn, also after it was destroyed.',
      es: 'El terreno básico puede jugarse cualquier número de veces, una por turno, también tras ser destruido.',
    },
    section: 'Terrain cards',
    page: '16, 21',
    rulings: [],
    explain: {
      en: ({ terrain }) => `${terrain} is basic, so it may be played again.`,
      es: ({ terrain }) => `${terrain} es terreno básico, así que puede jugarse otra vez.`,
    },
  }),
  'signum.terrain.unique-once': rule<{ terrain: string }>({
    title: { en: 'Unique terrain once', es: 'El terreno único, una vez' },
    says: {
      en: 'A player plays a unique terrain once in the game, even if it is destroyed.',
      es: 'Un jugador juega un terreno único una vez por partida, aunque lo destruyan.',
    },
    section: 'Terrain cards',
    page: '16, 21',
    rulings: [],
    explain: {
      en: ({ terrain }) => `${terrain} is unique and was already played in this game.`,
      es: ({ terrain }) => `${terrain} es un terreno único y ya se jugó en esta partida.`,
    },
  }),
  'signum.terrain.active-while-present': rule<{ terrain: string }>({
    title: { en: 'Terrain works while it lies there', es: 'El terreno actúa mientras está' },
    says: {
      en: 'The abilities of a terrain work as long as its template is on the battlefield.',
      es: 'Las capacidades de un terreno actúan mientras su plantilla está en el campo de batalla.',
    },
    section: 'Terrain',
    page: '22',
    rulings: [],
    explain: {
      en: ({ terrain }) => `${terrain} works as long as its template is on the battlefield.`,
      es: ({ terrain }) => `${terrain} actúa mientras su plantilla está en el campo de batalla.`,
    },
  }),
}
