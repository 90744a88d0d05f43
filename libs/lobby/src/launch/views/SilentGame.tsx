import { Button, ErrorState } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';

export interface SilentGameProps {
  /** What customer service finds this start by. */
  reference: string | undefined;
  onRetry: () => void;
  /** Starts the game in a window of its own. */
  onOutside: () => void;
}

const messages = defineMessages({
  silent: {
    id: 'lobby.launch.silent',
    defaultMessage: 'The game has not started yet.',
    description: 'In place of a game that does not come up within some seconds',
  },
  outside: {
    id: 'lobby.launch.outside',
    defaultMessage: 'Open in a new window',
    description: 'Another way to start a game that does not come up in the page',
  },
});

/** In place of a game that does not come up: what happened, and two ways on. */
export function SilentGame({ reference, onRetry, onOutside }: SilentGameProps) {
  return (
    <ErrorState
      text={<FormattedMessage {...messages.silent} />}
      reference={reference}
      retry={onRetry}
      action={
        <Button variant="ghost" onClick={onOutside}>
          <FormattedMessage {...messages.outside} />
        </Button>
      }
    />
  );
}
