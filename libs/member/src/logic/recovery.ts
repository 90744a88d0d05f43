import type { securityCalls } from '@playhouse/wps';

type Proofs = Pick<securityCalls.SecurityConfig, 'mobileProof' | 'emailProof'>;

/** Whether there is a contact that the member could still show to be theirs. */
export const canProve = ({ mobileProof, emailProof }: Proofs): boolean =>
  mobileProof === 'open' || emailProof === 'open';

/**
 * Whether a forgotten password can be set anew: a letter goes to a proved address, a code to a proved number where the
 * merchant offers that way.
 */
export const canRecover = ({ mobileProof, emailProof }: Proofs, byPhone: boolean): boolean =>
  emailProof === 'proved' || (byPhone && mobileProof === 'proved');
