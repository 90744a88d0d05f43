import type { MessageId } from '@playhouse/i18n';
import { Button, buttonClass, Dialog } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contractPaths } from '../logic/pendingContract';
import type { PendingContract } from '../logic/pendingContract';

const questions: Readonly<Record<PendingContract, MessageId>> = {
  salary: 'shell.contract.salary',
  dividend: 'shell.contract.dividend',
  hourly: 'shell.contract.hourly',
};

interface ContractPromptViewProps {
  readonly contract: PendingContract;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Cancel, or go to the page of the contract that waits (CONTR-01). */
export function ContractPromptView({ contract, open, onClose }: ContractPromptViewProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="shell.contract.title" />}
      description={<FormattedMessage id={questions[contract]} />}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Link className={buttonClass()} to={contractPaths[contract].href()} onClick={onClose}>
            <FormattedMessage id="shell.contract.go" />
          </Link>
        </>
      }
    />
  );
}
