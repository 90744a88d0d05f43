import * as z from 'zod/mini';
import type { ruled } from './rules';

type Ruled = ReturnType<typeof ruled>;

export interface ChangePasswordRules {
  /** Absent when the session holds the old password. */
  readonly oldPassword?: Ruled;
  readonly newPassword: Ruled;
  readonly confirmEmpty: string;
  readonly confirmDiffers: string;
}

/** The new password with its confirmation, compared also while other fields are wrong (CHPW-04). */
export function changePasswordSchema(rules: ChangePasswordRules) {
  const differs = z.refine<{ newPassword: string; confirmNewPassword: string }>(
    ({ newPassword, confirmNewPassword }) =>
      confirmNewPassword === '' || confirmNewPassword === newPassword,
    { path: ['confirmNewPassword'], error: rules.confirmDiffers },
  );
  return z
    .object({
      oldPassword: rules.oldPassword ?? z.string(),
      newPassword: rules.newPassword,
      confirmNewPassword: z
        .string()
        .check(z.refine((value) => value !== '', { error: rules.confirmEmpty })),
    })
    .check(differs);
}
