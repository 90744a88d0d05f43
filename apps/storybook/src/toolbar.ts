import { sampleNow } from '@playhouse/fixtures';
import { languageTable } from '@playhouse/i18n';
import { memberTypes } from '@playhouse/session';
import { languageCodes } from '@playhouse/whitelabel';
import type { Preview } from '@storybook/react-vite';
import { jurisdictions } from './jurisdictions';
import { merchants } from './merchants';

/** Pseudo-locales: English made conspicuous and longer, and English from right to left. */
export const longLanguage = 'xx';
export const mirroredLanguage = 'xr';

interface Item {
  readonly value: string;
  readonly title: string;
}

const menu = <const Icon extends string>(name: string, icon: Icon, items: Item[]) => ({
  name,
  toolbar: { icon, dynamicTitle: true, items },
});

const item = (value: string, title: string): Item => ({ value, title });

const day = 86_400_000;

/** Moments of the clock, in epoch milliseconds. */
export const moments = {
  samples: item(String(sampleNow), '21 November 2026, noon'),
  midnight: item(String(Date.UTC(2026, 10, 21, 15, 59, 30)), 'Just before midnight'),
  week: item(String(sampleNow + 7 * day), 'A week later'),
} as const;

/** Choices above every story; each stands in the address under its name. */
export const toolbar = {
  merchant: menu(
    'Merchant',
    'browser',
    [...merchants].map(([code, merchant]) => item(code, merchant.name)),
  ),
  shape: menu('Shape of the brand', 'paintbrush', [
    item('merchant', 'Shape of the merchant'),
    item('roomy', 'Roomy, round, serif'),
    item('compact', 'Compact, sharp, geometric'),
  ]),
  scheme: menu('Scheme', 'mirror', [item('light', 'Light'), item('dark', 'Dark')]),
  language: menu('Language', 'globe', [
    ...languageCodes.map((code) => item(code, languageTable[code].nativeName)),
    item(longLanguage, 'Pseudo, long'),
    item(mirroredLanguage, 'Pseudo, right to left'),
  ]),
  text: menu('Size of text', 'ruler', [
    item('100', 'Text 100 %'),
    item('150', 'Text 150 %'),
    item('200', 'Text 200 %'),
  ]),
  motion: menu('Motion', 'lightning', [
    item('usual', 'Motion as usual'),
    item('reduced', 'Reduced motion'),
  ]),
  member: menu('Member type', 'user', [
    item('story', 'As the story says'),
    item('visitor', 'Visitor'),
    ...Object.keys(memberTypes).map((name) => item(name, name)),
  ]),
  flags: menu('Flags', 'flag', [
    item('merchant', 'Flags of the merchant'),
    item('on', 'All flags on'),
    item('off', 'All flags off'),
  ]),
  clock: menu('Clock', 'time', Object.values(moments)),
  jurisdiction: menu('Jurisdiction', 'location', [
    item('merchant', 'Of the merchant'),
    ...Object.entries(jurisdictions).map(([code, { title }]) => item(code, title)),
  ]),
  connection: menu('Connection', 'transfer', [
    item('usual', 'Connected'),
    item('slow', 'Slow'),
    item('offline', 'Offline'),
  ]),
} satisfies Preview['globalTypes'];

export const toolbarDefaults = {
  merchant: [...merchants.keys()][0],
  shape: 'merchant',
  scheme: 'light',
  language: 'EN',
  text: '100',
  motion: 'usual',
  member: 'story',
  flags: 'merchant',
  clock: moments.samples.value,
  jurisdiction: 'merchant',
  connection: 'usual',
};

/** The whole window, for pages; Storybook takes no viewport at all for the last one that was chosen. */
export const wholeWindow = { viewport: { value: '100pct-100pct', isRotated: false } };

/** Screens that designers look at; the first one is where every story starts. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: {
    name: 'Desktop 1280',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
} as const;
