// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { makeGame } from '../../rules/gameRules';
import { createBookPlatform } from '../../testing/createBookPlatform';
import { plainBoot } from '../../testing/plainBoot';
import { Page as CrashPage } from '../pages/crash';
import { Page as RoulettePage } from '../pages/roulette';
import { Page as SportsbookPage } from '../pages/sportsbook';
import { drawPage } from './drawPage';
import { startPage } from './startPage';

const first = createBookPlatform().answer();
const pages = [
  ['roulette', RoulettePage, makeGame({ rule: 'roulette', variant: 'european' }).variant],
  ['crash', CrashPage, makeGame({ rule: 'crash', variant: 'comet' }).variant],
  ['sportsbook', SportsbookPage, { sport: 'football', first, maxPayout: 100_000 }],
] as const;

it.each(pages)(
  'page of %s is taken over as it was drawn, and only then can be played',
  (_rule, Page, variant) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no platform')));
    const boot = { ...plainBoot, variant };
    document.body.innerHTML = `<fieldset disabled><div id="app">${drawPage(Page, boot)}</div></fieldset><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
    const root = document.querySelector('#app');
    const [drawn, button] = [root?.innerHTML, root?.querySelector('button')];
    expect(button?.matches(':disabled')).toBe(true);
    const tell = vi.spyOn(window.parent, 'postMessage');
    startPage(Page);
    expect(root?.innerHTML).toBe(drawn);
    // The very element that the player saw.
    expect(root?.querySelector('button')).toBe(button);
    expect(button?.matches(':disabled')).toBe(false);
    expect(tell).toHaveBeenCalledWith({ type: 'playhouse:ready' }, '*');
  },
);
