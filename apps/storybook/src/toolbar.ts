import { languageTable } from '@playhouse/i18n';
import { languageCodes } from '@playhouse/whitelabel';
import type { Preview } from '@storybook/react-vite';
import { merchants } from './merchants';

/** The pseudo-locale: English made conspicuous and longer. */
export const pseudoLanguage = 'xx';

/** Choices above every story. */
export const toolbar = {
  merchant: {
    name: 'Merchant',
    toolbar: {
      icon: 'browser',
      dynamicTitle: true,
      items: [...merchants].map(([code, merchant]) => ({ value: code, title: merchant.name })),
    },
  },
  scheme: {
    name: 'Scheme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  language: {
    name: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languageCodes.map((code) => ({ value: code, title: languageTable[code].nativeName })),
        { value: pseudoLanguage, title: 'Pseudo' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const toolbarDefaults = {
  merchant: [...merchants.keys()][0],
  scheme: 'light',
  language: 'EN',
};

/** Screens that designers look at; the first one is where every story starts. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  desktop: {
    name: 'Desktop 1280',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
} as const;
