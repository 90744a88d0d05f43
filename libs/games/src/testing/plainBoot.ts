import type { Boot } from '../views/boot';

/** The data of a page without its rule; its words are told as their ids. */
export const plainBoot: Omit<Boot, 'variant'> = {
  ...{ token: 'token', isFramed: false, balance: 100, name: 'Game', share: 0.945, locale: 'en' },
  ...{ currency: 'PHP', scale: 2, minBet: 1, maxBet: 5000, timeZone: 'Asia/Manila' },
  ...{
    words: {},
    art: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    pictures: {},
  },
};
