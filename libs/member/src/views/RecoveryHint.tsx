import { paths } from '@playhouse/navigation';
import { Button, buttonClass, ButtonRow, Card, Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './RecoveryHint.module.css';

export interface RecoveryHintProps {
  readonly onClose: () => void;
}

/** For whoever no letter and no code would bring back in: leads to the security centre, or goes. */
export function RecoveryHint({ onClose }: RecoveryHintProps) {
  return (
    <Card look="raised" className={styles.hint}>
      <h2 className={styles.title}>
        <Icon name="shield" />
        <FormattedMessage id="member.recovery.title" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id="member.recovery.text" />
      </p>
      <ButtonRow>
        <Button variant="ghost" onClick={onClose}>
          <FormattedMessage id="member.recovery.later" />
        </Button>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.securityCenter.href()}>
          <FormattedMessage id="member.contact.submit" />
        </Link>
      </ButtonRow>
    </Card>
  );
}
