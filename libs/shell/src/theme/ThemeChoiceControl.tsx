import { SegmentedControl } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { themeChoices, useTheme } from './useTheme';

const labels = {
  system: 'shell.theme.system',
  light: 'shell.theme.light',
  dark: 'shell.theme.dark',
} as const;

/** Light, dark, or as the device is set. */
export function ThemeChoiceControl() {
  const intl = useIntl();
  const [choice, choose] = useTheme();
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'shell.theme.title' })}
      options={themeChoices.map((value) => ({
        value,
        label: <FormattedMessage id={labels[value]} />,
      }))}
      value={choice}
      onChange={choose}
    />
  );
}
