import { defineMessage, defineMessages } from 'react-intl';

export const inviteMessages = defineMessages({
  title: {
    id: 'member.invite.title',
    defaultMessage: 'Invite friends',
    description: 'Heading of the invitation screen and popup',
  },
  lead: {
    id: 'member.invite.lead',
    defaultMessage: 'Share your link. When friends join with it, you are rewarded.',
    description: 'Line below the heading of the invitation screen',
  },
  link: {
    id: 'member.invite.link',
    defaultMessage: 'Your link',
    description: 'Label above the invitation link',
  },
  code: {
    id: 'member.invite.code',
    defaultMessage: 'Your code',
    description: 'Label above the invitation code',
  },
  copyLink: {
    id: 'member.invite.copyLink',
    defaultMessage: 'Copy link',
    description: 'Button that copies the invitation link',
  },
  copyCode: {
    id: 'member.invite.copyCode',
    defaultMessage: 'Copy code',
    description: 'Spoken name of the button that copies the invitation code',
  },
  share: {
    id: 'member.invite.share',
    defaultMessage: 'Share',
    description: 'Button that opens the share menu of the device',
  },
  qr: {
    id: 'member.invite.qr',
    defaultMessage: 'QR code of your invitation link',
    description: 'Spoken name of the QR code',
  },
  invited: {
    id: 'member.invite.invited',
    defaultMessage: 'Friends joined',
    description: 'Label of the number of friends who registered',
  },
  reward: {
    id: 'member.invite.reward',
    defaultMessage: 'Rewards earned',
    description: 'Label of the sum earned by inviting',
  },
});

export const shareTextMessage = defineMessage<{ name: string }>({
  id: 'member.invite.shareText',
  defaultMessage: 'Join me on {name}',
  description: 'Text that is shared together with the link; name of the site',
});
