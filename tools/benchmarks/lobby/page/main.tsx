import '@playhouse/ui-kit/styles';
import { ScreenProviders } from '@playhouse/fixtures';
import { bakedSchema, deriveTheme } from '@playhouse/whitelabel';
import { createRoot } from 'react-dom/client';
import config from '../../../../merchants/amihanda/whitelabel.json';
import theme from '../../../../merchants/amihanda/theme.json';
import { instruments } from './instruments';
import { NaiveGrid } from './NaiveGrid';
import { Screen } from './Screen';
import { GameGrid } from '../../../../libs/lobby/src/games/views/grid/GameGrid';

window.lobbyBenchmark = instruments;

const merchant = bakedSchema.parse({ ...config, theme });
const sheet = new CSSStyleSheet();
sheet.replaceSync(deriveTheme(merchant.theme).css);
document.adoptedStyleSheets = [sheet];

const params = new URLSearchParams(window.location.search);
const tiles = Number(params.get('tiles') ?? 5000);
const Grid = params.get('grid') === 'naive' ? NaiveGrid : GameGrid;
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <ScreenProviders
      merchant={merchant}
      history={['/']}
      routes={[{ path: '/', element: <Screen tiles={tiles} Grid={Grid} /> }]}
    />,
  );
}
