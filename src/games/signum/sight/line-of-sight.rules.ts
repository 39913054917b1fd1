import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

/** Rules on line of sight. */
export const lineOfSightRules = {
  'signum.los.any-point': rule<{ shooter: string; target: string; visible: boolean }>({
    title: { en: 'Any line will do', es: 'Basta una línea cualquiera' },
    says: {
      en: 'A creature sees another if one straight line leads from some point of its base to some point of the other base and nothing interrupts it, however little of the base is seen.',
      es: 'Una criatura ve a otra si una línea recta va de algún punto de su base a algún punto de la otra y nada la interrumpe, por poco que se vea de la base.',
    },
    section: 'Line of sight',
    page: '28',
    rulings: [],
    explain: {
      en: ({ shooter, target, visible }) =>
        visible
          ? `A clear line leads from ${shooter} to ${target}.`
          : `No clear line leads from ${shooter} to ${target}.`,
      es: ({ shooter, target, visible }) =>
        visible
          ? `Hay una línea despejada de ${shooter} a ${target}.`
          : `No hay ninguna línea despejada de ${shooter} a ${target}.`,
    },
  }),
  'signum.los.blockers': rule<{ creatures: readonly string[] }>({
    title: { en: 'What blocks sight', es: 'Lo que tapa la vista' },
    says: {
      en: 'Any other creature without a stealth token interrupts a line, whoever plays it, and so does terrain that blocks sight. Nothing else does.',
      es: 'Cualquier otra criatura sin ficha de Sigilo interrumpe una línea, sea de quien sea, y también el terreno que tapa la vista. Nada más lo hace.',
    },
    section: 'Line of sight',
    page: '28',
    rulings: [],
    explain: {
      en: ({ creatures }) => `In the way: ${formatList(creatures, 'en')}.`,
      es: ({ creatures }) => `${creatures.length > 1 ? 'Estorban' : 'Estorba'}: ${formatList(creatures, 'es')}.`,
    },
  }),
  'signum.los.flyers': rule<{ creatures: readonly string[] }>({
    title: { en: 'Flyers stand on the ground', es: 'Los voladores están en el suelo' },
    says: {
      en: 'A flying creature that rests blocks sight and is seen like any other.',
      es: 'Una criatura voladora en reposo tapa la vista y se ve como cualquier otra.',
    },
    section: 'Line of sight',
    page: '28',
    rulings: [],
    explain: {
      en: ({ creatures }) =>
        `${formatList(creatures, 'en')} can fly, but ${creatures.length > 1 ? 'block' : 'blocks'} sight while at rest.`,
      es: ({ creatures }) =>
        `${formatList(creatures, 'es')} ${creatures.length > 1 ? 'pueden volar, pero en reposo tapan' : 'puede volar, pero en reposo tapa'} la vista.`,
    },
  }),
  'signum.los.stealth-transparent': rule<{ shooter: string; target: string; creatures: readonly string[] }>({
    title: { en: 'Hidden characters block nothing', es: 'Los personajes ocultos no tapan nada' },
    says: {
      en: 'A character with a stealth token never interrupts a line of sight.',
      es: 'Un personaje con ficha de Sigilo nunca interrumpe una línea de visión.',
    },
    section: 'Line of sight',
    page: '28',
    rulings: [],
    explain: {
      en: ({ shooter, target, creatures }) =>
        `Between ${shooter} and ${target}, ${formatList(creatures, 'en')} ${creatures.length > 1 ? 'are hidden and block' : 'is hidden and blocks'} nothing.`,
      es: ({ shooter, target, creatures }) =>
        `Entre ${shooter} y ${target}, ${formatList(creatures, 'es')} ${creatures.length > 1 ? 'tienen ficha de Sigilo y no tapan' : 'tiene ficha de Sigilo y no tapa'} nada.`,
    },
  }),
  'signum.los.positive-width': rule<{ shooter: string; target: string }>({
    title: { en: 'A line needs some width', es: 'Una línea necesita algo de anchura' },
    says: {
      en: 'A clear line counts only with a bundle of parallel lines wider than a hundredth of a millimetre around it. A line that touches a base or a template does not lead past it, nor one between two bases that touch.',
      es: 'Una línea despejada solo vale con un haz de paralelas de más de una centésima de milímetro. Una línea que toca una base o una plantilla no pasa junto a ella, ni otra entre dos bases que se tocan.',
    },
    section: 'Line of sight',
    page: null,
    rulings: ['Q-29'],
    explain: {
      en: ({ shooter, target }) => `Between ${shooter} and ${target} only lines without width are left.`,
      es: ({ shooter, target }) => `Entre ${shooter} y ${target} solo quedan líneas sin anchura.`,
    },
  }),
}
