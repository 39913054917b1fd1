import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { abilityName } from '../abilities/ability.words.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { tokens } from '../dice/fight.words.ts'
import type { AbilityId } from '../vocabulary.ts'
import { type ActivationOption, optionName } from './activation-option.ts'

/** Why an activated ability cannot be used. */
export type AbilityObstacle = 'zero' | 'moved' | 'ran' | 'contact'

/** Why an option is none now. */
type OwnObstacle = 'moved' | 'noEnemy' | 'noHidden' | 'noRuins'
/** The same, or what the rules cited next have against it. */
export type OptionObstacle = OwnObstacle | 'reasons'

const OBSTACLES: Readonly<Record<OwnObstacle, { readonly en: string; readonly es: string }>> = {
  moved: { en: 'it has already moved', es: 'ya se ha movido' },
  noEnemy: { en: 'it touches no enemy that is not hidden', es: 'no toca a ningún enemigo que no esté oculto' },
  noHidden: { en: 'it touches no hidden enemy', es: 'no toca a ningún enemigo oculto' },
  noRuins: { en: 'it touches no ruins that are still to be searched', es: 'no toca ruinas que queden por registrar' },
}

/** How a Contract stands when an activation has started. */
export type ContractState = 'none' | 'unaffordable' | 'offered' | 'declined' | 'paid'

const CONTRACTS: Readonly<Record<ContractState, { readonly en: readonly string[]; readonly es: readonly string[] }>> = {
  none: { en: [], es: [] },
  unaffordable: { en: ['The Contract cannot be paid.'], es: ['El Contrato no se puede pagar.'] },
  offered: { en: ['The Contract may be paid now.'], es: ['Ahora se puede pagar el Contrato.'] },
  declined: { en: ['The Contract is not paid.'], es: ['No se paga el Contrato.'] },
  paid: { en: ['The Contract is paid.'], es: ['Se paga el Contrato.'] },
}

type Listed = readonly [start: string, options: readonly ActivationOption[]]

/** What ends an activation and what does not, leaving out what there is none of. */
const endingSentences = (always: Listed, depends: Listed, never: Listed, locale: Locale): string =>
  [always, depends, never]
    .filter(([, options]) => options.length > 0)
    .map(([start, options]) => `${start}: ${options.map((option) => optionName(option, locale)).join(', ')}.`)
    .join(' ')

