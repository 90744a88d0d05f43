import { Button, ErrorState } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';

export interface SilentGameProps {
  /** The reference by which customer service finds this start. */
  reference: string | undefined;
  onRetry: () => void;
  /** Starts the game in a window of its own. */
  onOutside: () => void;
}

/** In place of a game that does not come up: what happened, and two ways on. */
export function SilentGame({ reference, onRetry, onOutside }: SilentGameProps) {
  return (
    <ErrorState
      icon="clock"
      title={<FormattedMessage id="lobby.launch.slow" />}
      text={<FormattedMessage id="lobby.launch.silent" />}
      reference={reference}
      retry={onRetry}
      action={
        <Button variant="ghost" onClick={onOutside}>
          <FormattedMessage id="lobby.launch.outside" />
        </Button>
      }
    />
  );
}
