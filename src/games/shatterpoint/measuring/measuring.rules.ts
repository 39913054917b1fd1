import { rule } from '../../../rulebook/rule.ts'
import { length } from '../language/words.ts'

/** Rules on measuring distances. */
export const measuringRules = {
  'shatterpoint.measure.horizontal': rule<{ from: string; to: string }>({
    title: { en: 'Distances are measured flat', es: 'Las distancias se miden en horizontal' },
    says: {
      en: 'Distance is horizontal: only what is seen from above counts. Height matters for elevation alone.',
      es: 'La distancia es horizontal: solo cuenta lo que se ve desde arriba. La altura solo importa para los niveles.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: [],
    explain: {
      en: ({ from, to }) => `${from} and ${to} stand at different heights; the distance is still measured flat.`,
      es: ({ from, to }) => `${from} y ${to} están a distinta altura; aun así la distancia se mide en horizontal.`,
    },
  }),
  'shatterpoint.measure.base': rule<{ from: string; to: string; gap: number }>({
    title: { en: 'Measured from base to base', es: 'Se mide de peana a peana' },
    says: {
      en: 'Measure between the nearest points of two bases or tokens, never from the miniature.',
      es: 'Se mide entre los puntos más cercanos de dos peanas o fichas, nunca desde la miniatura.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: [],
    explain: {
      en: ({ from, to, gap }) => `The bases of ${from} and ${to} are ${length(gap, 'en')} apart.`,
      es: ({ from, to, gap }) => `Entre las peanas de ${from} y ${to} hay ${length(gap, 'es')}.`,
    },
  }),
  'shatterpoint.measure.within': rule<{ from: string; to: string; range: number; length: number; isWithin: boolean }>({
    title: { en: 'Within a range', es: 'A un alcance' },
    says: {
      en: 'Two objects are within a range if any part of one is no farther from any part of the other than the template is long.',
      es: 'Dos objetos están a un alcance si alguna parte de uno no dista de alguna parte del otro más que la longitud de la plantilla.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: [],
    explain: {
      en: ({ from, to, range, length: reach, isWithin }) =>
        `Range ${range} is ${length(reach, 'en')}: ${from} and ${to} are ${isWithin ? '' : 'not '}within it.`,
      es: ({ from, to, range, length: reach, isWithin }) =>
        `El alcance ${range} mide ${length(reach, 'es')}: ${from} y ${to} ${isWithin ? 'están' : 'no están'} dentro.`,
    },
  }),
  'shatterpoint.measure.self': rule<{ object: string }>({
    title: { en: 'Within range of itself', es: 'Al alcance de sí mismo' },
    says: {
      en: 'An object is within every range of itself.',
      es: 'Un objeto está a cualquier alcance de sí mismo.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: [],
    explain: {
      en: ({ object }) => `${object} is within every range of itself.`,
      es: ({ object }) => `${object} está a cualquier alcance de sí mismo.`,
    },
  }),
  'shatterpoint.measure.range1': rule<{ length: number }>({
    title: { en: 'Range 1', es: 'Alcance 1' },
    says: {
      en: 'Range 1 is as long as a range template is thick, or as an end of the shove template.',
      es: 'El alcance 1 mide lo que el grosor de una plantilla de alcance o un extremo de la plantilla de desplazamiento.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: [],
    explain: {
      en: ({ length: reach }) => `Range 1 is ${length(reach, 'en')}, the thickness of a template.`,
      es: ({ length: reach }) => `El alcance 1 mide ${length(reach, 'es')}, el grosor de una plantilla.`,
    },
  }),
  'shatterpoint.measure.unit': rule<{ unit: string }>({
    title: { en: 'Measuring to a unit', es: 'Medir hasta una unidad' },
    says: {
      en: 'A unit is within a distance if any of its characters is.',
      es: 'Una unidad está a una distancia si lo está alguno de sus personajes.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: ['Q-17'],
    explain: {
      en: ({ unit }) => `The nearest character of ${unit} counts.`,
      es: ({ unit }) => `Cuenta el personaje más cercano de ${unit}.`,
    },
  }),
  'shatterpoint.measure.free': rule<{ objects: number }>({
    title: { en: 'Measuring is free', es: 'Medir es libre' },
    says: {
      en: 'Players may measure at any time, with one template of each kind; templates are not joined to reach farther.',
      es: 'Los jugadores pueden medir en cualquier momento, con una plantilla de cada tipo; no se encadenan para llegar más lejos.',
    },
    section: 'Measuring distances',
    page: '16',
    rulings: [],
    explain: {
      en: ({ objects }) =>
        `Anything may be measured at any time; here, ${objects} ${objects === 1 ? 'base or token' : 'bases and tokens'}.`,
      es: ({ objects }) =>
        `Se puede medir todo en cualquier momento; aquí, ${objects} ${objects === 1 ? 'peana o ficha' : 'peanas y fichas'}.`,
    },
  }),
}
