import { lobbyCalls, securityCalls } from '@playhouse/wps';
import { makeJourneyMember } from '../../seed/journeyMember';
import type { TestPlatform } from '../platform';

/** Signs the callbacks of the provider `acme`. */
export const providerSecret = 'of-two-parties-alone';

/** The first balance of a player, in major units. */
export const start = 2000;

/** A member of one's own, who sits at a slot machine. */
export interface Player {
  readonly platform: TestPlatform;
  readonly name: string;
  readonly token: string;
  /** Of the agent above, who has nobody else below. */
  readonly agentToken: string;
  readonly card: string;
  /** The token of the game. */
  readonly seat: string;
}

async function sitDown(platform: TestPlatform, token: string): Promise<string> {
  const query = { vendor: 'LRF', gameId: 'any', nodeId: '100001' };
  const launched = await platform.ask(lobbyCalls.launchGame, { token, query });
  const page = await platform.request(lobbyCalls.launchGame.answer.parse(launched.value).url);
  return /"token":"([\w-]+)"/.exec(await page.text())?.[1] ?? '';
}

let made = 0;

export async function newPlayer(platform: TestPlatform): Promise<Player> {
  const name = `any_${(made += 1)}`;
  const agent = `above_${made}`;
  const { services } = platform.gateway;
  await makeJourneyMember(services, { merchant: 'alpha', account: agent, type: 1, balance: 0 });
  const member = { merchant: 'alpha', account: name, payout: true, balance: start };
  await makeJourneyMember(services, { ...member, upline: agent });
  const token = await platform.login(name);
  const { value } = await platform.ask(securityCalls.bankCards, { token });
  const card = securityCalls.bankCards.answer.parse(value)[0]?.id ?? '';
  const agentToken = await platform.login(agent);
  return { platform, name, token, agentToken, card, seat: await sitDown(platform, token) };
}
