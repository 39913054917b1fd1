import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { Trigger } from '../content/effects.ts'

const SECTION = 'Tactic cards'

const PAID: Localized = {
  en: 'after the payment, before the card is resolved',
  es: 'tras el pago y antes de resolver la carta',
}
const DEATHS: Localized = {
  en: 'after the deaths of everything that happens at once',
  es: 'tras las muertes de todo lo que ocurre a la vez',
}

/** When conditions are looked at that do not hold by themselves. */
const WINDOWS: Readonly<Partial<Record<Trigger, Localized>>> = {
  opponentSummons: PAID,
  opponentPlaysSpell: PAID,
  opponentDeclaresAttack: {
    en: 'after the declaration, before the defender’s relics, splits and dice',
    es: 'tras la declaración y antes de las reliquias del defensor, los repartos y los dados',
  },
  ownCreatureDamaged: {
    en: 'after everything that deals damage at once',
    es: 'tras todo lo que causa daño a la vez',
  },
  ownCreatureDies: DEATHS,
  enemyDies: DEATHS,
  ownHeroDies: DEATHS,
}

const AT_ONCE: Localized = { en: 'at once', es: 'al instante' }

const windowText = (event: Trigger, locale: Locale): string => (WINDOWS[event] ?? AT_ONCE)[locale]

/** Rules on when tactics are looked at, and on what a cancelled attack costs. */
export const tacticWindowRules = {
  'signum.tactic.windows': rule<{ event: Trigger }>({
    title: { en: 'When a condition is looked at', es: 'Cuándo se mira una condición' },
    says: {
      en: 'A summoning or spell sets tactics off after its payment and before it is resolved, an attack after its declaration and before the defender’s relics, splits and dice, damage and deaths after all that happens at once. A backstab is no attack, and a hero’s death is a creature’s too.',
      es: 'Una convocatoria o un conjuro activa tácticas tras su pago y antes de resolverse; un ataque, tras declararse y antes de las reliquias del defensor, los repartos y los dados; el daño y las muertes, tras todo lo que ocurre a la vez. Una puñalada no es un ataque, y la muerte de un héroe es también la de una criatura.',
    },
    section: SECTION,
    page: '14-15',
    rulings: [],
    explain: {
      en: ({ event }) => `It is looked at ${windowText(event, 'en')}.`,
      es: ({ event }) => `Se mira ${windowText(event, 'es')}.`,
    },
  }),
  'signum.tactic.only-others-turn-strict': rule<{ tactic: string; owner: string; active: string }>({
    title: { en: 'Never in one’s own turn or an ally’s', es: 'Nunca en el turno propio ni en el de un aliado' },
    says: {
      en: 'What happens in the turn of its owner or of an ally never sets a tactic off, not even the death of the owner’s hero.',
      es: 'Lo que ocurre en el turno de su dueño o de un aliado nunca activa una táctica, ni siquiera la muerte del héroe de su dueño.',
    },
    section: SECTION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ tactic, owner, active }) =>
        owner === active
          ? `${owner}’s own turn sets ${tactic} off by nothing, not even by the death of the hero.`
          : `${active} is an ally of ${owner}, whose turn does not set ${tactic} off.`,
      es: ({ tactic, owner, active }) =>
        owner === active
          ? `En el turno de ${owner} nada activa ${tactic}, ni siquiera la muerte de su héroe.`
          : `${active} es del bando de ${owner}: en su turno no se activa ${tactic}.`,
    },
  }),
  'signum.tactic.one-event-all-copies': rule<{ owner: string; tactics: readonly string[] }>({
    title: { en: 'One event is for all of them', es: 'Un suceso vale para todas' },
    says: {
      en: 'All tactics whose condition one event fulfils are due at that event; none may be kept for a second such event.',
      es: 'Todas las tácticas cuya condición cumple un suceso corresponden a ese suceso; ninguna puede guardarse para otro igual.',
    },
    section: SECTION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ owner, tactics }) => `${owner} may keep none of ${formatList(tactics, 'en')} for another such event.`,
      es: ({ owner, tactics }) =>
        `${owner} no puede guardar para otro suceso igual ninguna de: ${formatList(tactics, 'es')}.`,
    },
  }),
  'signum.tactic.cancelled-attack': rule<{ active: string }>({
    title: { en: 'A cancelled attack counts as made', es: 'Un ataque cancelado cuenta como hecho' },
    says: {
      en: 'A cancelled attack is spent with the activation; the attacker’s stealth token, relic use and Charge are gone, and a target of a ranged attack counts as targeted. Nothing is rolled, nobody is damaged or tired.',
      es: 'Un ataque cancelado se gasta con la activación; se pierden la ficha de Sigilo, el uso de reliquia y la Carga del atacante, y el objetivo de un ataque a distancia cuenta como tal. No se tira nada y nadie sufre daño ni se cansa.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-61'],
    explain: {
      en: ({ active }) => `The attack of ${active} is cancelled: it counts as made, but nothing is rolled.`,
      es: ({ active }) => `Se cancela el ataque de ${active}: cuenta como hecho, pero no se tira nada.`,
    },
  }),
  'signum.variant.teams.opponents-turn': rule<{ team: readonly string[]; owners: readonly string[] }>({
    title: { en: 'Tactics of two teams', es: 'Las tácticas de dos equipos' },
    says: {
      en: 'Tactics work in the turns of both enemies, never in the ally’s; points for an empty deck go to both enemies still in play.',
      es: 'Las tácticas actúan en los turnos de los dos enemigos, nunca en el del aliado; los puntos por un mazo vacío van a los dos enemigos que sigan en juego.',
    },
    section: 'Variants',
    page: null,
    rulings: ['Q-09'],
    explain: {
      en: ({ team, owners }) =>
        `In a turn of the team of ${formatList(team, 'en')} tactics of ${formatList(owners, 'en')} work.`,
      es: ({ team, owners }) =>
        `En un turno del equipo de ${formatList(team, 'es')} actúan las tácticas de ${formatList(owners, 'es')}.`,
    },
  }),
}
