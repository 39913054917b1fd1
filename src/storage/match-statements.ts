import { namedStatement, type Types } from './named-values.ts'

// Every statement but `LIST` names the one match that it is about in each of its parts, as `:id`, and not by joining to
// another part: so a partitioned or distributed database sends it to the one place where that match is.

/** What is written with a batch. Lists hold one value for each line of the log, or for each right. */
const BATCH = {
  id: 'uuid',
  numbers: 'int[]',
  seats: 'int[]',
  times: 'text[]',
  events: 'text[]',
  commandAt: 'int',
  commandSeat: 'int',
  command: 'json',
  draws: 'json',
  keyHash: 'text',
  bodyHash: 'text',
  first: 'int',
  last: 'int',
  grantedRoles: 'text[]',
  grantedSeats: 'int[]',
  grantedHashes: 'text[]',
  revokedRoles: 'text[]',
  revokedSeats: 'int[]',
  revokedHashes: 'text[]',
  snapshot: 'json',
  version: 'int',
  status: 'text',
  updatedAt: 'timestamptz',
} as const satisfies Types<string>
export type BatchValues = Readonly<Record<keyof typeof BATCH, unknown>>

/** What is written once, with a new match. */
const HEADER_VALUES = {
  game: 'text',
  rulesVersion: 'text',
  contentHash: 'text',
  options: 'json',
  seatCount: 'int',
  isPublic: 'boolean',
  label: 'json',
  seed: 'text',
  seedCommitment: 'text',
  forkedMatch: 'uuid',
  forkedVersion: 'int',
  createdAt: 'timestamptz',
} as const satisfies Types<string>
export type HeaderValues = Readonly<Record<keyof typeof HEADER_VALUES, unknown>>

/**
 * What is written with a match or its batch, after `head` has said that it may be: one statement, so that all of it
 * happens or nothing.
 */
const TAIL = `
  events AS (
    INSERT INTO match_events (match_id, number, seat, at, event)
    SELECT :id, line.number, line.seat, line.at::timestamptz, line.event::json
    FROM head, unnest(:numbers, :seats, :times, :events) AS line (number, seat, at, event)
  ), command AS (
    INSERT INTO match_commands (match_id, version, seat, command, draws)
    SELECT :id, :commandAt, :commandSeat, :command, :draws FROM head WHERE :commandAt IS NOT NULL
  ), answer AS (
    INSERT INTO match_answers (match_id, key_hash, body_hash, first, last)
    SELECT :id, :keyHash, :bodyHash, :first, :last FROM head WHERE :keyHash IS NOT NULL
  ), granted AS (
    INSERT INTO match_rights (match_id, role, seat, token_hash)
    SELECT :id, given.* FROM head, unnest(:grantedRoles, :grantedSeats, :grantedHashes) AS given
    ON CONFLICT DO NOTHING
  ), revoked AS (
    DELETE FROM match_rights
    USING head, unnest(:revokedRoles, :revokedSeats, :revokedHashes) AS ended (role, seat, token_hash)
    WHERE match_rights.match_id = :id AND match_rights.role = ended.role
      AND match_rights.seat = ended.seat AND match_rights.token_hash = ended.token_hash
  ), snapshot AS (
    INSERT INTO match_snapshots (match_id, version, state)
    SELECT :id, :version, :snapshot FROM head WHERE :snapshot IS NOT NULL
  )
  SELECT id FROM head`

/** Answers a row when it has written, and none when the version is another, the key was used or the match is gone. */
export const APPEND = namedStatement(
  'append-to-match',
  { ...BATCH, expectedVersion: 'int' },
  `
  WITH head AS (
    UPDATE matches SET version = :version, status = :status, updated_at = coalesce(:updatedAt, updated_at),
      counted_for = CASE WHEN :status = 'ended' THEN NULL ELSE counted_for END
    WHERE id = :id AND version = :expectedVersion
      AND NOT EXISTS (SELECT FROM match_answers WHERE match_id = :id AND key_hash = :keyHash)
    RETURNING id
  ), ${TAIL}`,
)

