import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../messages';
import { spokenClass } from '../spoken/spokenClass';

/** Says "Loading" to assistive technology; eyes see the skeleton. */
export function LoadingLabel() {
  return (
    <span role="status" className={spokenClass}>
      <FormattedMessage {...uiMessages.loading} />
    </span>
  );
}
