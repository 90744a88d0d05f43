import { Page } from '@playhouse/ui-kit';
import { defineMessages, useIntl } from 'react-intl';
import { PopularGames } from './PopularGames';

const title = defineMessages({
  title: {
    id: 'lobby.gameLobby.title',
    defaultMessage: 'Popular games',
    description: 'Title of the lobby screen',
  },
}).title;

/** `/m/gameLobby`: popular games by category (ROUTE-09, POPG-01). */
export function GameLobbyPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(title)}>
      <PopularGames />
    </Page>
  );
}
