import { describe, expect, it } from 'vitest';
import { sampleInput } from '../testing/sampleMerchant';
import { describeIssue } from './describeIssue';
import { flagNames } from './flags';
import { merchantSchema } from './merchantSchema';
import { moduleNames } from './modules';

/** Parses the sample with some fields replaced and tells what is wrong, as `path: words`. */
function problems(change: Record<string, unknown>): string[] {
  const parsed = merchantSchema.safeParse({ ...sampleInput, ...change });
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${describeIssue(issue)}`);
}

describe('merchantSchema', () => {
  it('accepts a config and fills in what may be left out [WL-01, WL-05]', () => {
    const merchant = merchantSchema.parse(sampleInput);
    expect(merchant).toMatchObject({
      ...sampleInput,
      imageCDNs: ['/'],
      modules: {},
      paths: {},
      domainRoute: {},
      resources: [],
      customerService: [],
      maintenance: { active: false },
      regionRestriction: { active: false },
    });
  });

  it('reports a key that it does not know, also an inner one [WL-01]', () => {
    expect(problems({ langauges: ['EN'] })).toEqual([': unknown: "langauges"']);
    expect(problems({ jackpot: { mode: 'feed', speed: 2 } })).toEqual([
      'jackpot: unknown: "speed"',
    ]);
  });

  it.each(['name', 'shortName'])('takes no control characters in a merchant’s %s', (key) => {
    expect(problems({ [key]: 'Bahay' })).toEqual([]);
    for (const wrong of ['Ba\u0000hay', 'Ba\nhay', 'Ba\u007fhay'])
      expect(problems({ [key]: wrong })).toEqual([
        `${key}: must be one line, without control characters`,
      ]);
    expect(problems({ [key]: '  ' })).toEqual([`${key}: must not be blank`]);
  });

  it('knows every flag of the specification by name and reports any other [WL-03]', () => {
    const all = Object.fromEntries(flagNames.map((name) => [name, true]));
    expect(problems({ flags: all })).toEqual([]);
    expect(problems({ flags: { USERNAMEREG: true } })).toEqual(['flags: unknown: "USERNAMEREG"']);
    expect(problems({ flags: { MAILCEN: 'yes' } })).toEqual([
      'flags.MAILCEN: must be of type boolean',
    ]);
  });

  it('lets a merchant replace each module id [WL-04]', () => {
    const all = Object.fromEntries(moduleNames.map((name) => [name, `${name}X`]));
    expect(merchantSchema.parse({ ...sampleInput, modules: all }).modules).toEqual(all);
    expect(problems({ modules: { COMM: 'X' } })).toEqual(['modules: unknown: "COMM"']);
  });

  it('takes agent menu entries from the list only, each once [WL-06]', () => {
    expect(problems({ agentMenu: ['mail', 'redRain'] })).toEqual([]);
    expect(problems({ agentMenu: ['mail', 'mail'] })).toEqual(['agentMenu: lists an entry twice']);
    expect(problems({ agentMenu: ['mails'] })[0]).toContain('must be one of "teamOverview"');
  });

  it.each([
    [{ code: 'No' }, 'code: must be 3 to 20 small letters and digits, a letter first'],
    [{ languages: [] }, 'languages: must have at least 1'],
    [
      { cspReports: 'http://reports.example' },
      'cspReports: must be an https:// link or a path such as /art',
    ],
    [
      { vendorHosts: { frames: ['https://games.v.example/play'] } },
      'vendorHosts.frames.0: must be an origin without a path, such as https://games.vendor.example',
    ],
    [{ timeZone: 'Manila' }, 'timeZone: is not an IANA time zone, such as Asia/Manila'],
    [
      { imageCDNs: ['http://cdn.example'] },
      'imageCDNs.0: must be an https:// link or a path such as /art',
    ],
    [
      { imageCDNs: ['//cdn.example'] },
      'imageCDNs.0: must be an https:// link or a path such as /art',
    ],
    [
      { mainDomain: 'https://a.example/' },
      'mainDomain: must be an https:// origin without a path, or empty',
    ],
    [
      { register: { age: 16, remember: true, dialingCode: '63' } },
      'register.age: must be one of 18, 21',
    ],
    [
      { paths: { 'session.login': 'wps/login' } },
      'paths.session.login: must be a path such as /wps/member/info',
    ],
    [
      { currency: { code: 'PHP', symbol: '₱', scale: 2.5 } },
      'currency.scale: must be a whole number',
    ],
  ])('says what is allowed instead of %j [WL-01]', (change, expected) => {
    expect(problems(change)).toEqual([expected]);
  });
});
