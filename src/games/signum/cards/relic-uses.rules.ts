import { rule } from '../../../rulebook/rule.ts'

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
          ? `The hero gets ${relic}, active at once.`
          : `${relic} can only be given to your own hero.`,
      es: ({ relic, bearer }) =>
        bearer === 'ownHero'
          ? `El héroe recibe ${relic}, que funciona enseguida.`
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
          none: `${relic} is used; uses left: ${left}.`,
          noUses: `${relic} has no uses to spend.`,
          usedNow: `${relic} was already used in this combat.`,
        })[obstacle],
      es: ({ relic, left, obstacle }) =>
        ({
          none: `Se usa ${relic}; usos restantes: ${left}.`,
          noUses: `${relic} no tiene usos que gastar.`,
          usedNow: `${relic} ya se usó en este combate.`,
        })[obstacle],
    },
  }),
  'signum.relic.use-one-combat': rule<{ relic: string }>({
    title: { en: 'A use helps in one combat', es: 'Un uso ayuda en un combate' },
    says: {
      en: 'A use that helps in combat holds for that one combat, in either role; a second combat in the same turn needs another use.',
      es: 'Un uso que ayuda en combate vale para ese único combate, en cualquier papel; un segundo combate en el mismo turno pide otro uso.',
    },
    section: 'Relic cards',
    page: '13',
    rulings: ['Q-59'],
    explain: {
      en: ({ relic }) => `The use of ${relic} holds for this combat only.`,
      es: ({ relic }) => `El uso de ${relic} vale solo para este combate.`,
    },
  }),
  'signum.relic.use-outside-combat': rule<{ relic: string; obstacle: 'usedThisTurn' | 'inActivation' | null }>({
    title: { en: 'Uses outside combat', es: 'Usos fuera de combate' },
    says: {
      en: 'A use that is about no roll or combat is made in the own activation phase outside creature activations, at most once per relic and turn.',
      es: 'Un uso que no trata de una tirada ni de un combate se hace en la fase de activación propia, fuera de las activaciones de criaturas, a lo sumo una vez por reliquia y turno.',
    },
    section: 'Relic cards',
    page: '13',
    rulings: ['Q-59'],
    explain: {
      en: ({ relic, obstacle }) =>
        obstacle === null
          ? `${relic} is used outside combat, once this turn.`
          : {
              usedThisTurn: `${relic} was already used this turn.`,
              inActivation: `${relic} cannot be used while a creature is being activated.`,
            }[obstacle],
      es: ({ relic, obstacle }) =>
        obstacle === null
          ? `${relic} se usa fuera de combate, una vez este turno.`
          : {
              usedThisTurn: `${relic} ya se ha usado este turno.`,
              inActivation: `${relic} no puede usarse mientras se activa una criatura.`,
            }[obstacle],
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
      en: ({ relic, role }) => `${relic} helps the hero as the ${role}.`,
      es: ({ relic, role }) => `${relic} ayuda al héroe como ${{ attacker: 'atacante', defender: 'defensor' }[role]}.`,
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
      en: ({ relic }) => `${relic} goes to the graveyard.`,
      es: ({ relic }) => `${relic} va al cementerio.`,
    },
  }),
}
