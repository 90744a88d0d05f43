import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { localStore } from './createStore';
import { jsonItem } from './jsonItem';

afterEach(() => localStorage.clear());

const item = jsonItem(localStore, 'memberInfo', z.object({ id: z.string() }));

describe('a typed item', () => {
  it('gives back what was kept, the same object until it changes', () => {
    item.set({ id: '1' });
    expect(item.get()).toEqual({ id: '1' });
    expect(item.get()).toBe(item.get());
    item.set({ id: '2' });
    expect(item.get()).toEqual({ id: '2' });
    item.remove();
    expect(item.get()).toBeUndefined();
  });

  it.each(['', 'null', '{', '{"id":5}', '[]'])('ignores what does not fit: %s', (text) => {
    localStorage.setItem('memberInfo', text);
    expect(item.get()).toBeUndefined();
  });
});
