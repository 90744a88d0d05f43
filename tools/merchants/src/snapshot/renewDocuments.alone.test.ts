import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Places } from '../places';
import { takeSnapshot } from './takeSnapshot';
import { keepRenewed } from './renewDocuments';

vi.mock('./takeSnapshot', () => ({ takeSnapshot: vi.fn() }));

const places = { out: '/sites', site: '/site', merchants: '/merchants' } as Places;
const renewal = { codes: ['amihanda'], platform: 'http://127.0.0.1:9', places };
const taken = {
  ...{ folder: '', documents: 24, rendered: 3, paths: {} },
  ...{ problems: [], milliseconds: 500 },
};
let ending: AbortController;
const pace = () => ({ everyMs: 20, until: ending.signal });

beforeEach(() => {
  ending = new AbortController();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no answer')));
});
afterEach(() => {
  ending.abort();
  vi.mocked(takeSnapshot).mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('renews again and again, and tells nobody that all is well', async () => {
  vi.mocked(takeSnapshot).mockResolvedValue(taken);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  void keepRenewed(() => renewal, pace());
  await vi.waitFor(() => expect(takeSnapshot).toHaveBeenCalledTimes(3));
  expect(takeSnapshot).toHaveBeenLastCalledWith(
    expect.objectContaining({ code: 'amihanda', platform: renewal.platform }),
  );
  expect(log).not.toHaveBeenCalled();
});

it('goes on while the platform is down, and says so once', async () => {
  vi.mocked(takeSnapshot).mockRejectedValue(new Error('no answer'));
  const error = vi.spyOn(console, 'error').mockReturnValue();
  void keepRenewed(() => renewal, pace());
  await vi.waitFor(() => expect(takeSnapshot).toHaveBeenCalledTimes(3));
  expect(error).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledWith('amihanda: the last documents stay, because: no answer');
});

it('looks for merchants each time', async () => {
  vi.mocked(takeSnapshot).mockResolvedValue(taken);
  const codes: string[] = [];
  const find = () => {
    codes.push(`merchant${codes.length}`);
    return { ...renewal, codes: codes.slice(-1) };
  };
  void keepRenewed(find, pace());
  const asked = () => vi.mocked(takeSnapshot).mock.calls.map(([order]) => order.code);
  await vi.waitFor(() => expect(asked().slice(0, 2)).toEqual(['merchant0', 'merchant1']));
});
