import { Button, Card, ListRow, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

export interface SettingsViewProps {
  readonly onPassword: () => void;
  readonly onSignOut: () => void;
}

/** The settings: change password and sign out (SET-01). */
export function SettingsView({ onPassword, onSignOut }: SettingsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.settings' })}>
      <Card padding="none">
        <ListRow
          icon="lock"
          title={<FormattedMessage id="screens.changePassword" />}
          onClick={onPassword}
        />
      </Card>
      <Button variant="ghost" size="l" block icon="logout" onClick={onSignOut}>
        <FormattedMessage id="auth.settings.signOut" />
      </Button>
    </Page>
  );
}
