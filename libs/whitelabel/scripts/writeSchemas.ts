import { writeFileSync } from 'node:fs';
import { jsonSchemas } from './jsonSchema';

/** Run as `tsx --tsconfig tsconfig.base.json libs/whitelabel/scripts/writeSchemas.ts` after a change of the schema. */
const folder = new URL('../../../merchants/', import.meta.url);

for (const [name, text] of Object.entries(jsonSchemas())) {
  writeFileSync(new URL(name, folder), text);
  console.log(`merchants/${name} written`);
}
