import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { unitName } from '../language/card-name.ts'
import { conditionName } from '../language/words.ts'
import type { Condition, Player } from '../vocabulary.ts'

/** Rules on damage, wounds and receiving conditions. */
export const damageRules = {
  'shatterpoint.damage.apply': rule<
    { unit: string; amount: number; damage: number; stamina: number },
    ShatterpointContent
  >({
    title: { en: 'Suffering damage', es: 'Sufrir daño' },
    says: {
      en: 'A unit gets as many damage tokens as it suffers damage, whichever of its characters was hit.',
      es: 'Una unidad recibe tantas fichas de daño como daño sufre, sea cual sea el personaje alcanzado.',
    },
    section: 'Damage',
    page: '34',
    rulings: [],
    explain: {
      en: ({ unit, amount, damage, stamina }, content) =>
        `${unitName(unit, content)} suffers ${amount} damage and now has ${damage} of ${stamina}.`,
      es: ({ unit, amount, damage, stamina }, content) =>
        `${unitName(unit, content)} sufre ${amount} de daño y acumula ${damage} de ${stamina}.`,
    },
  }),
  'shatterpoint.damage.wounded': rule<{ unit: string; damage: number; stamina: number }, ShatterpointContent>({
    title: { en: 'A unit is wounded', es: 'Una unidad queda herida' },
    says: {
      en: 'As soon as its damage reaches its stamina a unit is wounded and gets a wound token. More damage has no effect.',
      es: 'En cuanto su daño alcanza su vigor, la unidad queda herida y recibe una ficha de herida. El daño sobrante no tiene efecto.',
    },
    section: 'Damage',
    page: '34',
    rulings: ['Q-52'],
    explain: {
      en: ({ unit, damage, stamina }, content) =>
        `${unitName(unit, content)} has ${damage} damage against a stamina of ${stamina}: it is wounded.`,
      es: ({ unit, damage, stamina }, content) =>
        `La unidad ${unitName(unit, content)} tiene ${damage} de daño contra un vigor de ${stamina}: queda herida.`,
    },
  }),
  'shatterpoint.momentum.wound': rule<{ unit: string; gainer: Player }, ShatterpointContent>({
    title: { en: 'A wound gives momentum', es: 'Una herida da predominio' },
    says: {
      en: 'Whenever a unit becomes wounded, the opponent of its controller gains 1 momentum token at once, whatever caused it.',
      es: 'Cada vez que una unidad queda herida, el adversario de quien la controla gana de inmediato 1 ficha de Predominio, sea cual sea la causa.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: [],
    explain: {
      en: ({ unit, gainer }, content) =>
        `${unitName(unit, content)} became wounded: player ${gainer} gains 1 momentum.`,
      es: ({ unit, gainer }, content) =>
        `La unidad ${unitName(unit, content)} ha quedado herida: el jugador ${gainer} gana 1 de predominio.`,
    },
  }),
  'shatterpoint.wounded.effects': rule<{ unit: string; amount: number }, ShatterpointContent>({
    title: { en: 'Wounded units', es: 'Unidades heridas' },
    says: {
      en: 'A wounded unit contests nothing, suffers no damage, and no damage is removed from it. It can still be attacked, moved and given conditions.',
      es: 'Una unidad herida no disputa nada, no sufre daño y no se le retira daño. Aun así puede ser atacada, movida y recibir estados.',
    },
    section: 'Damage',
    page: '34',
    rulings: [],
    explain: {
      en: ({ unit, amount }, content) =>
        `${unitName(unit, content)} is wounded, so the ${amount} damage has no effect on it.`,
      es: ({ unit, amount }, content) =>
        `La unidad ${unitName(unit, content)} está herida, así que no sufre ese daño (${amount}).`,
    },
  }),
  'shatterpoint.condition.unit-wide': rule<{ unit: string; condition: Condition }, ShatterpointContent>({
    title: { en: 'Conditions lie on the unit', es: 'Los estados son de la unidad' },
    says: {
      en: 'A condition lies on the unit and affects all its characters.',
      es: 'Un estado recae en la unidad y afecta a todos sus personajes.',
    },
    section: 'Conditions',
    page: '35',
    rulings: [],
    explain: {
      en: ({ unit, condition }, content) => `${unitName(unit, content)} is now ${conditionName(condition, 'en')}.`,
      es: ({ unit, condition }, content) =>
        `${unitName(unit, content)} recibe el estado ${conditionName(condition, 'es')}.`,
    },
  }),
  'shatterpoint.condition.repeat': rule<{ unit: string; condition: Condition }, ShatterpointContent>({
    title: { en: 'A condition it already has', es: 'Un estado que ya tiene' },
    says: {
      en: 'A unit that receives a condition it already has suffers 1 damage instead, at once and not through the damage pool.',
      es: 'Una unidad que recibe un estado que ya tiene sufre en su lugar 1 de daño, al momento y sin pasar por la reserva de daño.',
    },
    section: 'Conditions',
    page: '35',
    rulings: ['Q-22'],
    explain: {
      en: ({ unit, condition }, content) =>
        `${unitName(unit, content)} is ${conditionName(condition, 'en')} already: 1 damage instead.`,
      es: ({ unit, condition }, content) =>
        `${unitName(unit, content)} ya tiene el estado ${conditionName(condition, 'es')}: sufre 1 de daño en su lugar.`,
    },
  }),
  'shatterpoint.keyword.immunity': rule<{ unit: string; condition: Condition }, ShatterpointContent>({
    title: { en: 'Immunity', es: 'Inmunidad' },
    says: {
      en: 'A unit with immunity to a condition cannot receive it and suffers nothing instead; gaining the immunity removes the condition.',
      es: 'Una unidad inmune a un estado no puede recibirlo y no sufre nada a cambio; al ganar la inmunidad pierde ese estado.',
    },
    section: 'Keywords',
    page: '39',
    rulings: [],
    explain: {
      en: ({ unit, condition }, content) =>
        `${unitName(unit, content)} is immune to ${conditionName(condition, 'en')}.`,
      es: ({ unit, condition }, content) =>
        `${unitName(unit, content)} es inmune al estado ${conditionName(condition, 'es')}.`,
    },
  }),
  'shatterpoint.damage.together': rule<{ units: readonly string[] }>({
    title: { en: 'Damage at the same time', es: 'Daño a la vez' },
    says: {
      en: 'Damage that one effect deals to several units is put on all of them before any of them becomes wounded.',
      es: 'El daño que un efecto causa a varias unidades se pone en todas antes de que ninguna quede herida.',
    },
    section: 'Damage',
    page: '34',
    rulings: ['Q-95'],
    explain: {
      en: ({ units }) => `${formatList(units, 'en')} suffer at the same time: all the damage first, then the wounds.`,
      es: ({ units }) => `${formatList(units, 'es')} sufren a la vez: primero todo el daño, luego las heridas.`,
    },
  }),
  'shatterpoint.defeat.leaves': rule<{ unit: string }, ShatterpointContent>({
    title: { en: 'What a defeated unit leaves behind', es: 'Qué deja una unidad derrotada' },
    says: {
      en: 'The characters of a defeated unit leave the battlefield with all their tokens, and its abilities end. Its Force stays in the pool, and the control of objectives stays as it is.',
      es: 'Los personajes de una unidad derrotada salen del campo de batalla con todas sus fichas, y sus capacidades terminan. Su Fuerza se queda en la reserva y el control de los objetivos no cambia.',
    },
    section: 'Damage',
    page: '34',
    rulings: ['Q-93'],
    explain: {
      en: ({ unit }, content) =>
        `${unitName(unit, content)} leaves the battlefield with all its tokens; its Force stays in the pool, and control of objectives does not change.`,
      es: ({ unit }, content) =>
        `${unitName(unit, content)} sale del campo de batalla con todas sus fichas; su Fuerza se queda en la reserva y el control de los objetivos no cambia.`,
    },
  }),
  'shatterpoint.defeat.by-effect': rule<{ unit: string; isActivating: boolean }, ShatterpointContent>({
    title: { en: 'Defeated by an effect', es: 'Derrotada por un efecto' },
    says: {
      en: 'An effect that says a unit is defeated does so at once. If the unit was activating, its activation ends.',
      es: 'Un efecto que dice que una unidad es derrotada lo hace al momento. Si se estaba activando, su activación termina.',
    },
    section: 'Damage',
    page: '34',
    rulings: ['Q-94'],
    explain: {
      en: ({ unit, isActivating }, content) =>
        `${unitName(unit, content)} is defeated at once by an effect${isActivating ? ', which ends its activation' : ''}.`,
      es: ({ unit, isActivating }, content) =>
        `La unidad ${unitName(unit, content)} es derrotada al momento por un efecto${isActivating ? ', y su activación termina' : ''}.`,
    },
  }),
}
