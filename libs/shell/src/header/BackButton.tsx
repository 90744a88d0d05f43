import { useGoBack } from '@playhouse/navigation';
import { IconButton } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';

/** The arrow in place of the logo on every screen but home (SHELL-03). */
export function BackButton() {
  const goBack = useGoBack();
  const intl = useIntl();
  return (
    <IconButton icon="arrow-left" label={intl.formatMessage({ id: 'ui.back' })} onClick={goBack} />
  );
}
