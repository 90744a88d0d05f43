import { useDateTime } from '@playhouse/i18n';
import { Card } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenIssue, VietnameseResult } from '../../logic/types';
import { DrawCountdown } from '../draws/DrawCountdown';
import styles from './ResultsView.module.css';

export interface ResultsViewProps {
  results: readonly VietnameseResult[];
  /** Issues that take bets, of any lottery. */
  issues: readonly OpenIssue[];
}

/** The last draw of each Vietnamese lottery, prize by prize, and the draw that takes bets now. */
export function ResultsView({ results, issues }: ResultsViewProps) {
  return (
    <ul className={styles.list}>
      {results.map((result) => (
        <li key={`${result.code} ${result.numero}`}>
          <Result result={result} issue={issues.find(({ code }) => code === result.code)} />
        </li>
      ))}
    </ul>
  );
}

function Result({ result, issue }: { result: VietnameseResult; issue: OpenIssue | undefined }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDateTime();
  return (
    <Card>
      <h2 className={styles.name}>{result.gameName}</h2>
      <p className={styles.draw}>
        {formatMessage({ id: 'lottery.list.issue' }, { numero: result.numero })} ·{' '}
        {dateTime(result.drawTime)}
      </p>
      <table className={styles.prizes}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'lottery.results.prize' })}</th>
            <th scope="col">{formatMessage({ id: 'lottery.results.numbers' })}</th>
          </tr>
        </thead>
        <tbody>
          {result.prizes.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <bdi dir="ltr">{numbers.join(' · ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {issue && (
        <p className={styles.open}>
          <FormattedMessage
            id="lottery.results.open"
            values={{
              numero: issue.numero,
              left: <DrawCountdown time={issue.closeTime} interval={undefined} />,
            }}
          />
        </p>
      )}
    </Card>
  );
}
