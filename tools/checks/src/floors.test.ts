import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const eslint = new ESLint({
  cwd: workspaceRoot,
  overrideConfigFile: `${workspaceRoot}tools/checks/eslint/eslint.config.mjs`,
});

async function broken(file: string, target: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import { probe } from '${target}';\nprobe();\n`, {
    filePath: `${workspaceRoot}apps/gateway/src/${file}`,
  });
  return result?.messages.some(({ ruleId }) => ruleId === 'no-restricted-imports') ?? false;
}

test.each([
  ['areas/wallet/probe.ts', '../member/reports', 'an area imports another'],
  ['areas/wallet/deep/probe.ts', '../../member/reports', 'an area imports another from a folder'],
  ['areas/wallet/probe.ts', '../../app/app', 'an area imports the application'],
  ['model/members/probe.ts', '../../areas/session/login', 'a rule imports a call'],
  ['model/probe.ts', '../call/route', 'a rule imports what answers calls'],
  ['ledger/probe.ts', '../model/services', 'the books import a rule'],
  ['db/probe.ts', '../ledger/post', 'a table imports the books'],
  ['base/probe.ts', '../db/open', 'the ground floor imports a table'],
  ['model/probe.ts', '../testing/platform', 'a rule imports what only tests use'],
])('%s → %s is caught: %s', async (file, target) => {
  expect(await broken(file, target)).toBe(true);
});

test.each([
  ['areas/wallet/probe.ts', './deposits'],
  ['areas/wallet/deep/probe.ts', '../deposits'],
  ['areas/wallet/probe.ts', '../../model/wallet/orders'],
  ['model/members/probe.ts', '../wallet/orders'],
  ['app/probe.ts', '../areas/wallet/routes'],
  ['areas/wallet/probe.test.ts', '../../testing/platform'],
])('%s → %s is allowed', async (file, target) => {
  expect(await broken(file, target)).toBe(false);
});
