import type { Localized } from '../../../../lib/locale.ts'
import type { MirroredName } from '../automata/events.ts'
import type { ApexEventType } from '../events.ts'

/**
 * The sentence of each event: fields in braces are filled in, parts in brackets are there only with their fields, else
 * what stands after the bar in them; `{count:feat}` counts, and
 * `{source:action}` says what the value is: an action, a slot, a cell of the round track, a beacon, a place.
 */
export const SENTENCES: Readonly<Record<Exclude<ApexEventType, MirroredName>, Localized>> = {
  matchSetUp: { en: 'The match is laid out.', es: 'La partida queda preparada.' },
  squadsDetermined: {
    en: 'Both sides draw for the initiative[: side {red} is Red].',
    es: 'Ambos bandos roban por la iniciativa[: el bando {red} es el Rojo].',
  },
  colourChosen: { en: '{seat} chooses to be {colour}.', es: '{seat} elige ser el pelotón {colour}.' },
  legendRecruited: {
    en: '{legend} plays for {squad}, led by {seat}.',
    es: '{legend} juega con el pelotón {squad}, a cargo de {seat}.',
  },
  legendsReady: { en: 'The Legends are ready: {legends}.', es: 'Las Leyendas están listas: {legends}.' },
  poolDrawn: {
    en: '{legend} draws {count} cards and tokens[: {weapons}; {tokens}].',
    es: '{legend} roba {count} cartas y fichas[: {weapons}; {tokens}].',
  },
  poolGiven: {
    en: 'Something of a pool is given to a squadmate[: {from} to {to}].',
    es: 'Se da algo de lo robado a un compañero de pelotón[: de {from} a {to}].',
  },
  loadoutLocked: { en: '{legend} is equipped.', es: '{legend} está pertrechada.' },
  loadoutsShown: { en: 'All panels are shown.', es: 'Se muestran todos los paneles.' },
  entryPrepared: { en: 'The entry module is prepared.', es: 'Se prepara el módulo de Entrada.' },
  entryPlaced: {
    en: '{legend} is put at the {side} border[ and takes {token}].',
    es: '{legend} se pone en el borde {side}[ y toma {token}].',
  },
  enteringStarted: { en: 'The Legends enter the board.', es: 'Las Leyendas entran en el tablero.' },
  enteredBoard: {
    en: '{legend} enters and goes to {path}[ ({reward})].',
    es: '{legend} entra y va a {path}[ ({reward})].',
  },
  stage3Started: { en: 'The drop is over.', es: 'El salto aéreo ha terminado.' },
  turnStarted: {
    en: 'Round {round}: the turn of {squad} begins.',
    es: 'Ronda {round}: empieza el turno del pelotón {squad}.',
  },
  activationStarted: { en: '{legend} is activated[ with {ap} AP].', es: '{legend} se activa[ con {ap} PA].' },
  activationEnded: { en: 'The activation of {legend} ends.', es: 'Termina la activación de {legend}.' },
  turnEnded: { en: 'The turn of {squad} ends.', es: 'Termina el turno del pelotón {squad}.' },
  actionStarted: {
    en: '{legend} pays {cost} AP: {source:action}.',
    es: '{legend} paga {cost} PA: {source:action}.',
  },
  partDone: { en: '{legend} has done this part: {part:action}.', es: '{legend} ha hecho esta parte: {part:action}.' },
  interactOptionUsed: { en: '{legend} interacts.', es: '{legend} interactúa.' },
  actionEnded: {
    en: 'The action of {legend} is over: {source:action}.',
    es: 'Termina la acción de {legend}: {source:action}.',
  },
  moved: {
    en: '{legend} [moves to {path} for {cost} MP|stays where it is].',
    es: '{legend} [se mueve a {path} por {cost} PM|se queda donde está].',
  },
  placed: { en: '{legend} {by:placing} {cell}.', es: '{legend} {by:placing} {cell}.' },
  rushed: { en: '{legend} discards {card} for a rush.', es: '{legend} descarta {card} para una acción impetuosa.' },
  respawned: { en: '{legend} respawns in {cell}.', es: '{legend} reaparece en {cell}.' },
  respawnFailed: { en: '{legend} finds no room to respawn.', es: '{legend} no tiene sitio donde reaparecer.' },
  transitionStarted: { en: 'The Transition phase of round {round}.', es: 'Fase de Transición de la ronda {round}.' },
  featsDrawn: {
    en: '{legend} [draws {count:feat}|has no feat left to draw][: {cards}].',
    es: '{legend} [roba {count:feat}|ya no tiene Proezas que robar][: {cards}].',
  },
  cooldownTicked: {
    en: 'Ability tokens cool down by {by}.',
    es: 'Las fichas de Habilidad avanzan {by} en el tiempo de espera.',
  },
  roundMarkerMoved: {
    en: 'The round marker moves to {cell:track}.',
    es: 'El indicador de Ronda avanza hasta {cell:track}.',
  },
  ringShifted: { en: 'The Ring shifts to {ring}.', es: 'El Anillo se desplaza a {ring}.' },
  ringCardRevealed: { en: 'A new Ring card is shown.', es: 'Se muestra una nueva carta de Desplazamiento del Anillo.' },
  roundStarted: { en: 'Round {round} begins.', es: 'Empieza la ronda {round}.' },
  matchEnded: {
    en: 'The match is over: [{winner} wins|a draw].',
    es: 'La partida ha terminado: [gana el pelotón {winner}|empate].',
  },
  binOpened: { en: '{legend} opens a supply bin.', es: '{legend} abre un depósito de suministros.' },
  lootDrawn: { en: '{legend} draws {tokens}.', es: '{legend} roba {tokens}.' },
  weaponsDrawn: { en: '{legend} draws {weapons}.', es: '{legend} roba {weapons}.' },
  weaponChosen: { en: '{legend} chooses {weapon}.', es: '{legend} elige {weapon}.' },
  weaponReplaced: {
    en: '{legend} equips {weapon} with {ammo} ammunition[ instead of {replaced}].',
    es: '{legend} equipa {weapon} con {ammo} de munición[ en lugar de {replaced}].',
  },
  ammoTaken: { en: '{legend} takes the ammunition of {weapon}.', es: '{legend} se queda la munición de {weapon}.' },
  weaponDiscarded: { en: '{legend} discards {weapon}.', es: '{legend} descarta {weapon}.' },
  lootKept: { en: '{legend} keeps {token}.', es: '{legend} conserva {token}.' },
  lootDropped: { en: '{legend} drops {token} in {cell}.', es: '{legend} suelta {token} en {cell}.' },
  lootRemoved: {
    en: '{legend} drops {token}, which leaves the game.',
    es: '{legend} suelta {token}, que sale de la partida.',
  },
  attachmentFreed: { en: '{token} of {legend} finds another place.', es: '{token} de {legend} pasa a otro sitio.' },
  tokenDropped: { en: '{legend} drops {token} in {cell}.', es: '{legend} suelta {token} en {cell}.' },
  tokenPickedUp: { en: '{legend} picks up {token}.', es: '{legend} recoge {token}.' },
  lootHandled: { en: '{legend} is done with loot for now.', es: '{legend} termina de manejar botín por ahora.' },
  attachmentInstalled: { en: '{legend} installs {token}.', es: '{legend} instala {token}.' },
  attachmentReturned: {
    en: '{legend} returns {token} to the backpack.',
    es: '{legend} devuelve {token} a la mochila.',
  },
  ammoChanged: {
    en: 'Weapon {weapon:slot} of {legend} now has {ammo} ammunition.',
    es: 'El arma {weapon:slot} de {legend} tiene ahora {ammo} de munición.',
  },
  tokenUsed: { en: '{legend} uses {token}.', es: '{legend} usa {token}.' },
  recovered: {
    en: '{legend} has Shield {shield} and Health {health}.',
    es: '{legend} tiene Escudo {shield} y Salud {health}.',
  },
  shotDeclared: {
    en: '{shooter} shoots at {target} with {weapon}[ and {enhancement}]: distance {distance}, hit difficulty {difficulty}.',
    es: '{shooter} dispara a {target} con {weapon}[ y {enhancement}]: distancia {distance}, dificultad para impactar {difficulty}.',
  },
  aimCardsRevealed: {
    en: '{legend} reveals aim cards[: {cards}].',
    es: '{legend} revela cartas de Puntería[: {cards}].',
  },
  shotResolved: {
    en: '[{hits:hit}|No hit][ and {headshots:headshot}] on {target} at hit difficulty {difficulty}: {damage} damage.',
    es: '[{hits:hit}|Ningún impacto][ y {headshots:headshot}] contra {target} con dificultad para impactar {difficulty}: {damage} de daño.',
  },
  shotEnded: { en: 'The shot of {shooter} is over.', es: 'Termina el disparo de {shooter}.' },
  damageApplied: {
    en: '{legend} takes {amount} damage ({source})[, of which the emergency shield cancels {cancelled}]: Shield {shield}, Health {health}.',
    es: '{legend} sufre {amount} de daño ({source})[, de los que el escudo de emergencia anula {cancelled}]: Escudo {shield}, Salud {health}.',
  },
  damageCancelled: {
    en: '{legend} is protected: {amount} damage is cancelled.',
    es: '{legend} está a salvo: se anulan {amount} de daño.',
  },
  legendEliminated: {
    en: '{legend} is eliminated[: {victoryPoints:point} for the enemy squad].',
    es: '{legend} queda eliminada[: {victoryPoints:point} para el pelotón enemigo].',
  },
  grenadeThrown: { en: '{legend} throws {token} at {cell}.', es: '{legend} lanza {token} a {cell}.' },
  grenadeLanded: { en: '{token} lands in {cell}.', es: '{token} cae en {cell}.' },
  meleeResolved: {
    en: '{legend} attacks {target} in melee with aim card {value}: [{hit:hit}|a miss].',
    es: 'Ataque cuerpo a cuerpo de {legend} contra {target} con la carta de Puntería {value}: [{hit:hit}|fallo].',
  },
  pushed: { en: '{by} pushes {legend}[ to {path}].', es: '{by} empuja a {legend}[ a {path}].' },
  collided: { en: '{legend} collides.', es: '{legend} sufre una colisión.' },
  destroyed: { en: '{legend} destroys {miniatures}.', es: '{legend} destruye {miniatures}.' },
  sceneryDestroyed: { en: '{legend} destroys {pieces:pieces}.', es: '{legend} destruye {pieces:pieces}.' },
  aimDeckShuffled: {
    en: 'The aim cards go back and are shuffled.',
    es: 'Las cartas de Puntería vuelven y se barajan.',
  },
  featPlayed: { en: '{legend} plays {card}.', es: '{legend} juega {card}.' },
  reactionsPlayed: {
    en: 'Reactions to the shot of {shooter} at {target}: {cards}.',
    es: 'Reacciones al disparo de {shooter} contra {target}: {cards}.',
  },
  abilityUsed: {
    en: '{legend} uses {ability}[ at {place:spot}][ on {miniatures:bearers}].',
    es: '{legend} usa {ability}[ en {place:spot}][ sobre {miniatures:bearers}].',
  },
  abilityTriggered: { en: '{ability} of {legend} takes effect.', es: 'Surte efecto {ability} de {legend}.' },
  abilityExpired: { en: '{ability} of {legend} expires.', es: 'Expira {ability} de {legend}.' },
  cooldownStarted: {
    en: '{ability} goes to cooldown {cooldown}.',
    es: '{ability} va al tiempo de espera {cooldown}.',
  },
  respawnCostChanged: {
    en: '{card} lets {legend} respawn for {ap} AP.',
    es: '{card} permite a {legend} reaparecer por {ap} PA.',
  },
  rode: { en: '{legend} rides {miniature}.', es: '{legend} usa {miniature}.' },
  squadColoured: {
    en: 'Aim card {card} is drawn: the players are {humanSquad}.',
    es: 'Se roba la carta de Puntería {card}: los jugadores son el pelotón {humanSquad}.',
  },
  automatonAssigned: { en: '{legend} is an Automaton.', es: '{legend} es un Autómata.' },
  automatonPrepared: {
    en: '{legend} plays for {squad} with the weapons of {arsenal}.',
    es: '{legend} juega con el pelotón {squad} y las armas de la {arsenal}.',
  },
  epicChosen: { en: '{legend} keeps an epic token[: {token}].', es: '{legend} se queda una ficha épica[: {token}].' },
  automatonBeaconChosen: {
    en: 'The enemies drop at {beacon:beacon}.',
    es: 'Los enemigos saltan junto a {beacon:beacon}.',
  },
  automatonEntered: { en: '{legend} drops onto {cell}.', es: '{legend} cae en {cell}.' },
  routesReshuffled: {
    en: '{size} Route cards are shuffled into a new deck.',
    es: 'Se barajan {size} cartas de Ruta en un mazo nuevo.',
  },
  automatonReactionDiscarded: { en: '{legend} discards {card}.', es: '{legend} descarta {card}.' },
  figurePlaced: {
    en: '{legend} places {miniature}[ at {miniature:spot}].',
    es: '{legend} coloca {miniature}[ en {miniature:spot}].',
  },
  began: { en: '{seat} gives a command.', es: '{seat} da una orden.' },
  asked: { en: '{seat} is asked.', es: 'Se pregunta a {seat}.' },
  answered: { en: '{seat} has answered.', es: '{seat} ha respondido.' },
  reported: { en: 'Dice were reported.', es: 'Se han comunicado dados.' },
  ended: { en: 'That is done.', es: 'Hecho.' },
}
