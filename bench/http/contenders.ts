import fastify, { type FastifyInstance } from 'fastify'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql/index.js'
import mercurius from 'mercurius'
import { serve } from './serve.ts'
import { smogonRoute } from './smogon.ts'

/** A route that parses whatever it is sent and answers with the value that it is named by. */
async function bareRoute(answer: string): Promise<FastifyInstance> {
  const app = fastify()
  const value = JSON.parse(answer)
  app.post('/', async () => value)
  return app
}

async function helloRoute(): Promise<FastifyInstance> {
  const app = fastify()
  const fields = { hello: { type: GraphQLString, resolve: () => 'world' } }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
  await app.register(mercurius, { schema, jit: 1 })
  return app
}

const CONTENDERS: Readonly<Record<string, (answer: string) => Promise<FastifyInstance>>> = {
  bare: bareRoute,
  hello: helloRoute,
  smogon: smogonRoute,
}

/** What the service is measured against, each in a process of its own: `<name> [answer]`. */
const [name = '', answer = ''] = process.argv.slice(2)
const make = CONTENDERS[name]
if (make === undefined) throw new Error(`Not a contender: ${name}.`)
await serve(await make(answer))
