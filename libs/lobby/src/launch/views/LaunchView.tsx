import { ErrorState, Spinner } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import { GameFrame } from './GameFrame';
import type { GameFrameProps } from './GameFrame';
import { LaunchBar } from './LaunchBar';
import styles from './LaunchView.module.css';

/** What the launch screen can be in: exactly one of these. */
export type LaunchState =
  | { status: 'loading' }
  | { status: 'leaving' }
  | { status: 'error'; text: string; reference?: string; retry: () => void }
  | { status: 'running'; url: string; name: string | undefined };

export interface LaunchViewProps {
  state: LaunchState;
  onBack: () => void;
  onMessage: GameFrameProps['onMessage'];
}

const messages = defineMessages({
  starting: {
    id: 'lobby.launch.starting',
    defaultMessage: 'Starting your game',
    description: 'While a game is being started',
  },
});

/** The whole screen for a game, with a way back that no game can cover (ROUTE-08). */
export function LaunchView({ state, onBack, onMessage }: LaunchViewProps) {
  return (
    <div className={styles.screen}>
      <LaunchBar name={state.status === 'running' ? state.name : undefined} onBack={onBack} />
      <div className={styles.stage}>
        <Stage state={state} onMessage={onMessage} />
      </div>
    </div>
  );
}

function Stage({ state, onMessage }: Pick<LaunchViewProps, 'state' | 'onMessage'>) {
  switch (state.status) {
    case 'running':
      return <GameFrame url={state.url} name={state.name} onMessage={onMessage} />;
    case 'error':
      return <ErrorState text={state.text} reference={state.reference} retry={state.retry} />;
    case 'loading':
    case 'leaving':
      return (
        <div className={styles.wait} role="status">
          <Spinner />
          <FormattedMessage {...messages.starting} />
        </div>
      );
  }
}
