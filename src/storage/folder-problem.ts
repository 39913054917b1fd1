import { OperatorError } from '../contract/database.ts'

/** What the system calls a failure, by name or by the number that the embedded database's file system gives it. */
const REASONS: readonly { readonly codes: readonly unknown[]; readonly reason: string; readonly advice: string }[] = [
  {
    codes: ['ENOSPC', 'EDQUOT', 51],
    reason: 'the disk is full',
    advice: 'Free some space (a new database takes 40 MB), or set DATA_DIR to a folder on another disk.',
  },
  {
    codes: ['EROFS', 69],
    reason: 'the file system is read-only',
    advice: 'Mount it for writing, or set DATA_DIR to a folder that can be written to.',
  },
  {
    codes: ['EACCES', 'EPERM', 2, 63],
    reason: 'this user may not write there',
    advice: 'Give the folder to the user that runs the service, or set DATA_DIR to another one.',
  },
  {
    codes: ['ENOTDIR', 'EEXIST', 54],
    reason: 'there is a file in the place of a folder',
    advice: 'Move it away, or set DATA_DIR to another folder.',
  },
]

const BROKEN = {
  reason: 'it holds no database that can be read, or only parts of one',
  advice:
    'Restore a backup with `npm run restore -- <file> --force`, or move the folder away to begin with an empty database. Do not delete it before you have a copy.',
}

/** Says which folder is in trouble, what is wrong with it and what to do, whatever was thrown. */
export function folderProblem(folder: string, error: unknown): OperatorError {
  const { reason, advice } = reasonOf(error) ?? BROKEN
  const message = `The data folder ${folder} (DATA_DIR) cannot be used: ${reason}. ${advice}`
  return new OperatorError(message, { cause: error })
}

/** The folder may not be made where nothing can be made: Node says then that it is not there. */
function reasonOf(error: unknown) {
  const { code, errno } = Object(error) as { readonly code?: unknown; readonly errno?: unknown }
  if (code === 'ENOENT')
    return { reason: 'it cannot be made', advice: 'Check the path and whether its disk takes writes.' }
  return REASONS.find(({ codes }) => codes.includes(code) || (code === undefined && codes.includes(errno)))
}
