/**
 * How far threads that draw or think stand back for the one that answers requests. Linux gives each thread a niceness of
 * its own; elsewhere it changes nothing.
 */
export const THREAD_NICENESS = 10
