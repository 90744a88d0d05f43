import { sampleMerchant } from '@playhouse/fixtures';
import { expect, test, vi } from 'vitest';
import { createMerchantStore } from './merchantStore';

test('the platform overrides a flag of the baked config [WL-02]', async () => {
  const store = createMerchantStore({ ...sampleMerchant(), flags: { PLYRBT: true } });
  const listener = vi.fn();
  store.subscribe(listener);
  await store.override({ flags: { FEEDBACK3: true, PLYRBT: false } });
  expect(store.get().flags).toEqual({ FEEDBACK3: true, PLYRBT: false });
  expect(listener).toHaveBeenCalledOnce();
});

test('an answer that only repeats the baked config is no news to anybody [WL-02]', async () => {
  const baked = { ...sampleMerchant(), flags: { PLYRBT: true } };
  const store = createMerchantStore(baked);
  const listener = vi.fn();
  store.subscribe(listener);
  await store.override({ flags: { PLYRBT: true }, languages: [...baked.languages] });
  expect(listener).not.toHaveBeenCalled();
  expect(store.get()).toBe(baked);
});

test('an unknown flag is reported, not silently dropped [WL-03]', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await createMerchantStore(sampleMerchant()).override({ flags: { NOSUCHFLAG: true } });
  expect(info).toHaveBeenCalledWith('Unknown flags: NOSUCHFLAG');
});
