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
import { markBrowser } from './markBrowser';
import { isOwnersBrowser } from './phones';
import { hashCode } from './verificationCodes';

/** Minutes that a code lives, and that the site's button counts down. */
export const expiredMinutes = 1;
const graceMinutes = 4;
const tenMinutes = 600_000;

type Sender = Pick<Asker, 'services' | 'scope' | 'address' | 'cookie' | 'setCookie'>;

const hour = 6 * tenMinutes;
const day = 24 * hour;
/** Digits that numbers bought in one block differ in: a flood over a block counts as one. */
const blockDigits = 4;
export const toNumberBlock = (target: string): string => target.slice(0, -blockDigits);
/** The plus and what says where in the world a number is. */
const regionDigits = 4;

/** Who a code is counted for: what strangers use up, whoever holds the number still has where they have logged in before. */
type Spender = 'owner' | 'stranger';

/** Abroad a code may cost many times as much, and a part of that goes to whoever asks for it. */
const abroad = ({ config }: MerchantScope, spender: Spender, target: string): readonly Limit[] =>
  target.startsWith(`+${config.register.dialingCode}`)
    ? []
    : [
        {
          key: ['code', spender, 'region', config.code, target.slice(0, regionDigits)],
          most: 300,
          windowMs: hour,
        },
      ];

/** Of one caller, in whose name a stranger's tries are counted first: alone nobody uses up what a number has. */
const ofCaller = (merchant: string, target: string, address: string): readonly Limit[] => [
  { key: ['code', 'caller', merchant, target, address], most: 5, windowMs: tenMinutes },
  { key: ['code', 'caller day', merchant, target, address], most: 10, windowMs: day },
  { key: ['code', 'address', address], most: 60, windowMs: tenMinutes },
];

/** Of a number in ten minutes and in a day: strangers of several addresses share the larger ones. */
const ofNumber = {
  owner: { inTenMinutes: 5, inDay: 20 },
  stranger: { inTenMinutes: 15, inDay: 40 },
} as const;

/**
 * Counts a code before it is sent: to a number, to its block, to its part of the world, for the merchant's day and for
 * everybody's, from an address.
 * @throws Failure sms.tooMany
 */
export async function limitCodes(asker: Sender, target: string): Promise<void> {
  const { services, scope, address } = asker;
  const merchant = scope.config.code;
  const spender = (await isOwnersBrowser(asker, target)) ? 'owner' : 'stranger';
  const { inTenMinutes, inDay } = ofNumber[spender];
  const free = await reserve(
    services,
    { key: ['code', spender, merchant, target], most: inTenMinutes, windowMs: tenMinutes },
    { key: ['code', spender, 'day', merchant, target], most: inDay, windowMs: day },
    {
      key: ['code', spender, 'block', merchant, toNumberBlock(target)],
      most: 100,
      windowMs: hour,
    },
    { key: ['code', spender, 'merchant', merchant], most: 20_000, windowMs: day },
    { key: ['code', spender, 'all'], most: 60_000, windowMs: day },
    ...abroad(scope, spender, target),
    ...(spender === 'stranger' ? ofCaller(merchant, target, address) : []),
  );
  if (!free) throw new Failure(errorCodes.smsTooMany);
}

/** Makes a code for a number or an address. Those made for it in this browser before are void. */
export async function writeCode(
  asker: Sender,
  purpose: CodePurpose,
  target: string,
): Promise<string> {
  const { services, scope } = asker;
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await services.db.insert(verificationCodes).values({
    merchant: scope.config.code,
    target,
    purpose,
    browser: markBrowser(asker),
    codeHash: hashCode(services, target, code),
    createdAt: services.clock.at(),
    expiresAt: services.clock.at((expiredMinutes + graceMinutes) * 60_000),
  });
  return code;
}

interface SendOptions {
  /** Unknown numbers at a reset are sent nothing; nothing else, its time included, tells that. */
  readonly to?: 'known' | 'nobody';
}

/** Sends a code to a number in E.164 form. */
export async function sendCode(
  asker: Sender & Pick<Asker, 'language'>,
  purpose: CodePurpose,
  target: string,
  { to }: SendOptions = {},
): Promise<{ expiredMinutes: number }> {
  const { services, scope, language } = asker;
  const merchant = scope.config.code;
  await limitCodes(asker, target);
  const code = await writeCode(asker, purpose, target);
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