/** Rules on what a creature may do in its activation. */
export const activationRules = {
  'signum.activation.options': rule<{
    creature: string
    options: readonly ActivationOption[]
    obstacle: OptionObstacle | null
  }>({
    title: { en: 'What a creature may do', es: 'Qué puede hacer una criatura' },
    says: {
      en: 'In its activation a creature moves, runs, moves and fights, fights, attacks from afar, uses an activated ability, acts at ruins, goes into shadow, detects a hidden character, or does nothing.',
      es: 'En su activación una criatura se mueve, corre, se mueve y lucha, lucha, ataca a distancia, usa una capacidad activada, actúa en unas ruinas, va a la Sombra, detecta a un personaje oculto o no hace nada.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: ['Q-22'],
    explain: {
      en: ({ creature, options, obstacle }) => {
        const named = options.map((option) => optionName(option, 'en')).join(', ')
        if (obstacle === null) return `${creature} may: ${named}.`
        return obstacle === 'reasons'
          ? `Against “${named}”:`
          : `${creature} may not ${named}: ${OBSTACLES[obstacle].en}.`
      },
      es: ({ creature, options, obstacle }) => {
        const named = options.map((option) => optionName(option, 'es')).join(', ')
        if (obstacle === null) return `${creature} puede: ${named}.`
        return obstacle === 'reasons'
          ? `En contra de «${named}»:`
          : `${creature} no puede ${named}: ${OBSTACLES[obstacle].es}.`
      },
    },
  }),
  'signum.turn.all-activate': rule<{ creature: string }>({
    title: { en: 'Every creature once', es: 'Cada criatura una vez' },
    says: {
      en: 'Every creature of the active player is activated exactly once in a turn, even if it then does nothing.',
      es: 'Cada criatura del jugador activo se activa exactamente una vez por turno, aunque luego no haga nada.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} was already activated this turn; activate another creature.`,
      es: ({ creature }) => `${creature} ya se ha activado este turno; activa otra criatura.`,
    },
  }),
  'signum.activation.moved-only-melee': rule<{ creature: string }>({
    title: { en: 'After moving only melee', es: 'Tras moverse, solo cuerpo a cuerpo' },
    says: {
      en: 'A creature that moved attacks only in melee this turn, but for Quick Shooter and Battle Mage.',
      es: 'Una criatura que se movió solo ataca cuerpo a cuerpo este turno, salvo Disparo Rápido y Mago de Batalla.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} moved: it may attack only in melee.`,
      es: ({ creature }) => `${creature} se movió: solo puede atacar cuerpo a cuerpo.`,
    },
  }),
  'signum.activation.no-move-after': rule<{ creature: string; option: ActivationOption }>({
    title: { en: 'Nothing after acting', es: 'Nada tras actuar' },
    says: {
      en: 'An attack, an activated ability or ruins end the movement of a creature for the turn: it moves first and then acts, once.',
      es: 'Un ataque, una capacidad activada o unas ruinas acaban el movimiento de la criatura por el turno: primero se mueve y luego actúa, una vez.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: ['Q-22'],
    explain: {
      en: ({ creature, option }) => `${creature} has already acted and may not ${optionName(option, 'en')} any more.`,
      es: ({ creature, option }) => `${creature} ya ha actuado y no puede ${optionName(option, 'es')}.`,
    },
  }),
  'signum.activation.activated-ability': rule<
    {
      creature: string
      ability: AbilityId
      obstacle: AbilityObstacle | null
      enemies: readonly string[]
    },
    SignumContent
  >({
    title: { en: 'Activated abilities', es: 'Capacidades activadas' },
    says: {
      en: 'An ability with the mark of activation takes the whole activation: not after moving, and not in contact with an enemy that is not hidden.',
      es: 'Una capacidad con la marca de activación ocupa toda la activación: ni tras moverse ni en contacto con un enemigo que no esté oculto.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, ability, obstacle, enemies }, content) => {
        const name = abilityName(ability, 'en', content)
        if (obstacle === null) return `${creature} spends its activation on ${name}.`
        return {
          zero: `${creature} has ${name} 0, which cannot be declared.`,
          moved: `${creature} moved and cannot use ${name} in this activation.`,
          ran: `${creature} ran and cannot use ${name} in this activation.`,
          contact: `${creature} touches ${formatList(enemies, 'en')} and cannot use ${name}.`,
        }[obstacle]
      },
      es: ({ creature, ability, obstacle, enemies }, content) => {
        const name = abilityName(ability, 'es', content)
        if (obstacle === null) return `${creature} dedica su activación a ${name}.`
        return {
          zero: `${creature} tiene ${name} 0, que no puede declararse.`,
          moved: `${creature} se movió y no puede usar ${name} en esta activación.`,
          ran: `${creature} corrió y no puede usar ${name} en esta activación.`,
          contact: `${creature} toca a ${formatList(enemies, 'es')} y no puede usar ${name}.`,
        }[obstacle]
      },
    },
  }),
  'signum.activation.passive': rule<{ creature: string; abilities: readonly AbilityId[] }, SignumContent>({
    title: { en: 'Passive abilities', es: 'Capacidades pasivas' },
    says: {
      en: 'Abilities without the mark of activation always work; some need what is printed on them.',
      es: 'Las capacidades sin la marca de activación funcionan siempre; algunas piden lo que llevan impreso.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, abilities }, content) =>
        `Always active for ${creature}: ${formatList(
          abilities.map((id) => abilityName(id, 'en', content)),
          'en',
        )}.`,
      es: ({ creature, abilities }, content) =>
        `${abilities.length === 1 ? 'Siempre activa' : 'Siempre activas'} en ${creature}: ${formatList(
          abilities.map((id) => abilityName(id, 'es', content)),
          'es',
        )}.`,
    },
  }),
  'signum.activation.start': rule<{
    creature: string
    isWounded: boolean
    effects: readonly string[]
    contract: ContractState
  }>({
    title: { en: 'The start of an activation', es: 'El comienzo de una activación' },
    says: {
      en: 'First Regeneration, rolled only while wounded, then other texts that happen at the start, then Contract. The creature acts with the values that it then has.',
      es: 'Primero Regeneración, que solo se tira con heridas; luego otros textos del comienzo; luego Contrato. La criatura actúa con los valores que tenga entonces.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: [],
    explain: {
      en: ({ creature, isWounded, effects, contract }) =>
        [
          `The activation of ${creature} starts${isWounded ? '' : ' without a wound, so nothing is regenerated'}.`,
          ...(effects.length > 0 ? [`From now on: ${formatList(effects, 'en')}.`] : []),
          ...CONTRACTS[contract].en,
        ].join(' '),
      es: ({ creature, isWounded, effects, contract }) =>
        [
          `Empieza la activación de ${creature}${isWounded ? '' : ' sin heridas, así que no se regenera nada'}.`,
          ...(effects.length > 0 ? [`Desde ahora: ${formatList(effects, 'es')}.`] : []),
          ...CONTRACTS[contract].es,
        ].join(' '),
    },
  }),
  'signum.activation.ends': rule<{
    creature: string
    always: readonly ActivationOption[]
    depends: readonly ActivationOption[]
    never: readonly ActivationOption[]
  }>({
    title: { en: 'When an activation ends', es: 'Cuándo acaba una activación' },
    says: {
      en: 'A run (but Fast with an enemy to fight), an attack after its last Persecution, an activated ability, ruins, a failed detection and going into shadow end the activation at once; otherwise its player ends it.',
      es: 'Correr (salvo Rapidez con un enemigo al que atacar), un ataque tras su última Persecución, una capacidad activada, unas ruinas, una detección fallida e ir a la Sombra acaban la activación enseguida; si no, la acaba su jugador.',
    },
    section: 'Creature activation',
    page: '22-24',
    rulings: [],
    explain: {
      en: ({ creature, always, depends, never }) =>
        endingSentences(
          [`${creature}’s activation ends at once with`, always],
          ['It depends on the result with', depends],
          ['It goes on after', never],
          'en',
        ),
      es: ({ creature, always, depends, never }) =>
        endingSentences(
          [`La activación de ${creature} acaba enseguida con`, always],
          ['Depende del resultado con', depends],
          ['Continúa tras', never],
          'es',
        ),
    },
  }),
  'signum.activation.howl': rule<{ creature: string; problem: 'used' | 'over' | null }>({
    title: { en: 'Howl', es: 'Aullido' },
    says: {
      en: 'Howl is used once at any moment of the creature’s own activation before it ends, before or after moving, and uses nothing up.',
      es: 'Aullido se usa una vez en cualquier momento de la propia activación antes de que acabe, antes o después de moverse, y no gasta nada.',
    },
    section: 'Glossary',
    page: '37',
    rulings: ['Q-48'],
    explain: {
      en: ({ creature, problem }) =>
        problem === null
          ? `${creature} may also use Howl now, without spending its activation.`
          : {
              used: `${creature} has already used Howl in this activation.`,
              over: `The activation of ${creature} is over, and with it the moment for Howl.`,
            }[problem],
      es: ({ creature, problem }) =>
        problem === null
          ? `${creature} además puede usar Aullido ahora, sin gastar su activación.`
          : {
              used: `${creature} ya ha usado Aullido en esta activación.`,
              over: `La activación de ${creature} ha acabado, y con ella el momento de Aullido.`,
            }[problem],
    },
  }),
  'signum.term.hero-like-character': rule<{ creature: string }>({
    title: { en: 'Heroes act like characters', es: 'Los héroes actúan como personajes' },
    says: {
      en: 'Unless a rule says otherwise, heroes act by the rules for characters. They are set up rather than summoned, hold relics, neither search ruins nor use secret entrances, and cannot be controlled.',
      es: 'Salvo que una regla diga otra cosa, los héroes siguen las reglas de los personajes. Se colocan en lugar de convocarse, llevan reliquias, no registran ruinas ni usan entradas secretas, y no se les puede controlar.',
    },
    section: 'Hero cards',
    page: '10',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} is a hero and acts by the rules for characters, but for ruins and Stealth.`,
      es: ({ creature }) => `${creature} sigue como héroe las reglas de los personajes, salvo las de ruinas y Sigilo.`,
    },
  }),
  'signum.ability.concentration': rule<{ creature: string; x: number }>({
    title: { en: 'Concentration', es: 'Concentración' },
    says: {
      en: 'It spends its activation to gain X concentration tokens; the card says what they are for.',
      es: 'Dedica su activación a ganar X fichas de concentración; la carta dice para qué sirven.',
    },
    section: 'Glossary',
    page: '37',
    rulings: [],
    explain: {
      en: ({ creature, x }) => `${creature} may concentrate and gain ${tokens(x, 'en')}.`,
      es: ({ creature, x }) => `${creature} puede concentrarse y ganar ${tokens(x, 'es')}.`,
    },
  }),
}
