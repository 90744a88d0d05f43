// Runs before anything is installed: only Node's own modules here.
import { readFileSync, writeFileSync } from 'node:fs';

/** Packages that the platform imports, and the one that runs its TypeScript. A test holds it against the imports. */
export const gatewayPackages = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@noble/hashes',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
  'culori',
  'drizzle-orm',
  'esbuild',
  'fuse.js',
  'hono',
  'jose',
  'libphonenumber-js',
  'nodemailer',
  'pino',
  'postgres',
  'preact',
  'preact-render-to-string',
  'react',
  'tsx',
  'zod',
];

/**
 * Leaves in a package.json what the platform needs: `npm install` then takes these from the lock file, in the
 * versions that it names, and nothing else.
 */
export function onlyGateway({ name, version, type, dependencies, devDependencies, overrides }) {
  const versions = { ...devDependencies, ...dependencies };
  const kept = gatewayPackages.map((each) => [each, versions[each]]);
  return { name, version, private: true, type, overrides, dependencies: Object.fromEntries(kept) };
}

if (process.argv[1] === import.meta.filename) {
  const whole = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync('package.json', `${JSON.stringify(onlyGateway(whole), null, 2)}\n`);
}
