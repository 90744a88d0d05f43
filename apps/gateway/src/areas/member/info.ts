import { maskEmail, maskMobile } from '../../model/member/masks';
import type { MemberAsker } from '../../model/platform/asker';
import { getVipLevel } from '../../model/member/vip';

export async function info(asker: MemberAsker) {
  const { member, services } = asker;
  const vip = await getVipLevel(services, member);
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
