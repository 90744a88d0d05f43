import { and, count, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { securityCalls } from '@playhouse/wps';
import { bankCards, members } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { listBanks } from './banks';
import { rowId } from '../../base/rowId';
import type { Queryable, Transaction } from '../../db/open';
import type { MemberRow } from '../../db/schema';
import { command } from '../../model/platform/command';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { demandActualAccount } from '../../model/member/memberType';

export const cardLimit = 5;

export const toBankCard = (card: typeof bankCards.$inferSelect) => ({
  id: card.id,
  bankName: card.bankName,
  bankCode: card.bankCode,
  accountName: card.holder,
  maskedNumber: `•••• •••• ${card.number.slice(-4)}`,
});

export async function countCards(db: Queryable, memberId: number): Promise<number> {
  const mine = eq(bankCards.memberId, memberId);
  const [row] = await db.select({ size: count() }).from(bankCards).where(mine);
  return row?.size ?? 0;
}

/** A name without what different forms write differently: case, accents, spaces and points. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Money goes to the payee alone. The first card names them where nothing else has. @throws Failure bankCard.holder */
async function demandHolder(tx: Transaction, { id, payeeName }: MemberRow, holder: string) {
  if (payeeName === null)
    await tx.update(members).set({ payeeName: holder }).where(eq(members.id, id));
  else if (plainName(payeeName) !== plainName(holder)) throw new Failure(errorCodes.bankCardHolder);
}

export async function addBankCard(
  asker: MemberAsker,
  { body }: Asked<typeof securityCalls.addBankCard>,
) {
  const { services, scope } = asker;
  const bank = listBanks(scope.config.currency.code).find(({ code }) => code === body.bankCode);
  return command(services, asker.member.id, {
    admit: async () => {
      demandActualAccount(asker.member);
      await demandPaymentPassword(asker, body.paymentPassword);
      if (bank === undefined) throw new Failure(errorCodes.requestInvalid);
    },
    run: async (tx, member) => {
      const holder = body.accountName.trim();
      await demandHolder(tx, member, holder);
      const own = and(eq(bankCards.memberId, member.id), eq(bankCards.number, body.accountNumber));
      const [same] = await tx.select({ id: bankCards.id }).from(bankCards).where(own);
      if (same !== undefined) throw new Failure(errorCodes.bankCardExists);
      if ((await countCards(tx, member.id)) >= cardLimit)
        throw new Failure(errorCodes.bankCardLimit);
      const [card] = await tx
        .insert(bankCards)
        .values({
          memberId: member.id,
          bankCode: body.bankCode,
          bankName: bank?.name ?? body.bankCode,
          holder,
          number: body.accountNumber,
          createdAt: new Date(services.now()),
        })
        .returning();
      if (card === undefined) throw new Error('a bank card could not be written');
      return toBankCard(card);
    },
  });
}

export async function removeBankCard(
  asker: MemberAsker,
  { body }: Asked<typeof securityCalls.removeBankCard>,
): Promise<void> {
  await command(asker.services, asker.member.id, {
    admit: () => demandPaymentPassword(asker, body.paymentPassword),
    run: async (tx, { id }) => {
      const mine = and(eq(bankCards.memberId, id), eq(bankCards.id, rowId(body.id)));
      const [gone] = await tx.delete(bankCards).where(mine).returning();
      if (gone === undefined) throw new Failure(errorCodes.notFound);
    },
  });
}
