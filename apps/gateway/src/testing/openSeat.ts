import { lobbyCalls } from '@playhouse/wps';
import type { TestPlatform } from './platform';

/** A member at a game's page: asks the platform as the page does. */
export type SeatCall = (path: string, body?: object) => Promise<unknown>;

/** Starts a game as a member; answers the token of its page. */
export async function takeSeat(
  platform: TestPlatform,
  token: string,
  nodeId: string,
  merchant?: string,
): Promise<string> {
  const query = { vendor: 'any', gameId: 'any', nodeId };
  const launched = await platform.ask(lobbyCalls.launchGame, {
    ...{ token, query },
    ...(merchant && { merchant }),
  });
  const page = await platform.request(lobbyCalls.launchGame.answer.parse(launched.value).url);
  return /"token":"([\w-]+)"/.exec(await page.text())?.[1] ?? '';
}

/** Starts a game as a member. @throws Error by the call that the platform refuses */
export async function openSeat(
  platform: TestPlatform,
  token: string,
  nodeId: string,
  merchant?: string,
): Promise<SeatCall> {
  const seat = await takeSeat(platform, token, nodeId, merchant);
  return async (path, body) => {
    const response = await platform.request(`/play/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${seat}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; value: unknown };
    if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.value;
  };
}
