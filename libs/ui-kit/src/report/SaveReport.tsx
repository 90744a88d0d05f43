import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button';
import { PaperSheet } from './PaperSheet';
import type { PaperSheetProps } from './PaperSheet';
import styles from './report.module.css';

export interface SaveReportProps {
  /** The way that is under way. */
  readonly busy: 'csv' | 'paper' | undefined;
  readonly onCsv: () => void;
  readonly onPaper: () => void;
  /** Ready to be printed. */
  readonly sheet: PaperSheetProps['sheet'] | undefined;
  readonly onPrinted: () => void;
}

/** Saves the whole of a report's period: as CSV, or by the browser's print, which saves as PDF. */
export function SaveReport({ busy, onCsv, onPaper, sheet, onPrinted }: SaveReportProps) {
  return (
    <>
      <div className={styles.saving}>
        <Button variant="ghost" size="s" loading={busy === 'csv'} onClick={onCsv}>
          <FormattedMessage id="ui.report.csv" />
        </Button>
        <Button variant="ghost" size="s" loading={busy === 'paper'} onClick={onPaper}>
          <FormattedMessage id="ui.report.paper" />
        </Button>
      </div>
      {sheet && <PaperSheet sheet={sheet} onPrinted={onPrinted} />}
    </>
  );
}
