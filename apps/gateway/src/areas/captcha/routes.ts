import { captchaCalls, errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { answer } from '../../call/route';
import { reserve } from '../../model/limits';
import { makeCaptcha } from '../../model/captcha/captchas';

const minute = 60_000;

export const captchaRoutes = [
  answer(captchaCalls.captchaImage, async (asker, { query }) => {
    const { services, address } = asker;
    const asked = { key: `captcha ${address}`, most: 120, windowMs: minute };
    if (!(await reserve(services, asked))) {
      throw new Failure(errorCodes.tooManyRequests);
    }
    return makeCaptcha(asker, query.type);
  }),
];
