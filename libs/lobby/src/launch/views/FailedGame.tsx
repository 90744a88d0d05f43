import { paths } from '@playhouse/navigation';
import { buttonClass, ErrorState } from '@playhouse/ui-kit';
import type { ComponentProps } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** `retry` is left out for a game that is not offered. */
export type FailedGameProps = Pick<
  ComponentProps<typeof ErrorState>,
  'text' | 'reference' | 'retry'
>;

const messages = defineMessages({
  failed: {
    id: 'lobby.launch.failed',
    defaultMessage: 'This game couldn’t open',
    description: 'Title in place of a game that could not be started now',
  },
  unknown: {
    id: 'lobby.launch.unknown',
    defaultMessage: 'This game isn’t here',
    description: 'Title in place of a game that does not exist or is not offered',
  },
  games: {
    id: 'lobby.launch.games',
    defaultMessage: 'See other games',
    description: 'Link in place of a game that could not be started',
  },
});

/** In place of a game that could not be started: why, and the way to others; once more only where that can help. */
export function FailedGame(props: FailedGameProps) {
  const known = props.retry !== undefined;
  return (
    <ErrorState
      {...props}
      icon={known ? 'alert' : 'search'}
      title={<FormattedMessage {...(known ? messages.failed : messages.unknown)} />}
      action={
        <Link
          to={paths.gameLobby.href()}
          className={buttonClass({ variant: known ? 'ghost' : 'primary' })}
        >
          <FormattedMessage {...messages.games} />
        </Link>
      }
    />
  );
}
