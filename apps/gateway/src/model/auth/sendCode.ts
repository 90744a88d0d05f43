import { randomInt } from 'node:crypto';
import { errorCodes } from '@playhouse/wps';
import { verificationCodes } from '../../db/schema';
import { reserve } from '../platform/limits';
import type { Limit } from '../platform/limits';
import { Failure } from '../../base/failure';
import { fillText } from '../../base/fillText';
import type { MerchantScope } from '../../base/merchants';
import { textIn } from '../../base/texts';
import type { Asker } from '../platform/asker';
import type { CodePurpose } from './verificationCodes';
import { hashCode } from './verificationCodes';

/** Minutes that a code lives, and that the site's button counts down. */
export const expiredMinutes = 1;
const graceMinutes = 4;
const tenMinutes = 600_000;

type Sender = Pick<Asker, 'services' | 'scope' | 'address'>;

const hour = 6 * tenMinutes;
const day = 24 * hour;
/** Digits that numbers bought in one block differ in: a flood over a block counts as one. */
const blockDigits = 4;
export const toNumberBlock = (target: string): string => target.slice(0, -blockDigits);
/** The plus and what says where in the world a number is. */
const regionDigits = 4;

/** Abroad a code may cost many times as much, and a part of that goes to whoever asks for it. */
const abroad = ({ config }: MerchantScope, target: string): readonly Limit[] =>
  target.startsWith(`+${config.register.dialingCode}`)
    ? []
    : [
        {
          key: `code region ${config.code} ${target.slice(0, regionDigits)}`,
          most: 300,
          windowMs: hour,
        },
      ];

/**
 * Counts a code before it is sent: to a number, to its block, to its part of the world, for the merchant's day and for
 * everybody's, from an address.
 * @throws Failure sms.tooMany
 */
export async function limitCodes(
  { services, scope, address }: Sender,
  target: string,
): Promise<void> {
  const merchant = scope.config.code;
  const free = await reserve(
    services,
    { key: `code ${merchant} ${target}`, most: 5, windowMs: tenMinutes },
    { key: `code day ${merchant} ${target}`, most: 20, windowMs: day },
    { key: `code block ${merchant} ${toNumberBlock(target)}`, most: 100, windowMs: hour },
    { key: `code merchant ${merchant}`, most: 20_000, windowMs: day },
    { key: 'codes of all', most: 60_000, windowMs: day },
    ...abroad(scope, target),
    { key: `codes ${address}`, most: 60, windowMs: tenMinutes },
  );
  if (!free) throw new Failure(errorCodes.smsTooMany);
}

interface SendOptions {
  /** Unknown numbers at a reset are sent nothing; nothing else, its time included, tells that. */
  readonly to?: 'known' | 'nobody';
}

/** Makes a code for a number in E.164 form and sends it. The codes sent to it before are void. */
export async function sendCode(
  asker: Sender & Pick<Asker, 'language'>,
  purpose: CodePurpose,
  target: string,
  { to }: SendOptions = {},
): Promise<{ expiredMinutes: number }> {
  const { services, scope, language } = asker;
  const merchant = scope.config.code;
  await limitCodes(asker, target);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await services.db.insert(verificationCodes).values({
    merchant,
    target,
    purpose,
    codeHash: hashCode(services, target, code),
    createdAt: services.clock.at(),
    expiresAt: services.clock.at((expiredMinutes + graceMinutes) * 60_000),
  });
  const send = () =>
    services.couriers.sms.send({
      merchant,
      channel: 'sms',
      to: target,
      subject: textIn(language, 'codeMessage.subject'),
      body: `${scope.config.name}: ${fillText(textIn(language, `codeMessage.${purpose}`), { code })}`,
    });
  // A visitor waits for the code and is told when it cannot be sent; at a reset that would tell who is a member.
  if (to === undefined) await send();
  if (to === 'known') services.background('sending a code', send);
  return { expiredMinutes };
}
