import type { MessageId } from '@playhouse/i18n';
import { Field, Select, TextInput } from '@playhouse/ui-kit';
import type { PayoutAccountType, walletCalls } from '@playhouse/wps';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { payoutAccount } from '../logic/cardRules';
import { chosenType } from '../logic/payoutValues';
import type { PayoutValues } from '../logic/payoutValues';
import { useFieldText } from '../useFieldText';

const names: Readonly<Record<PayoutAccountType, MessageId>> = {
  mobile: 'member.account.mobile',
  cpf: 'member.account.cpf',
  cnpj: 'member.account.cnpj',
  email: 'member.account.email',
  random: 'member.account.random',
};

/** The keyboard that a kind of account is typed with; a CNPJ may have letters. */
const keyboards: Readonly<Record<PayoutAccountType, 'tel' | 'numeric' | 'email' | 'text'>> = {
  mobile: 'tel',
  cpf: 'numeric',
  cnpj: 'text',
  email: 'email',
  random: 'text',
};

/** The longest account that a platform takes, with room for signs between its parts. */
const longest = 77;

/** Kind and number of a local account, of the form around it. */
export function LocalAccountFields({ method }: { readonly method: walletCalls.PayoutMethod }) {
  const { formatMessage } = useIntl();
  const form = useFormContext<PayoutValues>();
  const told = useFieldText(form);
  const type = chosenType(method, useWatch({ control: form.control, name: 'accountType' }));
  const isChosen = method.accountTypes.length > 1;
  return (
    <>
      {isChosen && (
        <Field label={<FormattedMessage id="member.account.type" />} required>
          <Select
            options={method.accountTypes.map((each) => ({
              value: each,
              label: formatMessage({ id: names[each] }),
            }))}
            {...form.register('accountType')}
          />
        </Field>
      )}
      <Field
        label={<FormattedMessage id={names[type]} />}
        name="account"
        required
        error={told('account')}
      >
        <TextInput
          inputMode={keyboards[type]}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={longest}
          start={type === 'mobile' && <bdi dir="ltr">+{method.dialingCode}</bdi>}
          {...form.register('account', {
            validate: payoutAccount(type, method.dialingCode),
            shouldUnregister: true,
          })}
        />
      </Field>
    </>
  );
}
