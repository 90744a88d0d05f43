import { FormattedMessage } from 'react-intl';
import { spokenClass } from '../spoken/spokenClass';

/** Says "Loading" to assistive technology; eyes see the skeleton. */
export function LoadingLabel() {
  return (
    <span role="status" className={spokenClass}>
      <FormattedMessage id="ui.loading" />
    </span>
  );
}
