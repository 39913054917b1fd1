import type { FastifyReply } from 'fastify'

/** Says that the answer depends on these headers of the request, besides those that were named before. */
export function varyBy(reply: FastifyReply, names: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? names : `${before}, ${names}`)
}
