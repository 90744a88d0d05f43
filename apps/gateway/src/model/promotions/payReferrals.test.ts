import { memberCalls, securityCalls, sessionCalls, walletCalls } from '@playhouse/wps';
import { expect, it } from 'vitest';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoPassword, demoPaymentPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';
import { loseRound } from '../../testing/loseRound';
import { endlessSessions } from '../../testing/platform';
import { payReferrals } from './payReferrals';

const platform = filePlatform(endlessSessions);

/** A browser: it keeps the mark that the platform gives it. */
function openBrowser() {
  let cookie: string | undefined;
  return async (account: string): Promise<string> => {
    const body = { type: 'username', username: account, password: demoPassword };
    const { value, headers } = await platform.ask(sessionCalls.login, { body, cookie });
    cookie = /browser=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? cookie;
    return sessionCalls.login.answer.parse(value).token;
  };
}

interface Friend {
  readonly account: string;
  readonly token: string;
}

async function newMember(account: string, more: object, login = openBrowser()): Promise<Friend> {
  const member = { merchant: 'alpha', account, balance: 0, payout: true, ...more };
  expect(await makeJourneyMember(platform.gateway.services, member)).toBe(true);
  return { account, token: await login(account) };
}

async function deposit({ token }: Friend, amount: number, payerName?: string): Promise<void> {
  const body = { methodId: 'qr', amount, ...(payerName && { payerName }) };
  const made = await platform.ask(walletCalls.createDeposit, { token, body });
  const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
  const decision = new URLSearchParams({ decision: 'approve' });
  await platform.request(`/pay/${orderId}`, { method: 'POST', body: decision });
}

const stake = ({ account }: Friend, amount: number) =>
  loseRound(platform.gateway.services, { account, bet: amount * 100 });

/** The rewards of a referrer, once every gateway has looked. */
async function rewards({ token }: Friend): Promise<number> {
  await platform.everywhere(payReferrals);
  const { value } = await platform.ask(memberCalls.referral, { token });
  return memberCalls.referral.answer.parse(value).rewardTotal;
}

let made = 0;
/** A referrer, and friends of theirs. */
async function invite(size: number, browsers = Array.from({ length: size }, openBrowser)) {
  const name = `ref_${(made += 1)}`;
  const referrer = await newMember(name, {});
  const friends: Friend[] = [];
  for (const [at, login] of browsers.entries())
    friends.push(await newMember(`${name}_${at}`, { upline: name }, login));
  return { referrer, friends };
}

/** Lets friends deposit a hundred and stake it. */
async function playAll(friends: readonly Friend[], payerName?: string) {
  for (const friend of friends) {
    await deposit(friend, 100, payerName);
    await stake(friend, 100);
  }
}

it('a referrer is paid once for a friend, when the friend has staked the first deposit', async () => {
  const { referrer, friends } = await invite(1);
  const [friend] = friends;
  if (friend === undefined) throw new Error('no friend');
  expect(await rewards(referrer)).toBe(0);
  await deposit(friend, 100);
  expect(await rewards(referrer)).toBe(0);
  await stake(friend, 60);
  expect(await rewards(referrer)).toBe(0);
  await stake(friend, 40);
  expect(await rewards(referrer)).toBe(10);
  await playAll([friend]);
  expect(await rewards(referrer)).toBe(10);
});

it('a referrer is paid for each of several friends', async () => {
  const { referrer, friends } = await invite(3);
  await playAll(friends);
  expect(await rewards(referrer)).toBe(30);
});

it('a referrer is not paid for friends of one browser beyond the first', async () => {
  const one = openBrowser();
  const { referrer, friends } = await invite(3, [one, one, one]);
  const [first, ...others] = friends;
  if (first === undefined) throw new Error('no friend');
  await playAll([first]);
  expect(await rewards(referrer)).toBe(10);
  await playAll(others);
  expect(await rewards(referrer)).toBe(10);
});

it('a referrer is not paid for a friend in their own browser', async () => {
  const login = openBrowser();
  const referrer = await newMember('ref_own', {}, login);
  const friend = await newMember('ref_own_f', { upline: 'ref_own' }, login);
  await playAll([friend]);
  expect(await rewards(referrer)).toBe(0);
});

it('a referrer is not paid for friends whose deposits one person pays, beyond the first', async () => {
  const { referrer, friends } = await invite(2);
  const [first, second] = friends;
  if (first === undefined || second === undefined) throw new Error('no friends');
  await playAll([first], 'Juan Cruz');
  expect(await rewards(referrer)).toBe(10);
  await playAll([second], ' juan cruz ');
  expect(await rewards(referrer)).toBe(10);
});

it('an account that one member is paid by serves no other, and the refusal says no more', async () => {
  const { friends } = await invite(2);
  const add = ({ token }: Friend) => {
    const account = { methodId: 'maya', accountType: 'mobile', account: '0917 555 0101' };
    const body = { ...account, accountName: 'Demo Holder', paymentPassword: demoPaymentPassword };
    return platform.ask(walletCalls.addPayoutAccount, { token, body });
  };
  const codes = await Promise.all(friends.map(async (friend) => (await add(friend)).code));
  expect(codes.sort()).toEqual(['bankCard.refused', undefined]);
});

it('two members of one bank number are two at different banks, and one at the same', async () => {
  const { friends } = await invite(3);
  const add = (friend: Friend | undefined, bankCode: string) => {
    const card = { bankCode, accountName: 'Demo Holder', accountNumber: '99887766554400' };
    const body = { ...card, paymentPassword: demoPaymentPassword };
    return platform.ask(securityCalls.addBankCard, { token: friend?.token, body });
  };
  expect((await add(friends[0], 'ISLA')).success).toBe(true);
  expect((await add(friends[1], 'ISLA')).code).toBe('bankCard.refused');
  expect((await add(friends[2], 'BAYANI')).success).toBe(true);
});
