import { paths } from '@playhouse/navigation';
import { buttonClass, ErrorState } from '@playhouse/ui-kit';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** `retry` is left out for a game that is not offered. */
export type FailedGameProps = Pick<
  ComponentProps<typeof ErrorState>,
  'text' | 'reference' | 'retry'
>;

/** In place of a game that could not be started: why, and the way to others; once more only where that can help. */
export function FailedGame(props: FailedGameProps) {
  const known = props.retry !== undefined;
  return (
    <ErrorState
      {...props}
      icon={known ? 'alert' : 'search'}
      title={<FormattedMessage id={known ? 'lobby.launch.failed' : 'lobby.launch.unknown'} />}
      action={
        <Link
          to={paths.gameLobby.href()}
          className={buttonClass({ variant: known ? 'ghost' : 'primary' })}
        >
          <FormattedMessage id="lobby.launch.games" />
        </Link>
      }
    />
  );
}
