import type { walletCalls } from '@playhouse/wps';
import { balanceOf } from '../../ledger/balance';
import { toMajor } from '../../ledger/money';
import { settleDue } from '../lottery/orders';
import type { MemberContext } from '../../server/route';

export async function balance({
  services,
  member,
  scope,
}: MemberContext<typeof walletCalls.balance>) {
  await settleDue(services, member.id);
  const sumBalance = toMajor(await balanceOf(services.db, member.id), scope);
  return { sumBalance, wallets: [{ name: 'main', balance: sumBalance }] };
}
