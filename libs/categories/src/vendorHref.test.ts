import { expect, it } from 'vitest';
import { vendorHref, vendorSlug } from './vendorHref';

it.each([
  ['Kalyx Forge', 'kalyx-forge'],
  ['Café d’Água & Co.', 'cafe-dagua-co'],
  ['Nimbus Nine', 'nimbus-nine'],
  ['***', 'KLX'],
])('%s is called %s in its address [LAUNCH-03]', (name, slug) => {
  expect(vendorSlug({ code: 'KLX', name })).toBe(slug);
});

it('a vendor has one page, on which a category is a choice [LAUNCH-03]', () => {
  const vendor = { code: 'KLX', name: 'Kalyx Forge' };
  expect(vendorHref(vendor)).toBe('/m/vendor?name=kalyx-forge');
  expect(vendorHref(vendor, 'RNG')).toBe('/m/vendor?name=kalyx-forge&gameType=RNG');
});
