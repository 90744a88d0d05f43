import { useBusy } from '@playhouse/navigation';
import { Spinner } from '@playhouse/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createPace } from '../logic/createPace';
import { readGameMessage } from '../logic/gameMessage';
import type { GameMessage, GameReply } from '../logic/gameMessage';
import styles from './GameFrame.module.css';
import { SilentGame } from './SilentGame';
import type { SilentGameProps } from './SilentGame';

/** A game that the platform has started. */
export interface RunningGame {
  url: string;
  name: string | undefined;
  /** Its page tells when it is ready; of any other only its loading is known. */
  handshake: boolean;
  reference: string | undefined;
}

export interface GameFrameProps extends Pick<SilentGameProps, 'onRetry' | 'onOutside'> {
  game: RunningGame;
  /** `reply` says something to the game. */
  onMessage: (message: GameMessage, reply: (answer: GameReply) => void) => void;
  /** Another document has taken the game's place: what the game waited for, nobody waits for now. */
  onGone: () => void;
}

/** How long a game may take to be ready before the player is told, in milliseconds. */
export const patienceMs = 10_000;

/**
 * A running game. The frame may run scripts and nothing else: without `allow-same-origin` a vendor's
 * code reaches neither the session nor the page around it. A game that can tells that it is ready; that the page of
 * any other has been loaded is taken for the same. Then the keys are the game's.
 */
export function GameFrame({ game, onMessage, onGone, onRetry, onOutside }: GameFrameProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const [pace] = useState(createPace);
  const { ready, silent, setReady } = useReadiness(frame);
  useBusy();
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readGameMessage(event, frame.current?.contentWindow);
    if (message === undefined || !pace()) return;
    if (message.type === 'playhouse:ready') setReady();
    // The frame has no origin that could be named; nothing secret is said.
    onMessage(message, (answer) => frame.current?.contentWindow?.postMessage(answer, '*'));
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  const noteLoad = () => {
    if (isLoaded.current) onGone();
    isLoaded.current = true;
    if (!game.handshake) setReady();
  };
  const title = game.name ?? intl.formatMessage({ id: 'lobby.launch.title' });
  return (
    <>
      {!ready && !silent && (
        <div className={styles.cover} role="status">
          <Spinner />
          <FormattedMessage id="lobby.launch.loading" values={{ name: title }} />
        </div>
      )}
      <iframe
        ref={frame}
        className={styles.frame}
        src={game.url}
        title={title}
        sandbox="allow-scripts"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={noteLoad}
      />
      {silent && (
        <div className={styles.cover}>
          <SilentGame reference={game.reference} onRetry={onRetry} onOutside={onOutside} />
        </div>
      )}
    </>
  );
}

/** Whether the game is ready, or has been waited for too long; a late one still comes. */
function useReadiness(frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<'waiting' | 'ready' | 'silent'>('waiting');
  useEffect(() => {
    if (state === 'ready') frame.current?.focus();
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('silent'), patienceMs);
    return () => clearTimeout(timer);
  }, [state, frame]);
  return {
    ready: state === 'ready',
    silent: state === 'silent',
    setReady: () => setState('ready'),
  };
}
