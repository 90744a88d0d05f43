import { describe, expect, it } from 'vitest';
import { loadMerchant } from '../check/loadMerchant';
import { workspacePlaces } from '../places';
import { contentSecurityPolicy, siteHeaders } from './securityHeaders';

const { merchant } = loadMerchant('amihanda', workspacePlaces());
const inline = { scripts: ['a()'], styles: ['b{}', 'i{}'] };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('lets nobody frame the site, turn its addresses, or have it take a file for another', () => {
    const policy = contentSecurityPolicy(merchant, inline);
    for (const name of ['frame-ancestors', 'base-uri', 'object-src'])
      expect(directive(policy, name)).toBe(`${name} 'none'`);
    expect(directive(policy, 'default-src')).toBe("default-src 'self'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
    expect(siteHeaders(policy, merchant).common['X-Content-Type-Options']).toBe('nosniff');
  });

  it('lets pictures come from the merchant’s own CDNs and nowhere else', () => {
    const policy = contentSecurityPolicy(
      { ...merchant, imageCDNs: ['/', 'https://cdn.a.example/img'] },
      inline,
    );
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.a.example");
  });

  it('lets in what vendors serve from hosts of their own, each kind where the merchant names it', () => {
    const vendorHosts = {
      frames: ['https://games.v.example'],
      pictures: ['https://art.v.example'],
      feeds: ['wss://live.v.example'],
    };
    const policy = contentSecurityPolicy({ ...merchant, vendorHosts }, inline);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://games.v.example");
    expect(directive(policy, 'img-src')).toContain(' https://art.v.example');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' wss://live.v.example");
    expect(contentSecurityPolicy(merchant, inline)).not.toContain('v.example');
  });

  it('lets a game fill the phone, and ask for nothing else', () => {
    const asked = siteHeaders('', merchant).html['Permissions-Policy']?.split(', ') ?? [];
    expect(asked.filter((feature) => !feature.endsWith('=()'))).toEqual(['fullscreen=*']);
    expect(asked).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'payment=()']));
  });

  it('names where refusals are reported only for a merchant that wants to know', () => {
    const cspReports = 'https://reports.a.example/csp';
    const policy = contentSecurityPolicy({ ...merchant, cspReports }, inline);
    expect(directive(policy, 'report-uri')).toBe(`report-uri ${cspReports}`);
    expect(directive(policy, 'report-to')).toBe('report-to csp');
    expect(siteHeaders(policy, { ...merchant, cspReports }).html['Reporting-Endpoints']).toBe(
      `csp="${cspReports}"`,
    );
    const silent = contentSecurityPolicy(merchant, inline);
    expect(silent).not.toContain('report');
    expect(siteHeaders(silent, merchant).html).not.toHaveProperty('Reporting-Endpoints');
  });

  const externalLogin = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', sms: false };
  const emulatorUrl = 'http://127.0.0.1:9099';

  it('opens Firebase’s addresses only for a merchant with an external login [LOGIN-06]', () => {
    const without = contentSecurityPolicy(merchant, inline);
    expect(without).not.toMatch(/google|gstatic|default |127\.0\.0\.1/);
    const policy = contentSecurityPolicy({ ...merchant, externalLogin }, inline);
    expect(directive(policy, 'connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://a.example");
    expect(directive(policy, 'trusted-types')).toContain(' default ');
    expect(policy).not.toMatch(/recaptcha|127\.0\.0\.1/);
  });

  it('lets reCAPTCHA in where Firebase sends the codes, and an emulator where one is configured', () => {
    const sms = { ...externalLogin, sms: true, emulatorUrl };
    const policy = contentSecurityPolicy({ ...merchant, externalLogin: sms }, inline);
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(directive(policy, name)).toContain('https://www.google.com/recaptcha/');
    for (const name of ['connect-src', 'frame-src'])
      expect(directive(policy, name)).toContain(emulatorUrl);
    expect(directive(policy, 'script-src')).not.toContain(emulatorUrl);
  });
});
