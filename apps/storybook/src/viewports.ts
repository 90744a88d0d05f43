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
