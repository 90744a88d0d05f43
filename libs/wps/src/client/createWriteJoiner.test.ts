// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { fakePlatform, refuse, succeed } from './testClient';

const game = (nodeId: string) => ({ nodeId, vendor: 'LRF' });
const methods = (requests: readonly Request[]) => requests.map(({ method }) => method);

it('sends once what is asked for twice before its answer, and answers both', async () => {
  const { wps, requests } = fakePlatform([
    succeed({ expiredMinutes: 2 }),
    succeed({ expiredMinutes: 3 }),
  ]);
  const ask = () => wps.call('verification.smsNoLogin', { body: { mobileNum: '9170000000' } });
  expect(await Promise.all([ask(), ask()])).toEqual([{ expiredMinutes: 2 }, { expiredMinutes: 2 }]);
  expect(await ask()).toEqual({ expiredMinutes: 3 });
  expect(requests).toHaveLength(2);
});

it('tells a refusal to both, and sends it again to whoever asks afterwards', async () => {
  const { wps, requests } = fakePlatform([refuse('notFound'), succeed()]);
  const like = () => wps.call('lobby.addFavourite', { body: game('1') });
  const ends = await Promise.allSettled([like(), like()]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await like();
  expect(requests).toHaveLength(2);
});

it('takes neither another one for the same, nor the same once something came between', async () => {
  const { wps, requests } = fakePlatform([succeed()]);
  await Promise.all([
    wps.call('lobby.addFavourite', { body: game('1') }),
    wps.call('lobby.addFavourite', { body: game('2') }),
    wps.call('lobby.removeFavourite', { query: game('2') }),
    wps.call('lobby.addFavourite', { body: game('2') }),
  ]);
  expect(methods(requests)).toEqual(['POST', 'POST', 'DELETE', 'POST']);
});

it('lets everybody read for themselves', async () => {
  const { wps, requests } = fakePlatform([succeed({ icon: '/a.png' })]);
  await Promise.all([wps.call('member.headIcon'), wps.call('member.headIcon')]);
  expect(requests).toHaveLength(2);
});

it('never lets a member join what another one has under way on the same phone', async () => {
  const held: { answer?: (response: Response) => void } = {};
  const answer = new Promise<Response>((resolve) => (held.answer = resolve));
  let token = 'of-the-first';
  const { wps, requests } = fakePlatform([() => answer, succeed()], { token: () => token });
  const write = () =>
    wps.call('feedback.send', { body: { type: 'other', content: 'The lists are good to read.' } });
  const first = write();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  token = 'of-the-second';
  const second = write();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  held.answer?.(succeed());
  await Promise.all([first, second]);
});
