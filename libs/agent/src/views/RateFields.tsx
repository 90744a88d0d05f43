import { categoryName } from '@playhouse/categories';
import { Field, TextInput } from '@playhouse/ui-kit';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { RateDrafts } from '../logic/rates';
import { rateError } from '../logic/rates';
import styles from './agentForms.module.css';

export interface RateFieldsProps {
  rates: readonly { gameType: string; min: number; max: number }[];
}

/** `rates` of the form around it: one in percent for each category, between what those below and above have. */
export function RateFields({ rates }: RateFieldsProps) {
  const { formatMessage } = useIntl();
  const { register, formState } = useFormContext<{ rates: RateDrafts }>();
  return (
    <div className={styles.rates}>
      {rates.map(({ gameType, ...bounds }) => (
        <Field
          key={gameType}
          label={formatMessage({ id: categoryName(gameType) })}
          hint={formatMessage({ id: 'agent.rates.hint' }, bounds)}
          error={
            formState.errors.rates?.[gameType] && formatMessage({ id: 'agent.rates.error' }, bounds)
          }
        >
          <TextInput
            inputMode="decimal"
            end="%"
            {...register(`rates.${gameType}`, { validate: (typed) => !rateError(typed, bounds) })}
          />
        </Field>
      ))}
    </div>
  );
}
