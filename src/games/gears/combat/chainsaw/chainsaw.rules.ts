import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf } from '../../language/attack-words.ts'
import { figureName, weaponName } from '../../language/card-name.ts'

const CHAINSAW = 'The chainsaw'

type Fault = 'otherZone' | 'noChainsaw' | 'notLocust'

/** Rules on the chainsaw of the Lancer. */
export const chainsawRules = {
  'gears.chainsaw.use': rule<{ bearer: string; target: string; omens: number; reason: Fault | null }, GearsContent>({
    title: { en: 'Using the chainsaw', es: 'Usar la motosierra' },
    says: {
      en: 'Instead of attacking, the bearer picks a Locust in its zone and rolls the dice of the chainsaw; wounds do not count, and a single omen kills.',
      es: 'En vez de atacar, el portador elige un Locust de su zona y tira los dados de la motosierra; las heridas no cuentan y un solo augurio mata.',
    },
    section: CHAINSAW,
    page: '17, 24',
    rulings: [],
    explain: {
      en: ({ bearer, target, omens, reason }, content) =>
        reason === null
          ? `${countOf(omens, 'omen', 'en')}: ${figureName(target, 'en', content)} ${omens > 0 ? 'is killed' : 'is unharmed'}.`
          : {
              otherZone: `${figureName(target, 'en', content)} is not in the zone of ${figureName(bearer, 'en', content)}.`,
              noChainsaw: `${figureName(bearer, 'en', content)} holds no weapon with a chainsaw.`,
              notLocust: `${figureName(target, 'en', content)} is not a Locust.`,
            }[reason],
      es: ({ bearer, target, omens, reason }, content) =>
        reason === null
          ? `${countOf(omens, 'omen', 'es')}: ${figureName(target, 'es', content)} ${omens > 0 ? 'muere' : 'queda ileso'}.`
          : {
              otherZone: `${figureName(target, 'es', content)} no está en la zona de ${figureName(bearer, 'es', content)}.`,
              noChainsaw: `${figureName(bearer, 'es', content)} no tiene ningún arma con motosierra.`,
              notLocust: `${figureName(target, 'es', content)} no es un Locust.`,
            }[reason],
    },
  }),
  'gears.chainsaw.no-defence': rule<{ target: string }, GearsContent>({
    title: { en: 'No defence', es: 'Sin defensa' },
    says: {
      en: 'Against the chainsaw no defence dice are rolled, and no ability is triggered.',
      es: 'Contra la motosierra no se tiran dados de defensa ni se activa ninguna capacidad.',
    },
    section: CHAINSAW,
    page: '24',
    rulings: [],
    explain: {
      en: ({ target }, content) => `${figureName(target, 'en', content)} rolls no defence dice.`,
      es: ({ target }, content) => `${figureName(target, 'es', content)} no tira dados de defensa.`,
    },
  }),
  'gears.chainsaw.leave-cover': rule<{ bearer: string; cover: string }, GearsContent>({
    title: { en: 'Out of cover', es: 'Fuera de cobertura' },
    says: {
      en: 'The bearer leaves cover to use the chainsaw.',
      es: 'El portador sale de la cobertura para usar la motosierra.',
    },
    section: CHAINSAW,
    page: '17, 24',
    rulings: ['Q-27'],
    explain: {
      en: ({ bearer, cover }, content) => `${figureName(bearer, 'en', content)} leaves the cover space ${cover}.`,
      es: ({ bearer, cover }, content) =>
        `${figureName(bearer, 'es', content)} sale del espacio de cobertura ${cover}.`,
    },
  }),
  'gears.chainsaw.no-ammo': rule<{ weapon: string; ammo: number }, GearsContent>({
    title: { en: 'No ammo needed', es: 'Sin munición' },
    says: {
      en: 'The chainsaw neither spends nor needs ammo.',
      es: 'La motosierra no gasta ni necesita munición.',
    },
    section: CHAINSAW,
    page: '24',
    rulings: ['Q-27'],
    explain: {
      en: ({ weapon, ammo }, content) =>
        ammo === 0
          ? `${weaponName(weapon, 'en', content)} has no ammo and needs none.`
          : `${weaponName(weapon, 'en', content)} keeps its ${countOf(ammo, 'token', 'en')}.`,
      es: ({ weapon, ammo }, content) =>
        ammo === 0
          ? `${weaponName(weapon, 'es', content)} no tiene munición ni la necesita.`
          : `${weaponName(weapon, 'es', content)} conserva ${countOf(ammo, 'token', 'es')}.`,
    },
  }),
  'gears.chainsaw.no-extra-dice': rule<{ dice: number; bonus: number; ignored: number }>({
    title: { en: 'Only dice that name it', es: 'Solo los dados que la nombran' },
    says: {
      en: 'Effects that add attack dice do not apply to the chainsaw, unless they name it.',
      es: 'Los efectos que suman dados de ataque no valen para la motosierra, salvo que la nombren.',
    },
    section: CHAINSAW,
    page: '24',
    rulings: [],
    explain: {
      en: ({ dice, bonus, ignored }) =>
        `${countOf(dice, 'attackDie', 'en')} ${dice === 1 ? 'is' : 'are'} rolled${bonus > 0 ? `, ${bonus} of them from an ability that names the chainsaw` : ''}${ignored > 0 ? `; ${ignored} more ${ignored === 1 ? 'does' : 'do'} not apply` : ''}.`,
      es: ({ dice, bonus, ignored }) =>
        `${dice === 1 ? 'Se tira' : 'Se tiran'} ${countOf(dice, 'attackDie', 'es')}${bonus > 0 ? `, ${bonus} por una capacidad que nombra la motosierra` : ''}${ignored > 0 ? `; ${ignored === 1 ? 'otro no vale' : `otros ${ignored} no valen`}` : ''}.`,
    },
  }),
  'gears.chainsaw.immune': rule<{ target: string }, GearsContent>({
    title: { en: 'Immune to the chainsaw', es: 'Inmunes a la motosierra' },
    says: {
      en: 'An enemy with the icon of immunity cannot be chosen.',
      es: 'No se puede elegir a un enemigo con el icono de inmunidad.',
    },
    section: CHAINSAW,
    page: '16, 24',
    rulings: [],
    explain: {
      en: ({ target }, content) => `${figureName(target, 'en', content)} is immune to the chainsaw.`,
      es: ({ target }, content) => `${figureName(target, 'es', content)} es inmune a la motosierra.`,
    },
  }),
  'gears.chainsaw.counts-as-attack': rule<{ bearer: string }, GearsContent>({
    title: { en: 'It counts as an attack', es: 'Cuenta como ataque' },
    says: {
      en: 'Using the chainsaw counts as an attack for what happens after a COG attacks.',
      es: 'Usar la motosierra cuenta como ataque para lo que ocurre después de que un CGO ataca.',
    },
    section: 'China Shop',
    page: '26',
    rulings: [],
    explain: {
      en: ({ bearer }, content) => `This counts as an attack by ${figureName(bearer, 'en', content)}.`,
      es: ({ bearer }, content) => `Cuenta como un ataque de ${figureName(bearer, 'es', content)}.`,
    },
  }),
}
