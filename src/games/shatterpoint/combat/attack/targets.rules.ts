import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { attackName, length } from '../../language/words.ts'
import type { AttackType } from '../../vocabulary.ts'

/** Rules on whom a character may attack, and on effects that say otherwise. */
export const targetRules = {
  'shatterpoint.attack.target-enemy': rule<{ attacker: string; enemies: readonly string[] }>({
    title: { en: 'One against one', es: 'Uno contra uno' },
    says: {
      en: 'An attack is made by one character against one enemy character; characters of wounded units may be attacked.',
      es: 'Un ataque lo hace un personaje contra un personaje enemigo; los de unidades heridas pueden ser atacados.',
    },
    section: 'Making attacks',
    page: '29',
    rulings: [],
    explain: {
      en: ({ attacker, enemies }) =>
        enemies.length === 0
          ? `${attacker} has no enemy here: an attack needs a character of another unit, of the other player.`
          : enemies.length === 1
            ? `The only enemy of ${attacker} here is ${enemies[0]}.`
            : `The enemies of ${attacker} are ${formatList(enemies, 'en')}.`,
      es: ({ attacker, enemies }) =>
        enemies.length === 0
          ? `${attacker} no tiene enemigos aquí: un ataque necesita un personaje de otra unidad, del otro jugador.`
          : enemies.length === 1
            ? `El único enemigo de ${attacker} aquí es ${enemies[0]}.`
            : `Los enemigos de ${attacker} son ${formatList(enemies, 'es')}.`,
    },
  }),
  'shatterpoint.attack.type': rule<{ attacker: string; type: AttackType; rating: number | null }>({
    title: { en: 'Melee or ranged', es: 'Cuerpo a cuerpo o a distancia' },
    says: {
      en: 'First say whether the attack is melee or ranged. A dash instead of a rating forbids that type.',
      es: 'Primero se declara si el ataque es cuerpo a cuerpo o a distancia. Un guion en lugar de puntuación prohíbe ese tipo.',
    },
    section: 'Making attacks',
    page: '29',
    rulings: [],
    explain: {
      en: ({ attacker, type, rating }) =>
        rating === null
          ? `${attacker} has a dash for ${attackName(type, 'en')} attacks and cannot make one.`
          : `${attacker} makes a ${attackName(type, 'en')} attack.`,
      es: ({ attacker, type, rating }) =>
        rating === null
          ? `${attacker} tiene un guion en los ataques ${attackName(type, 'es')} y no puede hacerlos.`
          : `${attacker} hace un ataque ${attackName(type, 'es')}.`,
    },
  }),
  'shatterpoint.attack.melee': rule<{ attacker: string; target: string; engaged: boolean }>({
    title: { en: 'Melee attacks', es: 'Ataques cuerpo a cuerpo' },
    says: {
      en: 'A melee attack is made against an enemy that the attacker is engaged with.',
      es: 'Un ataque cuerpo a cuerpo se hace contra un enemigo con el que el atacante está trabado.',
    },
    section: 'Making attacks',
    page: '29',
    rulings: [],
    explain: {
      en: ({ attacker, target, engaged }) =>
        engaged
          ? `${target} is within melee reach of ${attacker}.`
          : `${target} cannot be the target: ${attacker} is not engaged with it.`,
      es: ({ attacker, target, engaged }) =>
        engaged
          ? `${target} está al alcance de un ataque cuerpo a cuerpo de ${attacker}.`
          : `${target} no puede ser el blanco: ${attacker} y ${target} no están trabados.`,
    },
  }),
  'shatterpoint.attack.ranged': rule<{
    attacker: string
    target: string
    range: number
    gap: number
    isWithin: boolean
    inSight: boolean
  }>({
    title: { en: 'Ranged attacks', es: 'Ataques a distancia' },
    says: {
      en: 'A ranged attack is made against an enemy within the range of the weapon and in line of sight, at any elevation.',
      es: 'Un ataque a distancia se hace contra un enemigo al alcance del arma y en línea de visión, a cualquier nivel de altura.',
    },
    section: 'Making attacks',
    page: '29',
    rulings: [],
    explain: {
      en: ({ attacker, target, range, gap, isWithin, inSight }) =>
        `${target} is ${length(gap, 'en')} from ${attacker}, ${isWithin ? 'within' : 'beyond'} range ${range}, and ${inSight ? 'in sight' : 'out of sight'}.`,
      es: ({ attacker, target, range, gap, isWithin, inSight }) =>
        `${target} está a ${length(gap, 'es')} de ${attacker}, ${isWithin ? 'a' : 'más allá del'} alcance ${range}, y ${inSight ? 'en línea de visión' : 'fuera de la línea de visión'}.`,
    },
  }),
  'shatterpoint.attack.ranged-engaged': rule<{ attacker: string; enemies: readonly string[] }>({
    title: { en: 'No shooting while engaged', es: 'No se dispara estando trabado' },
    says: {
      en: 'A character engaged with a character of an enemy unit that is not wounded makes no ranged attacks.',
      es: 'Un personaje trabado con uno de una unidad enemiga que no esté herida no hace ataques a distancia.',
    },
    section: 'Engaged characters',
    page: '29',
    rulings: [],
    explain: {
      en: ({ attacker, enemies }) => `${attacker} is engaged with ${formatList(enemies, 'en')} and cannot shoot.`,
      es: ({ attacker, enemies }) =>
        `El personaje ${attacker} está trabado con ${formatList(enemies, 'es')} y no puede disparar.`,
    },
  }),
  'shatterpoint.attack.no-target': rule<{ attacker: string; type: AttackType }>({
    title: { en: 'No attack without a target', es: 'Sin blanco no hay ataque' },
    says: {
      en: 'Without a legal target the attack is not made; the combat action still counts.',
      es: 'Sin un blanco legal no se hace el ataque; la acción de Combate cuenta igualmente.',
    },
    section: 'Making attacks',
    page: '32',
    rulings: [],
    explain: {
      en: ({ attacker, type }) => `${attacker} has no target for a ${attackName(type, 'en')} attack and forgoes it.`,
      es: ({ attacker, type }) =>
        `${attacker} no tiene blanco para un ataque ${attackName(type, 'es')} y renuncia a él.`,
    },
  }),
  'shatterpoint.effect.cannot-beats-can': rule<{ attacker: string; defender: string; by: string }>({
    title: { en: 'Cannot beats can', es: 'Prohibir prevalece sobre permitir' },
    says: {
      en: 'If one effect allows what another forbids, the prohibition wins.',
      es: 'Si un efecto permite lo que otro prohíbe, gana la prohibición.',
    },
    section: 'Effects',
    page: '15',
    rulings: [],
    explain: {
      en: ({ attacker, defender, by }) => `${attacker} is engaged with ${by}, and so may not target ${defender}.`,
      es: ({ attacker, defender, by }) =>
        `El personaje ${attacker} está trabado con ${by}, así que no puede elegir a ${defender}.`,
    },
  }),
  'shatterpoint.effect.card-beats-rule': rule<{ attacker: string; defender: string; effect: 'noCover' | 'intercede' }>({
    title: { en: 'Cards beat rules', es: 'Las cartas prevalecen sobre las reglas' },
    says: {
      en: 'What an ability says overrides the general rules.',
      es: 'Lo que dice una capacidad prevalece sobre las reglas generales.',
    },
    section: 'Effects',
    page: '15',
    rulings: [],
    explain: {
      en: ({ attacker, defender, effect }) =>
        effect === 'noCover'
          ? `An ability of ${attacker} denies ${defender} all cover.`
          : `By the general rules ${attacker} could target ${defender}; an ability says otherwise.`,
      es: ({ attacker, defender, effect }) =>
        effect === 'noCover'
          ? `Una capacidad de ${attacker} niega a ${defender} toda cobertura.`
          : `Según las reglas generales ${attacker} podría elegir a ${defender}; una capacidad dice lo contrario.`,
    },
  }),
}
