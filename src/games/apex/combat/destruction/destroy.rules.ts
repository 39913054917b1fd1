import type { Locale } from '../../../../lib/locale.ts'
import { capitalize } from '../../../../lib/wording.ts'
import { pieceName, pieceNames, verb } from '../../language/notation.ts'
import { rule } from '../../rule.ts'
import type { Piece } from '../../vocabulary.ts'
import type { DestructionReason } from './destruction.ts'

const SECTION = 'Destroy'

type Judged = { piece: Piece; distance: number; reason: DestructionReason | null; isMelee: boolean }

const WHY: Record<Locale, Record<DestructionReason, string>> = {
  en: {
    notDestructible: 'it is not destructible',
    outOfOptimalRange: 'out of the optimal range',
    noLineOfSight: 'no line of sight',
    notAdjacent: 'neither adjacent nor in the Legend’s own space',
  },
  es: {
    notDestructible: 'no es destructible',
    outOfOptimalRange: 'fuera del alcance óptimo',
    noLineOfSight: 'sin línea de visión',
    notAdjacent: 'ni es adyacente ni está en el espacio propio',
  },
}

/** Rules on destroying objects. */
export const destroyRules = {
  'apex.destroy.count': rule<{ piece: Piece } | { count: number; chosen: number }>({
    title: { en: 'Destructible objects, up to a number', es: 'Objetos destructibles, hasta un número' },
    says: {
      en: '“Destroy n” destroys up to n destructible objects.',
      es: '«Destrucción n» destruye hasta n objetos destructibles.',
    },
    section: SECTION,
    page: '33',
    rulings: [],
    explain: {
      en: (facts, content) =>
        'piece' in facts
          ? `${capitalize(pieceName(facts.piece, 'en', content))} is not destructible.`
          : `Destroy ${facts.count} does not allow ${facts.chosen} targets.`,
      es: (facts, content) =>
        'piece' in facts
          ? `${capitalize(pieceName(facts.piece, 'es', content))} no es destructible.`
          : `Destrucción ${facts.count} no admite ${facts.chosen} objetivos.`,
    },
  }),
  'apex.destroy.method': rule<Judged | { ammo: 0 }>({
    title: { en: 'With a weapon or by hand', es: 'Con un arma o a mano' },
    says: {
      en: 'One method for all targets: a weapon with ammo, for targets in line of sight within its optimal range, or melee, for targets adjacent or in the Legend’s own space. No ammo is spent and no card drawn.',
      es: 'Un solo método para todos los objetivos: un arma con munición, contra objetivos en línea de visión y dentro de su alcance óptimo, o cuerpo a cuerpo, contra los adyacentes o los del espacio propio. No se gasta munición ni se roban cartas.',
    },
    section: SECTION,
    page: '33-34',
    rulings: [],
    explain: {
      en: (facts, content) => {
        if ('ammo' in facts) return 'The weapon has no ammo.'
        const { piece, distance, reason, isMelee } = facts
        const judged = reason === null ? `can be destroyed ${isMelee ? 'by hand' : 'with the weapon'}` : WHY.en[reason]
        return `${capitalize(pieceName(piece, 'en', content))} at distance ${distance}: ${judged}.`
      },
      es: (facts, content) => {
        if ('ammo' in facts) return 'El arma no tiene munición.'
        const { piece, distance, reason, isMelee } = facts
        const judged = reason === null ? `se puede destruir ${isMelee ? 'a mano' : 'con el arma'}` : WHY.es[reason]
        return `${capitalize(pieceName(piece, 'es', content))}, a distancia ${distance}: ${judged}.`
      },
    },
  }),
  'apex.destroy.result': rule<{ pieces: Piece[] }>({
    title: { en: 'What is destroyed returns', es: 'Lo destruido vuelve' },
    says: {
      en: 'Resolve the effects of the destruction, return miniatures to their owners, and move their ability tokens from the initiative track to the cooldown track at once.',
      es: 'Se resuelven los efectos de la destrucción, las miniaturas vuelven a sus dueños y sus fichas de habilidad pasan enseguida del medidor de iniciativa al de espera.',
    },
    section: SECTION,
    page: '34',
    rulings: [],
    explain: {
      en: ({ pieces }, content) =>
        `If destroyed, ${pieceNames(pieces, 'en', content)} ${verb(pieces, 'leaves', 'leave')} the board; miniatures return to their owners.`,
      es: ({ pieces }, content) =>
        `Si se ${verb(pieces, 'destruye, sale', 'destruyen, salen')} del tablero ${pieceNames(pieces, 'es', content)}; las miniaturas vuelven a sus dueños.`,
    },
  }),
}
