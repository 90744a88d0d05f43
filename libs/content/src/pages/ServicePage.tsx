import { useViewState } from '@playhouse/platform';
import { useContacts } from '../useContacts';
import { ServiceView } from '../views/ServiceView';

/** /m/service */
export function ServicePage() {
  return <ServiceView state={useViewState(useContacts())} />;
}
