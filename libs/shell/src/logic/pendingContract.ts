import { paths } from '@playhouse/navigation';
import type { Path } from '@playhouse/navigation';

/** Member types that are never asked about contracts (CONTR-01): trial, guest, internal. */
const exempt: readonly number[] = [4, 40, 41, 42];

export type PendingContract = 'salary' | 'dividend' | 'hourly';

export const contractPaths: Record<PendingContract, Path> = {
  salary: paths.salaryContract,
  dividend: paths.dividendContract,
  hourly: paths.hourlyContract,
};

/** Whether a member of this type is asked about contracts at all. */
export function mayHaveContracts(memberType: number): boolean {
  return !exempt.includes(memberType);
}

interface Requests {
  readonly dailysalreqtype: boolean;
  readonly divtypecompperiodreq: boolean;
  readonly contracthoursalreq: boolean;
}

/** The contract to prompt for, salary before dividend before hourly salary (CONTR-01). */
export function pendingContract(requests: Requests): PendingContract | undefined {
  if (requests.dailysalreqtype) return 'salary';
  if (requests.divtypecompperiodreq) return 'dividend';
  if (requests.contracthoursalreq) return 'hourly';
  return undefined;
}
