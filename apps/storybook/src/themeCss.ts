import { deriveTheme, type Merchant } from '@playhouse/whitelabel';

/** The merchant's theme with its pictures where Storybook serves them. */
export function themeCss(merchant: Merchant): string {
  const { css } = deriveTheme(merchant.theme);
  return css.replaceAll('url(/', `url(merchants/${merchant.code}/assets/`);
}
