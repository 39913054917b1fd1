import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf } from '../../language/attack-words.ts'
import { figureName, weaponName } from '../../language/card-name.ts'

const ATTACK = 'Resolving an attack'

/** Rules on how range bears on attacks. */
export const rangeRules = {
  'gears.range.penalty': rule<{ weapon: string; range: number; printed: number; excess: number }, GearsContent>({
    title: { en: 'Beyond the range of the weapon', es: 'Más allá del alcance del arma' },
    says: {
      en: 'A COG may attack beyond the range of the weapon: the defender rolls one more die for each zone beyond it.',
      es: 'Un CGO puede atacar más allá del alcance del arma: el defensor tira un dado más por cada zona de exceso.',
    },
    section: ATTACK,
    page: '16, 20',
    rulings: [],
    explain: {
      en: ({ weapon, range, printed, excess }, content) =>
        excess === 0
          ? `The target is at range ${range}, within the range of ${weaponName(weapon, 'en', content)} (${printed}).`
          : `The target is at range ${range}, the range of ${weaponName(weapon, 'en', content)} is ${printed}: ${countOf(excess, 'defenceDie', 'en')} more.`,
      es: ({ weapon, range, printed, excess }, content) =>
        excess === 0
          ? `El objetivo está a alcance ${range}, dentro del alcance de ${weaponName(weapon, 'es', content)} (${printed}).`
          : `El objetivo está a alcance ${range} y el de ${weaponName(weapon, 'es', content)} es ${printed}: ${countOf(excess, 'defenceDie', 'es')} más.`,
    },
  }),
  'gears.range.locust-infinite': rule<{ figure: string; range: number; limit: number | null }, GearsContent>({
    title: { en: 'Locust attack at any range', es: 'Los Locust atacan a cualquier alcance' },
    says: {
      en: 'Attacks of Locust have no range and give no dice for it, unless a card states a limit: beyond it they cannot attack.',
      es: 'Los ataques Locust no tienen alcance ni dan dados por él, salvo que una carta fije un límite: más allá no pueden atacar.',
    },
    section: ATTACK,
    page: '16',
    rulings: ['Q-17'],
    explain: {
      en: ({ figure, range, limit }, content) =>
        limit !== null && range > limit
          ? `${figureName(figure, 'en', content)} may attack up to range ${limit} only, and the target is at range ${range}.`
          : `${figureName(figure, 'en', content)} attacks at range ${range}, which adds no defence dice against a Locust attack.`,
      es: ({ figure, range, limit }, content) =>
        limit !== null && range > limit
          ? `${figureName(figure, 'es', content)} solo puede atacar hasta alcance ${limit} y el objetivo está a alcance ${range}.`
          : `${figureName(figure, 'es', content)} ataca a alcance ${range}, lo que no añade dados de defensa contra un ataque Locust.`,
    },
  }),
  'gears.range.unreachable': rule<{ attacker: string; target: string }, GearsContent>({
    title: { en: 'No range, no attack', es: 'Sin alcance no hay ataque' },
    says: {
      en: 'A target to which no path leads, over passable borders or height changes, cannot be attacked.',
      es: 'No se puede atacar a un objetivo al que no lleva ningún camino por bordes transitables o cambios de altura.',
    },
    section: 'Measuring range',
    page: '20',
    rulings: ['Q-10'],
    explain: {
      en: ({ attacker, target }, content) =>
        `No range can be counted from ${figureName(attacker, 'en', content)} to ${figureName(target, 'en', content)}.`,
      es: ({ attacker, target }, content) =>
        `No se puede contar un alcance de ${figureName(attacker, 'es', content)} a ${figureName(target, 'es', content)}.`,
    },
  }),
}
