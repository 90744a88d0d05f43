import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generated';

// `npm run generate`: writes what is derived from the code, and names what was stale.
for (const [path, text] of Object.entries(await generatedFiles())) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  console.log(`${path} written`);
}
