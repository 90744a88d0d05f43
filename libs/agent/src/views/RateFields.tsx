import { categoryMessage } from '@playhouse/categories';
import { Field, TextInput } from '@playhouse/ui-kit';
import { useFormContext } from 'react-hook-form';
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
}

/** `rates` of the form around it: one in percent for each category, bounded by what the agent has. */
export function RateFields({ rates }: RateFieldsProps) {
  const { formatMessage } = useIntl();
  const { register, formState } = useFormContext<{ rates: RateDrafts }>();
  return (
    <div className={styles.rates}>
      {rates.map(({ gameType, max }) => (
        <Field
          key={gameType}
          label={formatMessage(categoryMessage(gameType))}
          hint={formatMessage(messages.hint, { max })}
          error={formState.errors.rates?.[gameType] && formatMessage(messages.error, { max })}
        >
          <TextInput
            inputMode="decimal"
            end="%"
            {...register(`rates.${gameType}`, { validate: (typed) => !rateError(typed, max) })}
          />
        </Field>
      ))}
    </div>
  );
}
