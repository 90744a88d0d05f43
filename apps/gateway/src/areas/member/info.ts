import type { memberCalls } from '@playhouse/wps';
import type { MemberContext } from '../../server/route';
import { vipOf } from '../promotions/vip';

/** `63•••••4567`: enough to recognise a number, too little to use it. */
export const maskMobile = (mobile: string) => mobile.replace(/^(.{2}).*(.{4})$/, '$1•••••$2');
export const maskEmail = (email: string) => email.replace(/^(.{1,2})[^@]*(@.*)$/, '$1•••$2');

export async function info(context: MemberContext<typeof memberCalls.info>) {
  const { member, services } = context;
  const vip = await vipOf(services, member);
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname || null,
    type: member.type,
    regDate: member.registeredAt.getTime(),
    toUpline: member.uplineId !== null,
    vipLabel: vip.label,
    email: member.email === null ? null : maskEmail(member.email),
    mobileNum: member.mobile === null ? null : maskMobile(member.mobile),
  };
}
