import type { Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { buildingTypeName } from '../cards/card.words.ts'
import { points, quedan } from '../language/words.ts'
import type { BuildingType } from '../vocabulary.ts'

const BUILDINGS = 'Building cards'
const CONSTRUCTION = 'Construction phase'

/** `4 of 5 points paid` */
const paidText = (cost: number, prosperity: number): Localized =>
  cost === 0
    ? { en: 'No prosperity to pay', es: 'No hay que pagar Prosperidad' }
    : {
        en: `${cost} of ${points(prosperity, 'en')} paid`,
        es: `Se ${cost === 1 ? 'paga' : 'pagan'} ${cost} de ${points(prosperity, 'es')}`,
      }

/** Rules on costs and on the city. */
export const cityRules = {
  'signum.play.cost': rule<{
    type: BuildingType | null
    needed: number
    free: number
    turned: number
    payment: readonly string[]
  }>({
    title: { en: 'Paying a cost', es: 'Pagar un coste' },
    says: {
      en: 'A cost needs the buildings it lists, built and unturned; all of them are turned and its prosperity is paid.',
      es: 'Un coste requiere los edificios que indica, construidos y sin girar; se giran todos y se paga su Prosperidad.',
    },
    section: 'Creature activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ type, needed, free, turned, payment }) =>
        type === null
          ? payment.length === 0
            ? 'No building is turned.'
            : `Turned: ${formatList(payment, 'en')}.`
          : `The cost needs ${needed} × ${buildingTypeName(type, 'en')}; unturned: ${free}, already turned: ${turned}.`,
      es: ({ type, needed, free, turned, payment }) =>
        type === null
          ? payment.length === 0
            ? 'No se gira ningún edificio.'
            : `Se ${payment.length === 1 ? 'gira' : 'giran'}: ${formatList(payment, 'es')}.`
          : `El coste requiere ${needed} × ${buildingTypeName(type, 'es')}; sin girar: ${free}, ya girados: ${turned}.`,
    },
  }),
  'signum.play.any-building': rule<{ needed: number; free: number }>({
    title: { en: 'Any building', es: 'Cualquier edificio' },
    says: {
      en: 'Each symbol for any building is paid with one further unturned building of the player’s choice.',
      es: 'Cada símbolo de cualquier edificio se paga con un edificio más sin girar, a elección del jugador.',
    },
    section: 'Creature activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ needed, free }) => `Further buildings of any type to turn: ${needed}; unturned: ${free}.`,
      es: ({ needed, free }) => `Otros edificios de cualquier tipo que se giran: ${needed}; sin girar: ${free}.`,
    },
  }),
  'signum.play.payment': rule<{ wrong: readonly string[]; size: number; given: number }>({
    title: { en: 'A payment turns what the cost asks for', es: 'Un pago gira lo que pide el coste' },
    says: {
      en: 'A payment names unturned buildings of the city, each once: the listed types and as many others as the cost asks for.',
      es: 'Un pago nombra edificios de la ciudad sin girar, cada uno una vez: los tipos indicados y tantos otros como pida el coste.',
    },
    section: 'Creature activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ wrong, size, given }) =>
        wrong.length > 0
          ? `${formatList(wrong, 'en')}: not an unturned building of the city, or named twice.`
          : `Buildings that the payment turns: ${given}; the cost asks for ${size}, among them every listed type.`,
      es: ({ wrong, size, given }) =>
        wrong.length > 0
          ? `${formatList(wrong, 'es')}: no es un edificio sin girar de la ciudad, o se nombra dos veces.`
          : `Edificios que gira el pago: ${given}; el coste pide ${size}, entre ellos todos los tipos indicados.`,
    },
  }),
  'signum.prosperity.pay': rule<{ cost: number; prosperity: number }>({
    title: { en: 'Paying prosperity', es: 'Pagar Prosperidad' },
    says: {
      en: 'Costs take points away; nobody goes below 0, so a cost that is higher than what one has cannot be paid.',
      es: 'Los costes restan puntos; nadie baja de 0, así que no puede pagarse un coste mayor que lo que se tiene.',
    },
    section: 'Creature activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ cost, prosperity }) =>
        cost > prosperity
          ? `The cost is ${points(cost, 'en')} and there ${prosperity === 1 ? 'is' : 'are'} only ${prosperity}.`
          : `${paidText(cost, prosperity).en}; ${prosperity - cost} left.`,
      es: ({ cost, prosperity }) =>
        cost > prosperity
          ? `El coste es de ${points(cost, 'es')} y solo hay ${prosperity}.`
          : `${paidText(cost, prosperity).es}; ${quedan(prosperity - cost)}.`,
    },
  }),
  'signum.city.names': rule<{ name: string }>({
    title: { en: 'A city as it may stand', es: 'Una ciudad posible' },
    says: {
      en: 'The buildings of a city have different names.',
      es: 'Los edificios de una ciudad tienen nombres distintos.',
    },
    section: BUILDINGS,
    page: '19',
    rulings: [],
    explain: {
      en: ({ name }) => `The city is said to hold ${name} twice; name each building once.`,
      es: ({ name }) => `Se dice que la ciudad tiene ${name} dos veces; nombra cada edificio una vez.`,
    },
  }),
  'signum.city.build-one': rule<{ building: string | null; built: boolean }>({
    title: { en: 'One building per turn', es: 'Un edificio por turno' },
    says: {
      en: 'In the Construction phase the active player builds one building or none: its cost is paid and it lies in the city.',
      es: 'En la fase de Construcción el jugador activo construye un edificio o ninguno: se paga su coste y queda en la ciudad.',
    },
    section: CONSTRUCTION,
    page: '18',
    rulings: [],
    explain: {
      en: ({ building, built }) =>
        built
          ? 'A building was already built in this phase; nothing more happens in it.'
          : `${building ?? ''} is built.`,
      es: ({ building, built }) =>
        built
          ? 'Ya se construyó un edificio en esta fase; en ella no ocurre nada más.'
          : `Se construye ${building ?? ''}.`,
    },
  }),
  'signum.city.usable-at-once': rule<{ building: string }>({
    title: { en: 'Usable at once', es: 'Utilizable enseguida' },
    says: {
      en: 'A building enters unturned and can be used in the same turn.',
      es: 'Un edificio entra sin girar y puede usarse en el mismo turno.',
    },
    section: CONSTRUCTION,
    page: '18-19',
    rulings: [],
    explain: {
      en: ({ building }) => `${building} lies unturned in the city and may be used this turn.`,
      es: ({ building }) => `${building} queda sin girar en la ciudad y puede usarse este turno.`,
    },
  }),
  'signum.city.turned': rule<{ buildings: readonly string[] }>({
    title: { en: 'Turned buildings', es: 'Edificios girados' },
    says: {
      en: 'Using a building turns it, and a turned building cannot be used again this turn.',
      es: 'Usar un edificio lo gira, y un edificio girado no puede volver a usarse este turno.',
    },
    section: BUILDINGS,
    page: '15',
    rulings: [],
    explain: {
      en: ({ buildings }) => `Already turned: ${formatList(buildings, 'en')}.`,
      es: ({ buildings }) => `Ya ${buildings.length === 1 ? 'girado' : 'girados'}: ${formatList(buildings, 'es')}.`,
    },
  }),
  'signum.city.uses': rule<{ building: string; problem: 'absent' | 'textless' | null }>({
    title: { en: 'What buildings are for', es: 'Para qué sirven los edificios' },
    says: {
      en: 'Buildings pay for cards from the hand and for terrain cards, and power the abilities printed on them.',
      es: 'Los edificios pagan las cartas de la mano y las de terreno, y dan las capacidades que llevan impresas.',
    },
    section: BUILDINGS,
    page: '15',
    rulings: [],
    explain: {
      en: ({ building, problem }) =>
        problem === null
          ? `${building} is turned for its ability.`
          : {
              absent: `${building} does not stand in the city.`,
              textless: `${building} has no ability of its own; it only pays costs.`,
            }[problem],
      es: ({ building, problem }) =>
        problem === null
          ? `Se gira ${building} por su capacidad.`
          : {
              absent: `${building} no está en la ciudad.`,
              textless: `${building} no tiene capacidad propia; solo paga costes.`,
            }[problem],
    },
  }),
  'signum.city.ability-timing': rule<{ building: string; problem: 'turn' | 'phase' | 'activation' | null }>({
    title: { en: 'When a building’s ability is used', es: 'Cuándo se usa la capacidad de un edificio' },
    says: {
      en: 'The ability of a building is used by turning it in its owner’s activation phase, outside creature activations, any number of buildings in any order; not in the Construction phase and not in an opponent’s turn.',
      es: 'La capacidad de un edificio se usa girándolo en la fase de activación de su dueño, fuera de las activaciones de criaturas, tantos edificios como se quiera y en cualquier orden; no en la fase de Construcción ni en el turno de un rival.',
    },
    section: BUILDINGS,
    page: '15',
    rulings: ['Q-53'],
    explain: {
      en: ({ building, problem }) =>
        problem === null
          ? `It is the activation phase of ${building}’s owner and no creature is being activated.`
          : {
              turn: `It is not the turn of ${building}’s owner.`,
              phase: `${building} is used in the activation phase only.`,
              activation: `A creature is being activated; ${building} waits until that is over.`,
            }[problem],
      es: ({ building, problem }) =>
        problem === null
          ? `Es la fase de activación del dueño de ${building} y no se está activando ninguna criatura.`
          : {
              turn: `No es el turno del dueño de ${building}.`,
              phase: `${building} solo se usa en la fase de activación.`,
              activation: `Se está activando una criatura; ${building} espera a que acabe.`,
            }[problem],
    },
  }),
  'signum.city.max-twelve': rule<{ buildings: number; max: number }>({
    title: { en: 'Twelve buildings', es: 'Doce edificios' },
    says: { en: 'A city has at most 12 buildings.', es: 'Una ciudad tiene a lo sumo 12 edificios.' },
    section: CONSTRUCTION,
    page: '19',
    rulings: [],
    explain: {
      en: ({ buildings, max }) => `The city already has ${buildings} buildings; at most ${max} are allowed.`,
      es: ({ buildings, max }) => `La ciudad ya tiene ${buildings} edificios; se permiten a lo sumo ${max}.`,
    },
  }),
  'signum.city.no-duplicates': rule<{ building: string }>({
    title: { en: 'No building twice', es: 'Ningún edificio dos veces' },
    says: {
      en: 'A city does not hold two buildings with the same name.',
      es: 'Una ciudad no tiene dos edificios con el mismo nombre.',
    },
    section: CONSTRUCTION,
    page: '19',
    rulings: [],
    explain: {
      en: ({ building }) => `${building} already stands in the city.`,
      es: ({ building }) => `${building} ya está en la ciudad.`,
    },
  }),
  'signum.city.one-guild-or-order': rule<{ building: string; standing: string }>({
    title: { en: 'One guild or order', es: 'Un gremio u orden' },
    says: {
      en: 'A city holds at most one guild or order, whatever their names.',
      es: 'Una ciudad tiene a lo sumo un gremio u orden, se llamen como se llamen.',
    },
    section: CONSTRUCTION,
    page: '19',
    rulings: [],
    explain: {
      en: ({ building, standing }) => `${building} cannot be built while ${standing} stands.`,
      es: ({ building, standing }) => `${building} no puede construirse mientras esté ${standing}.`,
    },
  }),
  'signum.city.no-voluntary-removal': rule<{ building: string }>({
    title: { en: 'Buildings stay', es: 'Los edificios permanecen' },
    says: {
      en: 'A player cannot remove a building at will.',
      es: 'Un jugador no puede retirar un edificio a voluntad.',
    },
    section: CONSTRUCTION,
    page: '19',
    rulings: [],
    explain: {
      en: ({ building }) => `${building} stays in the city until an effect destroys it.`,
      es: ({ building }) => `${building} sigue en la ciudad hasta que un efecto lo destruya.`,
    },
  }),
  'signum.city.destroyed-basic-rebuild': rule<{ building: string }>({
    title: { en: 'Basic buildings are rebuilt', es: 'Los edificios básicos se reconstruyen' },
    says: {
      en: 'A basic building that was destroyed may be built again.',
      es: 'Un edificio básico destruido puede construirse de nuevo.',
    },
    section: BUILDINGS,
    page: '16',
    rulings: ['Q-12'],
    explain: {
      en: ({ building }) => `${building} was destroyed and is basic, so it may be built again.`,
      es: ({ building }) => `${building} se destruyó y es un edificio básico, así que puede construirse de nuevo.`,
    },
  }),
  'signum.city.unique-once': rule<{ building: string }>({
    title: { en: 'Unique buildings once', es: 'Los edificios únicos, una vez' },
    says: {
      en: 'A player builds a unique building once in the game, even if it is destroyed.',
      es: 'Un jugador construye un edificio único una vez por partida, aunque lo destruyan.',
    },
    section: BUILDINGS,
    page: '16',
    rulings: [],
    explain: {
      en: ({ building }) => `${building} is unique and was already built in this game.`,
      es: ({ building }) => `${building} es un edificio único y ya se construyó en esta partida.`,
    },
  }),
  'signum.variant.architect': rule<{ building: string; drawn: string | null }>({
    title: { en: 'Experienced architect', es: 'Arquitecto experimentado' },
    says: {
      en: 'With a construction deck only the drawn building may be built, and no other is drawn until it is; skipping stays possible.',
      es: 'Con un mazo de Construcción solo puede construirse el edificio robado y no se roba otro hasta entonces; se puede pasar.',
    },
    section: 'Variants',
    page: '33',
    rulings: ['Q-03', 'Q-43'],
    explain: {
      en: ({ building, drawn }) =>
        drawn === null || drawn === building
          ? `${building} was drawn and may be built.`
          : `${drawn} was drawn; ${building} has to wait until it is built.`,
      es: ({ building, drawn }) =>
        drawn === null || drawn === building
          ? `Se robó ${building} y puede construirse.`
          : `Se robó ${drawn}; ${building} ha de esperar a que se construya.`,
    },
  }),
}
