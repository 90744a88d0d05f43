import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { members } from '../../db/schema';
import { transact } from '../../db/transact';
import { fillText } from '../../base/fillText';
import { textIn } from '../../base/texts';
import type { Asker } from '../platform/asker';
import type { Services } from '../platform/services';
import { linkMinutes, makeLink, voidLinks } from './mailedLinks';
import { hashPassword } from './passwords';
import { endOtherSessions } from './sessions';
import type { MemberRow } from '../../db/schema';

/** Writes a new password. All other sessions end with it, and a link that would set another is void. */
export async function writePassword(
  services: Services,
  tx: Transaction,
  { id }: Pick<MemberRow, 'id'>,
  { passwordHash, keep = '' }: { readonly passwordHash: string; readonly keep?: string },
): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, id));
  await voidLinks(tx, 'password', id);
  await endOtherSessions(services, tx, id, keep);
}

type Sender = Pick<Asker, 'services' | 'scope' | 'site' | 'language'>;

/** Mails a link by which a member sets a new password. The old one holds until then. */
export async function mailLink(sender: Sender, member: MemberRow, to: string): Promise<void> {
  const { services, scope, site, language } = sender;
  const token = await makeLink(services, 'password', member);
  // In the fragment: no server on the way, and no site that the page asks, is told it.
  const link = `${site}/m/findPassword#${token}`;
  await services.couriers.email.send({
    merchant: scope.config.code,
    channel: 'email',
    to,
    subject: `${scope.config.name}: ${textIn(language, 'passwordLetter.subject')}`,
    body: fillText(textIn(language, 'passwordLetter.body'), { link, minutes: `${linkMinutes}` }),
  });
}

/** Mails a new password, which is in force once the letter is on its way. */
export async function mailPassword(sender: Sender, member: MemberRow, to: string): Promise<void> {
  const { services, scope, language } = sender;
  const password = `Ph-${randomBytes(9).toString('base64url')}`;
  const passwordHash = await hashPassword(password);
  await services.couriers.email.send({
    merchant: scope.config.code,
    channel: 'email',
    to,
    subject: `${scope.config.name}: ${textIn(language, 'passwordLetter.newSubject')}`,
    body: fillText(textIn(language, 'passwordLetter.newBody'), { password }),
  });
  // Only now: a password that no letter brings would lock its owner out.
  await transact(services.db, (tx) => writePassword(services, tx, member, { passwordHash }));
}
