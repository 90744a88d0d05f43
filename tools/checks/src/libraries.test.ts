import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createNodes } from '../nx/libraries';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const folders = readdirSync(join(workspaceRoot, 'libs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function kindOf(name: string): Promise<unknown> {
  const [, create] = createNodes;
  const context = { workspaceRoot, nxJsonConfiguration: {} };
  const results = await create([`libs/${name}/src/index.ts`], undefined, context);
  return results[0]?.[1].projects?.[`libs/${name}`]?.tags;
}

test.each(folders)('libs/%s is a project because it has a public face, and by no file', (name) => {
  expect(existsSync(join(workspaceRoot, 'libs', name, 'src/index.ts'))).toBe(true);
  expect(existsSync(join(workspaceRoot, 'libs', name, 'project.json'))).toBe(false);
});

test.each(folders)('libs/%s has a short public face of named exports', (name) => {
  const face = readFileSync(join(workspaceRoot, 'libs', name, 'src/index.ts'), 'utf8');
  expect(face).not.toMatch(/export \* from|export default/);
  expect(face.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('a new folder is a domain until somebody says otherwise: no domain may import it [CARD-03]', async () => {
  expect(await kindOf('betting')).toEqual(['type:domain']);
  expect(await kindOf('session')).toEqual(['type:core']);
});
