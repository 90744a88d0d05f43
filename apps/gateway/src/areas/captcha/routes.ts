import { captchaCalls, errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { answer } from '../../call/route';
import { makeCaptcha } from '../../model/captcha/captchas';

const minute = 60_000;

export const captchaRoutes = [
  answer(captchaCalls.captchaImage, (asker) => {
    const { services, address } = asker;
    if (!services.limiter.take(`captcha ${address}`, 120, minute)) {
      throw new Failure(errorCodes.tooManyRequests);
    }
    return makeCaptcha(asker);
  }),
];
