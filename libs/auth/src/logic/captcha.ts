import * as z from 'zod/mini';

/** A captcha of 1 to 6 digits where one is shown (LOGIN-09); anything where none is. */
export function captchaField(shown: boolean, text: string) {
  if (!shown) return z.string();
  return z.string().check(z.refine((value) => /^\d{1,6}$/.test(value), { error: text }));
}
