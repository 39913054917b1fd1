import type { CommandRecord, LogEntry } from '../contract/match-store.ts'
import type { Locale } from '../lib/locale.ts'
import type { LiveMatch } from './live-match.ts'
import { commandSeed } from './match-chance.ts'
import type { MatchDesk } from './match-desk.ts'
import { verify } from './verification.ts'
import { wholeLog } from './versions.ts'

const MOST_DIFFERENCES = 100

type Part = { readonly after: number; readonly limit: number }

/** What anybody needs to check the chance of a match: everything once it has ended, until then the commitment. */
export async function proofOf(desk: MatchDesk, match: LiveMatch, part: Part, locale: Locale) {
  if (match.state.status !== 'ended') return unrevealed(match, locale)
  const entries = await wholeLog(desk, match.header.id, 0)
  const records = await desk.around.store.records(match.header.id)
  const { commands, draws, differences } = verify(match.play, match.header, entries, records)
  return {
    ...revealed(match, locale),
    isFair: differences.length === 0,
    commandCount: commands,
    drawCount: draws,
    differences: differences.slice(0, MOST_DIFFERENCES),
    ...commandPage(match, entropyAt(entries), records, part),
  }
}

function unrevealed({ header }: LiveMatch, locale: Locale) {
  return {
    seedCommitment: header.seedCommitment,
    isRevealed: false,
    note: {
      en: 'The seed is revealed when the match has ended. Until then only its SHA-256 is published.',
      es: 'La semilla se revela al terminar la partida. Hasta entonces solo se publica su SHA-256.',
    }[locale],
    seed: null,
    entropy: null,
    isFair: null,
    commandCount: null,
    drawCount: null,
    differences: [],
    commands: [],
    next: null,
  }
}

function revealed({ header, state }: LiveMatch, locale: Locale) {
  return {
    seedCommitment: header.seedCommitment,
    isRevealed: true,
    note: {
      en: 'The commitment is the SHA-256 of the seed. The draws of a command are those of a ruling with the seed HMAC-SHA-256(seed, "<version>:<entropy>"), where the version is the one it was decided at and the entropy what creator and players had given until then. The setup is decided at the number of `match.started`.',
      es: 'El compromiso es el SHA-256 de la semilla. Las extracciones de una orden son las de un dictamen con la semilla HMAC-SHA-256(semilla, "<versión>:<entropía>"), donde la versión es aquella en que se decidió y la entropía lo que creador y jugadores habían aportado hasta entonces. La preparación se decide en el número de `match.started`.',
    }[locale],
    seed: header.seed,
    entropy: state.entropy,
  }
}

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
