import * as z from 'zod/mini';
import { loginFailure } from '../contract/auth/session';
import { BusinessError } from './errors';

/** Whether a refused call asks for a captcha from now on: `value.captcha` of the answer (LOGIN-03). */
export function demandsCaptcha(error: unknown): boolean {
  if (!(error instanceof BusinessError)) return false;
  const value = z.safeParse(loginFailure(), error.value);
  return value.success && value.data.captcha;
}
