/** @jsxImportSource preact */
import frame from '../frame/GameFrame.module.css';
import { useUi } from '../frame/Ui';
import type { Message } from '../frame/useRound';
import styles from './BookFoot.module.css';

export interface BookFootProps {
  readonly message: Message | undefined;
  /** Picks in a slip that waits behind a button; 0 where there is none, or where it stands open. */
  readonly picks: number;
  readonly onSlip: () => void;
}

/** The last message, and the button that opens the slip. */
export function BookFoot({ message, picks, onSlip }: BookFootProps) {
  const { say } = useUi();
  return (
    <footer className={styles.foot}>
      <p className={frame.message} data-part="message" data-tone={message?.tone} role="status">
        {message?.text}
      </p>
      {picks > 0 && (
        <button type="button" data-part="slip" onClick={onSlip}>
          {say('sportsbook.openSlip', { count: String(picks) })}
        </button>
      )}
    </footer>
  );
}
