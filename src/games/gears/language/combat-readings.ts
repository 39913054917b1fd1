import { defineInterpretations } from '../../../rulebook/interpretation.ts'
import { reading } from './reading.ts'

/** AI cards, attacks, wounds, reactions and what players have. */
export const combatReadings = defineInterpretations({
  'Q-13': reading(
    '11, 20',
    ['Who is the COG with the most wounds?', '¿Quién es el CGO con más heridas?'],
    ['The one with the fewest order cards in hand.', 'El que menos cartas de Orden tiene en la mano.'],
    ['The hand is the health, and wounds are not recorded.', 'La mano es la salud, y las heridas no se anotan.'],
  ),
  'Q-14': reading(
    '12, 15',
    [
      'Does the goal of a Locust change on its way, and how does it move away?',
      '¿Cambia el destino de un Locust por el camino, y cómo se aleja?',
    ],
    [
      'The goal is fixed at the start. Away means that every step is farther from it; if no zone is, it stays.',
      'El destino se fija al empezar. Alejarse es que cada paso quede más lejos; si no hay zona así, se queda.',
    ],
    ['It mirrors the rule of the shortest way.', 'Refleja la regla del camino más corto.'],
  ),
  'Q-15': reading(
    '11',
    [
      'Which figures does a “for each” card count if some die or appear?',
      '¿Qué figuras cuenta una carta «Por cada» si mueren o aparecen algunas?',
    ],
    ['Those in play when it starts.', 'Las que están en juego cuando empieza.'],
    ['Otherwise a card might never end.', 'Si no, una carta podría no acabar nunca.'],
  ),
  'Q-16': reading(
    '10, 26',
    [
      'When would a card spawn, and what if every card is redrawn?',
      '¿Cuándo generaría una carta, y qué pasa si se sustituyen todas?',
    ],
    [
      'It would spawn if the half that it would resolve now says so, with or without room; a step in which every card was redrawn ends.',
      'Generaría si la mitad que se resolvería ahora lo dice, haya sitio o no; un paso en que se sustituyen todas termina.',
    ],
    [
      'All holes are sealed in that phase, so asking for a real place would empty the rule; the second part ends an endless search.',
      'En esa fase todos los agujeros están sellados, así que exigir un lugar real vaciaría la regla; lo segundo evita una búsqueda sin fin.',
    ],
  ),
  'Q-17': reading(
    '11, 16',
    [
      'What if the condition of an AI card holds but its ability can do nothing?',
      '¿Y si se cumple la condición de una carta de IA pero su capacidad no puede hacer nada?',
    ],
    [
      'Nothing happens; the alternative is not used instead. A range that a card names is a hard limit.',
      'No ocurre nada; no se usa la alternativa en su lugar. Un alcance que nombra una carta es un límite absoluto.',
    ],
    [
      'The alternative is for a condition that does not hold.',
      'La alternativa es para cuando no se cumple la condición.',
    ],
  ),
  'Q-18': reading(
    '16-17',
    [
      'Are triggered abilities optional, and how do their wounds reach bystanders?',
      '¿Son optativas las capacidades activadas, y cómo llegan sus heridas a los demás?',
    ],
    [
      'They are mandatory unless they say “may”; others take direct wounds without dice, one amount for each omen, and cannot dodge.',
      'Son obligatorias salvo que digan «puede»; los demás reciben heridas directas sin dados, una cantidad por augurio, y no pueden esquivar.',
    ],
    [
      'Only the target rolls defence dice, and abilities work once for each omen.',
      'Solo el objetivo tira defensa, y las capacidades actúan una vez por augurio.',
    ],
  ),
  'Q-19': reading(
    '21',
    ['What do wounds do to a bleeding COG?', '¿Qué hacen las heridas a un CGO que se desangra?'],
    ['Nothing; wounds that cannot be paid are lost.', 'Nada; las heridas que no se pueden pagar se pierden.'],
    [
      'There is no worse state but the execution of the Insane game, which is an attack.',
      'No hay estado peor salvo la ejecución de la partida Locura, que es un ataque.',
    ],
  ),
  'Q-20': reading(
    '21',
    ['May a bleeding figure take cover or react?', '¿Puede cubrirse o reaccionar una figura que se desangra?'],
    ['No.', 'No.'],
    ['It leaves cover when it falls, and it holds no cards.', 'Al caer abandona la cobertura, y no tiene cartas.'],
  ),
  'Q-21': reading(
    '10',
    [
      'May the last card pay for a special action before the order card is played?',
      '¿Puede la última carta pagar una acción especial antes de jugar la carta de Orden?',
    ],
    [
      'No, one card has to be left to play. A basic move or attack is one action.',
      'No, debe quedar una carta que jugar. Mover o atacar sin usar el texto es una sola acción.',
    ],
    ['Playing a card is compulsory.', 'Jugar una carta es obligatorio.'],
  ),
  'Q-22': reading(
    '17, 20',
    ['What if a soldier gets one weapon too many?', '¿Y si un soldado obtiene un arma de más?'],
    ['One is discarded at once; it may be the new one.', 'Se descarta una en el acto; puede ser la nueva.'],
    [
      'The limit is absolute, and discarding is always allowed.',
      'El límite es absoluto, y descartar siempre se puede.',
    ],
  ),
  'Q-23': reading(
    '17, 20',
    ['Where do weapons go that nobody keeps?', '¿Adónde van las armas que nadie conserva?'],
    [
      'Discarded ones leave the game; a drawn card that is not kept goes to the random discards; a random weapon that is picked up gets 2 ammo.',
      'Las descartadas salen del juego; una carta robada que no se conserva va a los descartes de armas aleatorias; un arma aleatoria recogida recibe 2 de munición.',
    ],
    [
      'The first is printed, the second follows the rule of decks, the third that of picking up.',
      'Lo primero está impreso, lo segundo sigue la regla de los mazos y lo tercero, la de recoger.',
    ],
  ),
  'Q-24': reading(
    '25',
    ['What if no wound marker is left at all?', '¿Y si no queda ningún indicador de Herida?'],
    [
      'A kill drops nothing; a wound counts without a marker.',
      'Una muerte no suelta nada; una herida cuenta sin indicador.',
    ],
    ['The book covers only markers on the map.', 'El libro solo prevé los indicadores del mapa.'],
  ),
  'Q-25': reading(
    '16, 19, 26',
    [
      'Toward what does noise draw the Berserker, and can a healthy one be attacked?',
      '¿Hacia dónde atrae el ruido al Berserker, y se puede atacar a uno sano?',
    ],
    [
      'Toward the attacker, or the zone of a grenade. Only the Hammer of Dawn may target a healthy one; other wounds do nothing.',
      'Hacia el atacante, o hacia la zona de la granada. Solo el Martillo del alba puede elegir a uno sano; otras heridas no le hacen nada.',
    ],
    [
      'One page says attacked, the others say wounded: both hold.',
      'Una página dice atacado y las demás, herido: valen ambas.',
    ],
  ),
  'Q-26': reading(
    '28',
    ['In which state does a Kantus bring a figure back?', '¿En qué estado devuelve el Kantus a una figura?'],
    [
      'Wounded, on the marker that was turned; the marker is discarded only if no figure is left.',
      'Herida, sobre el indicador volteado; este se descarta solo si no quedan figuras.',
    ],
    ['It is spawned on the marker.', 'Se genera sobre el indicador.'],
  ),
  'Q-27': reading(
    '24',
    [
      'When exactly can a Locust be guarded against, and what does the chainsaw need?',
      '¿Cuándo exactamente se puede Proteger contra un Locust, y qué necesita la motosierra?',
    ],
    [
      'Before it leaves cover, before each zone and before an attack, but not after its last step. The chainsaw leaves cover first and needs no ammo.',
      'Antes de que abandone la cobertura, antes de cada zona y antes de atacar, pero no tras su último paso. La motosierra abandona antes la cobertura y no necesita munición.',
    ],
    [
      'The box lists these moments; the chainsaw is used instead of attacking.',
      'El recuadro enumera esos momentos; la motosierra se usa en lugar de atacar.',
    ],
  ),
  'Q-28': reading(
    '24',
    ['What if the COG that is followed moves several times?', '¿Y si el CGO al que se sigue mueve varias veces?'],
    [
      'Followers go along every time in that turn and are placed after each move.',
      'Los que siguen lo acompañan cada vez en ese turno y se colocan tras cada movimiento.',
    ],
    [
      'The text speaks of the whole movement; effects in between need a place.',
      'El texto habla de todo el movimiento; los efectos intermedios necesitan un lugar.',
    ],
  ),
  'Q-33': reading(
    '27',
    [
      'Whom does the blast of a Ticker hit, and in which order?',
      '¿A quién alcanza la explosión de un Ticker, y en qué orden?',
    ],
    [
      'Everyone else in its zone, whatever killed it but its own attack or a bolo grenade; first all deaths, then the blasts.',
      'A todos los demás de su zona, salvo que muera por su propio ataque o por una granada bolo; primero todas las muertes y después las explosiones.',
    ],
    ['It gives the three wounds of the example.', 'Da las tres heridas del ejemplo.'],
  ),
  'Q-37': reading(
    '9',
    [
      'Are the two lines of the order card shown alternatives?',
      '¿Son alternativas las dos líneas de la carta de Orden que se muestra?',
    ],
    ['No, two actions in order.', 'No, son dos acciones en orden.'],
    ['Every other mark at that place is a bullet.', 'Cualquier otra marca en ese lugar es una viñeta.'],
  ),
  'Q-45': reading(
    '9',
    [
      'What if an effect would draw above the hand limit?',
      '¿Y si un efecto haría robar por encima del límite de mano?',
    ],
    ['Only up to the limit is drawn.', 'Solo se roba hasta el límite.'],
    ['The limit is never exceeded.', 'El límite no se supera nunca.'],
  ),
})
