import {
  captchaCalls,
  memberCalls,
  registrationCalls,
  sessionCalls,
  walletCalls,
} from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import { eq } from 'drizzle-orm';
import type { MerchantConfig } from '../../base/merchants';
import type { Random } from '../../base/random';
import { createRandom } from '../../base/random';
import { members } from '../../db/schema';
import { post } from '../../ledger/post';
import { peekCaptcha } from '../../model/auth/captcha/captchas';
import { makeJourneyMember } from '../../seed/journeyMember';
import { demoHolder, demoPassword, demoPaymentPassword } from '../../seed/people';
import { openSeat } from '../openSeat';
import type { SeatCall } from '../openSeat';
import type { AskOptions, TestPlatform } from '../platform';

export interface Robot {
  readonly id: number;
  readonly account: string;
  readonly token: string;
}

/** The storage of a robot's browser. */
export interface Browser {
  cookie?: string | undefined;
}

/** So much money of its own a robot brings along, so that luck does not end it before its turnover is met; minor units. */
const capital = 50_000_000;

/** The accounts of one robot at one merchant, and the public calls by which it acts for them. */
export class Crew {
  readonly robots: Robot[] = [];
  readonly random: Random;
  private keys = 0;

  constructor(
    readonly platform: TestPlatform,
    readonly config: MerchantConfig,
    readonly name: string,
  ) {
    this.random = createRandom(`${config.code} ${name}`);
  }

  /** Asks as a robot; refusals are the rule. */
  ask(call: Call, robot: Robot, asked: AskOptions = {}) {
    return this.platform.ask(call, {
      token: robot.token,
      merchant: this.config.code,
      language: 'EN',
      ...asked,
    });
  }

  newKey(): string {
    return `${this.name}-number-${(this.keys += 1)}`;
  }

  private newName(): string {
    return `${this.name}_${this.robots.length}`;
  }

  private async keep(account: string, token: string): Promise<Robot> {
    const { db } = this.platform.gateway.services;
    const [row] = await db.select().from(members).where(eq(members.account, account));
    if (row === undefined || token === '') throw new Error(`${account} was not registered`);
    const robot = { id: row.id, account, token };
    this.robots.push(robot);
    return robot;
  }

  /** Registers as anybody may, in a browser, below whoever invites. */
  async register(inviter?: Robot, browser: Browser = {}): Promise<Robot> {
    const { platform, config } = this;
    const merchant = config.code;
    const account = this.newName();
    const query = { type: 'register' };
    const image = await platform.ask(captchaCalls.captchaImage, { merchant, query });
    const captcha = /captcha=([^;]+)/.exec(image.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
    const referral = inviter && (await this.ask(memberCalls.referral, inviter));
    const body = {
      ...{ registerUrl: `${merchant}.example`, registerMethod: 'H5', type: 0, username: account },
      ...{ password: demoPassword, confirmPassword: demoPassword },
      ...{ paymentPassword: demoPaymentPassword, payeeName: demoHolder },
      email: `${account}@example.com`,
      ...(referral && { affiliateCode: memberCalls.referral.answer.parse(referral.value).code }),
      captcha: await peekCaptcha(platform.gateway.services, captcha),
    };
    const cookie = [`captcha=${captcha}`, browser.cookie].filter(Boolean).join('; ');
    const made = await platform.ask(registrationCalls.register, { merchant, cookie, body });
    if (!made.success) throw new Error(`${account} was refused: ${made.code ?? ''}`);
    browser.cookie =
      /browser=[^;]+/.exec(made.headers.get('Set-Cookie') ?? '')?.[0] ?? browser.cookie;
    return this.keep(account, sessionCalls.login.answer.parse(made.value).token);
  }

  /** An agent that the house knows, with capital, rates and a reward that waits. */
  async makeAgent(rates: Readonly<Record<string, number>>, upline?: Robot): Promise<Robot> {
    const { platform, config } = this;
    const account = this.newName();
    await makeJourneyMember(platform.gateway.services, {
      ...{ merchant: config.code, account, type: 1, balance: capital / 100, payout: true },
      ...{ reward: 88, rates, upline: upline?.account },
    });
    return this.keep(account, await platform.login(account, config.code));
  }

  /** Brings money along that was staked elsewhere. */
  async bring({ id }: Robot): Promise<void> {
    const { services } = this.platform.gateway;
    const { code: merchant } = this.config;
    const lines = [
      { account: 'deposits' as const, amount: -capital },
      { account: id, amount: capital },
    ];
    const posting = { merchant, memberId: id, kind: 'deposit' as const, key: `brought ${id}` };
    await services.db.transaction((tx) =>
      post(tx, { ...posting, lines, at: new Date(services.now()) }),
    );
  }

  /** Orders a deposit and pays it as the screen leads to. */
  async deposit(robot: Robot, amount: number, payerName?: string): Promise<void> {
    const body = { methodId: 'card', amount, ...(payerName && { payerName }) };
    const made = await this.ask(walletCalls.createDeposit, robot, { body });
    const { orderId } = walletCalls.depositDetail.answer.parse(made.value);
    const decision = new URLSearchParams({ decision: 'approve' });
    await this.platform.request(`/pay/${orderId}`, { method: 'POST', body: decision });
  }

  sit({ token }: Robot, nodeId: string): Promise<SeatCall> {
    return openSeat(this.platform, token, nodeId, this.config.code);
  }

  /** The turnover that is still open, in major units, and whether gifts are locked. */
  async findOwed(robot: Robot): Promise<{ readonly owed: number; readonly isLocked: boolean }> {
    const { value } = await this.ask(walletCalls.withdrawConfig, robot);
    const { turnoverOpen, lockedGifts } = walletCalls.withdrawConfig.answer.parse(value);
    return { owed: turnoverOpen, isLocked: lockedGifts.length > 0 };
  }

  async findBalance(robot: Robot): Promise<number> {
    const { value } = await this.ask(walletCalls.balance, robot);
    return walletCalls.balance.answer.parse(value).sumBalance;
  }
}
