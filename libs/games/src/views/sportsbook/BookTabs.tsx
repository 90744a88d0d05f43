/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import styles from './BookTabs.module.css';

export type BookTab = 'matches' | 'bets';

export interface BookTabsProps {
  readonly tab: BookTab;
  /** Names of the tabs. */
  readonly names: Readonly<Record<BookTab, string>>;
  readonly onChange: (tab: BookTab) => void;
}

/** Matches and the player's bets, of which a phone shows one. */
export function BookTabs({ tab, names, onChange }: BookTabsProps) {
  const { say } = useUi();
  return (
    <nav className={styles.tabs} aria-label={say('sportsbook.views')}>
      {(['matches', 'bets'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => onChange(each)}
        >
          {names[each]}
        </button>
      ))}
    </nav>
  );
}
