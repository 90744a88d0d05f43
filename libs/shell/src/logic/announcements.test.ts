import { describe, expect, it } from 'vitest';
import { audienceOf, itemsFor, nextPopupState, step } from './announcements';

const item = (title: string, execution = 'B', content = `<p>${title}</p>`) => ({
  title,
  content,
  execution,
});

describe('announcement popup', () => {
  it('shows F to first-time logins, A to members, B to visitors [POPUP-01]', () => {
    const items = [item('first', 'F'), item('member', 'A'), item('visitor', 'B')];
    const titles = (session: Parameters<typeof audienceOf>[0]) =>
      itemsFor(items, audienceOf(session)).map(({ title }) => title);
    expect(titles(undefined)).toEqual(['visitor']);
    expect(titles({ firstTimeLogin: false })).toEqual(['member']);
    expect(titles({ firstTimeLogin: true })).toEqual(['first']);
  });

  it('stays hidden for a list that was closed before [POPUP-02]', () => {
    const closed = { ...nextPopupState(undefined, [item('a')]), show: false };
    expect(nextPopupState(closed, [item('a')])).toEqual(closed);
  });

  it.each([
    ['title', [item('b')]],
    ['content', [item('a', 'B', '<p>new</p>')]],
    ['number of items', [item('a'), item('b')]],
  ])('reappears when the %s changed, with the flag reset to show [POPUP-02]', (_, items) => {
    const closed = { ...nextPopupState(undefined, [item('a')]), show: false };
    expect(nextPopupState(closed, items).show).toBe(true);
  });

  it('clamps previous and next at both ends [POPUP-02]', () => {
    expect(step(0, -1, 3)).toBe(0);
    expect(step(0, 1, 3)).toBe(1);
    expect(step(2, 1, 3)).toBe(2);
    expect(step(0, 1, 0)).toBe(0);
  });
});
