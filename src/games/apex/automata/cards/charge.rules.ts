import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../rule.ts'

const CHARGES = 'Charges'
const BINS = 'Supply bins'

/** Rules on Charges and on the supply bins that give them. */
export const chargeRules = {
  'apex.automata.charge.transfer': rule<{ op: 'gain' | 'spend'; n: number; before: number; after: number }>({
    title: {
      en: 'Charges come from the supply and go back to it',
      es: 'Las Cargas salen del suministro y vuelven a él',
    },
    says: {
      en: 'Gained Charges are taken from the common supply; spent ones return to it.',
      es: 'Las Cargas ganadas se toman del suministro común; las gastadas vuelven a él.',
    },
    section: CHARGES,
    page: '16',
    rulings: [],
    explain: {
      en: ({ op, n, before, after }) =>
        `${op === 'gain' ? `${n} from the supply` : `${n} back to the supply`}: Charges ${before} → ${after}.`,
      es: ({ op, n, before, after }) =>
        `${op === 'gain' ? `${n} del suministro` : `${n} de vuelta al suministro`}: Cargas ${before} → ${after}.`,
    },
  }),
  'apex.automata.feat.have-versus-spend': rule<{ current: number; needed: number; has: boolean }>({
    title: { en: 'To have is not to spend', es: 'Tener no es gastar' },
    says: {
      en: '“Have so many Charges” only looks at them; “spend” takes them away.',
      es: '«Tener tantas Cargas» solo las mira; «gastar» las quita.',
    },
    section: CHARGES,
    page: '16',
    rulings: [],
    explain: {
      en: ({ current, needed, has }) =>
        `It has ${current} Charges of the ${needed} asked for: ${has ? 'enough' : 'not enough'}. None is spent.`,
      es: ({ current, needed, has }) =>
        `Tiene ${current} Cargas de las ${needed} pedidas: ${has ? 'bastan' : 'no bastan'}. No se gasta ninguna.`,
    },
  }),
  'apex.automata.feat.spend': rule<{ cost: number; before: number; after: number; payable: boolean }>({
    title: { en: 'A cost is paid if it can be', es: 'Un coste se paga si se puede' },
    says: {
      en: 'A cost in Charges belongs to the effect beside it: with enough Charges it is paid and the effect resolved; without, what the card says instead, or nothing.',
      es: 'Un coste en Cargas pertenece al efecto que tiene al lado: si hay bastantes se paga y el efecto se resuelve; si no, lo que la carta diga en su lugar, o nada.',
    },
    section: CHARGES,
    page: '13, 17, 30',
    rulings: [],
    explain: {
      en: ({ cost, before, after, payable }) =>
        payable
          ? `It spends ${cost}: Charges ${before} → ${after}.`
          : `It would have to spend ${cost} and has ${before}: it pays nothing.`,
      es: ({ cost, before, after, payable }) =>
        payable
          ? `Gasta ${cost}: Cargas ${before} → ${after}.`
          : `Tendría que gastar ${cost} y tiene ${before}: no paga nada.`,
    },
  }),
  'apex.automata.bin.benefit': rule<{ bins: string[] }>({
    title: { en: 'Beside a supply bin', es: 'Junto a un depósito de suministros' },
    says: {
      en: 'In step 2 an Automaton adjacent to a supply bin, open or closed, recovers 5 Shield and 5 Health and gains 1 Charge, once for all bins.',
      es: 'En el paso 2, un Autómata adyacente a un depósito de suministros, abierto o cerrado, recupera 5 de Escudo y 5 de Salud y gana 1 Carga, una sola vez por todos los depósitos.',
    },
    section: BINS,
    page: '16',
    rulings: ['Q-A52'],
    explain: {
      en: ({ bins }) =>
        bins.length === 0
          ? 'No supply bin is adjacent: no benefit.'
          : `Adjacent to ${formatList(bins, 'en')}: it benefits once.`,
      es: ({ bins }) =>
        bins.length === 0
          ? 'Ningún depósito de suministros es adyacente: no hay beneficio.'
          : `Adyacente a ${formatList(bins, 'es')}: se beneficia una vez.`,
    },
  }),
  'apex.automata.bin.unchanged': rule<{ bins: string[] }>({
    title: { en: 'Automata open no bin', es: 'Los Autómatas no abren depósitos' },
    says: {
      en: 'An Automaton never opens a supply bin; open or closed, it stays as it is.',
      es: 'Un Autómata nunca abre un depósito de suministros; abierto o cerrado, se queda como está.',
    },
    section: BINS,
    page: '16',
    rulings: [],
    explain: {
      en: ({ bins }) => `${formatList(bins, 'en')} ${bins.length === 1 ? 'stays as it is' : 'stay as they are'}.`,
      es: ({ bins }) =>
        `${formatList(bins, 'es')} ${bins.length === 1 ? 'se queda como está' : 'se quedan como están'}.`,
    },
  }),
  'apex.automata.interact.none': rule<{ objects: string[] }>({
    title: { en: 'Automata do not interact', es: 'Los Autómatas no interactúan' },
    says: {
      en: 'An Automaton never takes an Interact action; it only benefits from adjacent supply bins and rides ziplines.',
      es: 'Un Autómata nunca hace una acción de Interacción; solo se beneficia de los depósitos adyacentes y usa tirolinas.',
    },
    section: BINS,
    page: '11',
    rulings: [],
    explain: {
      en: ({ objects }) => `It does not interact with ${formatList(objects, 'en')}; being adjacent is enough.`,
      es: ({ objects }) => `No interactúa con ${formatList(objects, 'es')}; basta con estar adyacente.`,
    },
  }),
}
