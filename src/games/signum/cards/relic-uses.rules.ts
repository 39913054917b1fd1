import { rule } from '../../../rulebook/rule.ts'
import { cardName } from '../language/card-name.ts'

/** Where somebody wants to put a relic. */
export const BEARERS = ['ownHero', 'ownCharacter', 'enemyHero', 'enemyCharacter'] as const
export type Bearer = (typeof BEARERS)[number]

/** Rules on who holds relics, and on relics that are used up. */
export const relicUseRules = {
  'signum.relic.hero-only': rule<{ relic: string; bearer: Bearer }>({
    title: { en: 'Relics are for the hero', es: 'Las reliquias son del héroe' },
    says: {
      en: 'A relic is played only on one’s own hero; it works at once and may be used in the same turn.',
      es: 'Una reliquia se juega solo sobre el héroe propio; funciona enseguida y puede usarse en el mismo turno.',
    },
    section: 'Relic cards',
    page: '13',
    rulings: [],
    explain: {
      en: ({ relic, bearer }) =>
        bearer === 'ownHero'
          ? `The hero gets ${cardName(relic, 'en')}, active at once.`
          : `${relic} can only be given to your own hero.`,
      es: ({ relic, bearer }) =>
        bearer === 'ownHero'
          ? `El héroe recibe ${cardName(relic, 'es')}, que funciona enseguida.`
          : `${relic} solo puede darse a tu propio héroe.`,
    },
  }),
  'signum.relic.uses': rule<{ relic: string; left: number | null; obstacle: 'none' | 'noUses' | 'usedNow' }>({
    title: { en: 'Multiple uses', es: 'Varios usos' },
    says: {
      en: 'A relic with Multiple Uses X may be used X times, once in a combat, before dice are allocated; after the last use it is destroyed.',
      es: 'Una reliquia con Varios Usos X puede usarse X veces, una por combate, antes de repartir los dados; tras el último uso se destruye.',
    },
    section: 'Relic cards',
    page: '13',
    rulings: ['Q-15'],
    explain: {
      en: ({ relic, left, obstacle }) =>
        ({
          none: `${cardName(relic, 'en')} is used; uses left: ${left}.`,
          noUses: `${relic} has no uses to spend.`,
          usedNow: `${relic} was already used in this combat.`,
        })[obstacle],
      es: ({ relic, left, obstacle }) =>
        ({
          none: `Se usa ${cardName(relic, 'es')}; usos restantes: ${left}.`,
          noUses: `${relic} no tiene usos que gastar.`,
          usedNow: `${relic} ya se usó en este combate.`,
        })[obstacle],
    },
  }),
  'signum.relic.uses-both-roles': rule<{ relic: string; role: 'attacker' | 'defender' }>({
    title: { en: 'Attacking and attacked', es: 'Atacando y atacado' },
    says: {
      en: 'A melee bonus with uses can be taken when the hero attacks and when the hero is attacked.',
      es: 'Una ventaja cuerpo a cuerpo con usos puede aprovecharse cuando el héroe ataca y cuando lo atacan.',
    },
    section: 'Relic cards',
    page: '13',
    rulings: [],
    explain: {
      en: ({ relic, role }) => `${cardName(relic, 'en')} helps the hero as the ${role}.`,
      es: ({ relic, role }) =>
        `${cardName(relic, 'es')} ayuda al héroe como ${{ attacker: 'atacante', defender: 'defensor' }[role]}.`,
    },
  }),
  'signum.relic.destroyed': rule<{ relic: string }>({
    title: { en: 'A relic is destroyed', es: 'Se destruye una reliquia' },
    says: {
      en: 'A relic without tokens or uses left goes to the graveyard and its effects end.',
      es: 'Una reliquia sin fichas o usos va al cementerio y sus efectos terminan.',
    },
    section: 'Relic cards',
    page: '13-14',
    rulings: [],
    explain: {
      en: ({ relic }) => `${cardName(relic, 'en')} goes to the graveyard.`,
      es: ({ relic }) => `${cardName(relic, 'es')} va al cementerio.`,
    },
  }),
}
