import { bakedSchema, deriveTheme, merchantAssets, type Merchant } from '@playhouse/whitelabel';

type Folder = Record<string, Record<string, unknown>>;

const configs: Folder = import.meta.glob('../../../merchants/*/whitelabel.json', {
  eager: true,
  import: 'default',
});
const themes: Folder = import.meta.glob('../../../merchants/*/theme.json', {
  eager: true,
  import: 'default',
});

const codeOf = (file: string) => file.split('/').at(-2) ?? file;

/** Every folder of `merchants/`, by code. */
export const merchants: ReadonlyMap<string, Merchant> = new Map(
  Object.entries(configs).map(([file, config]) => {
    const theme = themes[file.replace('whitelabel.json', 'theme.json')];
    return [codeOf(file), bakedSchema.parse({ ...config, theme })];
  }),
);

/** The merchant of a code; the first folder when there is none of that code. */
export function getMerchant(code: unknown): Merchant {
  const found = merchants.get(String(code)) ?? [...merchants.values()][0];
  if (!found) throw new Error('Storybook needs at least one folder in merchants/.');
  return found;
}

const own = { ...merchantAssets };

/** Has the site's parts take a merchant's own pictures from where Storybook serves them. */
export function pointAssets({ code }: Merchant): void {
  const served = Object.entries(own).map(([name, file]) => [
    name,
    `merchants/${code}/assets/${file.split('/').at(-1) ?? file}`,
  ]);
  Object.assign(merchantAssets, Object.fromEntries(served));
}

/** The merchant's theme with its pictures where Storybook serves them. */
export function themeCss(merchant: Merchant): string {
  const { css } = deriveTheme(merchant.theme);
  // Whole addresses: a relative one would be read from the place of the sheet that uses it.
  const folder = new URL(`merchants/${merchant.code}/assets/`, document.baseURI).href;
  return css.replaceAll('url(/', `url(${folder}`);
}
