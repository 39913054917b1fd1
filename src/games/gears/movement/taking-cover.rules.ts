import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { enemyName, figureList, figureName } from '../language/card-name.ts'

const TAKING_COVER = 'Taking cover'
const LOCUST_MOVEMENT = 'Locust movement'

/** Rules on who takes which cover space. */
export const takingCoverRules = {
  'gears.cover.one-figure': rule<{ zone: string; cover: string }>({
    title: { en: 'One figure in a cover space', es: 'Una figura por espacio de cobertura' },
    says: {
      en: 'A cover space that is occupied cannot be entered, unless a card says otherwise.',
      es: 'No se puede entrar en un espacio de cobertura ocupado, salvo que una carta diga lo contrario.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: [],
    explain: {
      en: ({ zone, cover }) => `Cover ${cover} of ${zone} is occupied.`,
      es: ({ zone, cover }) => `La cobertura ${cover} de ${zone} está ocupada.`,
    },
  }),
  'gears.cover.when': rule<{ zone: string }>({
    title: { en: 'When cover is taken', es: 'Cuándo se toma cobertura' },
    says: {
      en: 'A figure takes cover only at the end of a move or when it is spawned; a space that becomes free is not taken by others at that moment.',
      es: 'Una figura solo toma cobertura al final de un movimiento o al ser generada; un espacio que queda libre no lo toma otra en ese momento.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: [],
    explain: {
      en: ({ zone }) => `A cover space of ${zone} became free, but nobody has moved or been spawned: nobody takes it.`,
      es: ({ zone }) =>
        `Un espacio de cobertura de ${zone} ha quedado libre, pero nadie se ha movido ni ha sido generado: nadie lo toma.`,
    },
  }),
  'gears.cover.cog-optional': rule<{ zone: string; free: string[] }>({
    title: { en: 'A COG may take cover', es: 'Un CGO puede ponerse a cubierto' },
    says: {
      en: 'Taking cover is optional for a COG, and its player chooses the space.',
      es: 'Ponerse a cubierto es opcional para un CGO, y su jugador elige el espacio.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: [],
    explain: {
      en: ({ zone, free }) => `In ${zone} it may take ${free.join(', ')} or no cover.`,
      es: ({ zone, free }) => `En ${zone} puede tomar ${free.join(', ')} o ninguna cobertura.`,
    },
  }),
  'gears.cover.locust-icon': rule<{ enemy: string; zone: string; takesCover: boolean; free: string[] }, GearsContent>({
    title: { en: 'Locust with the cover icon take cover', es: 'Los Locust con el icono se cubren' },
    says: {
      en: 'A Locust whose card shows the cover icon must take an empty cover space of its zone after every move and spawn, in setup too; others never do.',
      es: 'Un Locust cuya carta muestra el icono de cobertura debe ocupar un espacio de cobertura libre de su zona tras cada movimiento y al ser generado, también en la preparación; los demás nunca lo hacen.',
    },
    section: 'Taking cover; Enemy card',
    page: '14, 16',
    rulings: [],
    explain: {
      en: ({ enemy, zone, takesCover, free }, content) => {
        if (!takesCover) return `${enemyName(enemy, 'en', content)} shows no cover icon and takes no cover.`
        return free.length === 0
          ? `${enemyName(enemy, 'en', content)} finds no free cover space in ${zone}.`
          : `${enemyName(enemy, 'en', content)} must take cover in ${zone}; free: ${formatList(free, 'en')}.`
      },
      es: ({ enemy, zone, takesCover, free }, content) => {
        if (!takesCover) return `${enemyName(enemy, 'es', content)} no muestra el icono de cobertura y no se cubre.`
        return free.length === 0
          ? `${enemyName(enemy, 'es', content)} no encuentra cobertura libre en ${zone}.`
          : `${enemyName(enemy, 'es', content)} debe cubrirse en ${zone}; ${free.length === 1 ? 'libre' : 'libres'}: ${formatList(free, 'es')}.`
      },
    },
  }),
  'gears.cover.locust-choice': rule<{ zone: string; references: string[]; choices: string[] }, GearsContent>({
    title: { en: 'The best cover against the nearest COG', es: 'La mejor cobertura contra el CGO más cercano' },
    says: {
      en: 'It takes a free space with the highest bonus against the nearest standing COG outside its zone; ties, of spaces or of nearest COG, are the active player’s choice.',
      es: 'Ocupa un espacio libre con la mayor bonificación contra el CGO en pie más cercano fuera de su zona; los empates, de espacios o de CGO, los decide el jugador activo.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: [],
    explain: {
      en: ({ zone, references, choices }, content) =>
        `In ${zone}, measured against ${figureList(references, 'en', content)}, the best cover is ${choices.join(' or ')}${choices.length > 1 ? ', as the active player chooses' : ''}.`,
      es: ({ zone, references, choices }, content) =>
        `En ${zone}, medida contra ${figureList(references, 'es', content)}, la mejor cobertura es ${choices.join(' o ')}${choices.length > 1 ? ', a elección del jugador activo' : ''}.`,
    },
  }),
  'gears.cover.locust-choice-blind': rule<
    {
      cover: string
      reference: string | null
      grade: 'partial' | 'full' | null
    },
    GearsContent
  >({
    title: { en: 'The comparison ignores walls', es: 'La comparación no tiene en cuenta las paredes' },
    says: {
      en: 'For this choice a space counts as full if the whole COG would be in front of one of its cover lines, walls or not, else as partial; without a COG outside the zone all spaces are alike.',
      es: 'Para esta elección, un espacio cuenta como cobertura completa si todo el CGO quedaría delante de una de sus líneas de cobertura, haya o no paredes, y si no como parcial; sin ningún CGO fuera de la zona, todos los espacios son iguales.',
    },
    section: LOCUST_MOVEMENT,
    page: '15',
    rulings: ['Q-12'],
    explain: {
      en: ({ cover, reference, grade }, content) =>
        grade === null
          ? 'There is no standing COG outside the zone: all spaces are alike.'
          : `Against ${figureName(reference, 'en', content)} the space ${cover} counts as ${grade} cover.`,
      es: ({ cover, reference, grade }, content) =>
        grade === null
          ? 'No hay ningún CGO en pie fuera de la zona: todos los espacios son iguales.'
          : `Contra ${figureName(reference, 'es', content)}, el espacio ${cover} cuenta como cobertura ${grade === 'full' ? 'completa' : 'parcial'}.`,
    },
  }),
  'gears.cover.locust-zero': rule<{ zone: string }>({
    title: { en: 'A Locust that does not move stays', es: 'Un Locust que no se mueve se queda' },
    says: {
      en: 'A Locust that is told to move and moves 0 zones keeps its exact position: it neither leaves nor takes cover.',
      es: 'Un Locust que debe moverse y mueve 0 zonas conserva su posición exacta: ni deja ni toma cobertura.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: ['Q-11'],
    explain: {
      en: ({ zone }) => `It stays where it is, in ${zone}, with or without cover.`,
      es: ({ zone }) => `Se queda donde está, en ${zone}, con o sin cobertura.`,
    },
  }),
  'gears.cover.locust-forced-move': rule<{ zone: string }>({
    title: { en: 'Any moved Locust takes cover', es: 'Todo Locust movido se cubre' },
    says: {
      en: 'A Locust that is moved by any effect takes cover afterwards under the same rule.',
      es: 'Un Locust movido por cualquier efecto se cubre después según la misma regla.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: ['Q-11'],
    explain: {
      en: ({ zone }) => `It was moved to ${zone} by another effect and takes cover as after a move of its own.`,
      es: ({ zone }) => `Otro efecto lo ha movido a ${zone}, y se cubre como tras un movimiento propio.`,
    },
  }),
}
