import { expect, it, vi } from 'vitest';
import { fetchPart } from './fetchPart';
import type { Sight } from './probeSite';
import { reach } from './reach';

const failure = new TypeError('Failed to fetch dynamically imported module');

function see(sight: Sight) {
  vi.spyOn(reach, 'look').mockResolvedValue(sight);
}

it('waits for a network and asks again, since `lazy` would keep the failure [SHELL-11]', async () => {
  see('away');
  let tell = (): void => undefined;
  const off = vi.fn();
  vi.spyOn(reach, 'onFound').mockImplementation((listener) => {
    tell = listener;
    return off;
  });
  const letGo = vi.fn();
  vi.spyOn(reach, 'need').mockReturnValue(letGo);
  const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('part');
  const part = fetchPart(load);
  await vi.waitFor(() => expect(reach.onFound).toHaveBeenCalled());
  expect([load.mock.calls.length, letGo.mock.calls.length]).toEqual([1, 0]);
  tell();
  expect(await part).toBe('part');
  expect([load.mock.calls.length, letGo.mock.calls.length, off.mock.calls.length]).toEqual([
    2, 1, 1,
  ]);
});

it('fails as ever when the network is there and the part is not [ROUTE-20]', async () => {
  see('there');
  await expect(fetchPart(() => Promise.reject(failure))).rejects.toBe(failure);
});
