import type { Locale } from '../../../lib/locale.ts'
import { formatChoice } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { defineApexOperation } from '../define.ts'
import { cardName, legendName } from '../language/legend-name.ts'
import { ruleIds } from '../rules.ts'
import { squadName } from '../table/squad.ts'
import { turnRules } from './turn.rules.ts'
import { followTurn, Turn, TurnInput } from './turn.ts'

export const turnOperation = defineApexOperation({
  id: 'apex.turn',
  kind: 'list',
  summary: {
    en: 'Tells where a squad’s turn stands: what is resolved first, which Legends may be activated now, and what follows.',
    es: 'Dice en qué punto está el turno de un pelotón: qué se resuelve primero, qué Leyendas pueden activarse ahora y qué sigue.',
  },
  rules: [...ruleIds(turnRules), 'apex.turn.initiative-effects-order', 'apex.activation.eliminated'],
  input: TurnInput,
  outcome: Turn,
  examples: [
    {
      name: 'Two tokens lie under the marker (E-03)',
      input: {
        turnIndex: 7,
        tokens: ['rolling-thunder', 'dome-of-protection'],
        legends: [{ id: 'gibraltar' }, { id: 'bloodhound' }],
      },
    },
    {
      name: 'One Legend is done, the other eliminated (E-86)',
      input: {
        turnIndex: 5,
        legends: [
          { id: 'bloodhound', activated: true },
          { id: 'gibraltar', eliminated: true },
        ],
      },
    },
    {
      name: 'Nobody else while Wraith is active (E-97)',
      input: { turnIndex: 4, active: 'wraith', legends: [{ id: 'bangalore' }, { id: 'wraith' }, { id: 'lifeline' }] },
    },
  ],
  run: (input, { trace }) => followTurn(input, trace),
  headline({ squad, step, tokens, candidates, next }, { active }, locale, content) {
    const name = squadName(squad, locale)
    const cards = formatChoice(tokens.map((token) => cardName(token, locale, content)).slice(0, 1), locale)
    if (step === 'tokens') {
      return { en: `First ${cards} is resolved.`, es: `Primero se resuelve ${cards}.` }[locale]
    }
    if (step === 'over') {
      return next.phase === 'turn'
        ? { en: `${name}’s turn is over; Blue’s begins.`, es: `El turno ${name} ha terminado; empieza el Azul.` }[
            locale
          ]
        : {
            en: `${name}’s turn is over; the Transition phase begins.`,
            es: `El turno ${name} ha terminado; empieza la fase de Transición.`,
          }[locale]
    }
    if (active !== undefined) {
      const busy = legendName(active, locale, content)
      return { en: `${busy} finishes its activation first.`, es: `${busy} termina antes su activación.` }[locale]
    }
    const free = candidates.filter(({ legal }) => legal).map(({ legend }) => legendName(legend, locale, content))
    return {
      en: `${name} may activate ${formatChoice(free, 'en')}.`,
      es: `El pelotón ${name} puede activar a ${formatChoice(free, 'es')}.`,
    }[locale]
  },
  details({ tokens, candidates, next }, input, locale, content) {
    const order = tokens.map((token) => cardName(token, locale, content)).join(', ')
    const respawning = candidates
      .filter(({ mustRespawn }) => mustRespawn)
      .map(({ legend }) => legendName(legend, locale, content))
    const after =
      next.phase === 'turn'
        ? { en: 'Blue’s turn', es: 'el turno Azul' }
        : { en: 'the Transition phase', es: 'la fase de Transición' }
    return [
      ...(tokens.length < 2 ? [] : [`${{ en: 'In this order', es: 'En este orden' }[locale]}: ${order}.`]),
      ...respawning.map(
        (name) => ({ en: `${name} has to respawn first.`, es: `${name} debe reaparecer primero.` })[locale],
      ),
      ...candidates.flatMap(({ legend, legal }) => {
        if (legal) return []
        const no = { en: 'not now', es: 'ahora no' }[locale]
        return [`${legendName(legend, locale, content)}: ${no} (${whyNot(legend, input, locale, content)}).`]
      }),
      { en: `Afterwards: ${after.en}.`, es: `Después: ${after.es}.` }[locale],
    ]
  },
})

/** What keeps a Legend from being activated now, in a few words. */
function whyNot(legend: string, { active, legends, tokens }: TurnInput, locale: Locale, content: ApexContent): string {
  if (legends.some(({ id, activated }) => id === legend && activated)) {
    return { en: 'activated already this turn', es: 'ya se ha activado en este turno' }[locale]
  }
  if (tokens.length > 0) return { en: 'first the tokens are resolved', es: 'antes se resuelven las fichas' }[locale]
  if (active === legend) return { en: 'being activated', es: 'se está activando' }[locale]
  const busy = legendName(active ?? '', locale, content)
  return { en: `${busy} is being activated`, es: `se está activando ${busy}` }[locale]
}
