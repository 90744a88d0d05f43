import type { MessageId } from '@playhouse/i18n';
import { cx, Icon, VisuallyHidden } from '@playhouse/ui-kit';
import { paymentPasswordRules } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import styles from './PaymentPasswordRules.module.css';

type Rule = keyof typeof paymentPasswordRules;

const rules: readonly (readonly [Rule, MessageId])[] = [
  ['long', 'member.security.rule.long'],
  ['noRun', 'member.security.rule.noRun'],
  ['noRepetition', 'member.security.rule.noRepetition'],
];

/** The rules of a new payment password, judged while it is typed. */
export function PaymentPasswordRules({ typed }: { readonly typed: string }) {
  return (
    <ul className={styles.rules}>
      {rules.map(([rule, text]) => {
        // One character is a run and a repetition of itself; nobody is blamed for beginning.
        const isKept = typed.length > 1 && paymentPasswordRules[rule](typed);
        return (
          <li key={rule} className={cx(styles.rule, isKept && styles.kept)}>
            <Icon name={isKept ? 'check-circle' : 'circle'} size="s" />
            <span>
              <FormattedMessage id={text} />
              <VisuallyHidden>
                {' '}
                <FormattedMessage
                  id={isKept ? 'member.security.rule.kept' : 'member.security.rule.open'}
                />
              </VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
