// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadMerchant } from '../check/loadMerchant';
import { workspacePlaces } from '../places';
import { contentSecurityPolicy } from './securityHeaders';

const { merchant } = loadMerchant('amihanda', workspacePlaces());
const inline = { script: 'a()', style: 'b{}' };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('lets pictures come from the merchant’s own CDNs and nowhere else', () => {
    const policy = contentSecurityPolicy(
      { ...merchant, imageCDNs: ['/', 'https://cdn.a.example/img'] },
      inline,
    );
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.a.example");
  });

  it('opens Firebase’s addresses only for a merchant with an external login', () => {
    expect(contentSecurityPolicy(merchant, inline)).not.toContain('googleapis');
    const externalLogin = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', sms: false };
    const policy = contentSecurityPolicy({ ...merchant, externalLogin }, inline);
    expect(directive(policy, 'connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://a.example");
  });
});
