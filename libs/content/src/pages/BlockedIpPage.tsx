import { paths } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { BlockedIpView } from '../views/BlockedIpView';

/** /m/blockedIp */
export function BlockedIpPage() {
  return (
    <BlockedIpView contactUrl={useMerchant().regionRestriction.contact ?? paths.service.href()} />
  );
}
