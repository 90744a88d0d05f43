import type { AskScreen } from '@playhouse/navigation';
import { Page } from '@playhouse/ui-kit';
import { defineMessages, useIntl } from 'react-intl';
import { hotGamesOptions, vendorConfigOptions } from '../queries/gameQueries';
import { PopularGames } from './PopularGames';

const title = defineMessages({
  title: {
    id: 'lobby.gameLobby.title',
    defaultMessage: 'Popular games',
    description: 'Title of the lobby screen',
  },
}).title;

/** The most popular games of all categories. */
export const askGameLobby: AskScreen = ({ client, wps, language }) => {
  void client.prefetchQuery(hotGamesOptions(wps, language));
  void client.prefetchQuery(vendorConfigOptions(wps, language));
};

/** `/m/gameLobby`: popular games by category (ROUTE-09, POPG-01). */
export function GameLobbyPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(title)}>
      <PopularGames />
    </Page>
  );
}
