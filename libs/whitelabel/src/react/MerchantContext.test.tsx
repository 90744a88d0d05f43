import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sampleMerchant } from '../testing/sampleMerchant';
import { MerchantProvider, useFlag, useMerchant } from './MerchantContext';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MerchantProvider merchant={sampleMerchant}>{children}</MerchantProvider>
);

describe('MerchantProvider', () => {
  it('hands the merchant to what stands below [WL-01]', () => {
    expect(renderHook(() => useMerchant(), { wrapper }).result.current).toBe(sampleMerchant);
  });

  it('answers a flag as on only when it is switched on [WL-03]', () => {
    const flag = (name: Parameters<typeof useFlag>[0]) =>
      renderHook(() => useFlag(name), { wrapper }).result.current;
    expect(flag('USERNAMEREG3')).toBe(true);
    expect(flag('MAILCEN')).toBe(false);
    expect(flag('FEEDBACK3')).toBe(false);
  });

  it('says what is missing when there is no merchant', () => {
    // React reports the error that the hook throws; here it is expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useMerchant())).toThrow('<MerchantProvider');
  });
});
