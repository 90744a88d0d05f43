import type { Asker } from '../platform/asker';
import { demandCaptcha } from './captcha/captchas';
import { reserve } from '../platform/limits';
import { toNumberBlock } from './sendCode';
import type { GivenNumber } from './phones';
import { isOwnersBrowser, toPhone } from './phones';

const tenMinutes = 600_000;
const hour = 6 * tenMinutes;
const day = 24 * hour;
/** Codes to a number in a day, half of what it is sent at most: whoever was let in by one is known from then on. */
const freeForNumber = 10;

/**
 * Asks unknown browsers for a captcha once many codes went to their address, to the number, or to numbers of its block:
 * from there on each message costs whoever floods a captcha, and nobody is shut out.
 * @throws Failure captcha.required or captcha.wrong
 */
export async function demandPerson(
  asker: Asker,
  given: GivenNumber & { readonly captcha?: string | undefined },
): Promise<void> {
  const { services, scope, address } = asker;
  const target = toPhone(scope, given);
  if (await isOwnersBrowser(asker, target)) return;
  const most = services.codesBeforeCaptcha;
  const merchant = scope.config.code;
  const free = await reserve(
    services,
    { key: ['code unproven', 'address', address], most, windowMs: tenMinutes },
    { key: ['code unproven', 'block', merchant, toNumberBlock(target)], most, windowMs: hour },
    {
      key: ['code unproven', 'number', merchant, target],
      most: Math.min(freeForNumber, most),
      windowMs: day,
    },
  );
  if (!free) await demandCaptcha(asker, 'sms', given.captcha);
}
