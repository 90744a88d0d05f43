import { merchantAssets } from '@playhouse/whitelabel';
import type { LoadedMerchant } from '../check/loadMerchant';
import { escapeMarkup } from './escape';

const meta = (name: string, content: string, more = '') =>
  `<meta name="${name}" content="${escapeMarkup(content)}"${more}>`;

/** Colour of the browser's own bars: the ground of the scheme that the page will show. */
function themeColors({ merchant, theme }: LoadedMerchant): string {
  const { light, dark } = theme.tokens;
  if (merchant.theme.scheme !== 'system') {
    return meta('theme-color', theme.tokens[merchant.theme.scheme].bg);
  }
  return (
    meta('theme-color', light.bg, ' media="(prefers-color-scheme: light)"') +
    meta('theme-color', dark.bg, ' media="(prefers-color-scheme: dark)"')
  );
}

/** One sentence about the merchant in a language, or its name. */
export function descriptionOf({ merchant }: LoadedMerchant, language: string): string {
  return (merchant.description as Record<string, string>)[language] ?? merchant.name;
}

/** Title, colours, icons and theme: everything in the head that is the merchant's own but its config. */
export function headOf(loaded: LoadedMerchant, language: string): string {
  const { merchant, theme } = loaded;
  return [
    `<title>${escapeMarkup(merchant.name)}</title>`,
    meta('description', descriptionOf(loaded, language)),
    themeColors(loaded),
    meta('application-name', merchant.shortName),
    meta('mobile-web-app-capable', 'yes'),
    meta('apple-mobile-web-app-capable', 'yes'),
    meta('apple-mobile-web-app-title', merchant.shortName),
    meta('apple-mobile-web-app-status-bar-style', 'default'),
    meta('format-detection', 'telephone=no'),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="icon" type="image/svg+xml" href="${merchantAssets.mark}">`,
    `<link rel="icon" type="image/png" sizes="192x192" href="${merchantAssets.icon}">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png">',
    `<style>${theme.css}</style>`,
  ].join('');
}
