import { Badge, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './AgreementView.module.css';

/** The sections of the agreement in their order. */
const sections = [
  { title: 'content.agreement.age.title', text: 'content.agreement.age.text' },
  { title: 'content.agreement.place.title', text: 'content.agreement.place.text' },
  { title: 'content.agreement.account.title', text: 'content.agreement.account.text' },
  { title: 'content.agreement.money.title', text: 'content.agreement.money.text' },
  { title: 'content.agreement.games.title', text: 'content.agreement.games.text' },
  { title: 'content.agreement.bonus.title', text: 'content.agreement.bonus.text' },
  { title: 'content.agreement.fair.title', text: 'content.agreement.fair.text' },
  { title: 'content.agreement.care.title', text: 'content.agreement.care.text' },
  { title: 'content.agreement.data.title', text: 'content.agreement.data.text' },
  { title: 'content.agreement.change.title', text: 'content.agreement.change.text' },
] as const;

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
    <Page title={intl.formatMessage({ id: 'screens.userAgreement' })}>
      <div className={styles.text}>
        <Badge tone="accent" className={styles.age}>
          <FormattedMessage id="content.agreement.ageNote" values={values} />
        </Badge>
        <p>
          <FormattedMessage id="content.agreement.intro" values={values} />
        </p>
        <ol className={styles.sections}>
          {sections.map(({ title, text }) => (
            <li key={title}>
              <h2 className={styles.title}>
                <FormattedMessage id={title} />
              </h2>
              <p>
                <FormattedMessage id={text} values={values} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
