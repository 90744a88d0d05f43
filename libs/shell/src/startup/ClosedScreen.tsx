import { MaintenanceView, RestrictedView } from '@playhouse/content';
import { useWps } from '@playhouse/platform';
import { useQuery } from '@tanstack/react-query';
import { systemStatusOptions } from '../queries';

interface ClosedScreenProps {
  readonly reason: 'maintenance' | 'restricted';
  /** When the maintenance ends, epoch milliseconds. */
  readonly until: number | undefined;
  readonly contactUrl: string | undefined;
}

/** Stands in for the whole site while it is closed to the player (START-01). */
export function ClosedScreen({ reason, until, contactUrl }: ClosedScreenProps) {
  const { refetch, isFetching } = useQuery(systemStatusOptions(useWps()));
  if (reason === 'restricted') return <RestrictedView contactUrl={contactUrl} />;
  return <MaintenanceView until={until} checking={isFetching} onRetry={() => void refetch()} />;
}
