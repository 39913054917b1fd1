import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { Danger } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { contractArticles, formatLength } from '../language/words.ts'
import type { AbilityId } from '../vocabulary.ts'
import { abilityName } from './ability.words.ts'
import { dangerName } from './danger.words.ts'

const abilityNames = (abilities: readonly AbilityId[], locale: Locale, content: SignumContent): string =>
  formatList(
    abilities.map((id) => abilityName(id, locale, content)),
    locale,
  )

/** Rules on what holds for a creature because of where it stands and what it bears. */
export const inForceRules = {
  'signum.ability.own-and-enemy': rule<{ creature: string; controller: string; owner: string }>({
    title: { en: 'Controlled and owned', es: 'Control y propiedad' },
    says: {
      en: '“Own” and “enemy” go by who controls a creature now; hand, deck, graveyard and the limit of seven go by who owns it.',
      es: '«Propio» y «enemigo» dependen de quién controla ahora a la criatura; la mano, el mazo, el cementerio y el límite de siete, de quién es su propietario.',
    },
    section: 'Special abilities',
    page: '29',
    rulings: ['Q-63'],
    explain: {
      en: ({ creature, controller, owner }) =>
        `${creature} belongs to ${owner}, but ${controller} controls it now: it counts as ${controller}’s own creature and as an enemy of ${owner}.`,
      es: ({ creature, controller, owner }) =>
        `${creature} pertenece a ${owner}, pero ahora está bajo el control de ${controller}: cuenta como criatura propia de ${controller} y enemiga de ${owner}.`,
    },
  }),
  'signum.ability.aura-live': rule<{ creature: string; source: string; band: string; distance: number }>({
    title: { en: 'In an aura', es: 'Dentro de un aura' },
    says: {
      en: 'An aura holds for a creature exactly while both are in play and their bases are within its reach, edge to edge; neither sight nor stealth matters, and it never reaches its source. What counts is the moment when a value is read.',
      es: 'Un aura vale para una criatura justo mientras ambas están en juego y sus bases están dentro de su alcance, de borde a borde; no importan la visión ni el Sigilo, y nunca alcanza a su fuente. Cuenta el momento en que se lee un valor.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-65'],
    explain: {
      en: ({ creature, source, band, distance }) =>
        `${creature} is ${formatLength(distance, 'en')} from ${source}, within its Aura ${band}.`,
      es: ({ creature, source, band, distance }) =>
        `${creature} está a ${formatLength(distance, 'es')} de ${source}, dentro de su Aura ${band}.`,
    },
  }),
  'signum.terrain.contact-grants': rule<
    { creature: string; terrain: string; abilities: readonly AbilityId[] },
    SignumContent
  >({
    title: { en: 'What terrain gives in contact', es: 'Lo que da el terreno en contacto' },
    says: {
      en: 'What terrain gives “while in contact” every creature has, friend or foe, for as long as its base touches or overlaps the template. Two templates do not add up.',
      es: 'Lo que el terreno da «en contacto» lo tiene toda criatura, amiga o enemiga, mientras su base toque la plantilla o esté sobre ella. Dos plantillas no se suman.',
    },
    section: 'Terrain',
    page: '16, 22',
    rulings: ['Q-84'],
    explain: {
      en: ({ creature, terrain, abilities }, content) =>
        `${creature} touches ${terrain} and has ${abilityNames(abilities, 'en', content)}.`,
      es: ({ creature, terrain, abilities }, content) =>
        `${creature} toca ${terrain} y tiene ${abilityNames(abilities, 'es', content)}.`,
    },
  }),
  'signum.relic.passive': rule<{ creature: string; relic: string }>({
    title: { en: 'Relics that always work', es: 'Reliquias que funcionan siempre' },
    says: {
      en: 'The text of a relic without uses holds while the relic is in play.',
      es: 'El texto de una reliquia sin usos vale mientras la reliquia está en juego.',
    },
    section: 'Relic cards',
    page: '13',
    rulings: [],
    explain: {
      en: ({ creature, relic }) => `${creature} bears ${relic}.`,
      es: ({ creature, relic }) => `${creature} lleva ${relic}.`,
    },
  }),
  'signum.ability.shield-from': rule<{ creature: string; danger: Danger }>({
    title: { en: 'Shield from', es: 'Escudo contra' },
    says: {
      en: 'A creature cannot be the target of what its Shield names, nor be affected by it.',
      es: 'Una criatura no puede ser objetivo de lo que nombra su Escudo, ni le afecta.',
    },
    section: 'Glossary',
    page: '38',
    rulings: ['Q-73'],
    explain: {
      en: ({ creature, danger }) => `${creature} is safe from ${dangerName(danger, 'en')}.`,
      es: ({ creature, danger }) => `${creature} está ${contractArticles(`a salvo de ${dangerName(danger, 'es')}`)}.`,
    },
  }),
}
