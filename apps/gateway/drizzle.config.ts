import { defineConfig } from 'drizzle-kit';

// `drizzle-kit generate --config apps/gateway/drizzle.config.ts` from the root writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/gateway/src/db/schema/index.ts',
  out: './apps/gateway/drizzle',
});
