import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { countOf } from '../language/attack-words.ts'
import { enemyName, figureList, figureName, weaponName } from '../language/card-name.ts'
import type { LocustState } from '../vocabulary.ts'

const LOCUST = 'Wounding Locust'
const BERSERKER = 'The Berserker'

const STATES = {
  healthy: { en: 'healthy', es: 'sano' },
  wounded: { en: 'wounded', es: 'herido' },
  gravelyWounded: { en: 'gravely wounded', es: 'gravemente herido' },
} as const

type Suffering = { figure: string; wounds: number; health: number }

/** Rules on wounds of Locust and on the markers that record them. */
export const locustWoundRules = {
  'gears.wound.locust-states': rule<{ figure: string; state: LocustState; health: number }, GearsContent>({
    title: { en: 'The health of a Locust', es: 'La salud de un Locust' },
    says: {
      en: 'A Locust is healthy, with the health of its card, or wounded, with the health of the marker under it.',
      es: 'Un Locust está sano, con la salud de su carta, o herido, con la salud del indicador que tiene debajo.',
    },
    section: LOCUST,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, state, health }, content) =>
        `${figureName(figure, 'en', content)} is ${STATES[state].en}: health ${health}.`,
      es: ({ figure, state, health }, content) =>
        `${figureName(figure, 'es', content)} está ${STATES[state].es}: salud ${health}.`,
    },
  }),
  'gears.wound.locust-wounded': rule<Suffering & { marker: number | null }, GearsContent>({
    title: { en: 'A healthy Locust is wounded', es: 'Un Locust sano queda herido' },
    says: {
      en: 'Fewer wounds than its health make a healthy Locust wounded: a marker of its type goes under it.',
      es: 'Menos heridas que su salud dejan herido a un Locust sano: se le pone debajo un indicador de su tipo.',
    },
    section: LOCUST,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, wounds, health, marker }, content) =>
        `${countOf(wounds, 'wound', 'en')} against health ${health}: ${figureName(figure, 'en', content)} is wounded${marker === null ? '' : `, with a marker of health ${marker}`}.`,
      es: ({ figure, wounds, health, marker }, content) =>
        `${countOf(wounds, 'wound', 'es')} contra salud ${health}: ${figureName(figure, 'es', content)} queda herido${marker === null ? '' : `, con un indicador de salud ${marker}`}.`,
    },
  }),
  'gears.wound.locust-killed': rule<Suffering, GearsContent>({
    title: { en: 'A Locust dies', es: 'Un Locust muere' },
    says: {
      en: 'A Locust that suffers as many wounds as its current health dies.',
      es: 'Un Locust que sufre tantas heridas como su salud actual muere.',
    },
    section: LOCUST,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, wounds, health }, content) =>
        `${countOf(wounds, 'wound', 'en')} against health ${health}: ${figureName(figure, 'en', content)} dies.`,
      es: ({ figure, wounds, health }, content) =>
        `${countOf(wounds, 'wound', 'es')} contra salud ${health}: ${figureName(figure, 'es', content)} muere.`,
    },
  }),
  'gears.wound.locust-no-second': rule<Suffering, GearsContent>({
    title: { en: 'Wounds do not add up', es: 'Las heridas no se acumulan' },
    says: {
      en: 'Fewer wounds than its marker shows change nothing for a wounded Locust; wounds never add up.',
      es: 'Menos heridas que las de su indicador no cambian nada en un Locust herido; las heridas no se acumulan.',
    },
    section: LOCUST,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, wounds, health }, content) =>
        `${countOf(wounds, 'wound', 'en')} against health ${health}: nothing changes for ${figureName(figure, 'en', content)}.`,
      es: ({ figure, wounds, health }, content) =>
        `${countOf(wounds, 'wound', 'es')} contra salud ${health}: nada cambia para ${figureName(figure, 'es', content)}.`,
    },
  }),
  'gears.wound.simultaneous-total': rule<{ figure: string; wounds: number }, GearsContent>({
    title: { en: 'One attack, one amount', es: 'Un ataque, una cantidad' },
    says: {
      en: 'All the wounds of one attack on one figure are a single amount.',
      es: 'Todas las heridas de un ataque a una figura son una sola cantidad.',
    },
    section: LOCUST,
    page: '16, 19',
    rulings: [],
    explain: {
      en: ({ figure, wounds }, content) =>
        `${figureName(figure, 'en', content)} suffers ${countOf(wounds, 'wound', 'en')} at once.`,
      es: ({ figure, wounds }, content) =>
        `${figureName(figure, 'es', content)} sufre ${countOf(wounds, 'wound', 'es')} a la vez.`,
    },
  }),
  'gears.wound.no-marker-types': rule<{ figure: string }, GearsContent>({
    title: { en: 'Enemies without markers', es: 'Enemigos sin indicadores' },
    says: {
      en: 'Enemies without markers have health 1, die at the first wound and drop nothing.',
      es: 'Los enemigos sin indicadores tienen salud 1, mueren a la primera herida y no sueltan nada.',
    },
    section: LOCUST,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure }, content) => `${figureName(figure, 'en', content)} has no marker: it drops nothing.`,
      es: ({ figure }, content) => `${figureName(figure, 'es', content)} no tiene indicador: no suelta nada.`,
    },
  }),
  'gears.wound.each-figure': rule<{ figures: string[]; wounds: number }, GearsContent>({
    title: { en: 'Wounds for each figure', es: 'Heridas para cada figura' },
    says: {
      en: 'Wounds to each figure of a zone: each COG there discards order cards, each Locust suffers the wounds.',
      es: 'Heridas a cada figura de una zona: cada CGO descarta cartas de Orden y cada Locust sufre las heridas.',
    },
    section: LOCUST,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figures, wounds }, content) =>
        `${countOf(wounds, 'wound', 'en')} for ${figures.length > 1 ? 'each of ' : ''}${figureList(figures, 'en', content)}.`,
      es: ({ figures, wounds }, content) =>
        `${countOf(wounds, 'wound', 'es')} para ${figures.length > 1 ? 'cada uno: ' : ''}${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.wound.heal-locust': rule<{ figure: string; state: LocustState }, GearsContent>({
    title: { en: 'Healing a Locust', es: 'Curar a un Locust' },
    says: {
      en: 'A Locust that is healed gives its marker back to the unused ones and is healthy.',
      es: 'Un Locust curado devuelve su indicador a los no usados y queda sano.',
    },
    section: LOCUST,
    page: '19, 28',
    rulings: [],
    explain: {
      en: ({ figure, state }, content) =>
        `${figureName(figure, 'en', content)} was ${STATES[state].en} and is healthy.`,
      es: ({ figure, state }, content) =>
        `${figureName(figure, 'es', content)} estaba ${STATES[state].es} y queda sano.`,
    },
  }),
  'gears.wound.kill-drop': rule<
    { figure: string; own: boolean; weapon: string | null; isTurned: boolean },
    GearsContent
  >({
    title: { en: 'What a dead Locust drops', es: 'Qué suelta un Locust muerto' },
    says: {
      en: 'A marker of the dead Locust is turned over, its own if it was wounded, else a new one: a weapon stays in the zone, a red X is discarded.',
      es: 'Se da la vuelta a un indicador del Locust muerto, el suyo si estaba herido o uno nuevo: el arma queda en la zona, la X roja se descarta.',
    },
    section: 'Dropped weapons',
    page: '19-20',
    rulings: [],
    explain: {
      en: ({ figure, own, weapon, isTurned }, content) => {
        const which = own ? 'its own marker' : 'a new marker'
        if (!isTurned) return `${figureName(figure, 'en', content)}: ${which} is turned over.`
        return weapon === null
          ? `${figureName(figure, 'en', content)}: ${which} shows the red X.`
          : `${figureName(figure, 'en', content)}: ${which} shows ${weaponName(weapon, 'en', content)}.`
      },
      es: ({ figure, own, weapon, isTurned }, content) => {
        const which = own ? 'su propio indicador' : 'un indicador nuevo'
        if (!isTurned) return `${figureName(figure, 'es', content)}: se da la vuelta a ${which}.`
        return weapon === null
          ? `${figureName(figure, 'es', content)}: ${which} muestra la X roja.`
          : `${figureName(figure, 'es', content)}: ${which} muestra ${weaponName(weapon, 'es', content)}.`
      },
    },
  }),
  'gears.marker.pile-refill': rule<{ type: string; markers: number }, GearsContent>({
    title: { en: 'New pile of markers', es: 'Nueva pila de indicadores' },
    says: {
      en: 'If no unused marker is left when one is needed, the discarded ones of that type are shuffled, health side up.',
      es: 'Si no quedan indicadores sin usar cuando hace falta uno, se mezclan los descartados de ese tipo, con el lado de salud hacia arriba.',
    },
    section: 'Component limits',
    page: '20, 25',
    rulings: [],
    explain: {
      en: ({ type, markers }, content) =>
        `${markers === 1 ? `The discarded ${enemyName(type, 'en', content)} marker is` : `The ${markers} discarded ${enemyName(type, 'en', content)} markers are`} the new pile.`,
      es: ({ type, markers }, content) =>
        `${markers === 1 ? `El indicador de ${enemyName(type, 'es', content)} descartado es` : `Los ${markers} indicadores de ${enemyName(type, 'es', content)} descartados son`} la nueva pila.`,
    },
  }),
  'gears.marker.shortage': rule<
    { type: string; taken: string | null; choices: string[]; reason: 'notThere' | null },
    GearsContent
  >({
    title: { en: 'No markers left', es: 'Sin indicadores' },
    says: {
      en: 'If there is no marker at all, a dropped weapon of that type is taken from the map; without one, a kill drops nothing and a wound is remembered.',
      es: 'Si no hay ningún indicador, se toma del mapa un arma soltada de ese tipo; si tampoco hay, una muerte no suelta nada y la herida se recuerda.',
    },
    section: 'Component limits',
    page: '25',
    rulings: ['Q-24'],
    explain: {
      en: ({ type, taken, choices, reason }, content) => {
        if (reason !== null)
          return `${formatList(choices, 'en')} is not a dropped weapon of type ${enemyName(type, 'en', content)}.`
        return taken === null
          ? `There is no ${enemyName(type, 'en', content)} marker left.`
          : `The ${enemyName(type, 'en', content)} marker ${taken} is taken from the map.`
      },
      es: ({ type, taken, choices, reason }, content) => {
        if (reason !== null)
          return `${formatList(choices, 'es')} no es un arma soltada de tipo ${enemyName(type, 'es', content)}.`
        return taken === null
          ? `No queda ningún indicador de ${enemyName(type, 'es', content)}.`
          : `Se toma del mapa el indicador ${taken} de ${enemyName(type, 'es', content)}.`
      },
    },
  }),
  'gears.berserker.states': rule<Suffering & { state: LocustState }, GearsContent>({
    title: { en: 'The states of the Berserker', es: 'Los estados del Berserker' },
    says: {
      en: 'Each time the Berserker suffers wounds and survives it advances one state: healthy, wounded, gravely wounded.',
      es: 'Cada vez que el Berserker sufre heridas y sobrevive avanza un estado: sano, herido, gravemente herido.',
    },
    section: BERSERKER,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, wounds, state }, content) =>
        `${countOf(wounds, 'wound', 'en')}: ${figureName(figure, 'en', content)} is now ${STATES[state].en}.`,
      es: ({ figure, wounds, state }, content) =>
        `${countOf(wounds, 'wound', 'es')}: ${figureName(figure, 'es', content)} está ahora ${STATES[state].es}.`,
    },
  }),
  'gears.berserker.thresholds': rule<Suffering, GearsContent>({
    title: { en: 'When the Berserker dies', es: 'Cuándo muere el Berserker' },
    says: {
      en: 'The Berserker dies of as many wounds as its card or the face of its marker shows, and never drops a weapon.',
      es: 'El Berserker muere con tantas heridas como indique su carta o la cara de su indicador, y nunca suelta un arma.',
    },
    section: BERSERKER,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, wounds, health }, content) =>
        `${countOf(wounds, 'wound', 'en')} against health ${health}: ${figureName(figure, 'en', content)} ${wounds >= health ? 'dies and drops nothing' : 'survives'}.`,
      es: ({ figure, wounds, health }, content) =>
        `${countOf(wounds, 'wound', 'es')} contra salud ${health}: ${figureName(figure, 'es', content)} ${wounds >= health ? 'muere y no suelta nada' : 'sobrevive'}.`,
    },
  }),
  'gears.berserker.healthy-immune': rule<{ figure: string; weapon: string | null; weapons: string[] }, GearsContent>({
    title: { en: 'Immune while healthy', es: 'Inmune mientras está sano' },
    says: {
      en: 'A healthy Berserker can be wounded by the Hammer of Dawn only: no other attack may choose it, and other wounds have no effect.',
      es: 'Un Berserker sano solo puede ser herido por el Martillo del alba: ningún otro ataque puede elegirlo y las demás heridas no tienen efecto.',
    },
    section: BERSERKER,
    page: '16, 19, 26',
    rulings: ['Q-25'],
    explain: {
      en: ({ figure, weapon, weapons }, content) =>
        `${figureName(figure, 'en', content)} is healthy: only ${formatList(
          weapons.map((id) => weaponName(id, 'en', content)),
          'en',
        )} wounds it${weapon === null ? '' : `, not ${weaponName(weapon, 'en', content)}`}.`,
      es: ({ figure, weapon, weapons }, content) =>
        `${figureName(figure, 'es', content)} está sano: solo lo hiere ${formatList(
          weapons.map((id) => weaponName(id, 'es', content)),
          'es',
        )}${weapon === null ? '' : `, no ${weaponName(weapon, 'es', content)}`}.`,
    },
  }),
  'gears.berserker.brute-force': rule<{ attacker: string }, GearsContent>({
    title: { en: 'Brute force', es: 'Fuerza bruta' },
    says: {
      en: 'With an omen of the Berserker the defending COG discard at random for the wounds of this attack.',
      es: 'Con un augurio del Berserker los CGO que defienden descartan al azar por las heridas de este ataque.',
    },
    section: BERSERKER,
    page: '16',
    rulings: [],
    explain: {
      en: ({ attacker }, content) => `${figureName(attacker, 'en', content)} makes the defenders discard at random.`,
      es: ({ attacker }, content) =>
        `${figureName(attacker, 'es', content)} hace que los defensores descarten al azar.`,
    },
  }),
  'gears.berserker.drawn-by-noise': rule<{ figure: string; toward: string; steps: string[] }, GearsContent>({
    title: { en: 'Drawn by noise', es: 'Atraído por el ruido' },
    says: {
      en: 'After every attack of a COG the Berserker moves 1 zone toward it, or toward the zone of the grenade; it does not attack by this.',
      es: 'Tras cada ataque de un CGO el Berserker mueve 1 zona hacia él, o hacia la zona de la granada; con ello no ataca.',
    },
    section: BERSERKER,
    page: '16, 26',
    rulings: ['Q-25'],
    explain: {
      en: ({ figure, toward, steps }, content) =>
        steps.length === 0
          ? `${figureName(figure, 'en', content)} hears it and stays: no zone is nearer to ${toward}.`
          : `${figureName(figure, 'en', content)} moves 1 zone toward ${toward}, to ${steps.join(' or ')}.`,
      es: ({ figure, toward, steps }, content) =>
        steps.length === 0
          ? `${figureName(figure, 'es', content)} lo oye y se queda: ninguna zona está más cerca de ${toward}.`
          : `${figureName(figure, 'es', content)} mueve 1 zona hacia ${toward}, a ${steps.join(' o ')}.`,
    },
  }),
  'gears.berserker.zone-attack': rule<{ attacker: string; zone: string | null; figures: string[] }, GearsContent>({
    title: { en: 'Attacking the whole zone', es: 'Atacar toda la zona' },
    says: {
      en: 'An attack on all figures in its zone is an area attack: it hits Locust and COG, not the attacker.',
      es: 'Un ataque a todas las figuras de su zona alcanza a Locust y CGO, no al atacante.',
    },
    section: 'China Shop',
    page: '26',
    rulings: [],
    explain: {
      en: ({ attacker, figures }, content) =>
        figures.length === 0
          ? `Nobody is near ${figureName(attacker, 'en', content)}.`
          : `${figureName(attacker, 'en', content)} attacks ${figureList(figures, 'en', content)}.`,
      es: ({ attacker, figures }, content) =>
        figures.length === 0
          ? `No hay nadie junto a ${figureName(attacker, 'es', content)}.`
          : `${figureName(attacker, 'es', content)} ataca a ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.ticker.blast': rule<{ figure: string; hit: string[]; blasts: boolean }, GearsContent>({
    title: { en: 'Tickers blow up', es: 'Los Tickers explotan' },
    says: {
      en: 'A Ticker that dies, except by its own attack or a bolo grenade, deals 1 direct wound to every other figure in its zone.',
      es: 'Un Ticker que muere, salvo por su propio ataque o una granada bolo, causa 1 herida directa a toda otra figura de su zona.',
    },
    section: 'Landown',
    page: '27',
    rulings: ['Q-33'],
    explain: {
      en: ({ figure, hit, blasts }, content) => {
        if (!blasts) return `${figureName(figure, 'en', content)} does not blow up.`
        return hit.length === 0
          ? `${figureName(figure, 'en', content)} blows up alone.`
          : `${figureName(figure, 'en', content)} blows up and hits ${figureList(hit, 'en', content)}.`
      },
      es: ({ figure, hit, blasts }, content) => {
        if (!blasts) return `${figureName(figure, 'es', content)} no explota.`
        return hit.length === 0
          ? `${figureName(figure, 'es', content)} explota solo.`
          : `${figureName(figure, 'es', content)} explota y alcanza a ${figureList(hit, 'es', content)}.`
      },
    },
  }),
  'gears.ticker.chain': rule<{ dead: string[] }, GearsContent>({
    title: { en: 'Chains of blasts', es: 'Explosiones en cadena' },
    says: {
      en: 'The deaths that a blast causes are found first; then each dead Ticker blows up in turn, in the order the active player chooses.',
      es: 'Primero se determinan las muertes de una explosión; después explota cada Ticker muerto, en el orden que elija el jugador activo.',
    },
    section: 'Landown',
    page: '27',
    rulings: ['Q-33'],
    explain: {
      en: ({ dead }, content) => `Next to blow up: ${figureList(dead, 'en', content)}.`,
      es: ({ dead }, content) =>
        `A continuación ${dead.length === 1 ? 'explota' : 'explotan'}: ${figureList(dead, 'es', content)}.`,
    },
  }),
}
