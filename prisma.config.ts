import { defineConfig } from 'prisma/config'

// The address is only needed by the commands that talk to a database; generating the client must work without one.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
