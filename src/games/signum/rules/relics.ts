import { rule } from '../../../rulebook/rule.ts'
import { relicTypeName } from '../card-words.ts'
import type { RelicType } from '../vocabulary.ts'
import { listed } from '../words.ts'

const SECTION = 'Relic cards'

/** Where somebody wants to put a relic. */
export const BEARERS = ['ownHero', 'ownCharacter', 'enemyHero', 'enemyCharacter'] as const
export type Bearer = (typeof BEARERS)[number]

/** Rules on relics. */
export const relicRules = {
  'signum.relic.hero-only': rule<{ relic: string; bearer: Bearer }>({
    title: { en: 'Relics are for the hero', es: 'Las reliquias son del héroe' },
    says: {
      en: 'A relic is played only on one’s own hero; it works at once and may be used in the same turn.',
      es: 'Una reliquia se juega solo sobre el héroe propio; funciona enseguida y puede usarse en el mismo turno.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    told: {
      en: ({ relic, bearer }) =>
        bearer === 'ownHero'
          ? `The hero gets ${relic}, active at once.`
          : `${relic} can only be given to your own hero.`,
      es: ({ relic, bearer }) =>
        bearer === 'ownHero'
          ? `El héroe recibe ${relic}, activa enseguida.`
          : `${relic} solo puede darse a tu propio héroe.`,
    },
  }),
  'signum.relic.slots': rule<{ relic: string; type: RelicType; slots: number; held: number }>({
    title: { en: 'Slots for relics', es: 'Espacios para reliquias' },
    says: {
      en: 'A hero has at most as many relics of a type as the card shows symbols of it; with no symbol none can be played.',
      es: 'Un héroe tiene a lo sumo tantas reliquias de un tipo como símbolos muestra su carta; sin símbolo no puede jugarse ninguna.',
    },
    section: SECTION,
    page: '13',
    rulings: ['Q-14'],
    told: {
      en: ({ relic, type, slots, held }) =>
        slots === 0
          ? `The hero has no slot for ${relic} (${relicTypeName(type, 'en')}).`
          : `${relicTypeName(type, 'en')}: ${held} of ${slots} slots are filled before ${relic}.`,
      es: ({ relic, type, slots, held }) =>
        slots === 0
          ? `El héroe no tiene espacio para ${relic} (${relicTypeName(type, 'es')}).`
          : `${relicTypeName(type, 'es')}: antes de ${relic} están ocupados ${held} de ${slots} espacios.`,
    },
  }),
  'signum.relic.replace': rule<{ relic: string; replaced: string | null; choices: readonly string[] }>({
    title: { en: 'Replacing a relic', es: 'Sustituir una reliquia' },
    says: {
      en: 'If all slots of the type are full, one of those relics, chosen by the player, is discarded at once and the new one takes its place. A relic cannot be taken off otherwise.',
      es: 'Si todos los espacios del tipo están llenos, una de esas reliquias, a elección del jugador, se descarta enseguida y la nueva ocupa su lugar. De otro modo no puede quitarse una reliquia.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    told: {
      en: ({ relic, replaced, choices }) =>
        choices.length === 0
          ? `${relic} takes the place of ${replaced}.`
          : `Say which of ${listed(choices, 'en')} is discarded for ${relic}${replaced === null ? '' : `; ${replaced} is not one of them`}.`,
      es: ({ relic, replaced, choices }) =>
        choices.length === 0
          ? `${relic} ocupa el lugar de ${replaced}.`
          : `Di cuál de ${listed(choices, 'es')} se descarta por ${relic}${replaced === null ? '' : `; ${replaced} no es una de ellas`}.`,
    },
  }),
  'signum.relic.not-full': rule<{ relic: string; replaced: string }>({
    title: { en: 'No relic is taken off for nothing', es: 'Ninguna reliquia se quita sin motivo' },
    says: {
      en: 'While a slot of the type is free, playing a relic discards none.',
      es: 'Mientras haya un espacio libre del tipo, jugar una reliquia no descarta ninguna.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    told: {
      en: ({ relic, replaced }) => `There is a free slot for ${relic}, so ${replaced} stays.`,
      es: ({ relic, replaced }) => `Hay un espacio libre para ${relic}, así que ${replaced} se queda.`,
    },
  }),
  'signum.relic.uses': rule<{ relic: string; left: number | null; obstacle: 'none' | 'noUses' | 'usedNow' }>({
    title: { en: 'Multiple uses', es: 'Varios usos' },
    says: {
      en: 'A relic with Multiple Uses X may be used X times, once in a combat, before dice are allocated; after the last use it is destroyed.',
      es: 'Una reliquia con Varios Usos X puede usarse X veces, una por combate, antes de repartir los dados; tras el último uso se destruye.',
    },
    section: SECTION,
    page: '13',
    rulings: ['Q-15'],
    told: {
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
  'signum.relic.uses-both-roles': rule<{ relic: string; role: 'attacker' | 'defender' }>({
    title: { en: 'Attacking and attacked', es: 'Atacando y atacado' },
    says: {
      en: 'A melee bonus with uses can be taken when the hero attacks and when the hero is attacked.',
      es: 'Una ventaja cuerpo a cuerpo con usos puede aprovecharse cuando el héroe ataca y cuando lo atacan.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    told: {
      en: ({ relic, role }) => `${relic} helps the hero as ${role}.`,
      es: ({ relic, role }) => `${relic} ayuda al héroe como ${{ attacker: 'atacante', defender: 'defensor' }[role]}.`,
    },
  }),
  'signum.relic.destroyed': rule<{ relic: string }>({
    title: { en: 'A relic is destroyed', es: 'Se destruye una reliquia' },
    says: {
      en: 'A relic without tokens or uses left goes to the graveyard and its effects end.',
      es: 'Una reliquia sin fichas o usos va al cementerio y sus efectos terminan.',
    },
    section: SECTION,
    page: '13-14',
    rulings: [],
    told: {
      en: ({ relic }) => `${relic} goes to the graveyard.`,
      es: ({ relic }) => `${relic} va al cementerio.`,
    },
  }),
  'signum.relic.named': rule<{ relic: string; isKnown: boolean }>({
    title: { en: 'Relics by name', es: 'Reliquias por su nombre' },
    says: {
      en: 'The relics of a hero have different names, and what is used is one of them.',
      es: 'Las reliquias de un héroe tienen nombres distintos y lo que se usa es una de ellas.',
    },
    section: SECTION,
    page: '13',
    rulings: [],
    told: {
      en: ({ relic, isKnown }) =>
        isKnown ? `${relic} is named twice; give each relic its own name.` : `The hero has no relic ${relic}.`,
      es: ({ relic, isKnown }) =>
        isKnown
          ? `${relic} se nombra dos veces; da a cada reliquia su nombre.`
          : `El héroe no tiene la reliquia ${relic}.`,
    },
  }),
}
