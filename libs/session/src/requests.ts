import { inboxCalls, memberCalls, walletCalls } from '@playhouse/wps';
import type { AnswerOf, WpsClient } from '@playhouse/wps';

type MemberInfo = AnswerOf<typeof memberCalls.info>;

export function memberInfo(wps: WpsClient, signal: AbortSignal): Promise<MemberInfo> {
  return wps.call(memberCalls.info, { signal });
}

/** All wallets together, in major units of the merchant's currency. */
export async function balance(wps: WpsClient, signal: AbortSignal): Promise<number> {
  return (await wps.call(walletCalls.balance, { signal })).sumBalance;
}

export function unreadCount(
  wps: WpsClient,
  signal: AbortSignal,
): Promise<AnswerOf<typeof inboxCalls.unreadCount>> {
  return wps.call(inboxCalls.unreadCount, { signal });
}
