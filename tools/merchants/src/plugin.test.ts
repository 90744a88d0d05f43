import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedEconomy, askedLibraries } from './askedLibraries';
import { createNodes, merchantTargets } from './plugin';

describe('the merchants plugin', () => {
  it('makes a project of every folder with a whitelabel.json, tagged merchant [CARD-04]', async () => {
    const [pattern, create] = createNodes;
    expect(pattern).toBe('merchants/*/whitelabel.json');
    const results = await create(
      ['merchants/amihanda/whitelabel.json', 'merchants/lunaplay/whitelabel.json'],
      undefined,
      { workspaceRoot: process.cwd(), nxJsonConfiguration: {} },
    );
    const projects = Object.assign(
      {},
      ...results.map(([, result]) => result.projects ?? {}),
    ) as object;
    expect(projects).toMatchObject({
      'merchants/amihanda': { name: 'amihanda', tags: ['merchant', 'type:merchant'] },
      'merchants/lunaplay': { name: 'lunaplay' },
    });
  });

  it('looks again when any library that it asks has changed', () => {
    const folder = join(process.cwd(), 'tools/merchants/src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/^(?:import|\}) .*from '@playhouse\/([^'/]+)'/gm)].map(([, name]) => name),
    );
    const projects = [...new Set(asked)].sort();
    expect(projects).toContain('whitelabel');
    expect(projects).toEqual(askedLibraries);
    const { check } = merchantTargets('amihanda');
    const all = JSON.parse(readFileSync('tools/merchants/project.json', 'utf8')) as {
      targets: Record<string, { inputs?: unknown[] }>;
    };
    for (const target of [check, all.targets['check-all']])
      expect(target?.inputs).toContainEqual({
        input: 'production',
        projects: [...askedEconomy, ...askedLibraries],
      });
  });
});
