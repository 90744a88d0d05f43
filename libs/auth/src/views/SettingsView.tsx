import { Button, Card, ListRow, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { accessMessages } from '../messages/accessMessages';

export interface SettingsViewProps {
  readonly onPassword: () => void;
  readonly onSignOut: () => void;
}

/** The settings: change password and sign out (SET-01). */
export function SettingsView({ onPassword, onSignOut }: SettingsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(accessMessages.settingsTitle)}>
      <Card padding="none">
        <ListRow
          icon="lock"
          title={<FormattedMessage {...accessMessages.settingsPassword} />}
          onClick={onPassword}
        />
      </Card>
      <Button variant="ghost" size="l" block icon="logout" onClick={onSignOut}>
        <FormattedMessage {...accessMessages.signOut} />
      </Button>
    </Page>
  );
}
