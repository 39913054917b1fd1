import { defineInterpretations, type Interpretation } from '../../rulebook/interpretation.ts'

type Words = readonly [en: string, es: string]

const both = ([en, es]: Words) => ({ en, es })

/** What the book leaves open, how it is ruled, and why; `elsewhere` says where it is applied if no rule rests on it. */
const reading = (
  page: string | null,
  question: Words,
  ruling: Words,
  reason: Words,
  elsewhere?: Words,
): Interpretation => ({
  page,
  question: both(question),
  ruling: both(ruling),
  reason: both(reason),
  ...(elsewhere === undefined ? {} : { elsewhere: both(elsewhere) }),
})

const IN_MATCHES: Words = ['In matches only.', 'Solo en las partidas.']
const IN_DICE: Words = ['In the table of successful symbols.', 'En la tabla de símbolos de éxito.']
const IN_CONTENT: Words = ['In the glossary of abilities.', 'En el glosario de capacidades.']

/** How we read the book where it is silent, damaged or ambiguous. */
export const signumInterpretations = defineInterpretations({
  'Q-01': reading(
    '25',
    ['Which symbol blocks in melee?', '¿Qué símbolo bloquea cuerpo a cuerpo?'],
    ['The shield.', 'El escudo.'],
    [
      'The printed icons are damaged; the worked example, the defence against shots and the wording speak for the shield. No probability depends on it.',
      'Los iconos impresos están dañados; el ejemplo, la defensa contra disparos y el texto hablan por el escudo. Ninguna probabilidad depende de ello.',
    ],
    IN_DICE,
  ),
  'Q-02': reading(
    '38-39',
    [
      'Which symbol counts for Healer at a distance and for Control?',
      '¿Qué símbolo cuenta para Sanador a distancia y para Control?',
    ],
    ['The target.', 'La diana.'],
    [
      'Both act from afar, and what is left of the icon fits. No probability depends on it.',
      'Ambas actúan de lejos, y lo que queda del icono encaja. Ninguna probabilidad depende de ello.',
    ],
    IN_DICE,
  ),
  'Q-03': reading(
    '33',
    [
      'May opponents see the building that an experienced architect has drawn?',
      '¿Ven los oponentes el edificio que ha robado un arquitecto experto?',
    ],
    ['No.', 'No.'],
    ['The construction deck is secret.', 'El mazo de construcción es secreto.'],
    IN_MATCHES,
  ),
  'Q-04': reading(
    '10',
    ['May a deck hold a card that names another hero?', '¿Puede un mazo tener una carta que nombra a otro héroe?'],
    ['Yes, with a warning; it can never be played.', 'Sí, con un aviso; nunca podrá jugarse.'],
    ['The text forbids only putting it into play.', 'El texto solo prohíbe ponerla en juego.'],
  ),
  'Q-05': reading(
    '17',
    ['How many buildings and terrain cards may be chosen?', '¿Cuántos edificios y terrenos se pueden elegir?'],
    ['Any number; each building name once.', 'Los que se quiera; cada nombre de edificio una vez.'],
    [
      'No number is printed, and a city holds no name twice.',
      'No se imprime ningún número y una ciudad no repite nombres.',
    ],
  ),
  'Q-06': reading(
    '17',
    ['What if the roll for the order is tied?', '¿Y si hay empate en la tirada de orden?'],
    ['All roll again.', 'Todos repiten.'],
    ['The book says nothing.', 'El libro no dice nada.'],
  ),
  'Q-07': reading(
    '17',
    ['In which order are cards exchanged?', '¿En qué orden se cambian las cartas?'],
    ['They go back, the deck is shuffled, as many are drawn.', 'Vuelven, se baraja el mazo y se roban otras tantas.'],
    [
      'Otherwise the same cards could be drawn again more often.',
      'Si no, se podrían volver a robar las mismas más a menudo.',
    ],
  ),
  'Q-08': reading(
    '30',
    ['Does a Last Word fire from the hand?', '¿Se dice la Última Palabra desde la mano?'],
    ['No, only when the card leaves play.', 'No, solo cuando la carta deja el juego.'],
    ['The text of a card in hand does nothing.', 'El texto de una carta en la mano no hace nada.'],
  ),
  'Q-09': reading(
    '18, 32',
    ['How are draws from an empty deck counted?', '¿Cómo se cuentan los robos de un mazo vacío?'],
    [
      'Card by card, for the whole game; every opponent gains.',
      'Carta a carta, durante toda la partida; gana cada oponente.',
    ],
    [
      'Of two passages the one about every card that has to be drawn is the more general.',
      'De dos pasajes, el que habla de cada carta que hay que robar es el más general.',
    ],
  ),
  'Q-10': reading(
    '18',
    [
      'Is the card of a full hand discarded before or after drawing?',
      '¿Se descarta antes o después de robar con la mano llena?',
    ],
    ['Before.', 'Antes.'],
    ['So the limit is never exceeded.', 'Así nunca se supera el límite.'],
  ),
  'Q-11': reading(
    '21',
    ['May cards be played in the middle of an activation?', '¿Se pueden jugar cartas en medio de una activación?'],
    ['No.', 'No.'],
    ['An activation is finished before anything else begins.', 'Una activación se termina antes de empezar otra cosa.'],
  ),
  'Q-12': reading(
    '16',
    ['Where does the card of a destroyed basic building go?', '¿Adónde va la carta de un edificio básico destruido?'],
    ['Back to the supply; it may be built again.', 'De vuelta a la reserva; puede construirse otra vez.'],
    ['The book lets basic buildings be rebuilt.', 'El libro permite reconstruir los edificios básicos.'],
  ),
  'Q-13': reading(
    '15',
    ['When does a tactic interrupt a card?', '¿Cuándo interrumpe una táctica a una carta?'],
    ['After its cost was paid, before it is resolved.', 'Tras pagar su coste, antes de resolverla.'],
    [
      'Only so the lost costs of Secret Bribery make sense.',
      'Solo así tienen sentido los costes perdidos del Soborno Secreto.',
    ],
  ),
  'Q-14': reading(
    '13',
    ['May a relic be played without a slot for it?', '¿Puede jugarse una reliquia sin espacio para ella?'],
    ['No.', 'No.'],
    ['The symbols on the hero card are the slots.', 'Los símbolos de la carta de héroe son los espacios.'],
  ),
  'Q-15': reading(
    '13',
    [
      'When is a use of a relic declared, and must it be?',
      '¿Cuándo se declara el uso de una reliquia, y es obligatorio?',
    ],
    ['It is the owner’s choice, before the dice are split.', 'Lo elige su dueño, antes de repartir los dados.'],
    ['It changes the number of dice.', 'Cambia el número de dados.'],
  ),
  'Q-16': reading(
    '24',
    ['What helps against a backstab?', '¿Qué ayuda contra una puñalada?'],
    [
      'Armour tokens of the creature; nothing that speaks of attacks.',
      'Las fichas de armadura de la criatura; nada que hable de ataques.',
    ],
    ['The book says that a backstab is no attack.', 'El libro dice que una puñalada no es un ataque.'],
  ),
  'Q-17': reading(
    '14',
    [
      'In which order are several tactics of one event resolved?',
      '¿En qué orden se resuelven varias tácticas de un suceso?',
    ],
    ['As their owner likes; several owners in turn order.', 'Como quiera su dueño; varios dueños en orden de turno.'],
    [
      'The controller orders their own effects elsewhere, too.',
      'También en otros casos ordena los efectos quien los controla.',
    ],
  ),
  'Q-18': reading(
    '21',
    ['May a template stick out of the board?', '¿Puede una plantilla sobresalir del tablero?'],
    ['No.', 'No.'],
    [
      'The book does not say; all distances are measured on the board.',
      'El libro no lo dice; todas las distancias se miden en el tablero.',
    ],
  ),
  'Q-19': reading(
    '22, 28',
    ['How does terrain help against a Magical Shot?', '¿Cómo ayuda el terreno contra un Disparo Mágico?'],
    [
      'The target defends with a die for each hit, without re-rolls; what is left are wounds.',
      'El objetivo se defiende con un dado por impacto, sin repetir; lo que queda son heridas.',
    ],
    [
      'Text and glossary differ; this reading keeps both.',
      'El texto y el glosario difieren; esta lectura respeta ambos.',
    ],
  ),
  'Q-20': reading(
    '22, 28',
    [
      'Which line counts if some cross terrain and some do not?',
      '¿Qué línea cuenta si unas cruzan terreno y otras no?',
    ],
    ['The attacker chooses.', 'Elige el atacante.'],
    ['Any clear line is enough to see.', 'Para ver basta cualquier línea despejada.'],
  ),
  'Q-21': reading(
    '22',
    ['May ruins be searched after a move?', '¿Se pueden registrar ruinas tras moverse?'],
    ['After a move, not after a run.', 'Tras moverse sí, tras correr no.'],
    ['The rule about having moved limits attacks.', 'La regla sobre haberse movido limita los ataques.'],
  ),
  'Q-22': reading(
    '23',
    ['May a creature move after it acted?', '¿Puede moverse una criatura tras actuar?'],
    ['No: it moves first.', 'No: primero se mueve.'],
    ['The list of options names the move first.', 'La lista de opciones nombra antes el movimiento.'],
  ),
  'Q-23': reading(
    '23',
    [
      'Do enemies that are touched at the start stop a move?',
      '¿Detienen un movimiento los enemigos que ya se tocaban?',
    ],
    ['Not until that contact is broken.', 'No hasta que ese contacto se rompa.'],
    [
      'Otherwise nobody could move around a figure, which the book allows.',
      'Si no, nadie podría rodear una figura, y el libro lo permite.',
    ],
  ),
  'Q-24': reading(
    '23, 40',
    ['May a flyer end in contact with an enemy?', '¿Puede acabar en contacto con un enemigo quien vuela?'],
    ['Yes, but not on top of one.', 'Sí, pero no encima.'],
    ['Otherwise flyers could never fight.', 'Si no, quien vuela nunca podría luchar.'],
  ),
  'Q-25': reading(
    '24',
    ['What stops a run into difficult terrain?', '¿Qué detiene una carrera hacia terreno difícil?'],
    ['The first touch of it.', 'El primer contacto con él.'],
    ['The book forbids running through it.', 'El libro prohíbe correr por él.'],
  ),
  'Q-26': reading(
    '24',
    ['When is a creature that leaves contact stabbed?', '¿Cuándo se apuñala a quien deja el contacto?'],
    ['Before it moves; if it dies it does not move.', 'Antes de moverse; si muere, no se mueve.'],
    ['It is the simplest order.', 'Es el orden más simple.'],
  ),
  'Q-27': reading(
    '26',
    ['Does being shot at tire a creature?', '¿Cansa recibir un disparo?'],
    ['No, only melee does.', 'No, solo el cuerpo a cuerpo.'],
    ['The rule stands among those of melee.', 'La regla está entre las del cuerpo a cuerpo.'],
    ['In the field `tired` of a creature.', 'En el campo `tired` de una criatura.'],
  ),
  'Q-28': reading(
    '39',
    ['What becomes of the other dice in a Magical Strike?', '¿Qué pasa con los demás dados en un Golpe Mágico?'],
    [
      'The attacker’s strength is unused; the defender splits and strikes back.',
      'La fuerza del atacante no se usa; el defensor reparte y responde.',
    ],
    ['Only defence is excluded.', 'Solo se excluye la defensa.'],
  ),
  'Q-29': reading(
    '28',
    ['Is a line that only touches a base clear?', '¿Está despejada una línea que solo roza una base?'],
    ['No: sight needs a gap of some width.', 'No: hace falta un hueco con alguna anchura.'],
    ['So nothing depends on rounding.', 'Así nada depende del redondeo.'],
  ),
  'Q-30': reading(
    '37',
    [
      'Is −X from Attacks taken off each hit or each attack?',
      '¿Se resta −X de Ataques a cada impacto o a cada ataque?',
    ],
    ['Once from the whole attack.', 'Una vez a todo el ataque.'],
    [
      'Per hit, creatures would be immune to ordinary hits.',
      'Por impacto, habría criaturas inmunes a golpes normales.',
    ],
  ),
  'Q-31': reading(
    '26, 37',
    ['Does armour take damage of spells?', '¿Absorbe la armadura el daño de conjuros?'],
    ['Yes, unless the text says wounds.', 'Sí, salvo que el texto diga heridas.'],
    [
      'The worked example does; the glossary speaks of attacks only.',
      'Así lo hace el ejemplo; el glosario solo habla de ataques.',
    ],
  ),
  'Q-32': reading(
    '31',
    ['May one detect an enemy that was already in contact?', '¿Se puede detectar a un enemigo que ya se tocaba?'],
    ['Yes.', 'Sí.'],
    ['Contact is what matters.', 'Lo que importa es el contacto.'],
  ),
  'Q-33': reading(
    '31',
    ['What follows a failed magical detection?', '¿Qué sigue a una detección mágica fallida?'],
    ['The activation ends.', 'La activación acaba.'],
    ['As after a failed detection by contact.', 'Como tras fallar una detección por contacto.'],
  ),
  'Q-34': reading(
    '29-30',
    ['Do bonuses of strength add up?', '¿Se suman las mejoras de fuerza?'],
    [
      'Of different names, yes; of one name the highest counts.',
      'De distinto nombre sí; de un mismo nombre cuenta la mayor.',
    ],
    ['The dragon rules exclude only the same name.', 'Las Reglas del Dragón solo excluyen el mismo nombre.'],
  ),
  'Q-35': reading(
    '37',
    ['When and where does Buckshot push?', '¿Cuándo y hacia dónde empujan los Perdigones?'],
    [
      'With at least one unblocked hit, along the line of the centres.',
      'Con al menos un impacto sin bloquear, por la línea de los centros.',
    ],
    ['The book does not say what a success is.', 'El libro no dice qué es un éxito.'],
  ),
  'Q-36': reading(
    '38',
    ['What may be done with a controlled character?', '¿Qué se puede hacer con un personaje controlado?'],
    ['It may be activated until the end of the turn.', 'Se puede activar hasta el final del turno.'],
    ['The sentence is cut off in the book.', 'La frase está cortada en el libro.'],
  ),
  'Q-37': reading(
    '38',
    ['Which dice does a Sniper roll again?', '¿Qué dados repite un Francotirador?'],
    ['Any of them, once.', 'Los que quiera, una vez.'],
    ['The text says “all”.', 'El texto dice «todos».'],
  ),
  'Q-38': reading(
    '40',
    ['Against whom does Veteran help?', '¿Contra quién ayuda Veterano?'],
    ['Against the creature that declared the attack.', 'Contra la criatura que declaró el ataque.'],
    ['The text speaks of being attacked.', 'El texto habla de ser atacado.'],
  ),
  'Q-39': reading(
    '37, 40',
    ['What if Reckless and Cautious ask for too many dice?', '¿Y si Temerario y Cauto piden demasiados dados?'],
    [
      'The later one is met first; if both are printed the controller chooses.',
      'Se cumple antes el posterior; si ambos están impresos, elige quien controla.',
    ],
    ['The fourth dragon rule.', 'La cuarta Regla del Dragón.'],
  ),
  'Q-40': reading(
    '37-40',
    ['In which order are dice rolled again?', '¿En qué orden se repiten los dados?'],
    [
      'Forced re-rolls first, then those of the roller’s choice.',
      'Primero las repeticiones forzadas, luego las que elige quien tira.',
    ],
    ['The book gives no order.', 'El libro no da ningún orden.'],
  ),
  'Q-41': reading(
    '32',
    ['What is compared in a tie?', '¿Qué se compara en un empate?'],
    ['Prosperity and building costs as one sum.', 'La Prosperidad y el coste de los edificios como una suma.'],
    ['The text names both together.', 'El texto nombra ambas juntas.'],
  ),
  'Q-42': reading(
    '32',
    ['What is checked first, heroes or points?', '¿Qué se comprueba antes, héroes o puntos?'],
    ['Heroes; the dead do not win by points.', 'Los héroes; los muertos no ganan por puntos.'],
    ['A hero’s death ends the game.', 'La muerte de un héroe acaba la partida.'],
  ),
  'Q-43': reading(
    '33',
    ['May an experienced architect pass?', '¿Puede pasar un arquitecto experto?'],
    ['Yes, for two points.', 'Sí, por dos puntos.'],
    ['Passing is a right of the phase.', 'Pasar es un derecho de la fase.'],
  ),
  'Q-44': reading(
    '33-34',
    ['What becomes of the creatures of a player who is out?', '¿Qué pasa con las criaturas de un jugador eliminado?'],
    ['They leave; terrain stays.', 'Se retiran; el terreno queda.'],
    ['Nobody is left to control them.', 'No queda nadie que las controle.'],
  ),
  'Q-45': reading(
    '35',
    ['Are an ally’s creatures “yours”?', '¿Son «tuyas» las criaturas de un aliado?'],
    ['No; they are only no enemies.', 'No; tan solo no son enemigas.'],
    [
      'The damaged sentence most likely only forbids attacking them.',
      'La frase dañada probablemente solo prohíbe atacarlas.',
    ],
    ['Where texts look for their targets.', 'Donde los textos buscan sus objetivos.'],
  ),
  'Q-46': reading(
    '35',
    ['How far is terrain from an ally’s side?', '¿A qué distancia del lado de un aliado va el terreno?'],
    ['S, as from one’s own.', 'S, como del propio.'],
    ['An ally is no opponent.', 'Un aliado no es un oponente.'],
  ),
  'Q-47': reading(
    '24',
    ['Whose wounds matter for a backstab?', '¿Las heridas de quién importan en una puñalada?'],
    ['Those of the one who stabs.', 'Las de quien apuñala.'],
    ['As in melee.', 'Como en el cuerpo a cuerpo.'],
  ),
  'Q-48': reading(
    '38',
    ['When is Howl used?', '¿Cuándo se usa Aullido?'],
    ['Once in the own activation, without using it up.', 'Una vez en la activación propia, sin gastarla.'],
    ['The glossary gives neither time nor mark.', 'El glosario no da ni momento ni marca.'],
    IN_CONTENT,
  ),
  'Q-49': reading(
    '29, 38',
    ['Is Healer activated, and does it need sight?', '¿Es Sanador una capacidad activada y necesita visión?'],
    [
      'It takes the activation and needs no sight; not for an enemy with a stealth token.',
      'Gasta la activación y no necesita visión; no vale para un enemigo con ficha de Sigilo.',
    ],
    ['The book uses it as the model of an activated ability.', 'El libro la usa como modelo de capacidad activada.'],
  ),
  'Q-50': reading(
    '22',
    [
      'May a secret entrance be used in contact with an enemy?',
      '¿Se puede usar una entrada secreta en contacto con un enemigo?',
    ],
    ['Only with a stealth token.', 'Solo con ficha de Sigilo.'],
    ['As for searching.', 'Como al registrar.'],
  ),
  'Q-51': reading(
    '24-25',
    [
      'May a creature with strength 0 declare a Magical Strike?',
      '¿Puede una criatura con fuerza 0 declarar un Golpe Mágico?',
    ],
    ['Yes; it still has no defence dice.', 'Sí; aun así no tiene dados de defensa.'],
    [
      'Strength 0 leaves no dice to split, but a Magical Strike rolls dice of its own.',
      'Con fuerza 0 no hay dados que repartir, pero el Golpe Mágico tira los suyos.',
    ],
  ),
  'Q-52': reading(
    '17, 33',
    ['When are sides and corners chosen?', '¿Cuándo se eligen lados y esquinas?'],
    [
      'After the order roll; in a duel the first player gets y = 0, corners are taken in seat order.',
      'Tras la tirada de orden; en un duelo el primero recibe y = 0, las esquinas se eligen por asientos.',
    ],
    ['The empty board is symmetric.', 'El tablero vacío es simétrico.'],
  ),
  'Q-53': reading(
    '18-19',
    ['When are abilities of buildings used?', '¿Cuándo se usan las capacidades de los edificios?'],
    [
      'In the own activation phase, outside activations of creatures.',
      'En la fase de activación propia, fuera de las activaciones de criaturas.',
    ],
    ['All other uses of buildings happen there.', 'Allí ocurren los demás usos de los edificios.'],
  ),
  'Q-54': reading(
    '21',
    ['Who goes first at the end of a turn?', '¿Quién va primero al final del turno?'],
    ['The active player, then the others in turn order.', 'El jugador activo y luego los demás en orden de turno.'],
    ['The book orders only the cards of one player.', 'El libro solo ordena las cartas de un jugador.'],
  ),
  'Q-55': reading(
    '18',
    ['Does a full hand discard if the deck is empty?', '¿Descarta una mano llena si el mazo está vacío?'],
    ['No.', 'No.'],
    [
      'The limit guards against an eleventh card, and none comes.',
      'El límite evita la undécima carta, y no llega ninguna.',
    ],
  ),
  'Q-56': reading(
    null,
    ['When are targets and places chosen?', '¿Cuándo se eligen objetivos y lugares?'],
    [
      'With the declaration; again if an interrupt spoiled them.',
      'Al declarar; otra vez si una interrupción los estropea.',
    ],
    ['The book fixes no moment.', 'El libro no fija ningún momento.'],
  ),
  'Q-57': reading(
    '15',
    ['Where does a cancelled card go?', '¿Adónde va una carta cancelada?'],
    ['To the graveyard, unless the text says otherwise.', 'Al cementerio, salvo que el texto diga otra cosa.'],
    ['Secret Bribery names the deck as its exception.', 'El Soborno Secreto nombra el mazo como excepción.'],
  ),
  'Q-58': reading(
    '20, 30',
    [
      'Does a First Word fire if the character was stabbed to death on arrival?',
      '¿Se dice la Primera Palabra si el personaje muere apuñalado al llegar?',
    ],
    ['Yes.', 'Sí.'],
    ['It hangs on playing the card.', 'Depende de jugar la carta.'],
  ),
  'Q-59': reading(
    '13',
    ['How long does a use of a relic last, and how often?', '¿Cuánto dura el uso de una reliquia y cada cuánto?'],
    [
      'One combat; other uses once per turn in the own activation phase.',
      'Un combate; otros usos, una vez por turno en la fase de activación propia.',
    ],
    ['The example counts each battle.', 'El ejemplo cuenta cada batalla.'],
  ),
  'Q-60': reading(
    '14',
    ['Must a tactic be shown if it affects nobody?', '¿Hay que mostrar una táctica que no afecta a nadie?'],
    [
      'Yes, and it is spent. An attack means one on a creature of its owner.',
      'Sí, y se gasta. Un ataque es uno contra una criatura de su dueño.',
    ],
    ['The duty hangs on the condition only.', 'El deber depende solo de la condición.'],
  ),
  'Q-61': reading(
    '15',
    ['Is a cancelled attack spent?', '¿Se gasta un ataque cancelado?'],
    ['Yes; the defender did not fight.', 'Sí; el defensor no ha luchado.'],
    ['As lost costs are.', 'Como los costes perdidos.'],
  ),
  'Q-62': reading(
    '21',
    ['In which order do simultaneous triggers happen?', '¿En qué orden ocurren los disparadores simultáneos?'],
    [
      'After the text that caused them: the active player’s, then in turn order.',
      'Tras el texto que los causó: los del jugador activo y luego en orden de turno.',
    ],
    ['The principle of the end of the turn.', 'El principio del final del turno.'],
  ),
  'Q-63': reading(
    '38',
    ['What goes by controller and what by owner?', '¿Qué depende de quien controla y qué del dueño?'],
    [
      'Sides by controller, cards and the limit of seven by owner.',
      'Los bandos de quien controla; las cartas y el límite de siete, del dueño.',
    ],
    ['Control lasts for a turn only.', 'El control dura solo un turno.'],
  ),
  'Q-64': reading(
    '31',
    ['May a character go into the shadow after a move?', '¿Puede un personaje ir a la Sombra tras moverse?'],
    ['No.', 'No.'],
    [
      'It has to be activated, and activated abilities are forbidden after moving.',
      'Hay que activarla, y las capacidades activadas se prohíben tras moverse.',
    ],
  ),
  'Q-65': reading(
    '36-37',
    ['When do two effects have the same name?', '¿Cuándo tienen dos efectos el mismo nombre?'],
    [
      'Abilities by their name, other texts by their card; tokens always add.',
      'Las capacidades por su nombre, los demás textos por su carta; las fichas siempre se suman.',
    ],
    [
      'So two Auras of +1 strength give +1, an Aura and a Howl +2.',
      'Así dos Auras de +1 de fuerza dan +1, y un Aura y un Aullido +2.',
    ],
  ),
  'Q-66': reading(
    '40',
    ['How long does Predator last?', '¿Cuánto dura Depredador?'],
    ['Until the end of the attacker’s activation, once.', 'Hasta el final de la activación del atacante, una vez.'],
    ['“Its turn” is its activation.', '«Su turno» es su activación.'],
  ),
  'Q-67': reading(
    '30, 40',
    ['When does Persecution begin, and must one move?', '¿Cuándo empieza Persecución y hay que moverse?'],
    [
      'After an attack the creature itself declared; an enemy already touched needs no move.',
      'Tras un ataque que declaró la propia criatura; un enemigo que ya se toca no pide moverse.',
    ],
    ['The example speaks of the target attacked first.', 'El ejemplo habla del objetivo atacado primero.'],
  ),
  'Q-68': reading(
    '32',
    ['What is a time limit in a match, and may one give up?', '¿Qué es un límite de tiempo y se puede abandonar?'],
    ['A number of rounds; giving up is possible.', 'Un número de rondas; se puede abandonar.'],
    ['So a match can be reproduced.', 'Así una partida se puede reproducir.'],
  ),
  'Q-69': reading(
    '33-34',
    ['What is left of a player who is out?', '¿Qué queda de un jugador eliminado?'],
    ['Only terrain, which is part of the board.', 'Solo el terreno, que es parte del tablero.'],
    ['It extends the reading about their creatures.', 'Amplía la lectura sobre sus criaturas.'],
    IN_MATCHES,
  ),
  'Q-70': reading(
    '33',
    ['Where does a destroyed building of an architect go?', '¿Adónde va un edificio destruido de un arquitecto?'],
    ['Under the construction deck.', 'Debajo del mazo de construcción.'],
    ['It keeps the order of the rest.', 'Conserva el orden del resto.'],
    IN_MATCHES,
  ),
  'Q-71': reading(
    '40',
    [
      'What if a Steam Engine prints neither action nor table?',
      '¿Y si una Máquina de Vapor no imprime ni acción ni tabla?',
    ],
    [
      'The action is an attack; a target does nothing, other symbols the text.',
      'La acción es un ataque; una diana no hace nada, otros símbolos, el texto.',
    ],
    ['For cards that print only the gain.', 'Para cartas que solo imprimen la ganancia.'],
    IN_MATCHES,
  ),
  'Q-72': reading(
    '8-9',
    ['Are deck lists public?', '¿Son públicas las listas de mazos?'],
    ['No.', 'No.'],
    ['Only played cards are called public.', 'Solo se llaman públicas las cartas jugadas.'],
    IN_MATCHES,
  ),
  'Q-73': reading(
    null,
    ['What exactly do the words of card texts mean?', '¿Qué significan exactamente las palabras de los textos?'],
    [
      'As the vocabulary of effects fixes it; who loses cards chooses them.',
      'Lo que fija el vocabulario de efectos; quien pierde cartas las elige.',
    ],
    ['Only the hand limit is random.', 'Solo el límite de mano es al azar.'],
  ),
  'Q-74': reading(
    '32',
    ['How is a draw agreed on?', '¿Cómo se acuerda un empate?'],
    ['By standing offers.', 'Con ofertas que siguen en pie.'],
    ['So play does not stop.', 'Así el juego no se detiene.'],
    IN_MATCHES,
  ),
  'Q-75': reading(
    '23',
    ['What happens in a skipped activation?', '¿Qué ocurre en una activación que se salta?'],
    ['Regeneration and start effects, but no Contract.', 'Regeneración y efectos de inicio, pero no el Contrato.'],
    [
      'The creature is still activated; a payment is a choice.',
      'La criatura se activa igualmente; pagar es una elección.',
    ],
  ),
  'Q-76': reading(
    '32',
    ['Who is credited with a kill?', '¿A quién se apunta una muerte?'],
    [
      'Whoever dealt the last wound, for characters of opponents.',
      'A quien causó la última herida, por personajes de oponentes.',
    ],
    ['Only those are enemies.', 'Solo esos son enemigos.'],
    IN_MATCHES,
  ),
  'Q-77': reading(
    '26',
    ['What if health falls to the wounds?', '¿Y si la salud baja hasta las heridas?'],
    ['The creature dies.', 'La criatura muere.'],
    [
      'Wounds equal to health are the only test of death.',
      'Que las heridas igualen la salud es la única prueba de muerte.',
    ],
  ),
  'Q-78': reading(
    '6',
    ['Do tokens run out?', '¿Se acaban las fichas?'],
    ['Never.', 'Nunca.'],
    ['The book gives no quantities.', 'El libro no da cantidades.'],
    IN_MATCHES,
  ),
  'Q-79': reading(
    null,
    ['May a card be played without a legal target?', '¿Puede jugarse una carta sin objetivo legal?'],
    ['Not if it must choose one; triggers fizzle.', 'No si debe elegir uno; los disparadores se pierden.'],
    ['A choice that cannot be made cannot be declared.', 'Una elección imposible no puede declararse.'],
  ),
  'Q-80': reading(
    '17, 20',
    ['Do the rules of summoning hold for heroes?', '¿Valen para los héroes las reglas de convocar?'],
    [
      'No: tokens from placement, no distance to enemies, free to act.',
      'No: fichas al colocarlos, sin distancia a enemigos, libres de actuar.',
    ],
    ['Those limits are written for summoned characters.', 'Esos límites se escriben para personajes convocados.'],
  ),
  'Q-81': reading(
    '32',
    ['When does a player with 51 points win?', '¿Cuándo gana quien llega a 51 puntos?'],
    ['At once, even in the middle of a text.', 'Enseguida, incluso en mitad de un texto.'],
    ['Only a hero’s death lets effects finish.', 'Solo la muerte de un héroe deja terminar efectos.'],
    IN_MATCHES,
  ),
  'Q-82': reading(
    '18',
    ['Does the hand limit hold outside the Initial phase?', '¿Vale el límite de mano fuera de la fase Inicial?'],
    ['Yes, by the same procedure.', 'Sí, con el mismo procedimiento.'],
    ['The limit is general.', 'El límite es general.'],
  ),
  'Q-83': reading(
    '12',
    ['What may be done with a locked building?', '¿Qué se puede hacer con un edificio bloqueado?'],
    ['It counts as built and is turned for nothing.', 'Cuenta como construido y no se gira para nada.'],
    ['It “cannot be used”.', '«No puede usarse».'],
  ),
  'Q-84': reading(
    '16, 22',
    ['Whose creatures get what terrain gives in contact?', '¿Qué criaturas reciben lo que da el terreno en contacto?'],
    ['Everybody’s.', 'Todas.'],
    ['The icon that might restrict it is lost.', 'El icono que podría limitarlo se ha perdido.'],
  ),
  'Q-85': reading(
    '22',
    ['Is one stabbed on leaving by a secret entrance?', '¿Se recibe una puñalada al salir por una entrada secreta?'],
    ['No.', 'No.'],
    [
      'Only a hidden character can leave contact so, and it cannot be stabbed.',
      'Solo un personaje oculto puede irse así, y no se le puede apuñalar.',
    ],
  ),
  'Q-86': reading(
    null,
    ['Is giving up a command?', '¿Es abandonar una orden del juego?'],
    ['No, it is open to everybody at any time.', 'No, todos pueden hacerlo en cualquier momento.'],
    ['Only the seat that is asked has offers.', 'Solo el asiento preguntado tiene ofertas.'],
  ),
  'Q-87': reading(
    '14',
    [
      'How are several tactics asked about that the first may spare?',
      '¿Cómo se pregunta por varias tácticas si la primera puede librar a las demás?',
    ],
    ['One after the other, without telling that there are more.', 'Una tras otra, sin decir que hay más.'],
    ['Their number would betray a hidden card.', 'Su número delataría una carta oculta.'],
    IN_MATCHES,
  ),
})
