import { randomBytes, randomInt } from 'node:crypto';
import type { sessionCalls } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { post } from '../../ledger/post';
import { toMinor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/asker';
import { createMember } from '../../model/members/createMember';
import { openSession } from '../../model/members/openSession';
import { memberByAccount } from '../../model/members/members';
import { passwordFits } from '../../model/members/passwords';

const tenMinutes = 600_000;
const trialBalance = 2_000;

/** Makes a free-trial account with play money under the trial merchant code (TRIAL-01). */
export async function createTrial({ services, scope, address }: Asker) {
  if (!scope.trial) throw new Failure(errorCodes.trialUnavailable);
  if (!services.limiter.take(`trial ${address}`, 60, tenMinutes)) {
    throw new Failure(errorCodes.tooManyRequests);
  }
  const username = `trial${randomInt(100_000, 999_999)}${randomBytes(1).toString('hex')}`;
  const password = randomBytes(12).toString('base64url');
  const member = await createMember(services, scope, { account: username, password, type: 4 });
  await services.db.transaction((tx) =>
    post(tx, {
      merchant: scope.code,
      memberId: member.id,
      kind: 'adjustment',
      key: `trial ${member.id}`,
      note: 'Trial credit',
      at: new Date(services.now()),
      lines: [
        { account: member.id, amount: toMinor(trialBalance, scope) },
        { account: 'bonus', amount: -toMinor(trialBalance, scope) },
      ],
    }),
  );
  return { trial: 1 as const, username, password };
}

export async function trialLogin(asker: Asker, { body }: Asked<typeof sessionCalls.trialLogin>) {
  const { services, scope, address } = asker;
  if (!scope.trial) throw new Failure(errorCodes.trialUnavailable);
  if (services.limiter.count(`trial login ${address}`, tenMinutes) >= 60) {
    throw new Failure(errorCodes.tooManyRequests);
  }
  const member = await memberByAccount(services.db, scope.code, body.username);
  const fits = await passwordFits(member?.passwordHash, body.password);
  if (member === undefined || !fits || member.disabled) {
    services.limiter.record(`trial login ${address}`, tenMinutes);
    throw new Failure(errorCodes.loginFailed);
  }
  return openSession(asker, member);
}
