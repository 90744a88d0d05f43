import type { WpsClient } from '@playhouse/wps';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOnline } from './useOnline';
import { usePlatform } from './usePlatform';
import { useWps, WpsProvider } from './WpsProvider';

describe('the hooks of the platform', () => {
  it('tell when the internet goes and comes back [SHELL-11]', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get');
    const { result } = renderHook(() => useOnline());
    expect(result.current).toBe(true);
    online.mockReturnValue(false);
    act(() => window.dispatchEvent(new Event('offline')));
    expect(result.current).toBe(false);
    online.mockReturnValue(true);
    act(() => window.dispatchEvent(new Event('online')));
    expect(result.current).toBe(true);
  });

  it('hand on the client, and say what is missing without one', () => {
    const unused = () => Promise.reject(new Error('unused'));
    const wps: WpsClient = { call: unused, read: unused };
    const { result } = renderHook(() => useWps(), {
      wrapper: ({ children }) => <WpsProvider wps={wps}>{children}</WpsProvider>,
    });
    expect(result.current).toBe(wps);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useWps())).toThrow('WpsProvider');
  });

  it('know the browser of these tests as no phone and no app', () => {
    const { result } = renderHook(() => usePlatform());
    expect(result.current).toMatchObject({ os: 'other', nativeApp: false, installed: false });
  });
});
