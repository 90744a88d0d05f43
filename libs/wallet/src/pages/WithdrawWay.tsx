import type { MessageId } from '@playhouse/i18n';
import { useMove } from '@playhouse/movements';
import { useWps } from '@playhouse/platform';
import { formDraft } from '@playhouse/session';
import { Card } from '@playhouse/ui-kit';
import { BusinessError, errorCodes } from '@playhouse/wps';
import type { ErrorCode, securityCalls } from '@playhouse/wps';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findWay } from '../logic/payout';
import type { PayoutWay } from '../logic/payout';
import { nextStep, withdrawSteps } from '../logic/withdrawLimits';
import type { WithdrawConfig, WithdrawStep } from '../logic/withdrawLimits';
import { withdrawConfigOptions } from '../queries';
import { useCashierRefusal } from '../useCashierRefusal';
import { StepList } from '../views/StepList';
import { WithdrawForm } from '../views/WithdrawForm';
import type { WithdrawChoice } from '../views/WithdrawForm';
import { WithdrawReview } from '../views/WithdrawReview';
import { WithdrawSent } from '../views/WithdrawSent';
import type { ForeignSteps } from './Withdrawal';

const stepNames: Readonly<Record<WithdrawStep, MessageId>> = {
  password: 'wallet.paymentPassword',
  account: 'wallet.withdraw.step.account',
  amount: 'wallet.figure.amount',
  confirm: 'ui.confirm',
};

const draft = formDraft('withdrawal', ['amount', 'bankCardId']);

export interface WithdrawWayProps extends ForeignSteps {
  readonly config: WithdrawConfig;
  readonly balance: number | undefined;
  readonly accounts: readonly securityCalls.BankCard[];
  readonly ways: readonly PayoutWay[];
}

const hasCode = (error: unknown, code: ErrorCode) =>
  error instanceof BusinessError && error.code === code;

/** Refusals of a confirmation that only another amount can mend. */
const choiceCodes = [errorCodes.amountOutOfRange, errorCodes.balanceInsufficient] as const;

/** The steps of a withdrawal, one at a time on one screen; the payment password is held in memory alone. */
export function WithdrawWay(props: WithdrawWayProps) {
  const { config, balance, accounts, ways, Password, Account } = props;
  const { formatMessage } = useIntl();
  const wps = useWps();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: withdrawConfigOptions(wps).queryKey });
  const [secret, setSecret] = useState<string>();
  const [choice, setChoice] = useState<WithdrawChoice>();
  const create = useMove('wallet.createWithdraw', { form: true });
  const refusal = useCashierRefusal(create);
  const progress = { hasPassword: config.hasPaymentPassword, hasAccount: accounts.length > 0 };
  // Done before this visit: not shown at all. Done on it: shown as done.
  const [atFirst] = useState(progress);
  const step = nextStep({ ...progress, isChosen: choice !== undefined });
  const [firstStep] = useState(step);
  if (create.data) return <WithdrawSent order={create.data} onAnother={create.reset} />;
  const shown = withdrawSteps.filter(
    (each) =>
      !(each === 'password' && atFirst.hasPassword) && !(each === 'account' && atFirst.hasAccount),
  );
  const confirm = (paymentPassword: string) => {
    if (choice === undefined) return;
    const { amount, account } = choice;
    create.mutate(
      { amount, bankCardId: account.id, paymentPassword },
      {
        onSuccess: () => {
          draft.drop();
          setChoice(undefined);
        },
        onError: (error) => {
          if (hasCode(error, errorCodes.paymentPasswordWrong)) setSecret(undefined);
          if (choiceCodes.some((code) => hasCode(error, code))) setChoice(undefined);
          void refresh();
        },
      },
    );
  };
  return (
    <>
      <StepList
        label={formatMessage({ id: 'wallet.withdraw.steps' })}
        steps={shown.map((each) => stepNames[each])}
        done={shown.indexOf(step)}
      />
      {step === 'password' && (
        <Card look="raised">
          <Password
            onSet={(paymentPassword) => {
              setSecret(paymentPassword);
              void refresh();
            }}
          />
        </Card>
      )}
      {step === 'account' && (
        <Card look="raised">
          <Account paymentPassword={secret} onAdded={() => undefined} />
        </Card>
      )}
      {step === 'amount' && (
        <WithdrawForm
          config={config}
          accounts={accounts}
          ways={ways}
          balance={balance}
          typed={draft.read()}
          refusal={refusal}
          focused={step !== firstStep}
          onType={draft.keep}
          onChoose={setChoice}
        />
      )}
      {step === 'confirm' && choice && (
        <WithdrawReview
          choice={choice}
          way={findWay(ways, choice.account, config)}
          paymentPassword={secret}
          pending={create.isPending}
          refusal={refusal}
          onConfirm={confirm}
          onChange={() => setChoice(undefined)}
        />
      )}
    </>
  );
}
