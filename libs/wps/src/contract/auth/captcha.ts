import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';

/** The purposes of a captcha: a form, or a code by SMS. One made for one of them is good there only. */
const captchaPurpose = once(() => z.enum(['login', 'register', 'sms']));

const base64 = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(most));

/** A new captcha, as base64 of a PNG without a `data:` prefix. The platform ties it to the browser by a cookie. */
export const captchaImage = defineCall({
  name: 'captcha.image',
  method: 'GET',
  path: '/wps/captcha',
  module: 'VALID_CAPTCHA3',
  query: () => z.object({ type: z._default(captchaPurpose(), 'login') }),
  answer: () => base64(200_000),
  mutates: true,
  summary: 'Answers a fresh captcha image',
});

/**
 * The captcha of this browser to be heard, as base64 of a WAV: each digit is so many beeps, a long tone is 0. Where the
 * browser has none that is good, it is a new one.
 */
export const captchaSound = defineCall({
  name: 'captcha.sound',
  method: 'GET',
  path: '/wps/captcha/sound',
  module: 'VALID_CAPTCHA3',
  query: () => z.object({ type: z._default(captchaPurpose(), 'login') }),
  answer: () => base64(400_000),
  mutates: true,
  summary: 'Answers the captcha as a sound',
});
