import { Button } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styles from './BlockState.module.css';

export interface BlockErrorProps {
  text: string;
  retry: () => void;
}

const retryMessage = defineMessages({
  retry: {
    id: 'lobby.block.retry',
    defaultMessage: 'Try again',
    description: 'Button of a part of the home screen that failed to load',
  },
}).retry;

/** A part of the home screen that failed: small, so that the rest of the screen stays what it is. */
export function BlockError({ text, retry }: BlockErrorProps) {
  return (
    <div className={styles.state} role="alert">
      <span>{text}</span>
      <Button size="s" variant="secondary" onClick={retry}>
        <FormattedMessage {...retryMessage} />
      </Button>
    </div>
  );
}

/** A part of the home screen that has nothing to show today. */
export function BlockEmpty({ children }: { children: ReactNode }) {
  return <p className={styles.state}>{children}</p>;
}
