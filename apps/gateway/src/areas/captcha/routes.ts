import { captchaCalls, errorCodes } from '@playhouse/wps';
import { Failure } from '../../server/failure';
import { answer } from '../../server/route';
import { makeCaptcha } from './captchas';

const minute = 60_000;

export const captchaRoutes = [
  answer(captchaCalls.captchaImage, (context) => {
    const { services, address } = context;
    if (!services.limiter.take(`captcha ${address}`, 120, minute)) {
      throw new Failure(errorCodes.tooManyRequests);
    }
    return makeCaptcha(context);
  }),
];
