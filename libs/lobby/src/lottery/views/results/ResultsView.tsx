import { useDateTime } from '@playhouse/i18n';
import { Card } from '@playhouse/ui-kit';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { OpenIssue, VietnameseResult } from '../../logic/types';
import { DrawCountdown } from '../draws/DrawCountdown';
import { issueMessage } from '../orders/orderMessages';
import styles from './ResultsView.module.css';

export interface ResultsViewProps {
  results: readonly VietnameseResult[];
  /** Issues that take bets, of any lottery. */
  issues: readonly OpenIssue[];
}

const messages = defineMessages({
  prize: {
    id: 'lobby.results.prize',
    defaultMessage: 'Prize',
    description: 'Heading of the column with the names of prizes',
  },
  numbers: {
    id: 'lobby.results.numbers',
    defaultMessage: 'Numbers',
    description: 'Heading of the column with the numbers that were drawn',
  },
});

const openMessage: MessageDescriptor = defineMessage({
  id: 'lobby.results.open',
  defaultMessage: 'Draw {numero} takes bets for {left}',
  description: 'The next draw of a lottery and the time left to bet on it',
});

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
        {formatMessage(issueMessage, { numero: result.numero })} · {dateTime(result.drawTime)}
      </p>
      <table className={styles.prizes}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.prize)}</th>
            <th scope="col">{formatMessage(messages.numbers)}</th>
          </tr>
        </thead>
        <tbody>
          {result.prizes.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{numbers.join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {issue && (
        <p className={styles.open}>
          <FormattedMessage
            {...openMessage}
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
