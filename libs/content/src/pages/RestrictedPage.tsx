import { paths } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { RestrictedView } from '../views/RestrictedView';

/** /m/restricted */
export function RestrictedPage() {
  return (
    <RestrictedView contactUrl={useMerchant().regionRestriction.contact ?? paths.service.href()} />
  );
}
