import { Button, buttonClass, Dialog, uiMessages } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contractPaths } from '../logic/pendingContract';
import type { PendingContract } from '../logic/pendingContract';
import { contractMessages } from './contractMessages';

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
      title={<FormattedMessage {...contractMessages.title} />}
      description={<FormattedMessage {...contractMessages[contract]} />}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage {...uiMessages.cancel} />
          </Button>
          <Link className={buttonClass()} to={contractPaths[contract].href()} onClick={onClose}>
            <FormattedMessage {...contractMessages.go} />
          </Link>
        </>
      }
    />
  );
}
