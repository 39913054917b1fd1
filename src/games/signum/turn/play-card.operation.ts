import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { effectText } from '../cards/card-text.words.ts'
import { SUMMON_RULES } from '../city/summon/summon.operation.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { defineSignumOperation } from '../define.ts'
import { armourTokens } from '../dice/fight.words.ts'
import { cardName, cardNames } from '../language/card-name.ts'
import { notAllowed } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { playCardRules } from './play-card.rules.ts'
import { PlayCardQuestion, PlayedCard, playCard } from './play-card.ts'

const BRUNO = {
  player: 'Bruno',
  hero: 'hadriana-of-the-dawn',
  city: [
    { name: 'temple', type: 'temple' as const },
    { name: 'barracks', type: 'barracks' as const },
  ],
  prosperity: 3,
}
const FIELD = {
  drawn: {
    sides: [
      { player: 'Bruno', from: { x: 0, y: 0 }, to: { x: 60, y: 0 } },
      { player: 'Ana', from: { x: 0, y: 60 }, to: { x: 60, y: 60 } },
    ],
    creatures: [{ card: 'brissa-de-molforn', player: 'Ana', x: 30, y: 40 }],
  },
}

export const playCardOperation = defineSignumOperation({
  id: 'signum.play-card',
  kind: 'check',
  summary: {
    en: 'Plays a card from the hand as one question: phase, hero, cost, place or slot or target, who may interrupt, the tokens it brings and its First Word.',
    es: 'Juega una carta de la mano en una sola pregunta: fase, héroe, coste, sitio, espacio u objetivo, quién puede interrumpir, las fichas que trae y su Primera Palabra.',
  },
  rules: [
    ...new Set([
      ...SUMMON_RULES,
      ...ruleIds(playCardRules),
      'signum.term.hero-locked' as const,
      'signum.play.cost' as const,
      'signum.play.any-building' as const,
      'signum.play.payment' as const,
      'signum.prosperity.pay' as const,
      'signum.city.names' as const,
      'signum.relic.hero-only' as const,
      'signum.relic.slots' as const,
      'signum.relic.replace' as const,
      'signum.relic.not-full' as const,
      'signum.spell.immediate' as const,
    ]),
  ],
  input: PlayCardQuestion,
  outcome: PlayedCard,
  examples: [
    {
      name: 'Cordelia, with a tactic lying in wait (E-62)',
      input: { ...BRUNO, card: 'cordelia-the-crusader', board: FIELD, at: { x: 20, y: 1.6 }, tacticsOf: ['Ana'] },
    },
    {
      name: 'A spell that costs too much (E-62)',
      input: { ...BRUNO, card: 'fireball', prosperity: 1 },
    },
    {
      name: 'A character of one’s own, with Armour and a First Word',
      input: {
        ...BRUNO,
        own: {
          name: 'Warden of the gate',
          cost: { prosperity: 2, buildings: ['barracks'] },
          kind: {
            character: {
              ...{ strength: 4, movement: 'M', health: 3, base: 32 },
              abilities: [
                { id: 'armour', x: 1 },
                { id: 'firstWord', text: [{ does: { heal: 1 }, to: { who: 'ownCreature' } }] },
              ],
            },
          },
        },
        board: FIELD,
        at: { x: 20, y: 1.6 },
      },
    },
    {
      name: 'A relic of one’s own on a hero of one’s own',
      input: {
        ...BRUNO,
        hero: 'Mother of storms',
        slots: [{ type: 'meleeWeapon', count: 1 }],
        own: { name: 'Storm glaive', cost: { prosperity: 1 }, kind: { relic: { type: 'meleeWeapon' } } },
      },
    },
    {
      name: 'Not while a creature is being activated',
      input: { ...BRUNO, card: 'cordelia-the-crusader', board: FIELD, at: { x: 20, y: 1.6 }, inActivation: true },
    },
  ],
  run: playCard,
  headline({ legal, violations, goesTo, prosperityLeft }, { card, own, player }, locale, content) {
    if (!legal || goesTo === null) return notAllowed(violations, locale, content)
    const played = own?.name ?? cardName(card ?? '', locale, content)
    const name = goesTo === 'faceDown' ? { en: 'a tactic', es: 'una táctica' }[locale] : played
    return {
      en: `${player} may play ${name}; ${prosperityLeft} prosperity left.`,
      es: `${player} puede jugar ${name}; le ${prosperityLeft === 1 ? 'queda' : 'quedan'} ${prosperityLeft} de Prosperidad.`,
    }[locale]
  },
  details: (outcome, question, locale, content) => (outcome.legal ? linesOf(outcome, question, locale, content) : []),
})

function linesOf(played: PlayedCard, card: PlayCardQuestion, locale: Locale, content: SignumContent): string[] {
  const say = (en: string, es: string) => ({ en, es })[locale]
  const named = (ids: readonly string[]) => formatList(cardNames(ids, locale, content), locale)
  const { turned, interrupts, armour, hidden, backstabbers, discarded, firstWord, goesTo } = played
  return [
    ...(turned.length > 0
      ? [say(`Turned: ${named(turned)}.`, `${turned.length === 1 ? 'Se gira' : 'Se giran'}: ${named(turned)}.`)]
      : []),
    ...(interrupts.length > 0
      ? [
          say(
            `May have to reveal a tactic: ${named(interrupts)}.`,
            `${interrupts.length === 1 ? 'Quizá deba' : 'Quizá deban'} revelar una táctica: ${named(interrupts)}.`,
          ),
        ]
      : []),
    ...(armour > 0
      ? [say(`Comes in with ${armourTokens(armour, 'en')}.`, `Entra con ${armourTokens(armour, 'es')}.`)]
      : []),
    ...(hidden ? [say('Comes in with a stealth token.', 'Entra con una ficha de Sigilo.')] : []),
    ...(backstabbers.length > 0
      ? [
          say(
            `May backstab: ${named(backstabbers)}.`,
            `${backstabbers.length === 1 ? 'Puede' : 'Pueden'} dar una Puñalada: ${named(backstabbers)}.`,
          ),
        ]
      : []),
    ...(discarded.length > 0 ? [say(`Replaced: ${named(discarded)}.`, `Sustituye a: ${named(discarded)}.`)] : []),
    ...(firstWord
      ? [say(`First Word: ${wordOf(card, 'en', content)}.`, `Primera Palabra: ${wordOf(card, 'es', content)}.`)]
      : []),
    ...(goesTo === 'battlefield' && !played.acts
      ? [say('It cannot act this turn.', 'No puede actuar este turno.')]
      : []),
  ]
}

/** What the First Word of a card says. */
function wordOf({ card, own }: PlayCardQuestion, locale: Locale, content: SignumContent): string {
  const known = content.cards.get(card ?? '')
  const described = own !== undefined && 'character' in own.kind ? own.kind.character.abilities : []
  const abilities = known?.kind === 'character' ? known.abilities : described
  const word = abilities.find((ability) => ability.id === 'firstWord')
  return (word?.text ?? []).map(({ does }) => effectText(does, content)[locale]).join('; ')
}
