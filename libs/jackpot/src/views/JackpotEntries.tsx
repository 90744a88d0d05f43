import { useDateTime, useMoney } from '@playhouse/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Entries } from '../logic/entries';
import styles from './JackpotEntries.module.css';
import { JackpotWins } from './JackpotWins';

/** So many days stand in sight, the days before them open. */
const daysInSight = 7;

/** The pot: its amount, the entries that add up to it, its terms in words, the wins before. */
export function JackpotEntries({ entries }: { readonly entries: Entries }) {
  const money = useMoney();
  const { date } = useDateTime();
  const { amount, start, openedAt, fed, terms, wins } = entries;
  const earlier = fed.slice(daysInSight);
  return (
    <div className={styles.entries}>
      <p className={styles.amount} translate="no">
        {money(amount)}
      </p>
      <Section title={<FormattedMessage id="jackpot.sheet.inside" />}>
        <Days days={fed.slice(0, daysInSight)} />
        {earlier.length > 0 && (
          <details>
            <summary className={styles.earlier}>
              <FormattedMessage id="jackpot.sheet.earlier" values={{ days: earlier.length }} />
            </summary>
            <Days days={earlier} />
          </details>
        )}
        <dl className={styles.lines}>
          <Line
            name={<FormattedMessage id="jackpot.sheet.start" values={{ day: date(openedAt) }} />}
            amount={start}
          />
        </dl>
      </Section>
      <Section title={<FormattedMessage id="jackpot.sheet.how" />}>
        <Terms terms={terms} />
      </Section>
      <Section title={<FormattedMessage id="jackpot.sheet.wins" />}>
        <JackpotWins wins={wins} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function Line({ name, amount }: { readonly name: ReactNode; readonly amount: number }) {
  const money = useMoney();
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd translate="no">{money(amount)}</dd>
    </div>
  );
}

function Days({ days }: { readonly days: Entries['fed'] }) {
  const { format } = useDateTime();
  return (
    <dl className={styles.lines}>
      {days.map(({ day, amount }) => {
        // The day is the merchant's already: it is written as it stands.
        const written = format(Date.parse(day), { dateStyle: 'medium', timeZone: 'UTC' });
        const name = <FormattedMessage id="jackpot.sheet.fed" values={{ day: written }} />;
        return <Line key={day} name={name} amount={amount} />;
      })}
    </dl>
  );
}

function Terms({ terms }: Pick<Entries, 'terms'>) {
  const money = useMoney();
  const { start, share, cycle, average, payback } = terms;
  const percent = (value: number) => (
    <FormattedNumber value={value} style="percent" maximumFractionDigits={2} />
  );
  const values = {
    ...{ start: money(start), cycle: money(cycle), average: money(average) },
    ...{ share: percent(share), payback: percent(payback) },
  };
  return (
    <ul className={styles.terms}>
      <li>
        <FormattedMessage id="jackpot.sheet.feeds" values={values} />
      </li>
      <li>
        <FormattedMessage id="jackpot.sheet.chance" values={values} />
      </li>
      <li>
        <FormattedMessage id="jackpot.sheet.payback" values={values} />
      </li>
      <li>
        <FormattedMessage id="jackpot.sheet.check" />
      </li>
    </ul>
  );
}
