import type { RulesName } from '../../contract/match.ts'
import type { CommandRecord, LogEntry } from '../../contract/match-store.ts'
import type { Locale } from '../../lib/locale.ts'
import { type InTurn, runInTurns } from '../in-turn.ts'
import type { LiveMatch } from '../live-match.ts'
import type { MatchCache } from '../match-cache.ts'
import { commandSeed } from '../match-chance.ts'
import { sameRules } from '../rules-version.ts'
import { type Difference, type Stretch, verifyInSteps } from './verification.ts'
import { wholeLog } from './versions.ts'

const MAX_DIFFERENCES = 100

type Part = { readonly after: number; readonly limit: number }

/** In which language the proof is told, and how its work takes turns with that of others. */
type Reader = { readonly locale: Locale; readonly inTurn: InTurn }

/** What anybody needs to check the chance of a match: everything once it has ended, until then the commitment. */
export async function proofOf(cache: MatchCache, match: LiveMatch, part: Part, { locale, inTurn }: Reader) {
  if (match.state.status !== 'ended') return proofOfRunning(match, locale)
  const entries = await wholeLog(cache, match.header.id, 0)
  const records = await cache.deps.store.records(match.header.id)
  const found = await replayProof(match, entries, records, inTurn)
  const { differences } = found
  return {
    ...proofOfEnded(match, found.stretches, locale),
    ...found,
    differences: differences.slice(0, MAX_DIFFERENCES),
    ...commandPage(match, entropyAt(entries), records, part),
  }
}

type Found = {
  readonly isFair: boolean | null
  readonly stretches: readonly Stretch[]
  readonly commandCount: number
  readonly drawCount: number
  readonly differences: readonly Difference[]
}

async function replayProof(
  { play, header, ruleset }: LiveMatch,
  entries: readonly LogEntry[],
  records: readonly CommandRecord[],
  inTurn: InTurn,
): Promise<Found> {
  const judges = (rules: RulesName) => sameRules(rules, ruleset)
  const found = await runInTurns(verifyInSteps(play, header, entries, records, judges), inTurn)
  const { commands, draws, differences, stretches } = found
  return { isFair: fairness(stretches), stretches, commandCount: commands, drawCount: draws, differences }
}

/** Where one stretch is forged the match is; where one cannot be judged, neither can the whole. */
function fairness(stretches: readonly Stretch[]): boolean | null {
  if (stretches.some(({ isFair }) => isFair === false)) return false
  return stretches.some(({ isFair }) => isFair === null) ? null : true
}

function proofOfRunning({ header, rules }: LiveMatch, locale: Locale) {
  return {
    seedCommitment: header.seedCommitment,
    isRevealed: false,
    note: {
      en: 'The seed is revealed when the match has ended. Until then only its SHA-256 is published.',
      es: 'La semilla se revela al terminar la partida. Hasta entonces solo se publica su SHA-256.',
    }[locale],
    seed: null,
    entropy: null,
    ...namedRules(rules),
    isFair: null,
    stretches: [],
    commandCount: null,
    drawCount: null,
    differences: [],
    commands: [],
    next: null,
  }
}

function proofOfEnded({ header, state, rules }: LiveMatch, stretches: readonly Stretch[], locale: Locale) {
  const how = HOW_DRAWN[locale]
  return {
    seedCommitment: header.seedCommitment,
    isRevealed: true,
    note: stretches.some(({ isFair }) => isFair === null) ? `${OTHER_RULES[locale]} ${how}` : how,
    seed: header.seed,
    entropy: state.entropy,
    ...namedRules(rules),
  }
}

const namedRules = ({ rulesVersion, contentHash }: RulesName) => ({ rulesVersion, contentHash })

const HOW_DRAWN = {
  en: 'The commitment is the SHA-256 of the seed. The draws of a command are those of a ruling with the seed HMAC-SHA-256(seed, "<version>:<entropy>"), where the version is the one it was decided at and the entropy what creator and players had given until then. The setup is decided at the number of `match.started`, and what is done for a seat that gave up at the version before it.',
  es: 'El compromiso es el SHA-256 de la semilla. Las extracciones de una orden son las de un dictamen con la semilla HMAC-SHA-256(semilla, "<versión>:<entropía>"), donde la versión es aquella en que se decidió y la entropía lo que creador y jugadores habían aportado hasta entonces. La preparación se decide en el número de `match.started`, y lo que se hace por un asiento que se rindió, en la versión anterior a ello.',
} as const

const OTHER_RULES = {
  en: 'Of the stretches that name other rules or content than this service has, it can play none again and does not judge them: there only the commitment and the numbers of the log were checked. A service with the named version can verify them.',
  es: 'Los tramos que nombran otras reglas u otro contenido que los de este servicio no se pueden volver a jugar aquí ni se juzgan: en ellos solo se comprobaron el compromiso y los números del registro. Un servicio con la versión nombrada puede verificarlos.',
} as const

/** What creator and players had added to the chance by a version. */
function entropyAt(entries: readonly LogEntry[]): (version: number) => string {
  const given = entries.flatMap(({ number, event }) =>
    event.type === 'match.created' || event.type === 'match.seatTaken'
      ? [{ number, entropy: String(event.entropy) }]
      : [],
  )
  return (version) =>
    given
      .filter(({ number }) => number <= version)
      .map(({ entropy }) => entropy)
      .join('')
}

function commandPage(
  { header }: LiveMatch,
  entropy: (version: number) => string,
  records: readonly CommandRecord[],
  { after, limit }: Part,
) {
  const wanted = records.filter(({ at }) => at >= after)
  const commands = wanted.slice(0, limit).map((record) => {
    return { ...record, seed: commandSeed(header.seed, entropy(record.at), record.at) }
  })
  return { commands, next: wanted[limit]?.at ?? null }
}
