import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { sampleMerchant } from '../testing/sampleMerchant';
import { MerchantProvider, useFlag } from './MerchantContext';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MerchantProvider merchant={sampleMerchant}>{children}</MerchantProvider>
);

describe('MerchantProvider', () => {
  it('answers a flag as on only when it is switched on [WL-03]', () => {
    const flag = (name: Parameters<typeof useFlag>[0]) =>
      renderHook(() => useFlag(name), { wrapper }).result.current;
    expect(flag('USERNAMEREG3')).toBe(true);
    expect(flag('MAILCEN')).toBe(false);
    expect(flag('FEEDBACK3')).toBe(false);
  });
});
