import type { FastifyReply } from 'fastify'
import { ERRORS } from '../../contract/errors.ts'
import { RenderError, type Renderer } from '../../rendering/renderer.ts'

const RETRY_AFTER_SECONDS = 2

/** Sends an SVG as PNG; drawing it counts as work of the request, also when it fails. */
export async function sendPng(reply: FastifyReply, renderer: Renderer, svg: string): Promise<FastifyReply> {
  const { request } = reply
  try {
    const { png, ms } = await renderer.render(svg, () => !request.socket.destroyed)
    request.workMs += ms
    return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
  } catch (error) {
    if (error instanceof RenderError) {
      request.workMs += error.ms
      reply.removeHeader('etag')
      if (ERRORS[error.code].status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    }
    throw error
  }
}
