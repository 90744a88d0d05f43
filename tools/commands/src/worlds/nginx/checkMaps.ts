import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import type { Servers } from './servers';

/** The source of what is served: with the release, and with nobody who asks for it. */
export async function checkMaps({ check }: Checks, servers: Servers): Promise<void> {
  const { https, previews, out } = servers;
  const maps = readdirSync(join(out, 'current/maps'));
  const scripts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'));
  await check('each script that is served has its source map in the release', () => {
    assert.ok(scripts.length > 50);
    // The bundler's own few lines have no source.
    const own = scripts.filter((name) => !name.startsWith('rolldown-runtime-'));
    assert.deepEqual(new Set(maps), new Set(own.map((name) => `${name}.map`)));
  });
  await check('nobody is shown a source map, or told where one is', async () => {
    const [map = ''] = maps;
    const folders = ['assets', 'maps', 'current/maps', 'releases/1/maps'];
    for (const origin of [`https://127.0.0.1:${https}`, previews['amihanda'] ?? '']) {
      for (const folder of folders) {
        const answer = await sendRequest({
          origin,
          path: `/${folder}/${map}`,
          host: 'amihanda.example',
        });
        assert.equal(answer.status, 404, `${origin}/${folder}/${map}`);
        assert.doesNotMatch(String(answer.bytes), /"mappings"/);
      }
    }
    for (const name of scripts)
      assert.doesNotMatch(readFileSync(join(out, 'assets', name), 'utf8'), /sourceMappingURL/);
  });
}
