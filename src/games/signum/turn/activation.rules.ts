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
export type OptionObstacle = 'moved' | 'noEnemy' | 'noHidden' | 'noRuins' | 'reasons'

const OBSTACLES: Readonly<Record<OptionObstacle, { readonly en: string; readonly es: string }>> = {
  moved: { en: 'it has already moved', es: 'ya se ha movido' },
  noEnemy: { en: 'it touches no enemy that is not hidden', es: 'no toca a ningún enemigo que no esté oculto' },
  noHidden: { en: 'it touches no hidden enemy', es: 'no toca a ningún enemigo oculto' },
  reasons: { en: 'for what follows', es: 'por lo que sigue' },
  noRuins: { en: 'it touches no ruins that are still to be searched', es: 'no toca ruinas que queden por registrar' },
}

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
      es: 'En su activación una criatura se mueve, corre, se mueve y lucha, lucha, ataca a distancia, usa una capacidad activada, actúa en unas ruinas, va a la sombra, detecta a un personaje oculto o no hace nada.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: ['Q-22'],
    explain: {
      en: ({ creature, options, obstacle }) => {
        const named = options.map((option) => optionName(option, 'en')).join(', ')
        return obstacle === null
          ? `${creature} may: ${named}.`
          : `${creature} may not ${named}: ${OBSTACLES[obstacle].en}.`
      },
      es: ({ creature, options, obstacle }) => {
        const named = options.map((option) => optionName(option, 'es')).join(', ')
        return obstacle === null
          ? `${creature} puede: ${named}.`
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
        `Siempre activas en ${creature}: ${formatList(
          abilities.map((id) => abilityName(id, 'es', content)),
          'es',
        )}.`,
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
