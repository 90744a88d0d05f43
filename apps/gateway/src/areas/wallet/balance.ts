import { getBalance } from '../../ledger/balance';
import { toMajor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';

export async function balance({ services, member, scope }: MemberAsker) {
  const sumBalance = toMajor(await getBalance(services.db, member.id), scope);
  return { sumBalance, wallets: [{ name: 'main', balance: sumBalance }] };
}
