import { randomBytes } from 'node:crypto';
import { errorCodes } from '@playhouse/wps';
import { rewards } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import type { Transaction } from '../../db/open';
import { toMinor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { findFirstRates } from '../../model/agent/affiliates';
import { demandCaptcha } from '../../model/auth/captcha/captchas';
import { findTermsAt } from '../../model/promotions/termsInForce';
import type { Asker } from '../../model/platform/asker';
import { sendLetter } from '../../model/platform/sendLetter';
import { reserve } from '../../model/platform/limits';
import { openSession } from '../../model/auth/openSession';
import { findMemberByPhone, toPhone } from '../../model/auth/phones';
import { findMemberByAccount } from '../../model/member/findMember';
import type { MemberRow } from '../../db/schema';
import { createMember } from '../../model/registration/createMember';
import { registerSettings } from '../../model/registration/registerSettings';
import { validateFields } from './validateFields';
import type { Form, Register, RegisterMobile } from './form';
import { verifyMobile } from './verifyMobile';
import { findUpline } from './findUpline';

const hour = 3_600_000;

async function refuseTaken(
  { services, scope }: Asker,
  body: Form,
  username: string,
): Promise<void> {
  const { db } = services;
  if (await findMemberByAccount(db, scope.code, username))
    throw new Failure(errorCodes.usernameExists);
  if (!body.mobileNum) return;
  const phone = toPhone(scope, { ...body, mobileNum: body.mobileNum });
  if (await findMemberByPhone(db, scope, phone)) throw new Failure(errorCodes.mobileExists);
}

function contactsOf(body: Form): Record<string, string> {
  const { idNumber, qqNum, facebook, wechat, line, whatsapp, zalo } = body;
  const given = {
    idNumber,
    qqNum,
    facebook,
    wechat,
    line,
    whatsapp,
    zalo,
    registerMethod: body.registerMethod,
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
}

async function welcome(
  tx: Transaction,
  scope: MerchantScope,
  { id: memberId, registeredAt: at }: MemberRow,
): Promise<void> {
  await sendLetter(tx, { memberId, template: 'welcome', at });
  const { gifts } = await findTermsAt(tx, scope, at);
  await tx.insert(rewards).values({
    id: `W${memberId}-welcome`,
    memberId,
    template: 'welcome',
    amount: toMinor(gifts.rewards.welcome.amount, scope),
    createdAt: at,
    expiresAt: new Date(at.getTime() + 30 * 24 * hour),
  });
}

async function enrol(asker: Asker, body: Form, username: string, password: string) {
  const { services, scope } = asker;
  const affiliate = await findUpline(asker, body);
  const isPhoneVerified = await verifyMobile(asker, body);
  const given = {
    account: username,
    password,
    type: affiliate?.memberType ?? 0,
    contacts: contactsOf(body),
    upline: affiliate?.upline,
    inviteLinkId: affiliate?.link?.id,
    countryDialingCode: body.countryDialingCode ?? scope.config.register.dialingCode,
    mobile: body.mobileNum,
    isPhoneVerified,
    email: body.email,
    nickname: body.nickname,
    payeeName: body.payeeName,
    paymentPassword: body.paymentPassword,
    rates: affiliate && (await findFirstRates(services.db, affiliate)),
  };
  const member = await createMember(services, scope, given, async (tx, made) => {
    await welcome(tx, scope, made);
  });
  return openSession(asker, member);
}

/** Whether somebody may register here at all. Comes first: it also limits how fast names can be tried. */
async function admit({ services, scope, address }: Asker): Promise<void> {
  if (scope.trial || scope.config.flags.DIRECTREG3 !== true)
    throw new Failure(errorCodes.noPermission);
  if (!(await reserve(services, { key: ['register', address], most: 200, windowMs: hour })))
    throw new Failure(errorCodes.tooManyRequests);
}

// A captcha is used up by its answer, and a slip in another field should not cost one. Who has registered is told to
// nobody before it, or names and numbers could be tried by a program.
async function passCaptcha(asker: Asker, body: Form): Promise<void> {
  const { services, scope } = asker;
  if (registerSettings(services, scope).captcha?.enabled !== true) return;
  await demandCaptcha(asker, 'register', body.captcha);
}

/** Registers by user name (REG-18). */
export async function register(asker: Asker, { body }: Register) {
  const { services, scope } = asker;
  await admit(asker);
  if (scope.config.flags.USERNAMEREG3 !== true) throw new Failure(errorCodes.noPermission);
  validateFields(services, scope, body, ['mobileNum']);
  if (body.password !== body.confirmPassword) throw new Failure(errorCodes.requestInvalid);
  await passCaptcha(asker, body);
  await refuseTaken(asker, body, body.username);
  return enrol(asker, body, body.username, body.password);
}

/** Registers by mobile number; a name is made up where none is given (REG-19). */
export async function registerMobile(asker: Asker, { body }: RegisterMobile) {
  const { services, scope } = asker;
  const { flags } = scope.config;
  await admit(asker);
  if (flags.MOBILENUMREG3 !== true) throw new Failure(errorCodes.noPermission);
  const needsPassword = flags.MOBILENUMPASSREG3 === true;
  validateFields(services, scope, body, [
    'username',
    'email',
    ...(needsPassword ? [] : ['password']),
  ]);
  if ((body.password ?? '') !== (body.confirmPassword ?? ''))
    throw new Failure(errorCodes.requestInvalid);
  const username = body.username || `m${randomBytes(5).toString('hex')}`;
  await passCaptcha(asker, body);
  await refuseTaken(asker, body, username);
  return enrol(asker, body, username, body.password || randomBytes(18).toString('base64url'));
}
