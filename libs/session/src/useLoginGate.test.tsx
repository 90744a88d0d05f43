import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession } from './endSession';
import { pendingAction } from './pendingAction';
import { startSession } from './sessionStore';
import { useLoginGate } from './useLoginGate';

const member = { token: 't', merchantCode: 'm', userName: 'ana', type: 0, firstTimeLogin: false };

beforeEach(() => endSession());

function gate() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/m/gameList?gameType=RNG']}>{children}</MemoryRouter>
  );
  const useBoth = () => ({ gate: useLoginGate(), location: useLocation() });
  return renderHook(useBoth, { wrapper }).result;
}

test('a member’s action runs at once [SESS-05]', () => {
  startSession(member);
  const action = vi.fn();
  const result = gate();
  let passed = false;
  act(() => void (passed = result.current.gate(action)));
  expect(passed).toBe(true);
  expect(action).toHaveBeenCalledTimes(1);
  expect(result.current.location.pathname).toBe('/m/gameList');
});

test('a visitor is sent to the login, which leads back to where they were [SESS-05, LOGIN-15]', () => {
  const action = vi.fn();
  const result = gate();
  let passed = true;
  act(() => void (passed = result.current.gate(action)));
  expect(passed).toBe(false);
  expect(action).not.toHaveBeenCalled();
  const { pathname, search } = result.current.location;
  expect(pathname).toBe('/m/login');
  expect(new URLSearchParams(search).get('returnTo')).toBe('/m/gameList?gameType=RNG');
});

test('the tap itself is kept for after the login, and a later tap replaces it [LOGIN-15]', () => {
  const result = gate();
  act(
    () =>
      void result.current.gate(undefined, '/m/mine', {
        kind: 'favourite',
        nodeId: '7',
        vendor: 'V1',
      }),
  );
  expect(new URLSearchParams(result.current.location.search).get('returnTo')).toBe('/m/mine');
  act(() => void result.current.gate());
  expect(pendingAction.take('favourite')).toBeUndefined();
});
