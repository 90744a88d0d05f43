import { describe, expect, it } from 'vitest';
import { getAudience, closePopup, itemsFor, nextPopupState, step } from './announcements';

const item = (title: string, execution = 'B', content = `<p>${title}</p>`) => ({
  title,
  content,
  execution,
});

describe('announcement popup', () => {
  it('shows F to first-time logins, A to members, B to visitors [POPUP-01]', () => {
    const items = [item('first', 'F'), item('member', 'A'), item('visitor', 'B')];
    const titles = (session: Parameters<typeof getAudience>[0]) =>
      itemsFor(items, getAudience(session)).map(({ title }) => title);
    expect(titles(undefined)).toEqual(['visitor']);
    expect(titles({ firstTimeLogin: false })).toEqual(['member']);
    expect(titles({ firstTimeLogin: true })).toEqual(['first']);
  });

  const closed = closePopup(undefined, [item('a'), item('b')]);

  it.each([
    ['the same list', [item('a'), item('b')]],
    ['a part of it', [item('b')]],
    ['it in another order', [item('b'), item('a')]],
  ])('stays hidden for %s that was closed before [POPUP-02]', (_, items) => {
    expect(nextPopupState(closed, items)).toEqual(closed);
  });

  it.each([
    ['title', [item('c')]],
    ['content', [item('a', 'B', '<p>new</p>')]],
    ['number of items', [item('a'), item('b'), item('c')]],
  ])('reappears when the %s changed, with the flag reset to show [POPUP-02]', (_, items) => {
    expect(nextPopupState(closed, items).show).toBe(true);
  });

  it('remembers what was closed over later lists, up to a bound [POPUP-02]', () => {
    const later = closePopup(nextPopupState(closed, [item('c')]), [item('c')]);
    expect(nextPopupState(later, [item('a')]).show).toBe(false);
    const many = Array.from({ length: 90 }, (_, at) => item(`${at}`));
    const last = many.reduce((state, each) => closePopup(state, [each]), later);
    expect(last.seen.length).toBeLessThan(many.length);
    expect(nextPopupState(last, many.slice(-3)).show).toBe(false);
  });

  it('clamps previous and next at both ends [POPUP-02]', () => {
    expect(step(0, -1, 3)).toBe(0);
    expect(step(0, 1, 3)).toBe(1);
    expect(step(2, 1, 3)).toBe(2);
    expect(step(0, 1, 0)).toBe(0);
  });
});
