import { createHash } from 'node:crypto';
import type { Merchant } from '@playhouse/whitelabel';
import type { SiteHeaders } from '../site/headers';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Firebase's sources beyond the site's own, for merchants that have the external login. */
function externalSources({ externalLogin: login }: Merchant) {
  if (!login) return { script: [], connect: [], frame: [], policies: [] };
  const emulator = login.emulatorUrl === undefined ? [] : [login.emulatorUrl];
  // Codes by SMS go out only after reCAPTCHA has seen a person.
  const recaptcha = login.sms ? ['https://www.google.com/recaptcha/'] : [];
  return {
    script: [
      'https://apis.google.com',
      ...recaptcha,
      ...(login.sms ? ['https://www.gstatic.com/recaptcha/'] : []),
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...recaptcha,
      ...emulator,
    ],
    frame: [`https://${login.authDomain}`, ...recaptcha, ...emulator],
    // The SDK knows no Trusted Types: `default` stands in for it (see session's serviceScripts), the
    // others are those of the scripts that it loads.
    policies: ['default', 'goog#html', 'gapi#gapi', "'allow-duplicates'"],
  };
}

const originsOf = (links: readonly string[]) => [
  ...new Set(links.filter((link) => link.startsWith('https:')).map((link) => new URL(link).origin)),
];

/** Trusted Types policies of the site: DOMPurify's, swiper's, and the one for the service worker's address. */
const trustedTypes = ['dompurify', 'html', 'playhouse-worker'];

/** Name under which the page's headers say where reports go. */
const reportGroup = 'csp';

/** The page's policy: no script and no style but the site's own and the ones whose text is hashed here. */
export function contentSecurityPolicy(
  merchant: Merchant,
  inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  const external = externalSources(merchant);
  const vendors = merchant.vendorHosts;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(hash), ...external.script],
    'style-src': ["'self'", ...inline.styles.map(hash)],
    'img-src': ["'self'", 'data:', 'blob:', ...originsOf(merchant.imageCDNs), ...vendors.pictures],
    'connect-src': ["'self'", ...external.connect, ...vendors.feeds],
    'frame-src': ["'self'", ...external.frame, ...vendors.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypes, ...external.policies],
    // Both: Firefox and Safari know the older one only, and who knows the newer one leaves the older out.
    ...(merchant.cspReports !== undefined && {
      'report-uri': [merchant.cspReports],
      'report-to': [reportGroup],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function siteHeaders(policy: string, { cspReports }: Merchant): SiteHeaders {
  return {
    common: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    html: {
      'Content-Security-Policy': policy,
      ...(cspReports !== undefined && { 'Reporting-Endpoints': `${reportGroup}="${cspReports}"` }),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      // A game's frame has no origin to be named; who may be in one is said by `frame-src`.
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=*',
    },
    deploy: { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' },
  };
}
