import type { AskScreen } from '@playhouse/navigation';
import { Page } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { hotGamesOptions, vendorConfigOptions } from '../queries/gameQueries';
import { PopularGames } from './PopularGames';

/** The most popular games of all categories. */
export const askGameLobby: AskScreen = ({ client, wps, language }) => {
  void client.prefetchQuery(hotGamesOptions(wps, language));
  void client.prefetchQuery(vendorConfigOptions(wps, language));
};

/** `/m/gameLobby`: popular games by category (ROUTE-09, POPG-01). */
export function GameLobbyPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.gameLobby' })}>
      <PopularGames />
    </Page>
  );
}
