import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { openApiDocument } from '../src/openapi';

// Run after a change of the contract: `npx tsx libs/wps/scripts/openapi.ts`.
const target = new URL('../openapi.json', import.meta.url);
const text = await format(JSON.stringify(openApiDocument()), { parser: 'json', printWidth: 100 });
writeFileSync(target, text);
console.log(`Wrote ${target.pathname}`);
