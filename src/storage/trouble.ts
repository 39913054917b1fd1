import { DatabaseUnavailable } from '../contract/database.ts'

/**
 * The classes of PostgreSQL's error codes that are no fault of the statement: connection, rejected login, transaction
 * rolled back by a conflict, resources, operator, system and internal error.
 */
const CLASSES = ['08', '28', '40', '53', '57', '58', 'XX']

/** Single codes of other classes: read-only, no such database, lock not available. */
const CODES = ['25006', '3D000', '55P03']

const SQLSTATE = /^[0-9A-Z]{5}$/

/**
 * Tells trouble of the database from faults of a statement. An error without a code of PostgreSQL comes from the
 * connection, the pool or the embedded database's own machinery, so it is trouble, too; errors of our own making, such
 * as a value that cannot be written, are not.
 */
export function isTrouble(error: unknown): boolean {
  const code = property(error, 'code')
  if (typeof code === 'string' && SQLSTATE.test(code)) {
    return CLASSES.includes(code.slice(0, 2)) || CODES.includes(code) || property(error, 'severity') === 'FATAL'
  }
  return !(error instanceof TypeError || error instanceof SyntaxError)
}

/** The error as the ports of contract/ tell it. */
export function asPortError(error: unknown): unknown {
  return isTrouble(error) ? new DatabaseUnavailable(error) : error
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