export const CREATE = namedStatement(
  'create-match',
  { ...BATCH, ...HEADER_VALUES, countedFor: 'text' },
  `
  WITH head AS (
    INSERT INTO matches (
      id, version, status, updated_at, game, rules_version, content_hash, options, seats, is_public, label,
      seed, seed_commitment, forked_match, forked_version, created_at, counted_for
    )
    VALUES (
      :id, :version, :status, coalesce(:updatedAt, :createdAt), :game, :rulesVersion, :contentHash, :options,
      :seatCount, :isPublic, :label, :seed, :seedCommitment, :forkedMatch, :forkedVersion, :createdAt, :countedFor
    )
    RETURNING id
  ), ${TAIL}`,
)

/** Why nothing was appended, as it is after all that was done at the same moment. */
export const STANDING = namedStatement(
  'standing-of-match',
  { id: 'uuid', keyHash: 'text' },
  `
  SELECT matches.version, answer.body_hash, answer.first, answer.last
  FROM matches LEFT JOIN match_answers AS answer ON answer.match_id = :id AND answer.key_hash = :keyHash
  WHERE matches.id = :id`,
)

const HEADER = `
  matches.id, matches.game, matches.rules_version, matches.content_hash, matches.options, matches.seats,
  matches.is_public, matches.label, matches.seed, matches.seed_commitment, matches.forked_match,
  matches.forked_version, matches.status, matches.version, matches.created_at, matches.updated_at`

/** One statement sees one moment: version, rights and log fit together without a transaction. */
export const LOAD = namedStatement(
  'load-match',
  { id: 'uuid' },
  `
  SELECT ${HEADER}, newest.version AS snapshot_version, newest.state AS snapshot,
    (
      SELECT json_agg(json_build_array(role, seat, token_hash) ORDER BY role, seat, token_hash)
      FROM match_rights WHERE match_id = :id
    ) AS rights,
    (
      SELECT json_agg(json_build_array(number, seat, at, event) ORDER BY number)
      FROM match_events WHERE match_id = :id AND number > coalesce(newest.version, 0)
    ) AS lines
  FROM matches LEFT JOIN LATERAL (
    SELECT version, state FROM match_snapshots WHERE match_id = :id ORDER BY version DESC LIMIT 1
  ) AS newest ON true
  WHERE matches.id = :id`,
)

/** The numbers have no gap, so both ends can be named, and no more than the answer is ever read. */
export const LOG = namedStatement(
  'log-of-match',
  { id: 'uuid', after: 'int', last: 'int' },
  `
  SELECT number, seat, at, event FROM match_events
  WHERE match_id = :id AND number > :after AND number <= :last ORDER BY number`,
)

export const RECORDS = namedStatement(
  'records-of-match',
  { id: 'uuid' },
  'SELECT version, seat, command, draws FROM match_commands WHERE match_id = :id ORDER BY version',
)

export const SNAPSHOT = namedStatement(
  'snapshot-of-match',
  { id: 'uuid', version: 'int' },
  `
  SELECT version, state FROM match_snapshots
  WHERE match_id = :id AND version <= :version ORDER BY version DESC LIMIT 1`,
)

/**
 * A token may hold several roles in a match, which stands in the list once. An invitation does not yet count. A token's
 * matches lie anywhere, so this is the one statement that asks for more than one.
 */
export const LIST = namedStatement(
  'list-matches',
  { tokenHash: 'text', before: 'uuid', game: 'text', status: 'text', limit: 'int' },
  `
  SELECT ${HEADER},
    (
      SELECT json_agg(json_build_array(role, seat) ORDER BY role, seat) FROM match_rights
      WHERE token_hash = :tokenHash AND match_id = matches.id AND role <> 'invitation'
    ) AS roles
  FROM (
    SELECT DISTINCT match_id FROM match_rights
    WHERE token_hash = :tokenHash AND match_id < :before AND role <> 'invitation' ORDER BY match_id DESC
  ) AS own JOIN matches ON matches.id = own.match_id
  WHERE (:game IS NULL OR game = :game) AND (:status IS NULL OR status = :status)
  ORDER BY own.match_id DESC LIMIT :limit`,
)

/** Ended matches are counted for nobody, so the index holds no more than what is counted. */
export const COUNT = namedStatement(
  'count-matches',
  { owner: 'text', areForks: 'boolean', max: 'int' },
  `
  SELECT count(*)::int AS count FROM (
    SELECT FROM matches WHERE counted_for = :owner AND (forked_match IS NOT NULL) = :areForks LIMIT :max
  ) AS held`,
)

export const DELETE = namedStatement('delete-match', { id: 'uuid' }, 'DELETE FROM matches WHERE id = :id RETURNING id')
