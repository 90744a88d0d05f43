import { useBusy } from '@playhouse/navigation';
import { Spinner } from '@playhouse/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { readGameMessage } from '../logic/gameMessage';
import type { GameMessage } from '../logic/gameMessage';
import styles from './GameFrame.module.css';

export interface GameFrameProps {
  url: string;
  name: string | undefined;
  /** `reply` says something to the game. */
  onMessage: (message: GameMessage, reply: (answer: GameReply) => void) => void;
}

/** What the site says to a running game: a bet is kept, and may be sent. */
export interface GameReply {
  type: 'playhouse:held';
  key: string;
}

const messages = {
  frame: defineMessage({
    id: 'lobby.launch.frame',
    defaultMessage: 'Game',
    description: 'Accessible name of the frame that a game runs in',
  }),
  loading: defineMessage<{ name: string }>({
    id: 'lobby.launch.loading',
    defaultMessage: 'Loading {name}',
    description: 'Until the game has been loaded',
  }),
};

/**
 * A running game. The frame may run scripts and nothing else: without `allow-same-origin` a vendor's
 * code reaches neither the session nor the page around it.
 */
export function GameFrame({ url, name, onMessage }: GameFrameProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  useBusy();
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readGameMessage(event, frame.current?.contentWindow);
    if (message === undefined) return;
    if (message.type === 'playhouse:ready') setReady(true);
    // The frame has no origin that could be named; nothing secret is said.
    onMessage(message, (answer) => frame.current?.contentWindow?.postMessage(answer, '*'));
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  const title = name ?? intl.formatMessage(messages.frame);
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={title}
        sandbox="allow-scripts"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        // A vendor's game that never says it is ready is shown once its page is there.
        onLoad={() => setReady(true)}
      />
      {!ready && (
        <div className={styles.cover} role="status">
          <Spinner />
          <FormattedMessage {...messages.loading} values={{ name: title }} />
        </div>
      )}
    </>
  );
}
