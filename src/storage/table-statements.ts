import { TABLES_PER_NAME } from '../contract/table-store.ts'
import { namedStatement } from './named-values.ts'

/** Lets a name mean a table from now on, and drops what the name has too many of. */
export const PUT = namedStatement(
  'put-table',
  {
    owner: 'text',
    name: 'text',
    id: 'text',
    sequence: 'uuid',
    game: 'text',
    drawn: 'json',
    countedFor: 'text',
    storedAt: 'timestamptz',
  },
  `
  WITH dropped AS (
    DELETE FROM stored_tables WHERE owner = :owner AND name = :name AND id <> :id AND sequence < (
      SELECT sequence FROM stored_tables WHERE owner = :owner AND name = :name AND id <> :id
      ORDER BY sequence DESC OFFSET ${TABLES_PER_NAME - 2} LIMIT 1
    )
  )
  INSERT INTO stored_tables (owner, name, id, sequence, game, drawn, counted_for, stored_at)
  VALUES (:owner, :name, :id, :sequence, :game, :drawn, :countedFor, :storedAt)
  ON CONFLICT (owner, name, id) DO UPDATE SET sequence = excluded.sequence, stored_at = excluded.stored_at`,
)

export const FIND_BY_NAME = namedStatement(
  'table-by-name',
  { owner: 'text', reference: 'text' },
  `
  SELECT id, name, game, drawn, stored_at FROM stored_tables
  WHERE owner = :owner AND name = :reference ORDER BY sequence DESC LIMIT 1`,
)

export const FIND_BY_ID = namedStatement(
  'table-by-id',
  { owner: 'text', reference: 'text' },
  `
  SELECT id, name, game, drawn, stored_at FROM stored_tables
  WHERE owner = :owner AND id = :reference ORDER BY sequence DESC LIMIT 1`,
)

/** With a name all that it has meant, else what each name means now. */
export const LIST = namedStatement(
  'list-tables',
  { owner: 'text', before: 'uuid', game: 'text', name: 'text', limit: 'int' },
  `
  SELECT id, name, game, stored_at, sequence FROM stored_tables AS listed
  WHERE owner = :owner AND sequence < :before AND (:game IS NULL OR game = :game) AND (
    name = :name OR (:name IS NULL AND NOT EXISTS (
      SELECT FROM stored_tables AS newer
      WHERE newer.owner = :owner AND newer.name = listed.name AND newer.sequence > listed.sequence
    ))
  )
  ORDER BY sequence DESC LIMIT :limit`,
)

export const DELETE_BY_NAME = namedStatement(
  'delete-tables-by-name',
  { owner: 'text', reference: 'text' },
  'DELETE FROM stored_tables WHERE owner = :owner AND name = :reference RETURNING id',
)

export const DELETE_BY_ID = namedStatement(
  'delete-table-by-id',
  { owner: 'text', reference: 'text' },
  'DELETE FROM stored_tables WHERE owner = :owner AND id = :reference RETURNING id',
)

export const COUNT = namedStatement(
  'count-tables',
  { countedFor: 'text', max: 'int' },
  `
  SELECT count(*)::int AS count FROM (
    SELECT DISTINCT owner, name FROM stored_tables WHERE counted_for = :countedFor LIMIT :max
  ) AS held`,
)
