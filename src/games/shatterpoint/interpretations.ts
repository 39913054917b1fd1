import { defineInterpretations, type Interpretation } from '../../rulebook/interpretation.ts'

type Said = readonly [en: string, es: string]
const inBothLanguages = ([en, es]: Said) => ({ en, es })

/** Where a reading is applied that no rule of the catalogue rests on. */
const ELSEWHERE = {
  match: inBothLanguages(['In a match only.', 'Solo en una partida.']),
  content: inBothLanguages(['In the content.', 'En el contenido.']),
  schema: inBothLanguages(['In what questions can say.', 'En lo que admiten las preguntas.']),
}

/** One reading: the page that leaves it open, the question, the ruling and its reason. */
const reading = (
  page: string | null,
  question: Said,
  ruling: Said,
  reason: Said,
  elsewhere?: keyof typeof ELSEWHERE,
): Interpretation => ({
  page,
  question: inBothLanguages(question),
  ruling: inBothLanguages(ruling),
  reason: inBothLanguages(reason),
  ...(elsewhere === undefined ? {} : { elsewhere: ELSEWHERE[elsewhere] }),
})

/** How the book is read where it is silent or can be read in two ways. */
export const shatterpointInterpretations = defineInterpretations({
  'Q-01': reading(
    '17',
    ['May both players field the same unit?', '¿Pueden ambos jugadores llevar la misma unidad?'],
    ['Yes.', 'Sí.'],
    ['The restrictions are per strike team.', 'Las restricciones son por equipo de asalto.'],
  ),
  'Q-02': reading(
    '18',
    ['Which way does the mission card lie?', '¿Cómo se orienta la carta de Misión?'],
    [
      'Like the maps of struggles: its bottom at the edge of the starting player.',
      'Como los mapas de las confrontaciones: su parte inferior en el borde del jugador inicial.',
    ],
    ['It is the only orientation that the book states.', 'Es la única orientación que da el reglamento.'],
  ),
  'Q-03': reading(
    '7',
    ['Who chooses the map of the first struggle?', '¿Quién elige el mapa de la primera confrontación?'],
    [
      'Cards of phase I have one map, unless the card names who chooses.',
      'Las cartas de la fase I tienen un solo mapa, salvo que digan quién elige.',
    ],
    [
      'Nobody has lost yet, so the choice would belong to nobody.',
      'Aún no ha perdido nadie, así que la elección no sería de nadie.',
    ],
  ),
  'Q-04': reading(
    '19',
    [
      'What becomes of the control token of an objective that turns inactive?',
      '¿Qué pasa con la ficha de control de un objetivo que queda inactivo?',
    ],
    ['It is removed.', 'Se retira.'],
    ['Inactive objectives cannot be controlled.', 'Los objetivos inactivos no pueden controlarse.'],
  ),
  'Q-05': reading(
    '19, 21',
    [
      'When exactly is control checked at the end of a turn?',
      '¿Cuándo se comprueba exactamente el control al final del turno?',
    ],
    [
      'After the effects of the end of the turn and before the struggle token moves, in the first turn too.',
      'Después de los efectos de fin de turno y antes de mover la ficha de Confrontación, también en el primer turno.',
    ],
    [
      'The move needs the result, and only the move is left out in the first turn.',
      'El movimiento necesita el resultado, y en el primer turno solo se omite el movimiento.',
    ],
  ),
  'Q-06': reading(
    '20, 21',
    [
      'Whose first turn has no move: of each player, of each struggle?',
      '¿Qué primer turno no tiene movimiento: el de cada jugador, el de cada confrontación?',
    ],
    ['Only the first turn of the whole match.', 'Solo el primer turno de toda la partida.'],
    ['The step speaks of the first turn of the game.', 'El paso habla del primer turno del juego.'],
  ),
  'Q-07': reading(
    '20',
    ['Is momentum gained if the token moved no square?', '¿Se gana predominio si la ficha no se movió?'],
    ['Yes.', 'Sí.'],
    [
      'A move of no square is still the move; the step is not skipped.',
      'Mover cero casillas sigue siendo el movimiento; el paso no se omite.',
    ],
  ),
  'Q-08': reading(
    '20',
    [
      'What happens after a struggle card was claimed in the middle of a turn?',
      '¿Qué ocurre tras reclamar una carta de Confrontación a mitad de turno?',
    ],
    [
      'The turn goes on; track and control stay as they are.',
      'El turno sigue; el medidor y el control quedan como están.',
    ],
    [
      'Everything on the track goes at the end of the turn, and no card is left to claim.',
      'Todo lo del medidor se retira al final del turno y no queda carta que reclamar.',
    ],
  ),
  'Q-09': reading(
    '20, 21',
    [
      'Does the next struggle begin before or after units are checked for defeat?',
      '¿La siguiente confrontación empieza antes o después de comprobar las derrotas?',
    ],
    ['After it.', 'Después.'],
    [
      'It belongs to the end of the turn and comes before the next turn.',
      'Pertenece al final del turno y va antes del turno siguiente.',
    ],
  ),
  'Q-10': reading(
    '38',
    [
      'Two units are wounded at once: whose momentum comes first?',
      'Dos unidades quedan heridas a la vez: ¿qué predominio va primero?',
    ],
    [
      'The attacker’s in an attack, otherwise the active player’s.',
      'El del atacante en un ataque y, si no, el del jugador activo.',
    ],
    [
      'It is the book’s order for effects at the same time, and so there is always a result.',
      'Es el orden del reglamento para efectos simultáneos, y así siempre hay un resultado.',
    ],
  ),
  'Q-11': reading(
    '20',
    ['Does a player without units lose?', '¿Pierde un jugador sin unidades?'],
    ['No; their turns have no activation.', 'No; sus turnos no tienen activación.'],
    [
      'Two claimed cards are the only victory that is stated.',
      'Dos cartas reclamadas son la única victoria que se menciona.',
    ],
  ),
  'Q-12': reading(
    '22',
    ['May the last card of the deck be reserved?', '¿Puede reservarse la última carta del mazo?'],
    ['Yes; then it has to be taken at once.', 'Sí; después hay que tomarla enseguida.'],
    ['It follows from the words of both rules.', 'Se sigue de la letra de ambas reglas.'],
  ),
  'Q-13': reading(
    '22',
    [
      'Is choosing a unit with the Shatterpoint card optional?',
      '¿Es opcional elegir una unidad con la carta de Punto de fractura?',
    ],
    ['No.', 'No.'],
    [
      '“May” is about which unit; the turn needs an activation.',
      '«Puede» se refiere a qué unidad; el turno necesita una activación.',
    ],
  ),
  'Q-14': reading(
    '22',
    [
      'May the Shatterpoint card be skipped with an empty deck?',
      '¿Puede pasarse el Punto de fractura con el mazo vacío?',
    ],
    [
      'No; and if the deck runs out after the skip, the usual rules apply.',
      'No; y si el mazo se agota después, valen las reglas habituales.',
    ],
    [
      'There is no next card, and the deck is refreshed only for a player who must reveal one.',
      'No hay carta siguiente, y el mazo solo se renueva para quien debe revelar una.',
    ],
  ),
  'Q-15': reading(
    '12, 38',
    ['Who uses a reactive ability first?', '¿Quién usa primero una capacidad reactiva?'],
    [
      'During an attack the attacker, otherwise the active player.',
      'Durante un ataque el atacante; si no, el jugador activo.',
    ],
    ['The steps of an attack and their example say so.', 'Así lo dicen los pasos del ataque y su ejemplo.'],
  ),
  'Q-16': reading(
    '40',
    ['The quick reference differs from the detailed lists.', 'La hoja de referencia difiere de las listas detalladas.'],
    ['The detailed lists count.', 'Cuentan las listas detalladas.'],
    ['The sheet is abridged.', 'La hoja está resumida.'],
    'match',
  ),
  'Q-17': reading(
    '16',
    [
      'From where is a range of a unit of several characters measured?',
      '¿Desde dónde se mide el alcance de una unidad de varios personajes?',
    ],
    ['From any one of them.', 'Desde cualquiera de ellos.'],
    ['It mirrors the rule for measuring to a unit.', 'Refleja la regla para medir hasta una unidad.'],
  ),
  'Q-18': reading(
    '23',
    ['Does a granted action obey “each type once”?', '¿Una acción concedida respeta el límite de una vez por tipo?'],
    ['Yes.', 'Sí.'],
    ['Only the count of two is waived.', 'Solo se exime del recuento de dos.'],
  ),
  'Q-19': reading(
    '23',
    ['In which direction does taking cover push?', '¿En qué dirección empuja ponerse a cubierto?'],
    ['In any direction; its controller chooses.', 'En cualquiera; elige su controlador.'],
    ['There is nothing to be pushed away from.', 'No hay nada de lo que alejarse.'],
  ),
  'Q-20': reading(
    '34',
    [
      'An activation ends in the middle of an effect: is it finished?',
      'Una activación termina a mitad de un efecto: ¿se completa?',
    ],
    [
      'What is being resolved is finished, and nothing new begins.',
      'Lo que se está resolviendo se completa, y no empieza nada nuevo.',
    ],
    ['Parts of it may belong to the opponent.', 'Partes de ello pueden ser del adversario.'],
  ),
  'Q-21': reading(
    '16, 34',
    [
      'Do reductions lower the surcharge for wounds and injuries?',
      '¿Las reducciones rebajan el recargo por heridas y lesiones?',
    ],
    ['No.', 'No.'],
    ['The surcharge is a cost of its own.', 'El recargo es un coste aparte.'],
  ),
  'Q-22': reading(
    '35',
    [
      'When is the damage of a repeated condition suffered in an attack?',
      '¿Cuándo se sufre en un ataque el daño de un estado repetido?',
    ],
    ['At once, not by the damage pool.', 'Enseguida, no mediante la reserva de daño.'],
    ['Only damage icons go to the pool.', 'A la reserva solo van los iconos de daño.'],
  ),
  'Q-23': reading(
    '35',
    ['Does being pushed strain a strained unit?', '¿Ser empujada cuenta como moverse para una unidad Extenuada?'],
    ['Yes, if it really changes its place.', 'Sí, si de verdad cambia de sitio.'],
    [
      'The book calls pushes, pulls and placing movement, and lists kinds where it wants fewer.',
      'El reglamento llama movimiento a empujar, atraer y colocar, y enumera tipos cuando quiere menos.',
    ],
  ),
  'Q-24': reading(
    '36',
    [
      'Is a height difference of exactly range 2 the same level?',
      '¿Una diferencia de altura de justo alcance 2 es el mismo nivel?',
    ],
    ['Yes.', 'Sí.'],
    [
      '“Greater than range 2” is how the book says it most often.',
      '«Mayor que alcance 2» es como más veces lo dice el reglamento.',
    ],
  ),
  'Q-25': reading(
    '24',
    [
      'In which direction does the first arm of a template lie?',
      '¿En qué dirección va el primer tramo de la plantilla?',
    ],
    ['Straight away from the middle of the base.', 'Recto desde el centro de la peana.'],
    ['Its curved end fits a round base.', 'Su extremo curvo encaja en una peana redonda.'],
  ),
  'Q-26': reading(
    '26, 35',
    ['May a character stand partly under a gantry?', '¿Puede un personaje quedar en parte bajo una pasarela?'],
    ['Yes, where there is room for the miniature.', 'Sí, donde quepa la miniatura.'],
    [
      'Passable parts above it are not the ground it stands on.',
      'Las partes transitables sobre él no son el suelo que pisa.',
    ],
  ),
  'Q-27': reading(
    '29',
    [
      'Page 29 forbids climbing while engaged with a wounded unit.',
      'La página 29 prohíbe trepar estando trabado con una unidad herida.',
    ],
    ['A misprint: with a unit that is not wounded.', 'Es una errata: con una unidad que no esté herida.'],
    ['Two other pages say so.', 'Lo dicen otras dos páginas.'],
  ),
  'Q-28': reading(
    '27',
    ['How far does the middle of a pushed base move?', '¿Cuánto se desplaza el centro de una peana empujada?'],
    ['By the length of the template.', 'La longitud de la plantilla.'],
    ['Its front edge goes from one end to the other.', 'Su borde delantero va de un extremo al otro.'],
  ),
  'Q-29': reading(
    '28',
    ['Which direction is away if the middles coincide?', '¿Qué dirección es alejarse si los centros coinciden?'],
    ['Any.', 'Cualquiera.'],
    ['There is no axis.', 'No hay eje.'],
  ),
  'Q-30': reading(
    '27',
    ['Do tokens stop a push?', '¿Las fichas detienen un empuje?'],
    ['Yes.', 'Sí.'],
    ['Tokens on the battlefield are objects.', 'Las fichas del campo de batalla son objetos.'],
  ),
  'Q-31': reading(
    '24, 27',
    ['Do characters on a lower level stop a push?', '¿Los personajes de un nivel inferior detienen un empuje?'],
    ['No; they matter only for where it ends.', 'No; solo importan para dónde acaba.'],
    ['Bases on different levels never overlap.', 'Las peanas de distinto nivel nunca se solapan.'],
  ),
  'Q-32': reading(
    '27, 39',
    [
      'Who decides a shove, and does the pull need the push?',
      '¿Quién decide un desplazamiento, y la atracción requiere el empuje?',
    ],
    [
      'The controller of the shoving character; no. Steadfast only keeps the defender in place.',
      'El controlador de quien desplaza; no. Tenaz solo impide mover al defensor.',
    ],
    ['Each part says “may” by itself.', 'Cada parte dice «puede» por su cuenta.'],
  ),
  'Q-33': reading(
    '36',
    [
      'Both ends of a ladder are near in plan: may the upper one be used from below?',
      'Los dos extremos de una escalera están cerca en planta: ¿puede usarse el superior desde abajo?',
    ],
    ['No: the elevation must be that of the access point.', 'No: el nivel ha de ser el del punto de acceso.'],
    ['Otherwise the ladder would not matter.', 'Si no, la escalera daría igual.'],
  ),
  'Q-34': reading(
    '37',
    ['Are lines of sight drawn on the plan or in space?', '¿La línea de visión se traza en planta o en el espacio?'],
    ['On the plan, with comparisons of elevation.', 'En planta, comparando niveles.'],
    ['All exceptions are stated by elevation.', 'Todas las excepciones se enuncian por niveles.'],
  ),
  'Q-35': reading(
    '37',
    [
      'Does the floor one stands on, or a gantry above, give cover?',
      '¿Da cobertura el suelo que se pisa o una pasarela por encima?',
    ],
    [
      'As printed: yes. The later reading, only with a hunker token, can be asked for.',
      'Según lo impreso: sí. La lectura posterior, solo con ficha de Resguardo, puede pedirse.',
    ],
    ['The book makes no exception.', 'El reglamento no hace excepción.'],
  ),
  'Q-36': reading(
    '32',
    ['What does “an attack of so many dice” replace?', '¿Qué sustituye «un ataque de tantos dados»?'],
    ['Only the rating.', 'Solo la puntuación.'],
    [
      'Type, weapon, table and tree still come from the stance.',
      'Tipo, arma, tabla y árbol siguen siendo los de la postura.',
    ],
  ),
  'Q-37': reading(
    '23, 39',
    [
      'Focus, then a ranged and a melee attack with Impact: which dice go where?',
      'Concentración y luego un ataque a distancia y otro cuerpo a cuerpo con Contundencia: ¿qué dados van a cada uno?',
    ],
    [
      'The focus die to the first attack, the keyword’s dice to the first of its type; all end with the activation.',
      'El dado de concentración al primer ataque, los de la palabra clave al primero de su tipo; todos acaban con la activación.',
    ],
    ['These are two clauses about the next attack.', 'Son dos cláusulas sobre el siguiente ataque.'],
  ),
  'Q-38': reading(
    '13, 38',
    ['When is the row of an expertise table fixed?', '¿Cuándo se fija la fila de una tabla de pericia?'],
    [
      'Each time an entry is applied, by the count at that moment.',
      'Cada vez que se aplica una entrada, según el recuento de ese momento.',
    ],
    [
      'Otherwise earlier rerolls and removals would do nothing.',
      'Si no, las repeticiones y retiradas anteriores no servirían.',
    ],
  ),
  'Q-39': reading(
    '14',
    ['Whom does a damage icon of a defence table hit?', '¿A quién daña un icono de daño de una tabla de defensa?'],
    ['The attacking unit, after the attack.', 'A la unidad atacante, tras el ataque.'],
    [
      'Directed icons hit the enemy, and the pool is the defender’s.',
      'Los iconos dirigidos van al enemigo, y la reserva es del defensor.',
    ],
  ),
  'Q-40': reading(
    '33',
    [
      'The example leaves out expertise dice in its final rolls.',
      'El ejemplo omite los dados de pericia en las tiradas finales.',
    ],
    ['They stay and are told apart.', 'Se quedan y se indican aparte.'],
    ['They count for nothing any more.', 'Ya no cuentan para nada.'],
  ),
  'Q-41': reading(
    '31',
    ['May the attacker choose no option at all?', '¿Puede el atacante no elegir ninguna opción?'],
    ['Yes.', 'Sí.'],
    ['Stopping is free at any time.', 'Puede parar en cualquier momento.'],
  ),
  'Q-42': reading(
    '14, 31',
    [
      'Are personal effects of an option applied before the next option?',
      '¿Los efectos personales de una opción se aplican antes de la siguiente?',
    ],
    [
      'No: directed ones at once, personal ones after the damage.',
      'No: los dirigidos enseguida, los personales tras el daño.',
    ],
    [
      'Page 14 puts personal effects after all directed ones and the pool.',
      'La página 14 pone los personales tras los dirigidos y la reserva.',
    ],
  ),
  'Q-43': reading(
    '31',
    ['What does the active-ability icon waive?', '¿De qué exime el icono de capacidad activa?'],
    [
      'Only the Force cost; not the surcharge, not the action.',
      'Solo del coste de Fuerza; no del recargo ni de la acción.',
    ],
    ['It speaks of nothing else.', 'No habla de nada más.'],
  ),
  'Q-44': reading(
    '21',
    ['May units be deployed on terrain?', '¿Se puede desplegar sobre terreno?'],
    ['Yes.', 'Sí.'],
    ['Only horizontal ranges are given.', 'Solo se dan alcances horizontales.'],
  ),
  'Q-45': reading(
    '27',
    ['The jump section begins with dashing.', 'El apartado de saltar empieza hablando de correr.'],
    ['A misprint for jumping.', 'Es una errata por saltar.'],
    ['The section is about jumps.', 'El apartado trata del salto.'],
  ),
  'Q-46': reading(
    '23',
    ['The move action refers to page 34.', 'La acción de movimiento remite a la página 34.'],
    ['A misprint for page 24.', 'Es una errata por la página 24.'],
    ['Movement is on page 24.', 'El movimiento está en la página 24.'],
  ),
  'Q-47': reading(
    '14, 15',
    ['Some icons of the examples cannot be read.', 'Algunos iconos de los ejemplos no se leen.'],
    ['They are completed and marked as uncertain.', 'Se completan y se marcan como inciertos.'],
    ['The examples need them.', 'Los ejemplos los necesitan.'],
    'content',
  ),
  'Q-48': reading(
    '29',
    ['Is engagement always mutual?', '¿Trabarse es siempre mutuo?'],
    ['It is judged from the character that is asked about.', 'Se juzga desde el personaje por el que se pregunta.'],
    ['It differs only inside a tall blocked part.', 'Solo difiere dentro de una parte obstruida y alta.'],
  ),
  'Q-49': reading(
    '13',
    ['A table has no row for a count.', 'Una tabla no tiene fila para un recuento.'],
    [
      'Below its first row nothing happens; above its last one the table is wrong.',
      'Por debajo de la primera fila no pasa nada; por encima de la última, la tabla está mal.',
    ],
    ['The last row has to be open.', 'La última fila ha de ser abierta.'],
  ),
  'Q-50': reading(
    '12',
    [
      '“Once per turn”: does the opponent’s turn count anew?',
      '«Una vez por turno»: ¿cuenta de nuevo en el turno del adversario?',
    ],
    ['Yes, every turn does.', 'Sí, en cada turno.'],
    ['A turn is a turn, whoever takes it.', 'Un turno es un turno, sea de quien sea.'],
  ),
  'Q-51': reading(
    '15',
    ['Which roll does Deflect look at?', '¿Qué tirada mira Desvío?'],
    ['The final attack roll.', 'La tirada de ataque final.'],
    ['It is used when the attack is resolved.', 'Se usa con el ataque resuelto.'],
  ),
  'Q-52': reading(
    '34',
    ['Can a unit have several wound tokens?', '¿Puede una unidad tener varias fichas de herida?'],
    [
      'Not by the core rules; where it does, each counts.',
      'No según el reglamento básico; si las tiene, cada una cuenta.',
    ],
    ['Wounded units suffer no damage.', 'Las unidades heridas no sufren daño.'],
  ),
  'Q-53': reading(
    '28',
    ['Must a placed base be wholly inside the range?', '¿Una peana colocada ha de quedar entera dentro del alcance?'],
    ['No; any part of it.', 'No; basta una parte.'],
    ['That is what “within” means.', 'Eso significa «a alcance».'],
  ),
  'Q-54': reading(
    '32',
    [
      'Is the damage pool suffered before or after the effects after the attack?',
      '¿La reserva de daño se sufre antes o después de los efectos posteriores al ataque?',
    ],
    ['Before.', 'Antes.'],
    ['Both lists of the attack and the example agree.', 'Coinciden las dos listas del ataque y el ejemplo.'],
  ),
  'Q-55': reading(
    '35',
    [
      'Strained goes and comes again in one attack: is it paid for at the end?',
      'Extenuado se pierde y se recibe de nuevo en un ataque: ¿se paga al final?',
    ],
    [
      'No. Every event pays only for a token that was there when it began.',
      'No. Cada evento paga solo por una ficha que ya estaba cuando empezó.',
    ],
    ['The condition speaks of a strained unit that acts.', 'El estado habla de una unidad Extenuada que actúa.'],
  ),
  'Q-56': reading(
    '12, 21',
    [
      '“At any time in its activation”: also between two characters of one action?',
      '«En cualquier momento de su activación»: ¿también entre dos personajes de una acción?',
    ],
    [
      'No: only in the step for actions, with nothing being resolved.',
      'No: solo en el paso de acciones y sin nada resolviéndose.',
    ],
    [
      'An action is resolved only when all characters have done it.',
      'Una acción se resuelve cuando la han hecho todos los personajes.',
    ],
  ),
  'Q-57': reading(
    '15, 34',
    ['When are reactions to a wounding resolved?', '¿Cuándo se resuelven las reacciones a una herida?'],
    [
      'When the innermost effect that caused it is resolved; wound and momentum come at once.',
      'Al resolverse el efecto más interno que la causó; la herida y el predominio son inmediatos.',
    ],
    ['Their texts say “after resolved”.', 'Sus textos dicen «tras resolver».'],
    'match',
  ),
  'Q-58': reading(
    '34',
    [
      'A unit is wounded in its own action: does the action count, may it still react?',
      'Una unidad queda herida en su propia acción: ¿cuenta la acción, puede aún reaccionar?',
    ],
    [
      'The action counts as performed; reactive and innate abilities go on, active ones do not.',
      'La acción cuenta como realizada; las capacidades reactivas e innatas siguen, las activas no.',
    ],
    [
      'Nothing forbids reactions to wounded units; active abilities need the activation, which is over.',
      'Nada prohíbe reaccionar a las unidades heridas; las activas necesitan la activación, que ha terminado.',
    ],
  ),
  'Q-59': reading(
    '12',
    ['Are an attack and the wound by it one trigger event?', '¿Un ataque y la herida que causa son un solo evento?'],
    ['Two.', 'Dos.'],
    ['Abilities word them differently.', 'Las capacidades los nombran distinto.'],
    'match',
  ),
  'Q-60': reading(
    '38',
    ['The condition of an effect fails when its turn comes.', 'Lo que exige un efecto ya no se cumple cuando le toca.'],
    ['It is dropped.', 'Se descarta.'],
    ['Each effect sees the table as it is.', 'Cada efecto ve la mesa como está.'],
    'match',
  ),
  'Q-61': reading(
    '38',
    [
      'Does the second player’s effect give the first another chance?',
      '¿El efecto del segundo jugador da otra ocasión al primero?',
    ],
    ['No.', 'No.'],
    ['The order goes round once.', 'El orden da una sola vuelta.'],
    'match',
  ),
  'Q-62': reading(
    '17',
    ['Which edge has the other player?', '¿Qué borde tiene el otro jugador?'],
    ['The opposite one.', 'El opuesto.'],
    ['Maps are drawn for two facing edges.', 'Los mapas son para dos bordes enfrentados.'],
    'match',
  ),
  'Q-63': reading(
    '18',
    ['Who builds the battlefield?', '¿Quién monta el campo de batalla?'],
    [
      'The starting player proposes, the other accepts or counters, three times at most.',
      'El jugador inicial propone, el otro acepta o contrapropone, tres veces como mucho.',
    ],
    ['The book says only “the players”.', 'El reglamento dice solo «los jugadores».'],
    'match',
  ),
  'Q-64': reading(
    '20',
    ['What if nobody can score any more?', '¿Y si ya nadie puede puntuar?'],
    [
      'The match is adjudicated: cards, the token’s half, momentum, else a draw.',
      'La partida se adjudica: cartas, mitad de la ficha, predominio o, si no, empate.',
    ],
    ['So every match ends.', 'Así toda partida termina.'],
    'match',
  ),
  'Q-65': reading(
    '21',
    ['A squad does not fit around its first character.', 'Una escuadra no cabe alrededor de su primer personaje.'],
    ['It is taken up and deployed again.', 'Se recoge y se despliega otra vez.'],
    ['Deployment counts only when it is complete.', 'El despliegue cuenta solo cuando está completo.'],
    'match',
  ),
  'Q-66': reading(
    '20',
    [
      'Which momentum token is lost, and what if there is none?',
      '¿Qué ficha de Predominio se pierde, y si no hay ninguna?',
    ],
    [
      'The innermost. Without momentum the struggle token rests on the outermost square.',
      'La más interior. Sin predominio, la ficha de Confrontación se queda en la casilla exterior.',
    ],
    ['So the row stays whole.', 'Así la fila sigue entera.'],
  ),
  'Q-67': reading(
    '19',
    ['In which order are objectives checked?', '¿En qué orden se comprueban los objetivos?'],
    ['All at once.', 'Todos a la vez.'],
    ['Nothing moves between them.', 'Nada se mueve entre uno y otro.'],
    'match',
  ),
  'Q-68': reading(
    '15, 39',
    [
      'Protection and a reaction that divides the pool: which first?',
      'Protección y una reacción que divide la reserva: ¿qué va primero?',
    ],
    [
      'The defender orders them; single rulings take reactions first and Protection last.',
      'Los ordena el defensor; los dictámenes sueltos aplican primero las reacciones y al final Protección.',
    ],
    [
      'Both are the defender’s effects before the pool is suffered.',
      'Ambos son efectos del defensor antes de sufrir la reserva.',
    ],
  ),
  'Q-69': reading(
    '12',
    [
      'Does a stance change by an ability use up the flip of the activation?',
      '¿Un cambio de postura por capacidad gasta el de la activación?',
    ],
    ['No.', 'No.'],
    ['The limit is on the flip that the rules give.', 'El límite es del cambio que dan las reglas.'],
    'match',
  ),
  'Q-70': reading(
    '24',
    ['Does a dash of no distance count as made?', '¿Cuenta una carrera sin distancia?'],
    ['Yes; one that was declined or pinned does not.', 'Sí; una rechazada o inmovilizada no.'],
    ['The move was made.', 'El movimiento se hizo.'],
    'match',
  ),
  'Q-71': reading(
    null,
    ['A second priority roll names another objective.', 'Una segunda tirada señala otro objetivo prioritario.'],
    ['It is marked too; the extra square is given once.', 'También se marca; la casilla adicional se da una vez.'],
    ['The card speaks of at least one marked objective.', 'La carta habla de al menos un objetivo marcado.'],
  ),
  'Q-72': reading(
    '17',
    [
      'May one see the other’s strike team before choosing?',
      '¿Se puede ver el equipo de asalto del adversario antes de elegir?',
    ],
    ['No.', 'No.'],
    ['Both bring theirs.', 'Cada uno trae el suyo.'],
    'match',
  ),
  'Q-73': reading(
    '21',
    ['When is the end of setup?', '¿Cuándo es el final de la preparación?'],
    ['After the first struggle card is revealed.', 'Tras revelar la primera carta de Confrontación.'],
    ['The book ends the preparations there.', 'Ahí terminan los preparativos.'],
    'match',
  ),
  'Q-74': reading(
    '5',
    ['What if tokens or dice run out?', '¿Y si se acaban fichas o dados?'],
    ['They never do, except for squares of momentum.', 'Nunca se acaban, salvo las casillas de predominio.'],
    ['The contents of the box are no rule.', 'El contenido de la caja no es una regla.'],
    'schema',
  ),
  'Q-75': reading(
    '32',
    ['A character leaves the table during an attack.', 'Un personaje deja la mesa durante un ataque.'],
    ['The attack is finished for the rest.', 'El ataque se completa para el resto.'],
    ['What is gone is affected by nothing.', 'Lo que no está no es afectado por nada.'],
    'match',
  ),
  'Q-76': reading(
    '15, 35',
    [
      'Strained and other effects after one event: which first?',
      'Extenuado y otros efectos tras un evento: ¿qué va primero?',
    ],
    ['The players’ effects, then strained.', 'Los efectos de los jugadores y luego Extenuado.'],
    [
      'Conditions are effects of no player, and those come last.',
      'Los estados son efectos de ningún jugador, y esos van al final.',
    ],
  ),
  'Q-77': reading(
    '16',
    [
      'From which positions are ranges of an ability measured?',
      '¿Desde qué posiciones se miden los alcances de una capacidad?',
    ],
    ['From those at the moment of that part.', 'Desde las del momento de esa parte.'],
    ['Earlier parts may have moved somebody.', 'Partes anteriores pueden haber movido a alguien.'],
    'match',
  ),
  'Q-78': reading(
    '15',
    ['Who rolls a die of a mission?', '¿Quién tira un dado de una misión?'],
    ['The active player; the effect belongs to nobody.', 'El jugador activo; el efecto no es de nadie.'],
    ['Somebody has to.', 'Alguien ha de hacerlo.'],
  ),
  'Q-79': reading(
    '21',
    [
      'The next struggle or the refreshed deck: which first?',
      'La siguiente confrontación o la renovación del mazo: ¿qué va primero?',
    ],
    ['The struggle.', 'La confrontación.'],
    ['Refreshing belongs to the last step of the turn.', 'Renovar pertenece al último paso del turno.'],
    'match',
  ),
  'Q-80': reading(
    '21',
    [
      'The card of a unit that may not activate is revealed.',
      'Se revela la carta de una unidad que no puede activarse.',
    ],
    ['It is discarded and the next is revealed.', 'Se descarta y se revela la siguiente.'],
    ['The turn needs a unit that can activate.', 'El turno necesita una unidad que pueda activarse.'],
    'match',
  ),
  'Q-81': reading(
    '15',
    ['May an ability be used for nothing?', '¿Puede usarse una capacidad sin efecto?'],
    ['Yes, unless it must choose something and cannot.', 'Sí, salvo que deba elegir algo y no pueda.'],
    [
      'The book lets Deflect be used after any ranged attack.',
      'El reglamento deja usar Desvío tras cualquier ataque a distancia.',
    ],
    'match',
  ),
  'Q-82': reading(
    '12',
    ['When is a cost that varies fixed?', '¿Cuándo se fija un coste variable?'],
    ['When the ability is declared.', 'Al declarar la capacidad.'],
    ['Nothing is resolved before.', 'Antes no se resuelve nada.'],
    'schema',
  ),
  'Q-83': reading(
    '27',
    ['Several characters are pushed by one effect.', 'Un efecto empuja a varios personajes.'],
    ['One after the other, in the order of who resolves it.', 'Uno tras otro, en el orden de quien lo resuelve.'],
    ['Later ones see where earlier ones ended.', 'Los últimos ven dónde acabaron los primeros.'],
    'match',
  ),
  'Q-84': reading(
    '19',
    ['Abilities of both sides give them a tie.', 'Capacidades de ambos lados les dan un empate.'],
    ['Nothing changes.', 'Nada cambia.'],
    ['They cancel out.', 'Se anulan.'],
    'match',
  ),
  'Q-85': reading(
    '9, 17',
    ['A unit shows two unique names.', 'Una unidad tiene dos nombres únicos.'],
    ['Both count.', 'Cuentan los dos.'],
    ['Either person could otherwise be there twice.', 'Si no, cualquiera de las dos personas podría estar dos veces.'],
  ),
  'Q-86': reading(
    '29',
    ['A granted attack on a target that cannot be seen.', 'Un ataque concedido contra un blanco que no se ve.'],
    ['Not possible.', 'No es posible.'],
    ['It obeys type, range, sight and engagement.', 'Respeta tipo, alcance, visión y trabarse.'],
    'match',
  ),
  'Q-87': reading(
    '32',
    ['Are other dice added to a stated number of dice?', '¿Se suman otros dados a un número de dados indicado?'],
    ['Yes.', 'Sí.'],
    ['The number replaces only the rating.', 'El número solo sustituye la puntuación.'],
    'match',
  ),
  'Q-88': reading(
    '32',
    [
      'Are dice counted again after damage in the same attack?',
      '¿Se recuentan los dados tras el daño en el mismo ataque?',
    ],
    ['No, once.', 'No, una vez.'],
    ['Pools are built in one step.', 'Las reservas de dados se forman en un paso.'],
    'match',
  ),
  'Q-89': reading(
    '11',
    ['When is a lasting effect read?', '¿Cuándo se lee un efecto permanente?'],
    ['Whenever it matters.', 'Cuando importa.'],
    ['It is always in effect.', 'Está siempre en vigor.'],
    'match',
  ),
  'Q-90': reading(
    '20',
    ['Momentum after the struggle was claimed?', '¿Predominio tras reclamar la confrontación?'],
    ['None is gained.', 'No se gana.'],
    ['There is nothing left to win.', 'No queda nada que ganar.'],
    'match',
  ),
  'Q-91': reading(
    '27',
    [
      'Who makes a move that an effect allows an enemy character?',
      '¿Quién hace un movimiento que un efecto permite a un personaje enemigo?',
    ],
    [
      'Its controller; pushes, pulls and placing are of who resolves the effect.',
      'Su controlador; empujar, atraer y colocar son de quien resuelve el efecto.',
    ],
    ['“May” belongs to who controls the character.', '«Puede» es de quien controla al personaje.'],
    'match',
  ),
  'Q-92': reading(
    '38',
    ['Several effects replace one thing.', 'Varios efectos sustituyen una misma cosa.'],
    ['The owner of what is affected orders them, each once.', 'El dueño de lo afectado los ordena, cada uno una vez.'],
    ['So there is no loop.', 'Así no hay bucle.'],
    'match',
  ),
  'Q-93': reading(
    '34',
    [
      'What becomes of a defeated unit’s tokens, Force and control?',
      '¿Qué pasa con las fichas, la Fuerza y el control de una unidad derrotada?',
    ],
    ['Tokens go, Force and control stay.', 'Las fichas se van; la Fuerza y el control se quedan.'],
    [
      'The pool was fixed at the start, and control stays until it is taken.',
      'La reserva se fijó al principio, y el control dura hasta que lo tomen.',
    ],
    'match',
  ),
  'Q-94': reading(
    '34',
    ['An effect defeats a unit outright.', 'Un efecto derrota directamente a una unidad.'],
    ['At once.', 'Enseguida.'],
    ['The check at the end of the turn is only for injuries.', 'La comprobación de fin de turno es solo por lesiones.'],
    'match',
  ),
  'Q-95': reading(
    '34',
    ['One effect damages several units.', 'Un efecto daña a varias unidades.'],
    ['All damage first, then wounds.', 'Primero todo el daño y luego las heridas.'],
    ['The book names no order for one effect.', 'El reglamento no da orden para un solo efecto.'],
    'match',
  ),
  'Q-96': reading(
    '22',
    ['When are reactions to order cards asked?', '¿Cuándo se preguntan las reacciones a cartas de Orden?'],
    ['Between the steps where their texts put them.', 'Entre los pasos donde las ponen sus textos.'],
    ['Their texts name the moment.', 'Sus textos nombran el momento.'],
    'match',
  ),
  'Q-97': reading(
    '10',
    ['What does the other player learn of a look into a deck?', '¿Qué sabe el otro jugador de una mirada al mazo?'],
    ['That it happened. A searched deck is shuffled.', 'Que ocurrió. Un mazo registrado se baraja.'],
    ['Decks are hidden.', 'Los mazos son ocultos.'],
    'match',
  ),
  'Q-98': reading(
    '20',
    [
      'May an ability move the token in the first turn or in the opponent’s?',
      '¿Puede una capacidad mover la ficha en el primer turno o en el del adversario?',
    ],
    ['Yes.', 'Sí.'],
    ['Only the step at the end of the first turn is left out.', 'Solo se omite el paso final del primer turno.'],
  ),
  'Q-99': reading(
    null,
    ['Is giving up a command of the game?', '¿Rendirse es una orden del juego?'],
    ['No, of the match.', 'No, de la partida.'],
    ['It is open to both at any time.', 'Está abierto a ambos en todo momento.'],
    'match',
  ),
  'Q-100': reading(
    null,
    [
      'One answer for all questions, or a command for each?',
      '¿Una respuesta para todas las preguntas o una orden para cada una?',
    ],
    ['A command for each.', 'Una orden para cada una.'],
    ['Most answers carry data of their own.', 'La mayoría de las respuestas llevan datos propios.'],
    'match',
  ),
  'Q-101': reading(
    '29',
    ['Is the target named when the attack is declared?', '¿El blanco se nombra al declarar el ataque?'],
    ['Yes, unless an effect changes from where it is measured.', 'Sí, salvo que un efecto cambie desde dónde se mide.'],
    [
      'Then the steps of the book put the choice later.',
      'Entonces los pasos del reglamento ponen la elección después.',
    ],
    'match',
  ),
})
