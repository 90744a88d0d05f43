import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, localStore } from './createStore';

beforeEach(() => localStorage.clear());

describe('a store', () => {
  it('keeps texts in the browser', () => {
    localStore.set('theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(localStore.get('theme')).toBe('dark');
    localStore.remove('theme');
    expect(localStore.get('theme')).toBeUndefined();
  });

  it('goes on in memory when the browser refuses to write', () => {
    const store = createStore('localStorage');
    store.set('language', 'TY');
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set('language', 'EN');
    expect(store.get('language')).toBe('EN');
    refuse.mockRestore();
    store.set('language', 'PT');
    expect([store.get('language'), localStorage.getItem('language')]).toEqual(['PT', 'PT']);
  });

  it('goes on in memory when storage is forbidden altogether', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createStore('localStorage');
    expect(store.get('language')).toBeUndefined();
    store.set('language', 'TY');
    expect(store.get('language')).toBe('TY');
    store.clear();
    expect(store.get('language')).toBeUndefined();
  });

  it('goes on in memory in a view whose storage is null', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    const store = createStore('localStorage');
    expect(store.set('language', 'TY')).toBe(false);
    expect(store.get('language')).toBe('TY');
  });

  it('tells of changes in this tab, for the key that changed', () => {
    const listener = vi.fn();
    const stop = localStore.subscribe('theme', listener);
    localStore.set('language', 'TY');
    expect(listener).not.toHaveBeenCalled();
    localStore.set('theme', 'dark');
    localStore.remove('theme');
    localStore.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    localStore.set('theme', 'light');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it.each(['MC_SESSION_INFO', null])('tells of changes in another tab: %s [SESS-04]', (key) => {
    const listener = vi.fn();
    const stop = localStore.subscribe('MC_SESSION_INFO', listener);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: sessionStorage }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
