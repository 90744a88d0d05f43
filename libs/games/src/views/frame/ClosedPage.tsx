/** @jsxImportSource preact */
import type { Boot } from '../boot';
import styles from './ClosedPage.module.css';
import { leaveGame } from './parentPage';

/** Stands at an address that was already opened or has expired. */
export function ClosedPage({ boot: { words } }: { readonly boot: Pick<Boot, 'words'> }) {
  return (
    <main className={styles.closed}>
      <h1>{words['frame.closed']}</h1>
      <p>{words['frame.reopen']}</p>
      <button type="button" onClick={leaveGame}>
        {words['frame.back']}
      </button>
    </main>
  );
}
