import { randomBytes, randomInt } from 'node:crypto';
import type { sessionCalls } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { post } from '../../ledger/post';
import { toMinor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { giveBack, reserve } from '../../model/platform/limits';
import type { Limit } from '../../model/platform/limits';
import { createMember } from '../../model/registration/createMember';
import { openSession } from '../../model/auth/openSession';
import { findMemberByAccount } from '../../model/member/findMember';
import { passwordFits } from '../../model/auth/passwords';

const tenMinutes = 600_000;
const trialBalance = 2_000;

/** Makes a free-trial account with play money under the trial merchant code (TRIAL-01). */
export async function createTrial({ services, scope, address }: Asker) {
  if (!scope.trial) throw new Failure(errorCodes.trialUnavailable);
  const asked: Limit = { key: ['trial', address], most: 60, windowMs: tenMinutes };
  if (!(await reserve(services, asked))) {
    throw new Failure(errorCodes.tooManyRequests);
  }
  const username = `trial${randomInt(100_000, 999_999)}${randomBytes(1).toString('hex')}`;
  const password = randomBytes(12).toString('base64url');
  const amount = toMinor(trialBalance, scope);
  const given = { account: username, password, type: 4 };
  await createMember(services, scope, given, (tx, { id, registeredAt: at }) =>
    post(tx, {
      merchant: scope.code,
      memberId: id,
      kind: 'adjustment',
      key: `trial ${id}`,
      note: 'Trial credit',
      at,
      lines: [
        { account: id, amount },
        { account: 'bonus', amount: -amount },
      ],
    }),
  );
  return { trial: 1 as const, username, password };
}

export async function trialLogin(asker: Asker, { body }: Asked<typeof sessionCalls.trialLogin>) {
  const { services, scope, address } = asker;
  if (!scope.trial) throw new Failure(errorCodes.trialUnavailable);
  const tried: Limit = { key: ['trial login', address], most: 60, windowMs: tenMinutes };
  if (!(await reserve(services, tried))) {
    throw new Failure(errorCodes.tooManyRequests);
  }
  const member = await findMemberByAccount(services.db, scope.code, body.username);
  const fits = await passwordFits(member?.passwordHash, body.password);
  if (member === undefined || !fits || member.disabled) {
    throw new Failure(errorCodes.loginFailed);
  }
  await giveBack(services, tried.key);
  return openSession(asker, member);
}
