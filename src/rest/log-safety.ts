import type { FastifyRequest, FastifyServerOptions } from 'fastify'

type Logger = NonNullable<FastifyServerOptions['logger']>

/** The address without its query, which may hold a token. */
export function pathOf(url: string): string {
  return url.split('?')[0] ?? ''
}

/** A logger that tells a request by its method and path: headers and queries may hold tokens. */
export function withoutSecrets(logger: Logger): Logger {
  if (typeof logger === 'boolean') return logger
  const req = ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) })
  return { ...logger, serializers: { ...logger.serializers, req } }
}
