import type { Locale } from '../../../../lib/locale.ts'
import { capitalize, formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { sideAtStart } from '../../dice/dice.words.ts'
import type { Side } from '../../dice/modifier.ts'
import { unitName } from '../../language/card-name.ts'
import { iconName } from '../../language/words.ts'
import type { DirectedIcon, Icon } from '../../vocabulary.ts'
import { optionName } from './attack.words.ts'
import type { AttackStep } from './attack-event.ts'
import type { DecisionKind } from './decision.ts'

const ATTACK = 'Making an attack'
const SEQUENCE = 'Order of effects'

const WINDOWS: Readonly<Record<AttackStep, { en: string; es: string }>> = {
  results: { en: 'results', es: 'resultados' },
  tree: { en: 'combat tree', es: 'árbol de combate' },
  damage: { en: 'damage pool', es: 'reserva de daño' },
  attackerEffects: { en: 'effects of the attacker', es: 'efectos del atacante' },
  defenderEffects: { en: 'effects of the defender', es: 'efectos del defensor' },
  attackerAbilities: { en: 'abilities of the attacker', es: 'capacidades del atacante' },
  defenderAbilities: { en: 'abilities of the defender', es: 'capacidades del defensor' },
  neutral: { en: 'effects of neither player', es: 'efectos de ningún jugador' },
  resolved: { en: 'end of the attack', es: 'fin del ataque' },
}

type PoolChange = 'add' | 'remove' | 'shareHalf'
type AnswerViolation = 'illegal' | 'nothingAsked'

const optionNames = (decision: DecisionKind | null, options: readonly string[], locale: Locale): string =>
  formatList(
    options.map((option) => optionName(decision, option, locale)),
    locale,
  )

/** Rules on resolving an attack once its successes are known. */
export const attackRules = {
  'shatterpoint.turn.window-order-attack': rule<{ window: AttackStep }>({
    title: { en: 'Attacker, defender, neither', es: 'Atacante, defensor, ninguno' },
    says: {
      en: 'During an attack the attacking player resolves their effects first, then the defending player, then effects of no player follow in the order the attacking player chooses.',
      es: 'Durante un ataque el jugador atacante resuelve primero sus efectos, después el jugador defensor, y luego los efectos de ningún jugador en el orden que elija el atacante.',
    },
    section: SEQUENCE,
    page: '38–39',
    rulings: ['Q-15'],
    explain: {
      en: ({ window }) => `Now: ${WINDOWS[window].en}.`,
      es: ({ window }) => `Ahora: ${WINDOWS[window].es}.`,
    },
  }),
  'shatterpoint.turn.own-order': rule<{
    side: Side | null
    decision: DecisionKind | null
    answer: string
    options: readonly string[]
    fault: AnswerViolation | null
    decidedBy: 'player' | 'first'
  }>({
    title: { en: 'Players order their own effects', es: 'Cada jugador ordena sus efectos' },
    says: {
      en: 'A player with several effects or options at the same time chooses among them.',
      es: 'Un jugador con varios efectos u opciones a la vez elige entre ellos.',
    },
    section: SEQUENCE,
    page: '38',
    rulings: [],
    explain: {
      en: ({ side, decision, answer, options, fault, decidedBy }) =>
        fault === 'nothingAsked'
          ? `Nothing was asked that ${answer} could answer; leave it out.`
          : fault === 'illegal'
            ? `${answer} is not among the options: ${options.join(', ')}.`
            : `${sideAtStart(side ?? 'attacker', 'en')} chooses ${optionName(decision, answer, 'en')}; the options are ${optionNames(decision, options, 'en')}${decidedBy === 'first' ? ', and the first is taken as you asked' : ''}.`,
      es: ({ side, decision, answer, options, fault, decidedBy }) =>
        fault === 'nothingAsked'
          ? `No se ha preguntado nada que ${answer} pueda responder; omítelo.`
          : fault === 'illegal'
            ? `${answer} no está entre las opciones: ${options.join(', ')}.`
            : `${sideAtStart(side ?? 'attacker', 'es')} elige ${optionName(decision, answer, 'es')}; las opciones son ${optionNames(decision, options, 'es')}${decidedBy === 'first' ? ', y se toma la primera como has pedido' : ''}.`,
    },
  }),
  'shatterpoint.turn.after-resolved': rule<{ name: string; applies: boolean }>({
    title: { en: 'After something is resolved', es: 'Tras resolver algo' },
    says: {
      en: 'What happens after an attack happens when all the rest of it is complete; the final rolls count.',
      es: 'Lo que ocurre tras un ataque ocurre cuando todo lo demás se ha completado; cuentan las tiradas finales.',
    },
    section: SEQUENCE,
    page: '15',
    rulings: ['Q-51'],
    explain: {
      en: ({ name, applies }) =>
        applies ? `${name} applies now that the attack is complete.` : `${name} finds nothing in the final roll.`,
      es: ({ name, applies }) =>
        applies
          ? `${name} se aplica ahora que el ataque está completo.`
          : `${name} no encuentra nada en la tirada final.`,
    },
  }),
  'shatterpoint.tree.range-not-rechecked': rule<{ unit: string }, ShatterpointContent>({
    title: { en: 'Moved targets stay targets', es: 'Un blanco movido sigue siendo blanco' },
    says: {
      en: 'Movement that an attack causes does not undo the attack; range and sight are not checked again.',
      es: 'El movimiento que causa un ataque no lo anula; no se vuelven a comprobar alcance ni visión.',
    },
    section: 'Combat tree',
    page: '31',
    rulings: [],
    explain: {
      en: ({ unit }, content) => `${unitName(unit, content)} has been moved; the attack goes on all the same.`,
      es: ({ unit }, content) => `${unitName(unit, content)} se ha movido; el ataque sigue igualmente.`,
    },
  }),
  'shatterpoint.icon.directed-target': rule<{ icon: DirectedIcon; unit: string }, ShatterpointContent>({
    title: { en: 'Directed icons hit the enemy', es: 'Los iconos dirigidos van al enemigo' },
    says: {
      en: 'Shoves and conditions in trees and tables hit the enemy of the attack; personal icons are for whoever owns them.',
      es: 'Los desplazamientos y estados de árboles y tablas recaen en el enemigo del ataque; los iconos personales son de quien los posee.',
    },
    section: 'Icons',
    page: '31–32',
    rulings: [],
    explain: {
      en: ({ icon, unit }, content) => `${capitalize(iconName(icon, 'en'))} goes to ${unitName(unit, content)}.`,
      es: ({ icon, unit }, content) => `${capitalize(iconName(icon, 'es'))} recae en ${unitName(unit, content)}.`,
    },
  }),
  'shatterpoint.icon.personal-may': rule<{ icon: Icon; unit: string; isUsed: boolean }, ShatterpointContent>({
    title: { en: 'Personal icons may be declined', es: 'Los iconos personales pueden rechazarse' },
    says: {
      en: 'Moves, healing and active abilities of icons are optional: their owner may use them or not.',
      es: 'Los movimientos, curaciones y capacidades activas de los iconos son opcionales: su dueño puede usarlos o no.',
    },
    section: 'Icons',
    page: '31–32',
    rulings: [],
    explain: {
      en: ({ icon, unit, isUsed }, content) =>
        `${unitName(unit, content)} ${isUsed ? 'uses' : 'declines'} ${iconName(icon, 'en')}.`,
      es: ({ icon, unit, isUsed }, content) =>
        `${unitName(unit, content)} ${isUsed ? 'usa' : 'rechaza'} ${iconName(icon, 'es')}.`,
    },
  }),
  'shatterpoint.icon.active-ability': rule<{ unit: string; isActivating: boolean }, ShatterpointContent>({
    title: { en: 'The active-ability icon', es: 'El icono de capacidad activa' },
    says: {
      en: 'In its own activation a unit may use one of its active abilities without paying the Force it costs. Once per turn, an action that it needs and the surcharge for wounds and injuries still hold.',
      es: 'En su propia activación una unidad puede usar una de sus capacidades activas sin pagar la Fuerza que cuesta. Siguen valiendo el límite de una vez por turno, la acción que requiera y el recargo por heridas y lesiones.',
    },
    section: 'Icons',
    page: '31–32',
    rulings: ['Q-43', 'Q-58'],
    explain: {
      en: ({ unit, isActivating }, content) =>
        isActivating
          ? `${unitName(unit, content)} may use an active ability without its Force cost.`
          : `It is not the activation of ${unitName(unit, content)}, or it is over because the unit is wounded, so the icon does nothing.`,
      es: ({ unit, isActivating }, content) =>
        isActivating
          ? `${unitName(unit, content)} puede usar una capacidad activa sin su coste de Fuerza.`
          : `No es la activación de ${unitName(unit, content)}, o ha terminado porque la unidad está herida, así que el icono no hace nada.`,
    },
  }),
  'shatterpoint.pool.apply': rule<
    { unit: string; pool: number; name: string | null; effect: PoolChange | null },
    ShatterpointContent
  >({
    title: { en: 'The damage pool is suffered', es: 'Se sufre la reserva de daño' },
    says: {
      en: 'When the last option has been chosen, the defending unit suffers the whole damage pool. Special rules may change the pool just before.',
      es: 'Elegida la última opción, la unidad defensora sufre toda la reserva de daño. Las reglas especiales pueden cambiarla justo antes.',
    },
    section: ATTACK,
    page: '32',
    rulings: ['Q-54'],
    explain: {
      en: ({ unit, pool, name, effect }, content) =>
        effect === null
          ? `${unitName(unit, content)} suffers the ${pool} damage of the pool.`
          : `${name} changes the damage pool: it is now ${pool}.`,
      es: ({ unit, pool, name, effect }, content) =>
        effect === null
          ? `${unitName(unit, content)} sufre los ${pool} de daño de la reserva.`
          : `${name} cambia la reserva de daño, que pasa a ${pool}.`,
    },
  }),
  'shatterpoint.attack.wounded-defender-continues': rule<{ unit: string; window: AttackStep }, ShatterpointContent>({
    title: { en: 'A wounded defender does not end it', es: 'Un defensor herido no lo termina' },
    says: {
      en: 'If the defender is wounded during the attack, the attack goes on: a pool does nothing to a wounded unit, and the defender still resolves its own effects.',
      es: 'Si el defensor queda herido durante el ataque, este sigue: la reserva no hace nada a una unidad herida, y el defensor aún resuelve sus efectos.',
    },
    section: ATTACK,
    page: '32',
    rulings: [],
    explain: {
      en: ({ unit, window }, content) =>
        `${unitName(unit, content)} is wounded; the attack goes on with: ${WINDOWS[window].en}.`,
      es: ({ unit, window }, content) =>
        `La unidad ${unitName(unit, content)} está herida; el ataque sigue con: ${WINDOWS[window].es}.`,
    },
  }),
  'shatterpoint.keyword.protection': rule<{ unit: string; before: number; pool: number }, ShatterpointContent>({
    title: { en: 'Protection', es: 'Protección' },
    says: {
      en: 'While it defends, a character with Protection removes 1 damage from the pool just before it is applied, once.',
      es: 'Mientras se defiende, un personaje con Protección retira 1 de daño de la reserva justo antes de aplicarla, una sola vez.',
    },
    section: 'Keywords',
    page: '39',
    rulings: ['Q-68'],
    explain: {
      en: ({ unit, before, pool }, content) =>
        `${unitName(unit, content)} is protected: the pool of ${before} becomes ${pool}.`,
      es: ({ unit, before, pool }, content) =>
        `${unitName(unit, content)} tiene protección: la reserva de ${before} pasa a ${pool}.`,
    },
  }),
  'shatterpoint.keyword.steadfast': rule<{ unit: string; shove: number }, ShatterpointContent>({
    title: { en: 'Steadfast', es: 'Tenaz' },
    says: {
      en: 'While it defends, a character with Steadfast is not moved by the first shove of the attacker’s chosen options. The attacker may still follow up.',
      es: 'Mientras se defiende, un personaje Tenaz no es movido por el primer desplazamiento de las opciones elegidas por el atacante. El atacante aún puede seguirlo.',
    },
    section: 'Keywords',
    page: '39',
    rulings: ['Q-32'],
    explain: {
      en: ({ unit, shove }, content) =>
        shove === 1
          ? `${unitName(unit, content)} is not moved by the first shove.`
          : `Shove ${shove} moves ${unitName(unit, content)}.`,
      es: ({ unit, shove }, content) =>
        shove === 1
          ? `El primer desplazamiento no mueve a ${unitName(unit, content)}.`
          : `El desplazamiento ${shove} mueve a ${unitName(unit, content)}.`,
    },
  }),
}
