import { Badge, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { agreement, agreementSections } from '../agreementMessages';
import styles from './AgreementView.module.css';

interface AgreementViewProps {
  /** The merchant's name. */
  readonly name: string;
  /** Minimum age of the merchant's players, 18 or 21. */
  readonly age: number;
}

/** The user agreement with the merchant's name and minimum age (ROUTE-05, REG-05). */
export function AgreementView({ name, age }: AgreementViewProps) {
  const intl = useIntl();
  const values = { name, age };
  return (
    <Page title={intl.formatMessage(agreement.title)}>
      <div className={styles.text}>
        <Badge tone="accent" className={styles.age}>
          <FormattedMessage {...agreement.ageNote} values={values} />
        </Badge>
        <p>
          <FormattedMessage {...agreement.intro} values={values} />
        </p>
        <ol className={styles.sections}>
          {agreementSections.map(({ title, text }) => (
            <li key={title.id}>
              <h2 className={styles.title}>
                <FormattedMessage {...title} />
              </h2>
              <p>
                <FormattedMessage {...text} values={values} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
