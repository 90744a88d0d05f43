import type { ScreenSamples } from '@playhouse/fixtures';

const player = { who: 'player' } as const;
const code = { fill: { verificationCode: '471100', loginPassword: 'Playhouse-2026' } } as const;
const email = [{ press: 0 }, { fill: { contact: 'ana@example.com' } }, { press: 1 }] as const;
const mobile = [{ press: 0 }, { fill: { contact: '9171234123' } }, { press: 2 }] as const;
const holder = { accountName: 'Demo Player', paymentPassword: '240816' } as const;

/** Somebody who has proved the e-mail address and not the mobile number. */
const withoutMobile = {
  'security.config': {
    ...{ kyc: 'review', hasPassword: true, hasPaymentPassword: true, payeeName: 'Demo Player' },
    ...{ bankCardCount: 1, bankCardLimit: 5, email: 'd***@example.com' },
    ...{ mobileProof: 'open', emailProof: 'proved' },
  },
} as const;

/** How the member's own screens are looked at. */
export const samples: ScreenSamples = {
  mine: { ...player, writes: { 'member.setHeadIcon': [{ press: 2 }, { answer: 2 }] } },
  memberHome: player,
  messages: { ...player, writes: { 'inbox.markRead': [{ press: 0 }] } },
  webEmail: {
    ...player,
    query: { id: '1' },
    writes: { 'inbox.remove': [{ press: -1 }, { answer: -1 }] },
  },
  inviteFriends: { ...player, merchant: { promotions: ['REFERRAL'] } },
  benefits: player,
  securityCenter: {
    ...player,
    writes: {
      'contacts.sendEmailCode': email,
      'contacts.proveEmail': [...email, code, { send: true }],
      'contacts.sendMobileCode': { answers: withoutMobile, steps: mobile },
      'contacts.proveMobile': { answers: withoutMobile, steps: [...mobile, code, { send: true }] },
      'security.setPaymentPassword': [
        { press: 1 },
        { fill: { oldPaymentPassword: '240816', newPaymentPassword: '358124' } },
        { send: true },
      ],
      'security.removeBankCard': [
        { press: 2 },
        { fill: { paymentPassword: '240816' } },
        { send: true },
      ],
      'wallet.addPayoutAccount': [
        { press: 3 },
        { fill: { account: '9171234123', ...holder } },
        { send: true },
      ],
      'security.addBankCard': [
        { press: 3 },
        { choose: 1 },
        { fill: { bankCode: 'HTB', accountNumber: '00123456789', ...holder } },
        { send: true },
      ],
    },
  },
  devices: player,
  memberNotice: player,
  feedback: {
    ...player,
    writes: {
      'feedback.send': [{ fill: { content: 'The lists are good to read.' } }, { send: true }],
    },
  },
};
