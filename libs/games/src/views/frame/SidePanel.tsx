/** @jsxImportSource preact */
import { Sheet } from './Sheet';
import type { SheetProps } from './Sheet';
import sheetStyles from './Sheet.module.css';
import styles from './SidePanel.module.css';

export interface SidePanelProps extends SheetProps {
  /** There is room beside the game. */
  readonly isWide: boolean;
  /** The player has opened the sheet. */
  readonly isOpen: boolean;
}

/** Stands beside the game where there is room; elsewhere it is a sheet over the game, while it is open. */
export function SidePanel({ isWide, isOpen, ...sheet }: SidePanelProps) {
  if (!isWide) return isOpen ? <Sheet {...sheet} /> : null;
  return (
    <section className={`${sheetStyles.body} ${styles.panel}`} aria-label={sheet.title}>
      <h2>{sheet.title}</h2>
      {sheet.children}
    </section>
  );
}
