import { describe, expect, it } from 'vitest';
import { isCurrency } from '../check/currencies';
import { getCountry, getCurrency, getRegion } from './region';

describe('what a country and a currency give a merchant', () => {
  it.each([
    ['VND', 'VN', '₫', 0, 'Asia/Ho_Chi_Minh', '84'],
    ['PHP', 'PH', '₱', 2, 'Asia/Manila', '63'],
    ['BRL', 'BR', 'R$', 2, 'America/Sao_Paulo', '55'],
    ['USD', 'US', '$', 2, 'America/New_York', '1'],
  ])('%s is of %s: %s, %i digits, %s, +%s', (code, country, symbol, scale, timeZone, dialing) => {
    expect(getCountry(code)).toBe(country);
    expect(getCurrency(code, country)).toEqual({ code, symbol, scale });
    expect(getRegion(country)).toEqual({ timeZone, dialingCode: dialing });
  });

  it('knows no currency XYZ, no country QQ, and of none whose EUR is', () => {
    expect([isCurrency('XYZ'), isCurrency('PHP')]).toEqual([false, true]);
    for (const none of [getRegion('QQ'), getRegion('p1'), getCountry('EUR'), getCountry('XOF')])
      expect(none).toBeUndefined();
  });

  it('gives every country a time zone that there is', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const countries = letters.flatMap((a) => letters.map((b) => a + b));
    const regions = countries.flatMap((country) => getRegion(country) ?? []);
    expect(regions.length).toBeGreaterThan(200);
    for (const { timeZone, dialingCode } of regions) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
      expect(dialingCode).toMatch(/^\d{1,4}$/);
    }
  });
});
