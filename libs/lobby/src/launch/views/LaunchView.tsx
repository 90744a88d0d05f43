import { Spinner } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { FailedGame } from './FailedGame';
import { GameFrame } from './GameFrame';
import type { GameFrameProps, RunningGame } from './GameFrame';
import { LaunchBar } from './LaunchBar';
import styles from './LaunchView.module.css';

/** States of the launch screen, which is in exactly one. */
export type LaunchState =
  | { status: 'loading' }
  | { status: 'leaving' }
  /** Without `retry` there is no such game here. */
  | { status: 'error'; text: string; reference?: string; retry?: (() => void) | undefined }
  | { status: 'running'; game: RunningGame; retry: () => void };

export interface LaunchViewProps {
  state: LaunchState;
  /** As it is written; nothing while it is not known or hidden. */
  balance?: string | undefined;
  onBack: () => void;
  onMessage: GameFrameProps['onMessage'];
  onGone: GameFrameProps['onGone'];
  /** Starts the game in a window of its own. */
  onOutside: () => void;
}

/** The whole screen for a game, with a way back that no game can cover (ROUTE-08). */
export function LaunchView({ balance, onBack, ...stage }: LaunchViewProps) {
  const { state } = stage;
  const name = state.status === 'running' ? state.game.name : undefined;
  return (
    <div className={styles.screen}>
      <LaunchBar name={name} balance={balance} onBack={onBack} />
      <div className={styles.stage}>
        <Stage {...stage} />
      </div>
    </div>
  );
}

function Stage({
  state,
  onMessage,
  onGone,
  onOutside,
}: Omit<LaunchViewProps, 'balance' | 'onBack'>) {
  switch (state.status) {
    case 'running':
      return (
        <GameFrame
          key={state.game.url}
          game={state.game}
          onMessage={onMessage}
          onGone={onGone}
          onRetry={state.retry}
          onOutside={onOutside}
        />
      );
    case 'error':
      return <FailedGame text={state.text} reference={state.reference} retry={state.retry} />;
    case 'loading':
    case 'leaving':
      return (
        <div className={styles.wait} role="status">
          <Spinner />
          <FormattedMessage id="lobby.launch.starting" />
        </div>
      );
  }
}
