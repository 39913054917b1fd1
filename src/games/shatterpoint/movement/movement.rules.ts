import { rule } from '../../../rulebook/rule.ts'
import { degrees, iconName, length } from '../language/words.ts'

type Kind = 'advance' | 'dash' | 'climb' | 'jump'
type AnyKind = Kind | 'reposition'
type Crossing = { character: string; kind: Kind; part: string; isBlocked: boolean }

/** Rules on moves with a template. */
export const movementRules = {
  'shatterpoint.condition.pinned': rule<{ character: string; unit: string }>({
    title: { en: 'Pinned', es: 'Inmovilizado' },
    says: {
      en: 'The next time a character of a pinned unit would advance, dash, climb or jump, it does not move; then the unit loses pinned. Pushes, pulls and placing are not affected.',
      es: 'La próxima vez que un personaje de una unidad inmovilizada fuera a avanzar, correr, trepar o saltar, no se mueve; luego la unidad pierde ese estado. No afecta a que lo empujen, atraigan o coloquen.',
    },
    section: 'Conditions',
    page: '35',
    rulings: [],
    explain: {
      en: ({ character, unit }) => `${character} is pinned and does not move; ${unit} loses the condition.`,
      es: ({ character, unit }) => `${character} está inmovilizado y no se mueve; ${unit} pierde el estado.`,
    },
  }),
  'shatterpoint.keyword.scale': rule<{ character: string; kind: AnyKind; isAllowed: boolean }>({
    title: { en: 'Scale', es: 'Escalar' },
    says: {
      en: 'A character with Scale that would advance or dash may climb instead, unless engagement forbids the climb.',
      es: 'Un personaje con Escalar que fuera a avanzar o correr puede trepar en su lugar, salvo que estar trabado se lo impida.',
    },
    section: 'Keywords',
    page: '39',
    rulings: [],
    explain: {
      en: ({ character, kind, isAllowed }) =>
        isAllowed
          ? `${character} would ${iconName(kind, 'en')} and climbs instead.`
          : `${character} wants to ${iconName(kind, 'en')}; Scale only replaces an advance or a dash. Leave it out.`,
      es: ({ character, kind, isAllowed }) =>
        isAllowed
          ? `${character} iba a ${iconName(kind, 'es')} y en su lugar trepa.`
          : `${character} quiere ${iconName(kind, 'es')}; Escalar solo sustituye a avanzar o correr. No lo uses aquí.`,
    },
  }),
  'shatterpoint.move.engaged-check-time': rule<{ character: string }>({
    title: { en: 'Engagement counts where a move starts', es: 'Lo que cuenta es estar trabado al empezar' },
    says: {
      en: 'Whether a character is engaged is looked at when it starts to move, and not again on the way.',
      es: 'Si un personaje está trabado se mira cuando empieza a moverse, y no de nuevo por el camino.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character }) => `${character} is engaged where it starts, with a unit that is not wounded.`,
      es: ({ character }) => `El personaje ${character} empieza trabado con una unidad que no está herida.`,
    },
  }),
  'shatterpoint.move.engaged-advance': rule<{ character: string }>({
    title: { en: 'Engaged characters dash instead of advancing', es: 'Trabado, se corre en vez de avanzar' },
    says: {
      en: 'A character engaged with a character of a unit that is not wounded dashes when it would advance.',
      es: 'Un personaje trabado con un personaje de una unidad que no está herida corre cuando fuera a avanzar.',
    },
    section: 'Advance',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character }) => `${character} is engaged: it dashes instead of advancing.`,
      es: ({ character }) => `El personaje ${character} está trabado: corre en vez de avanzar.`,
    },
  }),
  'shatterpoint.move.engaged-climb': rule<{ character: string }>({
    title: { en: 'Engaged characters cannot climb', es: 'Trabado no se puede trepar' },
    says: {
      en: 'A character engaged with a character of a unit that is not wounded cannot climb.',
      es: 'Un personaje trabado con un personaje de una unidad que no está herida no puede trepar.',
    },
    section: 'Climb',
    page: '26',
    rulings: ['Q-27'],
    explain: {
      en: ({ character }) => `${character} is engaged and cannot climb; it may dash or jump.`,
      es: ({ character }) => `${character} está trabado y no puede trepar; puede correr o saltar.`,
    },
  }),
  'shatterpoint.move.engaged-free': rule<{ character: string; kind: AnyKind }>({
    title: { en: 'Moves that engagement does not hinder', es: 'Movimientos que estar trabado no impide' },
    says: {
      en: 'Engagement hinders no dash, jump, push, pull or placing. A reposition is an advance that is made although engaged.',
      es: 'Estar trabado no impide correr, saltar, ser empujado, atraído o colocado. Reposicionarse es avanzar aunque se esté trabado.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character, kind }) => `${character} may ${iconName(kind, 'en')} although it is engaged.`,
      es: ({ character, kind }) => `El personaje ${character} puede ${iconName(kind, 'es')} aunque esté trabado.`,
    },
  }),
  'shatterpoint.move.template-kind': rule<{ character: string; kind: Kind }>({
    title: { en: 'Which template is used', es: 'Qué plantilla se usa' },
    says: {
      en: 'An advance is measured with the advance template; a dash, a climb and a jump with the dash template.',
      es: 'Avanzar se mide con la plantilla de avanzar; correr, trepar y saltar, con la de correr.',
    },
    section: 'Movement',
    page: '24',
    rulings: ['Q-45'],
    explain: {
      en: ({ character, kind }) =>
        `${character} uses the ${kind === 'advance' ? 'advance' : 'dash'} template to ${iconName(kind, 'en')}.`,
      es: ({ character, kind }) =>
        `${character} usa la plantilla de ${kind === 'advance' ? 'avanzar' : 'correr'} para ${iconName(kind, 'es')}.`,
    },
  }),
  'shatterpoint.move.contact': rule<{
    character: string
    problem: 'apart' | 'joint' | null
    amount: number
    limit: number
    kind: Kind | null
  }>({
    title: { en: 'A move ends at the template', es: 'El movimiento acaba en la plantilla' },
    says: {
      en: 'The curved end of the template lies at the base, the first arm straight away from it, the second bent at the joint. The character ends with its base in contact with any part of the template; it may stay where it is.',
      es: 'El extremo curvo de la plantilla se pone en la peana, con el primer tramo alejándose en recto y el segundo doblado por la articulación. El personaje acaba con su peana en contacto con cualquier parte de la plantilla; puede quedarse donde está.',
    },
    section: 'Movement',
    page: '24',
    rulings: ['Q-25'],
    explain: {
      en: ({ character, problem, amount, limit }) => {
        if (problem === 'joint')
          return `The joint is bent by ${degrees(amount, 'en')}; it bends no more than ${degrees(limit, 'en')}.`
        return problem === null
          ? `The base of ${character} ends in contact with the template.`
          : `The base of ${character} would not touch the template; end nearer or lay it otherwise.`
      },
      es: ({ character, problem, amount, limit }) => {
        if (problem === 'joint')
          return `La articulación se dobla ${degrees(amount, 'es')}; no se dobla más de ${degrees(limit, 'es')}.`
        return problem === null
          ? `La peana de ${character} acaba en contacto con la plantilla.`
          : `La peana de ${character} no tocaría la plantilla; acaba más cerca o ponla de otro modo.`
      },
    },
  }),
  'shatterpoint.move.template-overlap-low': rule<Crossing>({
    title: { en: 'What an advance or a dash may cross', es: 'Qué se puede cruzar al avanzar o correr' },
    says: {
      en: 'To advance or dash, the template may lie over passable terrain and over impassable terrain that is not higher than the character was at the start; not over higher impassable terrain. Touching its edge is not lying over it.',
      es: 'Para avanzar o correr, la plantilla puede pasar sobre terreno transitable y sobre terreno infranqueable que no esté más alto que el personaje al empezar; no sobre el infranqueable más alto. Tocar su borde no es pasar por encima.',
    },
    section: 'Advance',
    page: '24',
    rulings: [],
    explain: {
      en: ({ part, isBlocked }) =>
        isBlocked
          ? `The template lies over ${part}, which is impassable and higher; go around it, climb or jump.`
          : `The template may lie over ${part}.`,
      es: ({ part, isBlocked }) =>
        isBlocked
          ? `La plantilla pasa sobre ${part}, que es infranqueable y está más alto; rodéalo, trepa o salta.`
          : `La plantilla puede pasar sobre ${part}.`,
    },
  }),
  'shatterpoint.move.template-overlap-any': rule<Crossing>({
    title: { en: 'Climbs and jumps cross everything', es: 'Al trepar o saltar se cruza todo' },
    says: {
      en: 'To climb or jump, the template may lie over any terrain.',
      es: 'Para trepar o saltar, la plantilla puede pasar sobre cualquier terreno.',
    },
    section: 'Climb',
    page: '26',
    rulings: ['Q-45'],
    explain: {
      en: ({ part, kind }) => `The template lies over ${part}, as it may for a ${iconName(kind, 'en')}.`,
      es: ({ part, kind }) => `La plantilla pasa sobre ${part}, lo que se permite para ${iconName(kind, 'es')}.`,
    },
  }),
  'shatterpoint.move.overhead-measure': rule<{ character: string }>({
    title: { en: 'The template is held above', es: 'La plantilla se sostiene por encima' },
    says: {
      en: 'Where terrain keeps the template from lying down it is held above: what is seen from above decides.',
      es: 'Donde el terreno no deja apoyar la plantilla, se sostiene por encima: decide lo que se ve desde arriba.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character }) => `The template for ${character} is held above the terrain it crosses.`,
      es: ({ character }) => `La plantilla de ${character} se sostiene por encima del terreno que cruza.`,
    },
  }),
  'shatterpoint.move.template-over-bases': rule<{ character: string; other: string }>({
    title: { en: 'The template may lie over bases', es: 'La plantilla puede pasar sobre peanas' },
    says: {
      en: 'The template may lie over the base of any character.',
      es: 'La plantilla puede pasar sobre la peana de cualquier personaje.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character, other }) => `${character} moves past ${other}: the template may lie over its base.`,
      es: ({ character, other }) => `${character} pasa por ${other}: la plantilla puede pasar sobre su peana.`,
    },
  }),
  'shatterpoint.elevation.frozen': rule<{ object: string; z: number }>({
    title: { en: 'Elevation does not change on the way', es: 'La altura no cambia por el camino' },
    says: {
      en: 'While an object moves it keeps the elevation that it had when the movement began.',
      es: 'Mientras un objeto se mueve conserva el nivel de altura que tenía al empezar el movimiento.',
    },
    section: 'Relative elevation',
    page: '36',
    rulings: [],
    explain: {
      en: ({ object, z }) =>
        `While it moves, ${object} counts as being at a height of ${length(z, 'en')}, where it started.`,
      es: ({ object, z }) =>
        `Durante el movimiento, ${object} cuenta como si estuviera a ${length(z, 'es')} de altura, donde empezó.`,
    },
  }),
  'shatterpoint.elevation.unlimited': rule<{ character: string; kind: Kind; rise: number }>({
    title: { en: 'Climbs and jumps reach any height', es: 'Trepando o saltando se alcanza cualquier altura' },
    says: {
      en: 'Beyond range 2 all differences in height are alike: a climb or a jump crosses any of them.',
      es: 'Más allá de alcance 2 todas las diferencias de altura son iguales: trepar o saltar las salva todas.',
    },
    section: 'Relative elevation',
    page: '36',
    rulings: [],
    explain: {
      en: ({ character, rise }) => `${character} goes ${length(Math.abs(rise), 'en')} ${rise > 0 ? 'up' : 'down'}.`,
      es: ({ character, rise }) => `${character} ${rise > 0 ? 'sube' : 'baja'} ${length(Math.abs(rise), 'es')}.`,
    },
  }),
  'shatterpoint.move.end-elevation': rule<{ character: string; rise: number; limit: number; isAllowed: boolean }>({
    title: { en: 'An advance or a dash does not end higher', es: 'Al avanzar o correr no se acaba más alto' },
    says: {
      en: 'An advance or a dash ends at the same elevation or lower. A climb or a jump ends at any elevation.',
      es: 'Al avanzar o correr se acaba al mismo nivel o más bajo. Al trepar o saltar, a cualquier nivel.',
    },
    section: 'Advance',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character, rise, limit, isAllowed }) =>
        isAllowed
          ? `${character} ends ${length(Math.abs(rise), 'en')} ${rise > 0 ? 'above' : 'below'} where it started, which does not count as higher.`
          : `${character} would end ${length(rise, 'en')} above where it started, more than ${length(limit, 'en')}; climb or jump.`,
      es: ({ character, rise, limit, isAllowed }) =>
        isAllowed
          ? `${character} acaba ${length(Math.abs(rise), 'es')} por ${rise > 0 ? 'encima' : 'debajo'} de donde empezó, lo que no cuenta como más alto.`
          : `${character} acabaría ${length(rise, 'es')} por encima de donde empezó, más de ${length(limit, 'es')}; trepa o salta.`,
    },
  }),
  'shatterpoint.move.end-legal': rule<{
    object: string
    problem: 'height' | 'beside' | 'higher' | 'headroom' | 'overhang' | 'base' | null
    by: string | null
    amount: number
  }>({
    title: { en: 'Where a movement may end', es: 'Dónde puede acabar un movimiento' },
    says: {
      en: 'Every movement ends on the battlefield, with the whole base on surfaces of one elevation, where the miniature fits, and over no other base of the same elevation. What is passable and hangs high enough above is not counted.',
      es: 'Todo movimiento acaba en el campo de batalla, con toda la peana sobre superficies de un mismo nivel, donde quepa la miniatura y sin pisar otra peana del mismo nivel. No cuenta lo transitable que cuelga lo bastante alto por encima.',
    },
    section: 'Movement',
    page: '24',
    rulings: ['Q-26'],
    explain: {
      en: ({ object, problem, by, amount }) => {
        if (problem === 'beside') return `The base of ${object} does not lie over ${by} there; say what it stands on.`
        if (problem === 'height')
          return `The base of ${object} lies over ${by} and stands on it, at ${length(amount, 'en')}.`
        if (problem === 'higher') return `${by} is higher and takes the place of ${object}.`
        if (problem === 'headroom')
          return `Below ${by} there is only ${length(amount, 'en')}: the miniature does not fit.`
        if (problem === 'overhang')
          return `At ${length(amount, 'en')} the base of ${object} would hang over lower ground.`
        if (problem === 'base') return `${object} would stand on the base of ${by}, at the same elevation.`
        return by === null
          ? `${object} may end on the ground there.`
          : `${object} may end on ${by}, at ${length(amount, 'en')}.`
      },
      es: ({ object, problem, by, amount }) => {
        if (problem === 'beside') return `La peana de ${object} no queda sobre ${by}; indica qué pisa.`
        if (problem === 'height') return `La peana de ${object} queda sobre ${by} y lo pisa, a ${length(amount, 'es')}.`
        if (problem === 'higher') return `${by} está más alto y ocupa el sitio de ${object}.`
        if (problem === 'headroom') return `Bajo ${by} solo hay ${length(amount, 'es')}: la miniatura no cabe.`
        if (problem === 'overhang')
          return `A ${length(amount, 'es')}, la peana de ${object} colgaría sobre un suelo más bajo.`
        if (problem === 'base') return `${object} pisaría la peana de ${by}, que está al mismo nivel.`
        return by === null
          ? `${object} puede acabar ahí en el suelo.`
          : `${object} puede acabar sobre ${by}, a ${length(amount, 'es')}.`
      },
    },
  }),
  'shatterpoint.move.bases-different-level': rule<{ object: string; other: string }>({
    title: { en: 'Bases at different elevations do not overlap', es: 'Peanas a distinto nivel no se pisan' },
    says: {
      en: 'Characters at different elevations may be above each other; their bases do not count as overlapping.',
      es: 'Personajes a distinto nivel pueden estar uno encima de otro; no se considera que sus peanas se pisen.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ object, other }) => `${object} and ${other} are at different elevations, so their bases do not overlap.`,
      es: ({ object, other }) => `${object} y ${other} están a distinto nivel, así que sus peanas no se pisan.`,
    },
  }),
  'shatterpoint.move.tokens': rule<{ character: string; token: string }>({
    title: { en: 'A move may end on tokens', es: 'Se puede acabar sobre fichas' },
    says: {
      en: 'A move with a template may end on tokens.',
      es: 'Un movimiento con plantilla puede acabar sobre fichas.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ character, token }) => `${character} ends on ${token}, which is allowed.`,
      es: ({ character, token }) => `${character} acaba sobre ${token}, lo que está permitido.`,
    },
  }),
  'shatterpoint.move.did': rule<{ character: string; did: boolean }>({
    title: { en: 'Whether it has moved', es: 'Si se ha movido' },
    says: {
      en: 'A character that made its movement has moved, also if it ended where it began; one that declined or was pinned has not. Strained needs a displacement.',
      es: 'Un personaje que hizo su movimiento se ha movido, aunque acabe donde empezó; uno que renunció o estaba Inmovilizado, no. Para Extenuado hace falta cambiar de sitio.',
    },
    section: 'Movement',
    page: '24',
    rulings: ['Q-70', 'Q-23'],
    explain: {
      en: ({ character, did }) =>
        did
          ? `${character} ends where it began: it has made its movement, but was not displaced.`
          : `${character} has not made its movement.`,
      es: ({ character, did }) =>
        did
          ? `${character} acaba donde empezó: ha hecho su movimiento, pero sin cambiar de sitio.`
          : `${character} no ha hecho su movimiento.`,
    },
  }),
  'shatterpoint.move.toward-away': rule<{ character: string; object: string; mode: 'towards' | 'away' }>({
    title: { en: 'Moving towards something or away from it', es: 'Moverse hacia algo o alejándose de ello' },
    says: {
      en: 'A template move towards something or away from it ends inside the wedge of the bent template; it need not end nearer or farther.',
      es: 'Un movimiento con plantilla hacia algo o alejándose de ello acaba dentro de la cuña de la plantilla doblada; no hace falta que acabe más cerca o más lejos.',
    },
    section: 'Towards and away',
    page: '28',
    rulings: [],
    explain: {
      en: ({ character, object, mode }) =>
        `The end of ${character} lies in the wedge ${mode === 'away' ? 'away from' : 'towards'} ${object}.`,
      es: ({ character, object, mode }) =>
        `El final de ${character} está en la cuña ${mode === 'away' ? 'que se aleja de' : 'hacia'} ${object}.`,
    },
  }),
  'shatterpoint.move.pinned-declared': rule<{ character: string }>({
    title: {
      en: 'A pinned character may declare a move',
      es: 'Un personaje Inmovilizado puede declarar un movimiento',
    },
    says: {
      en: 'A pinned character may be declared to advance, dash, climb or jump: it stays, and pinned goes. Declining keeps the condition.',
      es: 'Se puede declarar que un personaje Inmovilizado avance, corra, trepe o salte: se queda donde está y pierde el estado. Si renuncia, lo conserva.',
    },
    section: 'Conditions',
    page: '35',
    rulings: [],
    explain: {
      en: ({ character }) =>
        `The move of ${character} was declared, so the condition is used up; declining would have kept it.`,
      es: ({ character }) =>
        `Se ha declarado el movimiento de ${character}, así que el estado se gasta; renunciar lo habría conservado.`,
    },
  }),
}
