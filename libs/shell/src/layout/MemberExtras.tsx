import { MovementStrip } from '../movements/MovementStrip';
import { SessionWarning } from '../sessionEnd/SessionWarning';

/** What lies over the screens for members. */
export function MemberExtras() {
  return (
    <>
      <MovementStrip />
      <SessionWarning />
    </>
  );
}
