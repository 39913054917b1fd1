import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { countOf } from '../language/attack-words.ts'
import { pointName } from '../language/notation.ts'
import type { CoverGrade, Point } from '../vocabulary.ts'

const DIAGRAM = 'Taking cover'

const GRADES: Readonly<Record<CoverGrade, { en: string; es: string }>> = {
  none: { en: 'no cover', es: 'sin cobertura' },
  partial: { en: 'partial cover', es: 'cobertura parcial' },
  full: { en: 'full cover', es: 'cobertura completa' },
}

/** A grade of cover in a sentence. */
export const gradeName = (grade: CoverGrade, locale: Locale): string => GRADES[grade][locale]

/** Rules on what cover gives a defender. */
export const coverRules = {
  'gears.cover.line': rule<{ centre: Point; facing: Point }>({
    title: { en: 'The cover line', es: 'La línea de cobertura' },
    says: {
      en: 'The cover line passes through the centre of an arrow, straight across the direction it points in; what lies ahead of it is in front.',
      es: 'La línea de cobertura pasa por el centro de la flecha, perpendicular a su sentido; lo que queda por delante está al frente.',
    },
    section: DIAGRAM,
    page: '15',
    rulings: ['Q-07'],
    explain: {
      en: ({ centre, facing }) => `The arrow at ${pointName(centre, 'en')} points toward ${pointName(facing, 'en')}.`,
      es: ({ centre, facing }) => `La flecha de ${pointName(centre, 'es')} apunta hacia ${pointName(facing, 'es')}.`,
    },
  }),
  'gears.cover.side-test': rule<{ centre: Point; grade: 'partial' | 'full' | null }>({
    title: { en: 'The side of the cover line', es: 'El lado de la línea de cobertura' },
    says: {
      en: 'Cover is full only if every point from which the attacker sees the arrow lies in front of its cover line; one on the line or behind it makes it partial.',
      es: 'La cobertura es completa solo si todo punto desde el que el atacante ve la flecha está delante de su línea; uno sobre la línea o detrás la deja en parcial.',
    },
    section: DIAGRAM,
    page: '15',
    rulings: ['Q-08'],
    explain: {
      en: ({ centre, grade }) => {
        const arrow = `The arrow at ${pointName(centre, 'en')}`
        if (grade === null) return `${arrow} cannot be seen: it is not used.`
        if (grade === 'full') return `${arrow} is seen only from in front: full.`
        return `${arrow} is seen from behind its line or from the line itself: partial.`
      },
      es: ({ centre, grade }) => {
        const arrow = `La flecha de ${pointName(centre, 'es')}`
        if (grade === null) return `${arrow} no se ve: no se usa.`
        if (grade === 'full') return `${arrow} solo se ve desde delante: completa.`
        return `${arrow} se ve desde detrás de su línea o desde la propia línea: parcial.`
      },
    },
  }),
  'gears.cover.best-arrow': rule<{ arrows: number; grade: CoverGrade }>({
    title: { en: 'The best arrow counts', es: 'Cuenta la mejor flecha' },
    says: {
      en: 'With several arrows the defender uses the one that gives the most among those the attacker sees; the attacker then chooses where to shoot from.',
      es: 'Con varias flechas, el defensor usa la que más da de las que ve el atacante; después el atacante elige desde dónde dispara.',
    },
    section: DIAGRAM,
    page: '15',
    rulings: ['Q-09'],
    explain: {
      en: ({ arrows, grade }) => `The best of ${arrows} arrows gives ${gradeName(grade, 'en')}.`,
      es: ({ arrows, grade }) => `La mejor de ${arrows} flechas da ${gradeName(grade, 'es')}.`,
    },
  }),
  'gears.cover.dice': rule<{ grade: CoverGrade; dice: number }>({
    title: { en: 'Defence dice of cover', es: 'Dados de defensa de la cobertura' },
    says: {
      en: 'Partial cover adds one defence die, full cover two; out of cover there is none.',
      es: 'La cobertura parcial añade un dado de defensa y la completa dos; sin cobertura no hay ninguno.',
    },
    section: 'Attack',
    page: '16',
    rulings: [],
    explain: {
      en: ({ grade, dice }) => `${capitalize(gradeName(grade, 'en'))}: ${countOf(dice, 'defenceDie', 'en')}.`,
      es: ({ grade, dice }) => `${capitalize(gradeName(grade, 'es'))}: ${countOf(dice, 'defenceDie', 'es')}.`,
    },
  }),
  'gears.cover.symmetric': rule<{ grade: CoverGrade }>({
    title: { en: 'Cover is the same for both sides', es: 'La cobertura es igual para ambos bandos' },
    says: {
      en: 'Cover gives soldiers and Locust the same defence dice.',
      es: 'La cobertura da los mismos dados de defensa a los soldados y a los Locust.',
    },
    section: DIAGRAM,
    page: '14',
    rulings: [],
    explain: {
      en: ({ grade }) => `Whichever side the defender is on, it has ${gradeName(grade, 'en')}.`,
      es: ({ grade }) => `Sea del bando que sea, el defensor tiene ${gradeName(grade, 'es')}.`,
    },
  }),
  'gears.cover.same-zone-none': rule<{ zone: string }>({
    title: { en: 'No cover within a zone', es: 'Sin cobertura dentro de la zona' },
    says: {
      en: 'Cover gives nothing against an attacker in the defender’s own zone.',
      es: 'La cobertura no da nada contra un atacante de la misma zona que el defensor.',
    },
    section: DIAGRAM,
    page: '14-15',
    rulings: [],
    explain: {
      en: ({ zone }) => `The attacker is in ${zone} too: no cover.`,
      es: ({ zone }) => `El atacante también está en ${zone}: no hay cobertura.`,
    },
  }),
  'gears.cover.not-vs-grenades': rule<{ zone: string }>({
    title: { en: 'No cover against grenades', es: 'Sin cobertura contra granadas' },
    says: {
      en: 'Bolo grenades ignore cover.',
      es: 'Las granadas bolo no tienen en cuenta la cobertura.',
    },
    section: 'Bolo grenades',
    page: '19',
    rulings: [],
    explain: {
      en: ({ zone }) => `A grenade into ${zone}: cover gives no dice.`,
      es: ({ zone }) => `Una granada en ${zone}: la cobertura no da dados.`,
    },
  }),
}
