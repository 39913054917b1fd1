import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { symbolPhrase } from '../../language/words.ts'
import type { BackstabTrigger } from '../../movement/backstab-trigger.ts'
import { trigger as triggered } from '../../movement/backstab-trigger.words.ts'
import type { DieSymbol } from '../../vocabulary.ts'

/** Rules on backstabs. */
export const backstabRules = {
  'signum.backstab.triggers': rule<{ victim: string; trigger: BackstabTrigger }>({
    title: { en: 'What gives a backstab', es: 'Qué da lugar a una puñalada' },
    says: {
      en: 'A creature is open to backstabs when it moves while in contact, when it comes into contact by running, and when it is summoned by force within S of enemies.',
      es: 'Una criatura se expone a puñaladas al moverse estando en contacto, al entrar en contacto corriendo y al ser convocada a la fuerza a distancia S de enemigos.',
    },
    section: 'Backstab',
    page: '24',
    rulings: [],
    explain: {
      en: ({ victim, trigger }) => `${victim} ${triggered(trigger, 'en')}.`,
      es: ({ victim, trigger }) => `${victim} ${triggered(trigger, 'es')}.`,
    },
  }),
  'signum.backstab.who': rule<{ stabber: string; victim: string; enemies: boolean }>({
    title: { en: 'Who may backstab', es: 'Quién puede apuñalar' },
    says: {
      en: 'Each enemy concerned may roll one die, as its controller likes, even with strength 0.',
      es: 'Cada enemigo afectado puede tirar un dado, a voluntad de quien lo controla, incluso con fuerza 0.',
    },
    section: 'Backstab',
    page: '24',
    rulings: [],
    explain: {
      en: ({ stabber, victim, enemies }) =>
        enemies
          ? `${stabber} may backstab ${victim} with one die.`
          : `${stabber} and ${victim} belong to the same player; only enemies backstab.`,
      es: ({ stabber, victim, enemies }) =>
        enemies
          ? `${stabber} puede apuñalar a ${victim} con un dado.`
          : `${stabber} y ${victim} son del mismo jugador; solo apuñalan los enemigos.`,
    },
  }),
  'signum.backstab.roll': rule<{ stabber: string; symbol: DieSymbol; hit: boolean; weakened: boolean }>({
    title: { en: 'The die of a backstab', es: 'El dado de una puñalada' },
    says: {
      en: 'Axe or shield hits; a wounded stabber without Fortitude needs a shield. A hit deals one damage, and there is no defence.',
      es: 'Hacha o escudo impactan; quien apuñala herido y sin Fortaleza necesita un escudo. Un impacto causa un punto de daño y no hay defensa.',
    },
    section: 'Backstab',
    page: '24',
    rulings: ['Q-47'],
    explain: {
      en: ({ stabber, symbol, hit, weakened }) =>
        `${stabber}${weakened ? ', wounded,' : ''} rolls ${symbolPhrase(symbol, 'en')}: ${hit ? 'a hit' : 'no hit'}.`,
      es: ({ stabber, symbol, hit, weakened }) =>
        `${stabber}${weakened ? ', con heridas,' : ''} saca ${symbolPhrase(symbol, 'es')}: ${hit ? 'impacta' : 'falla'}.`,
    },
  }),
  'signum.backstab.not-attack': rule<{ victim: string; hits: number }>({
    title: { en: 'A backstab is not an attack', es: 'Una puñalada no es un ataque' },
    says: {
      en: 'No ability, relic or modifier that speaks of attacks counts for a backstab, and it tires nobody. The armour tokens of a creature do count.',
      es: 'Ninguna capacidad, reliquia o modificador que hable de ataques cuenta en una puñalada, y no cansa a nadie. Las fichas de armadura de la criatura sí cuentan.',
    },
    section: 'Backstab',
    page: '24',
    rulings: ['Q-16'],
    explain: {
      en: ({ victim, hits }) => `${victim} takes ${hits} damage that only armour tokens reduce.`,
      es: ({ victim, hits }) => `${victim} recibe ${hits} de daño que solo reducen las fichas de armadura.`,
    },
  }),
  'signum.backstab.timing': rule<{ victim: string; trigger: BackstabTrigger; dead: boolean }>({
    title: { en: 'When backstabs are rolled', es: 'Cuándo se tiran las puñaladas' },
    says: {
      en: 'A creature that moves away is stabbed before it moves, once by each enemy, and if it dies it does not move. After a run or a forced summoning the stabs come afterwards.',
      es: 'A la criatura que se aleja se la apuñala antes de moverse, una vez por enemigo, y si muere no se mueve. Tras correr o una convocación forzada, las puñaladas llegan después.',
    },
    section: 'Backstab',
    page: '24',
    rulings: ['Q-26'],
    explain: {
      en: ({ victim, trigger, dead }) => {
        if (dead) return `${victim} is dead; no further die is rolled.`
        return trigger === 'moveFromContact' ? `${victim} now makes its move.` : `${victim} stays where it came to.`
      },
      es: ({ victim, trigger, dead }) => {
        if (dead) return `${victim} ha muerto; no se tiran más dados.`
        return trigger === 'moveFromContact' ? `${victim} hace ahora su movimiento.` : `${victim} se queda donde llegó.`
      },
    },
  }),
  'signum.backstab.immune': rule<{ victim: string; reason: 'agile' | 'hidden' }>({
    title: { en: 'Who cannot be backstabbed', es: 'A quién no se puede apuñalar' },
    says: {
      en: 'Agile creatures and characters with a stealth token cannot be backstabbed, and being pushed never gives a backstab.',
      es: 'No se puede apuñalar a criaturas ágiles ni a personajes con ficha de Sigilo, y un empujón nunca da lugar a una puñalada.',
    },
    section: 'Backstab',
    page: '24',
    rulings: [],
    explain: {
      en: ({ victim, reason }) =>
        `${victim} ${reason === 'agile' ? 'is Agile' : 'has a stealth token'}: it moves without a backstab.`,
      es: ({ victim, reason }) =>
        `${victim} ${reason === 'agile' ? 'es Ágil' : 'tiene una ficha de Sigilo'}: se mueve sin sufrir puñaladas.`,
    },
  }),
  'signum.backstab.stealth-loss': rule<{ stabber: string }>({
    title: { en: 'A backstab reveals the stabber', es: 'La puñalada delata' },
    says: {
      en: 'A character with a stealth token may backstab; it loses the token.',
      es: 'Un personaje con ficha de Sigilo puede apuñalar; pierde la ficha.',
    },
    section: 'Backstab',
    page: '24',
    rulings: [],
    explain: {
      en: ({ stabber }) => `${stabber} loses its stealth token.`,
      es: ({ stabber }) => `${stabber} pierde su ficha de Sigilo.`,
    },
  }),
  'signum.backstab.decide-then-roll': rule<{ stabbers: readonly string[] }>({
    title: { en: 'All stabs are decided first', es: 'Primero se deciden todas las puñaladas' },
    says: {
      en: 'All stabs are decided before the first die: each player, in turn order after the active one, names the stabbers; then they roll in that order. A stabber that does not roll because the victim has died keeps its stealth token.',
      es: 'Todas las puñaladas se deciden antes del primer dado: cada jugador, en orden de turno tras el activo, nombra a quienes apuñalan; después tiran en ese orden. Quien no tira porque la víctima ha muerto conserva su ficha de Sigilo.',
    },
    section: 'Backstab',
    page: null,
    rulings: [],
    explain: {
      en: ({ stabbers }) => `${formatList(stabbers, 'en')} are named before the first die and roll in this order.`,
      es: ({ stabbers }) => `Antes del primer dado se nombra a ${formatList(stabbers, 'es')}, que tiran en este orden.`,
    },
  }),
  'signum.activation.dead': rule<{ creature: string; player: string }>({
    title: { en: 'Dying in one’s own activation', es: 'Morir en la propia activación' },
    says: {
      en: 'A creature that dies in its own activation ends it; its controller goes on with the turn.',
      es: 'Una criatura que muere en su propia activación la termina; quien la controla sigue con el turno.',
    },
    section: 'Creature activation',
    page: null,
    rulings: [],
    explain: {
      en: ({ creature, player }) => `The activation of ${creature} is over; ${player} goes on with the turn.`,
      es: ({ creature, player }) => `La activación de ${creature} ha terminado; ${player} sigue con el turno.`,
    },
  }),
}
