import * as z from 'zod/mini';
import { defineCall } from './define';

/** A new captcha, as base64 of a PNG without a `data:` prefix. The platform ties it to the browser by a cookie. */
export const captchaImage = defineCall({
  name: 'captcha.image',
  method: 'GET',
  path: '/wps/captcha',
  module: 'VALID_CAPTCHA3',
  answer: z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/), z.maxLength(200_000)),
  mutates: true,
  summary: 'Answers a fresh captcha image',
});
