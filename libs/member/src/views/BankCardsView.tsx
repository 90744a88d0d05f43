import { Button, Card, Icon, IconButton } from '@playhouse/ui-kit';
import type { securityCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './BankCardsView.module.css';

export interface BankCardsViewProps {
  readonly cards: readonly securityCalls.BankCard[];
  /** How many there may be. */
  readonly limit: number;
  readonly onAdd: () => void;
  readonly onRemove: (card: securityCalls.BankCard) => void;
}

/** The member's bank cards (KYC-01). */
export function BankCardsView({ cards, limit, onAdd, onRemove }: BankCardsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <FormattedMessage id="member.security.cards" />
        </h2>
        <span className={styles.count}>
          <FormattedMessage
            id="member.security.cards.count"
            values={{ count: cards.length, limit }}
          />
        </span>
      </div>
      {cards.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="member.security.cards.none" />
        </p>
      )}
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id}>
              <Card look="hero" className={styles.card}>
                <Icon name="card" />
                <div className={styles.words}>
                  <strong>{card.bankName}</strong>
                  <span>{card.accountName}</span>
                  <bdi dir="ltr" className={styles.number}>
                    {card.maskedNumber}
                  </bdi>
                </div>
                <IconButton
                  icon="trash"
                  variant="overlay"
                  label={formatMessage(
                    { id: 'member.security.cards.remove.label' },
                    {
                      card: `${card.bankName} ${card.maskedNumber}`,
                    },
                  )}
                  onClick={() => onRemove(card)}
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        icon="plus"
        block
        disabled={cards.length >= limit}
        onClick={onAdd}
      >
        <FormattedMessage id="member.security.cards.add" />
      </Button>
    </section>
  );
}
