/** Pictures that a person may redraw, in a merchant's assets folder. */
export const assetFiles = [
  'logo.svg',
  'logo-dark.svg',
  'mark.svg',
  'icon.svg',
  'maskable.svg',
] as const;

/** Pictures drawn from those, with their edge in pixels. */
export const iconFiles = [
  { name: 'icon-192.png', size: 192, from: 'icon.svg' },
  { name: 'icon-512.png', size: 512, from: 'icon.svg' },
  { name: 'maskable-512.png', size: 512, from: 'maskable.svg' },
  { name: 'apple-touch-180.png', size: 180, from: 'maskable.svg' },
] as const;
