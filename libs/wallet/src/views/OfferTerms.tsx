import { Amount, useMoney } from '@playhouse/i18n';
import { Card, Icon } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import type { promotionCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { getOffer } from '../logic/offer';
import { Figures } from './Figures';
import styles from './OfferTerms.module.css';

export interface OfferTermsProps {
  readonly offer: promotionCalls.DepositOffer;
  /** The deposit less its fee, in major units; `undefined` until an amount is there. */
  readonly arriving: number | undefined;
  /** The deposit itself, which the least is asked of. */
  readonly amount: number | undefined;
}

/** The terms of a joined promotion beside the deposit that brings it, with what they come to for this amount. */
export function OfferTerms({ offer, arriving, amount }: OfferTermsProps) {
  const money = useMoney();
  const { scale } = useMerchant().currency;
  const { title, terms } = offer;
  const { least, most, bonusPercent, timesStaked } = terms;
  const come = getOffer(terms, { amount, arriving, scale });
  return (
    <Card className={styles.offer}>
      <h2 className={styles.title}>
        <Icon name="gift" />
        {title}
      </h2>
      <p className={styles.text}>
        <FormattedMessage
          id="wallet.offer.terms"
          values={{ least: <Amount value={least} />, percent: bonusPercent, times: timesStaked }}
        />
        {most != null && (
          <>
            {' '}
            <FormattedMessage id="wallet.offer.most" values={{ most: <Amount value={most} /> }} />
          </>
        )}
      </p>
      {come === 'tooSmall' && (
        <p className={styles.text} role="status">
          <FormattedMessage
            id="wallet.offer.tooSmall"
            values={{ least: <Amount value={least} /> }}
          />
        </p>
      )}
      {typeof come === 'object' && (
        <Figures
          figures={[
            ['wallet.offer.bonus', money(come.bonus)],
            ['wallet.offer.toStake', money(come.toStake)],
          ]}
        />
      )}
    </Card>
  );
}
