import { merchantAssets } from '@playhouse/whitelabel';
import type { LoadedMerchant } from '../check/loadMerchant';
import { escapeMarkup } from '../site/escape';

const meta = (name: string, content: string, more = '') =>
  `<meta name="${name}" content="${escapeMarkup(content)}"${more}>`;

/** Colours of the browser's own bars: the ground of each scheme, light first, for when the page shows it. */
function themeColors({ merchant, theme }: LoadedMerchant): string {
  const schemes = ['light', 'dark'] as const;
  const own = merchant.theme.scheme;
  const whenFor = (scheme: (typeof schemes)[number]) => {
    if (own === 'system') return ` media="(prefers-color-scheme: ${scheme})"`;
    return own === scheme ? '' : ' media="not all"';
  };
  return schemes
    .map((scheme) => meta('theme-color', theme.tokens[scheme].bg, whenFor(scheme)))
    .join('');
}

/** One sentence about the merchant in a language, or its name. */
export function getDescription({ merchant }: LoadedMerchant, language: string): string {
  return (merchant.description as Record<string, string>)[language] ?? merchant.name;
}

/** Title, colours, icons and theme: everything in the head that is the merchant's own but its config. */
export function buildHead(loaded: LoadedMerchant, language: string): string {
  const { merchant, theme } = loaded;
  return [
    `<title>${escapeMarkup(merchant.name)}</title>`,
    meta('description', getDescription(loaded, language)),
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
