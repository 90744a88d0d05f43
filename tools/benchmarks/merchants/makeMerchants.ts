import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultAssets } from '@playhouse/merchants/assets/defaultAssets';
import { starterConfig, starterTheme } from '@playhouse/merchants/generator/starter';
import { validateOptions } from '@playhouse/merchants/generator/validate';
import { languageCodes, themeSchema } from '@playhouse/whitelabel';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes that many merchants below a folder, each with a brand of its own and every language. Pictures
 * are drawn once and shared: drawing them is the generator's work, not the build's.
 */
export async function makeMerchants(folder: string, count: number): Promise<string[]> {
  const assets = await defaultAssets(
    'sample',
    'Sample',
    themeSchema.parse(starterTheme('#0a8f8c')),
  );
  return Array.from({ length: count }, (_, index) => {
    const code = `merchant${String(index + 1).padStart(3, '0')}`;
    const hue = Math.round((index * 360) / count);
    const options = { code, name: `Merchant ${index + 1}`, languages: languageCodes };
    const config = starterConfig(validateOptions({ ...options, currency: 'PHP' }, []));
    const files: Record<string, string | Buffer> = {
      'whitelabel.json': json(config),
      'theme.json': json(starterTheme(`oklch(0.55 0.15 ${hue})`)),
      ...Object.fromEntries(
        Object.entries(assets).map(([name, bytes]) => [`assets/${name}`, bytes]),
      ),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(folder, code, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    return code;
  });
}
