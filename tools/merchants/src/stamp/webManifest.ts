import { toBcp47 } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { LoadedMerchant } from '../check/loadMerchant';
import { getDescription } from './head';
import { siteText } from './siteText';

/** The web app manifest (PWA-01): name, colours and icons are the merchant's. */
export function webManifest(loaded: LoadedMerchant): string {
  const { merchant, theme } = loaded;
  const language = merchant.languages[0] ?? 'EN';
  const scheme = merchant.theme.scheme === 'dark' ? 'dark' : 'light';
  return JSON.stringify({
    id: paths.home.path,
    name: merchant.name,
    short_name: merchant.shortName,
    description: getDescription(loaded, language),
    lang: toBcp47(language),
    start_url: paths.home.href({ source: 'pwa' }),
    scope: '/',
    display: 'standalone',
    background_color: theme.tokens[scheme].bg,
    theme_color: theme.tokens[scheme].bg,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: siteText('screens.gameLobby', language), url: paths.gameLobby.path },
      { name: siteText('screens.deposit', language), url: paths.deposit.path },
      { name: siteText('shell.menu.service', language), url: paths.service.path },
    ],
  });
}
