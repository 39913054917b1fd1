import { defineInterpretations } from '../../../rulebook/interpretation.ts'
import { reading } from './reading.ts'

const CONTENT = ['It concerns the content.', 'Afecta al contenido.'] as const

/** Exploring, spawning, missions, options and components. */
export const missionReadings = defineInterpretations({
  'Q-29': reading(
    '22-23',
    ['What if a level fits in no order?', '¿Y si un nivel no cabe en ningún orden?'],
    [
      'Orders are tried until one fits; if none does, the door stays closed. A door without a deck cannot be explored.',
      'Se prueban órdenes hasta que uno encaje; si ninguno lo hace, la puerta sigue cerrada. Una puerta sin mazo no se puede explorar.',
    ],
    ['The special rule takes for granted that it works out.', 'La regla especial da por hecho que se consigue.'],
  ),
  'Q-30': reading(
    '26-29',
    [
      'Where do the soldiers start where the mission does not say, and what are the missions called whose titles are lost?',
      '¿Dónde empiezan los soldados si la misión no lo dice, y cómo se llaman las misiones sin título legible?',
    ],
    [
      'In the entrance zone of the first piece of their map; the missions bear the titles known in public.',
      'En la zona de entrada de la primera pieza de su mapa; las misiones llevan los títulos conocidos públicamente.',
    ],
    ['The text gives no other place.', 'El texto no da otro lugar.'],
  ),
  'Q-31': reading(
    '30',
    [
      'Who decides in the turn of an executed player, and what do the tables count?',
      '¿Quién decide en el turno de un jugador ejecutado, y qué cuentan las tablas?',
    ],
    [
      'The next player to the left who is still in; “you” is any standing COG of that player’s choice; bleeding COG in the Locust’s own zone can be attacked; the tables keep the number of players at the start.',
      'El siguiente jugador a la izquierda que siga en juego; «tú» es cualquier CGO en pie que elija; los CGO que se desangran en la zona del Locust pueden ser atacados; las tablas conservan el número inicial de jugadores.',
    ],
    ['It keeps one AI card for each seat.', 'Así se mantiene una carta de IA por jugador.'],
  ),
  'Q-34': reading(
    '11',
    ['When is the AI deck shuffled?', '¿Cuándo se baraja el mazo de IA?'],
    ['After its last card was resolved or redrawn.', 'Después de resolver o sustituir su última carta.'],
    ['That page speaks of this deck in particular.', 'Esa página habla de este mazo en concreto.'],
  ),
  'Q-35': reading(
    '15, 27',
    [
      'From where is the nearest exit measured if the active player is bleeding?',
      '¿Desde dónde se mide la salida más cercana si el jugador activo se desangra?',
    ],
    ['From the own figure all the same.', 'Desde su propia figura igualmente.'],
    ['It says the active player, not “you”.', 'Dice jugador activo, no «tú».'],
  ),
  'Q-36': reading(
    '11, 26',
    ['What if no hole is in reach to spawn at?', '¿Y si no hay ningún agujero al alcance donde generar?'],
    [
      'Nothing spawns, and no card is redrawn. A dead Berserker does not come back.',
      'No se genera nada ni se sustituye la carta. Un Berserker muerto no vuelve.',
    ],
    ['The text says nothing else.', 'El texto no dice otra cosa.'],
  ),
  'Q-38': reading(
    '11',
    ['What if one effect both wins and loses?', '¿Y si un mismo efecto gana y pierde a la vez?'],
    ['The players lose.', 'Los jugadores pierden.'],
    ['Defeat is stated without exception.', 'La derrota se enuncia sin excepción.'],
  ),
  'Q-39': reading(
    '12, 28',
    ['Which numbers do the AI cards have?', '¿Qué números tienen las cartas de IA?'],
    [
      'Each card of the content says its own; nothing follows from the number.',
      'Cada carta del contenido dice el suyo; del número no se deduce nada.',
    ],
    ['Few numbers can be read in the book.', 'En el libro se leen pocos números.'],
    CONTENT,
  ),
  'Q-40': reading(
    '3',
    [
      'Why are there ten enemy cards for seven kinds of figures?',
      '¿Por qué hay diez cartas de Enemigo para siete tipos de figura?',
    ],
    [
      'Several cards may share a kind of figure, as bosses do.',
      'Varias cartas pueden compartir tipo de figura, como los jefes.',
    ],
    ['The book names a boss without a figure of his own.', 'El libro nombra a un jefe sin figura propia.'],
    CONTENT,
  ),
  'Q-41': reading(
    '2-3',
    ['How many markers and tokens are there?', '¿Cuántos indicadores y fichas hay?'],
    [
      'Tokens are not limited; the markers are those of the content.',
      'Las fichas no se limitan; los indicadores son los del contenido.',
    ],
    ['The publisher corrected the list of components.', 'La editorial corrigió la lista de componentes.'],
    CONTENT,
  ),
  'Q-42': reading(
    '10, 17, 26',
    ['What if the book refers to a wrong page?', '¿Y si el libro remite a una página equivocada?'],
    ['The right one is meant.', 'Se entiende la correcta.'],
    ['The sections are named, too.', 'También se nombran los apartados.'],
    ['It concerns the pages that rules cite.', 'Afecta a las páginas que citan las reglas.'],
  ),
  'Q-44': reading(
    '7, 26',
    ['Which location card has which equipment?', '¿Qué carta de Lugar tiene qué equipo?'],
    [
      'As public lists say; the book itself gives it for 12A and 17A only.',
      'Lo que dicen las listas públicas; el libro solo lo da para 12A y 17A.',
    ],
    ['Two texts are shown without their cards.', 'Se muestran dos textos sin sus cartas.'],
    CONTENT,
  ),
  'Q-46': reading(
    '13',
    [
      'Which Wretches and Drones move when the first card of Emergence is flipped?',
      '¿Qué Infames y Drones mueven al dar la vuelta a la primera carta de Emergencia?',
    ],
    ['All on the map.', 'Todos los del mapa.'],
    ['The text says all.', 'El texto dice todos.'],
  ),
  'Q-47': reading(
    '27',
    [
      'How do the first map and the next doors of Landown come about?',
      '¿Cómo surgen el primer mapa y las puertas siguientes de Landown?',
    ],
    [
      'The mission card gives the first pieces; after each exploration a door stands on the new exit while anything is left to explore.',
      'La carta de Misión da las primeras piezas; tras cada exploración hay una puerta en la salida nueva mientras quede algo que explorar.',
    ],
    ['Otherwise nobody could explore again.', 'Si no, nadie podría volver a explorar.'],
  ),
})
