import { Field, TextInput } from '@playhouse/ui-kit';
import { defineMessage, useIntl } from 'react-intl';
import type { RateDrafts } from '../logic/rates';
import { rateError } from '../logic/rates';
import styles from './agentForms.module.css';

const messages = {
  hint: defineMessage<{ max: number }>({
    id: 'agent.rates.hint',
    defaultMessage: 'At most {max}%',
    description: 'Hint below a rebate rate: the highest rate the agent can pass on, in percent',
  }),
  error: defineMessage<{ max: number }>({
    id: 'agent.rates.error',
    defaultMessage: 'Enter a rate from 0 to {max}%',
    description: 'Error below a rebate rate out of bounds',
  }),
};

export interface RateFieldsProps {
  rates: readonly { gameType: string; max: number }[];
  drafts: RateDrafts;
  onChange: (gameType: string, text: string) => void;
}

/** One rate in percent for each category, bounded by what the agent has. */
export function RateFields({ rates, drafts, onChange }: RateFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.rates}>
      {rates.map(({ gameType, max }) => {
        const draft = drafts[gameType] ?? '';
        const wrong = rateError(draft, max);
        return (
          <Field
            key={gameType}
            label={gameType}
            hint={formatMessage(messages.hint, { max })}
            error={wrong && formatMessage(messages.error, { max })}
          >
            <TextInput
              inputMode="decimal"
              value={draft}
              end="%"
              onChange={({ target }) => onChange(gameType, target.value)}
            />
          </Field>
        );
      })}
    </div>
  );
}
