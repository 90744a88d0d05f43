import { maskEmail, maskMobile } from '../../model/member/masks';
import type { MemberAsker } from '../../model/platform/asker';
import { getVipLevel, vipLabel } from '../../model/member/vip';

export async function info(asker: MemberAsker) {
  const { member, services, scope } = asker;
  const { level } = await getVipLevel(services, scope, member);
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname || null,
    type: member.type,
    regDate: member.registeredAt.getTime(),
    toUpline: member.uplineId !== null,
    vipLabel: vipLabel(level),
    email: member.email === null ? null : maskEmail(member.email),
    mobileNum: member.mobile === null ? null : maskMobile(member.mobile),
  };
}
