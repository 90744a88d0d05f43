import { captchaCalls, errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { answer } from '../../call/route';
import { reserve } from '../../model/platform/limits';
import type { Limit } from '../../model/platform/limits';
import type { Asker } from '../../model/platform/asker';
import { makeCaptcha, presentDigits } from '../../model/auth/captcha/captchas';
import { drawCaptcha } from '../../model/auth/captcha/draw';
import { soundCaptcha } from '../../model/auth/captcha/sound';

const minute = 60_000;

async function countAsked({ services, address }: Asker): Promise<void> {
  const asked: Limit = { key: ['captcha', address], most: 120, windowMs: minute };
  if (!(await reserve(services, asked))) throw new Failure(errorCodes.tooManyRequests);
}

export const captchaRoutes = [
  answer(captchaCalls.captchaImage, async (asker, { query }) => {
    await countAsked(asker);
    return drawCaptcha(await makeCaptcha(asker, query.type)).toString('base64');
  }),
  answer(captchaCalls.captchaSound, async (asker, { query }) => {
    await countAsked(asker);
    const digits = await presentDigits(asker, query.type);
    return soundCaptcha(digits ?? (await makeCaptcha(asker, query.type))).toString('base64');
  }),
];
