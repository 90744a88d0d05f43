import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { takeSnapshot } from './takeSnapshot';
import { keepRenewed } from './snapshotOnce';

vi.mock('./takeSnapshot', () => ({ takeSnapshot: vi.fn() }));

const places = { out: '/sites' } as Places;
const taken = { folder: '', documents: 24, problems: [], milliseconds: 500 };
const halfAMinute = () => vi.advanceTimersByTimeAsync(30_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('renews what is shown twice a minute, again and again, without a word', async () => {
  vi.mocked(takeSnapshot).mockReset().mockResolvedValue(taken);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  keepRenewed('amihanda', 'http://platform', places);
  expect(takeSnapshot).not.toHaveBeenCalled();
  await halfAMinute();
  await halfAMinute();
  expect(takeSnapshot).toHaveBeenCalledTimes(2);
  expect(takeSnapshot).toHaveBeenLastCalledWith(
    expect.objectContaining({ code: 'amihanda', platform: 'http://platform' }),
  );
  expect(log).not.toHaveBeenCalled();
});

it('goes on while the platform is down, and says so once', async () => {
  vi.mocked(takeSnapshot).mockReset().mockRejectedValue(new Error('no answer'));
  const error = vi.spyOn(console, 'error').mockReturnValue();
  keepRenewed('amihanda', 'http://platform', places);
  await halfAMinute();
  await halfAMinute();
  expect(takeSnapshot).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledWith('amihanda: the last documents stay, because: no answer');
});
