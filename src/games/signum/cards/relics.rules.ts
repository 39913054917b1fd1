import { capitalize, formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { RelicType } from '../vocabulary.ts'
import { relicTypeName } from './card.words.ts'

const SECTION = 'Relic cards'

/** Rules on relics. */
export const relicRules = {
  'signum.relic.slots': rule<{ relic: string; type: RelicType; slots: number; held: number }>({
    title: { en: 'Slots for relics', es: 'Espacios para reliquias' },
    says: {
      en: 'A hero has at most as many relics of a type as the card shows symbols of it; with no symbol none can be played.',
      es: 'Un héroe tiene a lo sumo tantas reliquias de un tipo como símbolos muestra su carta; sin símbolo no puede jugarse ninguna.',
    },
    section: SECTION,
    page: '13',
    rulings: ['Q-14'],
    explain: {
      en: ({ relic, type, slots, held }) =>
        slots === 0
          ? `The hero has no slot for ${relic} (${relicTypeName(type, 'en')}).`
          : `${capitalize(relicTypeName(type, 'en'))}: slots filled before ${relic}: ${held} of ${slots}.`,
      es: ({ relic, type, slots, held }) =>
        slots === 0
          ? `El héroe no tiene espacio para ${relic} (${relicTypeName(type, 'es')}).`
          : `${capitalize(relicTypeName(type, 'es'))}: espacios ocupados antes de ${relic}: ${held} de ${slots}.`,
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
    explain: {
      en: ({ relic, replaced, choices }) =>
        choices.length === 0
          ? `${relic} takes the place of ${replaced ?? ''}.`
          : `Say which of ${formatList(choices, 'en')} is discarded for ${relic}${replaced === null ? '' : `; ${replaced} is not one of them`}.`,
      es: ({ relic, replaced, choices }) =>
        choices.length === 0
          ? `${relic} ocupa el lugar de ${replaced ?? ''}.`
          : `Di cuál de ${formatList(choices, 'es')} se descarta por ${relic}${replaced === null ? '' : `; ${replaced} no es una de ellas`}.`,
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
    explain: {
      en: ({ relic, replaced }) => `There is a free slot for ${relic}, so ${replaced} stays.`,
      es: ({ relic, replaced }) => `Hay un espacio libre para ${relic}, así que ${replaced} se queda.`,
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
    explain: {
      en: ({ relic, isKnown }) =>
        isKnown ? `${relic} is named twice; give each relic its own name.` : `The hero has no relic ${relic}.`,
      es: ({ relic, isKnown }) =>
        isKnown
          ? `${relic} se nombra dos veces; da a cada reliquia su nombre.`
          : `El héroe no tiene la reliquia ${relic}.`,
    },
  }),
}
