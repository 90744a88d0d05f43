import { ContactList, NoContacts, useContacts } from '@playhouse/content';
import { useViewState } from '@playhouse/platform';
import { Sheet, Skeleton, StateView } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { OverlayProps } from './OverlayHost';

/** The ways to reach customer service, over any screen. */
export function ServiceOverlay({ open, onClose }: OverlayProps) {
  const state = useViewState(useContacts());
  return (
    <Sheet open={open} onClose={onClose} title={<FormattedMessage id="shell.menu.service" />}>
      <StateView state={state} skeleton={<Skeleton count={2} />} empty={<NoContacts />}>
        {(contacts) => <ContactList contacts={contacts} />}
      </StateView>
    </Sheet>
  );
}
