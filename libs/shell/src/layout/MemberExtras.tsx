import { paths, useOffersScreen, useScreen } from '@playhouse/navigation';
import type { Session } from '@playhouse/session';
import { ContractPrompt } from '../contracts/ContractPrompt';
import { MovementStrip } from '../movements/MovementStrip';
import { SessionWarning } from '../sessionEnd/SessionWarning';

/** Overlays and strips that only members have. */
export function MemberExtras({ session }: { readonly session: Session }) {
  const hasContracts = useOffersScreen(paths.salaryContract);
  const home = useScreen()?.path === paths.home;
  return (
    <>
      {home && hasContracts && <ContractPrompt session={session} />}
      <MovementStrip />
      <SessionWarning />
    </>
  );
}
