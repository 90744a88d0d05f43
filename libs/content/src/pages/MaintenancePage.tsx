import { paths } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { useNavigate } from 'react-router-dom';
import { MaintenanceView } from '../views/MaintenanceView';

/** /m/maintenance: home asks the platform itself whether the maintenance is over. */
export function MaintenancePage() {
  const navigate = useNavigate();
  const { maintenance } = useMerchant();
  const goHome = () => void navigate(paths.home.href());
  return <MaintenanceView until={maintenance.until} checking={false} onRetry={goHome} />;
}
