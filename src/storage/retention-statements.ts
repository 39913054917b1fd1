import { namedStatement } from './named-values.ts'

/** A number of our own, by which one instance at a time clears away; it is held for one statement only. */
const TURN = 'turn AS (SELECT pg_try_advisory_xact_lock(727073691) AS is_mine)'

/**
 * Looks at the next part of the matches, in the order of their ids, and deletes the few oldest of them that are past
 * their time, and keys that are past theirs. Ids hold the time of creation, so that the key of the table is all it
 * takes to find old matches. A match that is being written to is passed over.
 */
export const SWEEP_MATCHES = namedStatement(
  'sweep-matches',
  {
    /** The last id that was looked at, and the first that is too young. */
    after: 'uuid',
    before: 'uuid',
    /** How many to look at, and how many matches and keys to delete at most. */
    part: 'int',
    maxMatches: 'int',
    maxKeys: 'int',
    /** Before when the last change of a match must lie; null for never. */
    ended: 'timestamptz',
    open: 'timestamptz',
    forks: 'timestamptz',
    keys: 'timestamptz',
  },
  `
  WITH ${TURN}, part AS MATERIALIZED (
    SELECT id, updated_at FROM matches
    WHERE (SELECT is_mine FROM turn) AND id > :after AND id < :before ORDER BY id LIMIT :part
  ), old AS MATERIALIZED (
    SELECT id FROM matches
    WHERE id IN (SELECT id FROM part) AND (
      (status = 'ended' AND updated_at < :ended)
      OR (status = 'open' AND updated_at < :open)
      OR (forked_match IS NOT NULL AND updated_at < :forks)
    )
    ORDER BY id LIMIT :maxMatches FOR UPDATE SKIP LOCKED
  ), deleted AS (
    DELETE FROM matches WHERE id IN (SELECT id FROM old) RETURNING id
  ), used AS MATERIALIZED (
    SELECT match_answers.match_id, match_answers.key_hash FROM part JOIN match_answers ON match_answers.match_id = part.id
    WHERE part.updated_at < :keys AND part.id NOT IN (SELECT id FROM old) LIMIT :maxKeys
  ), keys AS (
    DELETE FROM match_answers USING used
    WHERE match_answers.match_id = used.match_id AND match_answers.key_hash = used.key_hash RETURNING 1
  )
  SELECT (SELECT is_mine FROM turn) AS is_mine,
    (SELECT count(*)::int FROM part) AS seen, (SELECT id FROM part ORDER BY id DESC LIMIT 1) AS last,
    (SELECT count(*)::int FROM deleted) AS matches, (SELECT count(*)::int FROM keys) AS keys`,
)

/** Deletes some of the oldest rulings, with what they cite. */
export const SWEEP_RULINGS = namedStatement(
  'sweep-rulings',
  {
    /** The first id that is too young, and how many to delete at most. */
    before: 'uuid',
    maxRulings: 'int',
  },
  `
  WITH ${TURN}, old AS MATERIALIZED (
    SELECT id FROM rulings WHERE (SELECT is_mine FROM turn) AND id < :before ORDER BY id LIMIT :maxRulings
  ), deleted AS (
    DELETE FROM rulings WHERE id IN (SELECT id FROM old) RETURNING 1
  )
  SELECT (SELECT is_mine FROM turn) AS is_mine, (SELECT count(*)::int FROM deleted) AS rulings`,
)
