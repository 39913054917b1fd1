import type { Statement } from './backend.ts'

/** A number of our own, by which one instance at a time clears away; it is held for one statement only. */
const TURN = 'turn AS (SELECT pg_try_advisory_xact_lock(727073691) AS is_mine)'

/**
 * Looks at the next part of the matches, in the order of their ids, and deletes the few oldest of them that are past
 * their time, and keys that are past theirs. Ids hold the time of creation, so that the key of the table is all it
 * takes to find old matches. A match that is being written to is passed over.
 *
 * `$1` the last id that was looked at, `$2` the first id that is too young, `$3` how many to look at; the times before
 * which the last change of a match must lie, `null` for never: `$4` ended, `$5` never started, `$6` forks, `$7` keys;
 * `$8` and `$9` how many matches and keys to delete at most.
 */
export const SWEEP_MATCHES: Statement = {
  name: 'sweep-matches',
  text: `
  WITH ${TURN}, part AS MATERIALIZED (
    SELECT id, updated_at FROM matches
    WHERE (SELECT is_mine FROM turn) AND id > $1::uuid AND id < $2::uuid ORDER BY id LIMIT $3::int
  ), old AS MATERIALIZED (
    SELECT id FROM matches
    WHERE id IN (SELECT id FROM part) AND (
      (status = 'ended' AND updated_at < $4::timestamptz)
      OR (status = 'open' AND updated_at < $5::timestamptz)
      OR (forked_match IS NOT NULL AND updated_at < $6::timestamptz)
    )
    ORDER BY id LIMIT $8::int FOR UPDATE SKIP LOCKED
  ), deleted AS (
    DELETE FROM matches WHERE id IN (SELECT id FROM old) RETURNING id
  ), used AS MATERIALIZED (
    SELECT match_answers.match_id, match_answers.key_hash FROM part JOIN match_answers ON match_answers.match_id = part.id
    WHERE part.updated_at < $7::timestamptz AND part.id NOT IN (SELECT id FROM old) LIMIT $9::int
  ), keys AS (
    DELETE FROM match_answers USING used
    WHERE match_answers.match_id = used.match_id AND match_answers.key_hash = used.key_hash RETURNING 1
  )
  SELECT (SELECT is_mine FROM turn) AS is_mine,
    (SELECT count(*)::int FROM part) AS seen, (SELECT id FROM part ORDER BY id DESC LIMIT 1) AS last,
    (SELECT count(*)::int FROM deleted) AS matches, (SELECT count(*)::int FROM keys) AS keys`,
}

/** Deletes some of the oldest rulings, with what they cite: `$1` the first id that is too young, `$2` how many at most. */
export const SWEEP_RULINGS: Statement = {
  name: 'sweep-rulings',
  text: `
  WITH ${TURN}, old AS MATERIALIZED (
    SELECT id FROM rulings WHERE (SELECT is_mine FROM turn) AND id < $1::uuid ORDER BY id LIMIT $2::int
  ), deleted AS (
    DELETE FROM rulings WHERE id IN (SELECT id FROM old) RETURNING 1
  )
  SELECT (SELECT is_mine FROM turn) AS is_mine, (SELECT count(*)::int FROM deleted) AS rulings`,
}
