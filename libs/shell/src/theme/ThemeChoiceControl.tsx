import { SegmentedControl } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { overlayMessages } from '../overlays/overlayMessages';
import { themeChoices, useTheme } from './useTheme';

const labels = {
  system: overlayMessages.themeSystem,
  light: overlayMessages.themeLight,
  dark: overlayMessages.themeDark,
};

/** Light, dark, or as the device is set. */
export function ThemeChoiceControl() {
  const intl = useIntl();
  const [choice, choose] = useTheme();
  return (
    <SegmentedControl
      label={intl.formatMessage(overlayMessages.theme)}
      options={themeChoices.map((value) => ({
        value,
        label: <FormattedMessage {...labels[value]} />,
      }))}
      value={choice}
      onChange={choose}
    />
  );
}
