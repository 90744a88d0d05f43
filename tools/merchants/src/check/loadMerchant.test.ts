import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { createChecker, loadMerchant } from './loadMerchant';
import { formatProblem } from './problem';

const config = 'merchants/amihanda/whitelabel.json';
const theme = 'merchants/amihanda/theme.json';

describe('the check of a merchant', () => {
  let sandbox: Sandbox;
  beforeEach(() => {
    sandbox = createSandbox();
  });
  afterEach(() => sandbox.remove());

  /** The problems of amihanda, as a person reads them. */
  function said(): string[] {
    const result = createChecker(sandbox)('amihanda');
    return result.ok ? [] : result.problems.map(formatProblem);
  }

  it('passes the merchants of this workspace [WL-01]', () => {
    for (const code of ['amihanda', 'corvalume']) {
      expect(createChecker(sandbox)(code)).toMatchObject({ ok: true });
    }
  });

  it('names file, line and column of an unknown flag, and the flag that was meant [WL-03]', () => {
    sandbox.edit(config, (text) => text.replace('"USERNAMEREG3"', '"USERNAMREG3"'));
    expect(said()).toEqual([
      `${config}:28:5: unknown flag "USERNAMREG3" in flags; did you mean "USERNAMEREG3"?`,
    ]);
  });

  it('shows the value, what is allowed and the nearest name [WL-01]', () => {
    sandbox.edit(config, (text) => text.replace('"hotMatches"', '"hotMatch"'));
    const [problem = ''] = said();
    expect(problem).toContain('homeBlocks.6: "hotMatch" must be one of "infoCard", "banner"');
    expect(problem).toContain('did you mean "hotMatches"?');
    expect(problem).toMatch(/whitelabel\.json:\d+:5: /);
  });

  it('places a missing setting at the object that lacks it [WL-01]', () => {
    sandbox.edit(config, (text) => text.replace('"scale": 2', '"scle": 2'));
    expect(said()).toEqual([
      `${config}:12:15: currency.scale is missing; it must be of type number`,
      `${config}:12:47: unknown key "scle" in currency; did you mean "scale"?`,
    ]);
  });

  it.each([
    ['"scale": 2', '"scale": 0', 'currency.scale: PHP has 2 digits after the point, not 0'],
    [
      '"gcash", "maya", "qr"',
      '"pix", "qr"',
      /payments\.deposit: "pix" is of BRL .*\+55 alone\. There are: gcash/,
    ],
    [
      '"gcash", "maya", "qr"',
      '"paypal", "qr"',
      /payments\.deposit: the platform has no way "paypal"/,
    ],
    ['"maya", "bank"]\n', '"qr", "bank"]\n', /payments\.withdraw: nobody can withdraw by "qr"/],
    ...(
      [
        ['bank', 0.5, 5000, /minAmount: 0\.5 is far from what makes sense in PHP \(1 to 10,000\)/],
        ['bank', 500, 50, /minAmount must be less than maxAmount/],
        ['bank', 500, 5e8, /maxAmount: 500000000 is far .* \(100 to 10,000,000\)/],
        ['qr', 50, 5000, /"qr" is not among payments\.withdraw/],
        ['bank', 500, 50_000, undefined],
      ] as const
    ).map(
      ([way, minAmount, maxAmount, told]) =>
        [
          '"maya", "bank"]\n',
          `"maya", "bank"], "limits": { "withdraw": ${JSON.stringify({ [way]: { minAmount, maxAmount } })} }\n`,
          told,
        ] as const,
    ),
    ['"symbol": "₱"', '"symbol": "$"', /currency\.symbol: "\$" is that of .*; PHP has "₱"/],
    ['"code": "PHP"', '"code": "PPH"', /no currency "PPH"; did you mean "PHP"/],
    ['"MOBILENUMREG3": true,', '', /flags\.REGMOBVERF3: verifies/],
    ['"DIRECTREG3": true,', '"DIRECTREG3": true, "DIVIDEND3": true,', undefined],
    [
      '"timeZone"',
      '"maintenance": { "active": true, "until": 1795910400 }, "timeZone"',
      /maintenance\.until: .*1970-01-21; in seconds it would be 1795910400000/,
    ],
  ] as const)('says of %s that became %s what is wrong', (from, to, told) => {
    sandbox.edit(config, (text) => text.replace(from, to));
    expect(said()).toEqual(
      told === undefined
        ? []
        : [typeof told === 'string' ? expect.stringContaining(told) : expect.stringMatching(told)],
    );
  });

  it('knows no country by a dialling code that there is not', () => {
    sandbox.edit(config, (text) => text.replace('"dialingCode": "63"', '"dialingCode": "999"'));
    expect(said()).toContainEqual(expect.stringContaining('no country is called by "+999"'));
  });

  it('holds bounds of payments against the size of the currency', () => {
    const bounds = (minAmount: number) => {
      sandbox.edit(config, (text) =>
        text
          .replace(/"currency": .*,/, '"currency": { "code": "VND", "symbol": "₫", "scale": 0 },')
          .replace('"dialingCode": "63"', '"dialingCode": "84"')
          .replace(
            /"payments": \{[^}]*\}/,
            `"payments": { "deposit": ["momo"], "withdraw": ["momo"], "limits": { "deposit": { "momo": { "minAmount": ${minAmount}, "maxAmount": 90000000 } } } }`,
          ),
      );
      return said();
    };
    expect(bounds(50)).toEqual([
      expect.stringMatching(/momo: minAmount: 50 is far .* in VND \(1,000 to 10,000,000\)/),
    ]);
  });

  it('names a host that leads to two merchants, at both', () => {
    sandbox.edit('merchants/corvalume/whitelabel.json', (text) =>
      text.replace(/"mainDomain": "[^"]*"/, '"mainDomain": "https://www.amihanda.example"'),
    );
    for (const [code, other] of [
      ['amihanda', 'corvalume'],
      ['corvalume', 'amihanda'],
    ] as const) {
      const result = createChecker(sandbox)(code);
      const [problem] = result.ok ? [] : result.problems.map(formatProblem);
      expect(problem).toMatch(new RegExp(`mainDomain: the host ".*" leads to ${other}, too`));
    }
  });

  it('reports broken JSON and a key that stands twice', () => {
    sandbox.edit(theme, () => '{ "brand": "#fff", "brand": "#000", }');
    const problems = said();
    expect(problems).toContain(
      `${theme}:1:37: this is not valid JSON: a comma stands behind the last entry`,
    );
    expect(problems).toContain(`${theme}:1:20: the key "brand" stands twice`);
  });

  it('refuses a social button without an external login, and a code that is not the folder', () => {
    sandbox.edit(config, (text) =>
      text
        .replace('"FEEDBACK3"', '"GOOGLELOGIN3"')
        .replace('"code": "amihanda"', '"code": "other"'),
    );
    const problems = said().join('\n');
    expect(problems).toContain('flags.GOOGLELOGIN3: needs externalLogin');
    expect(problems).toContain('code: "other" must be the folder\'s name, "amihanda"');
  });

  it('refuses categories and menus of parts that the merchant does without [WL-01]', () => {
    sandbox.edit(config, (text) => text.replace('"code":', '"domains": [],\n  "code":'));
    const problems = said().join('\n');
    expect(problems).toContain('categories: LOTT needs "lottery" among the domains');
    expect(problems).toContain('agentMenu: needs "agent" among the domains');
    sandbox.edit(config, (text) =>
      text.replace('"domains": []', '"domains": ["agent", "lottery"]'),
    );
    expect(said()).toEqual([]);
  });

  it('knows the calls whose path may be replaced [WL-05]', () => {
    const replace = (name: string) =>
      sandbox.edit(config, (text) =>
        text.replace('"code":', `"paths": { "${name}": "/wps/other" },\n  "code":`),
      );
    replace('session.login');
    expect(said()).toEqual([]);
    sandbox.edit(config, (text) => text.replace('session.login', 'session.lgin'));
    expect(said()).toEqual([
      `${config}:3:14: paths: there is no call "session.lgin"; did you mean "session.login"?`,
    ]);
  });

  it('fails a theme whose own colours cannot be read', () => {
    sandbox.edit(
      theme,
      () => '{\n  "brand": "#0a8f8c",\n  "overrides": { "dark": { "text": "#222222" } }\n}',
    );
    expect(said()[0]).toMatch(
      /theme\.json:3:36: overrides\.dark: text on bg has a contrast of 1\.\d\d, needs 4\.5/,
    );
  });

  it('fails a theme in which what is chosen looks like a danger', () => {
    const alike = '{ "selected": "#ffe6df", "on-selected": "#a5331f" }';
    sandbox.edit(theme, () => `{\n  "brand": "#0a8f8c",\n  "overrides": { "light": ${alike} }\n}`);
    expect(said()[0]).toMatch(
      /theme\.json:3:27: overrides\.light: selected and danger look alike \(0\.0\d\d apart, needs 0\.035\)/,
    );
  });

  it('finds pictures that are missing, of the wrong size, or not safe to show', () => {
    rmSync(join(sandbox.merchants, 'amihanda/assets/logo.svg'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">';
    sandbox.write('merchants/amihanda/assets/mark.svg', `${svg}\n<script/></svg>`);
    sandbox.write(
      'merchants/amihanda/assets/icon-192.png',
      'not a picture, but long enough to look',
    );
    expect(said()).toEqual([
      'merchants/amihanda/assets/logo.svg:1:1: this file is missing',
      'merchants/amihanda/assets/mark.svg:2:9: this SVG holds "<script", which a page must not load',
      'merchants/amihanda/assets/icon-192.png:1:1: this is not a PNG picture',
    ]);
  });

  function writeEnglish(texts: Record<string, string>) {
    const sources = Object.entries(texts).map(([id, defaultMessage]) => [id, { defaultMessage }]);
    const json = JSON.stringify(Object.fromEntries(sources));
    sandbox.write('libs/i18n/catalogues/EN.json', json);
  }

  it('tells pictures that no page shows, and where they belong', () => {
    sandbox.write('merchants/amihanda/assets/logo_dark.svg', '<svg/>');
    sandbox.write('merchants/amihanda/assets/old/banner.jpg', '');
    sandbox.write('merchants/amihanda/logo.svg', '<svg/>');
    sandbox.write('merchants/amihanda/assets/.DS_Store', '');
    expect(said()).toEqual([
      'merchants/amihanda/assets/logo_dark.svg:1:1: no page shows this file; did you mean "logo-dark.svg"?',
      'merchants/amihanda/assets/old/banner.jpg:1:1: no page shows this file',
      'merchants/amihanda/logo.svg:1:1: no page shows this file; pictures belong into assets/',
    ]);
  });

  it('tells hosts with other letters as browsers write them', () => {
    const route = '"domainRoute": { "agents.amihanda.example"';
    sandbox.edit(config, (text) =>
      text
        .replace('"https://amihanda.example"', '"https://bücher.example"')
        .replace(route, route.replace('agents.amihanda', 'казино')),
    );
    expect(said().join('\n')).toContain('browsers write it "https://xn--bcher-kva.example"');
    sandbox.edit(config, (text) => text.replace('bücher', 'xn--bcher-kva'));
    expect(said().join('\n')).toContain('browsers write it "xn--80aodfsg.example"');
    sandbox.edit(config, (text) => text.replace('казино', 'xn--80aodfsg'));
    expect(said()).toEqual([]);
  });

  it('compiles the merchant’s own texts', () => {
    writeEnglish({ 'shell.menu.help': 'Help' });
    sandbox.write('merchants/amihanda/messages/EN.json', '{ "shell.menu.help": "Need a hand?" }');
    const { merchant } = loadMerchant('amihanda', sandbox);
    expect(merchant.messages).toEqual({
      EN: { 'shell.menu.help': [{ type: 0, value: 'Need a hand?' }] },
    });
  });

  it('reports texts that nobody reads, are no ICU, or speak a language that is not offered', () => {
    writeEnglish({ 'shell.menu.help': 'Help', 'shell.x': 'X' });
    sandbox.write(
      'merchants/amihanda/messages/EN.json',
      '{\n "shell.menu.hlp": "?",\n "shell.x": "{a"\n}',
    );
    sandbox.write('merchants/amihanda/messages/PT.json', '{}');
    const problems = said();
    expect(problems[0]).toBe(
      'merchants/amihanda/messages/EN.json:2:2: no text has the id "shell.menu.hlp"; did you mean "shell.menu.help"?',
    );
    expect(problems[1]).toMatch(/EN\.json:3:13: shell\.x: "\{a" is not valid ICU text/);
    expect(problems[2]).toContain('"PT" is not one of the merchant\'s languages (TY, EN)');
  });

  it('says in plain words what people get wrong in a file', () => {
    const saidOf = (text: string) => {
      sandbox.edit(theme, () => text);
      return said()[0];
    };
    expect(saidOf('\uFEFF{ "brand": "#0a8f8c" }')).toContain('byte order mark');
    expect(saidOf('{ "brand": "#0a8f8c" "scheme": "light" }')).toContain('a comma is missing');
    expect(saidOf("{ 'brand': '#0a8f8c' }")).toContain('double quotes');
    expect(saidOf('{ // ours\n "brand": "#0a8f8c" }')).toContain('JSON has no comments');
  });

  it('knows the addresses that a host may lead to, and what a host is called [WL-05]', () => {
    sandbox.edit(config, (text) =>
      text.replace(
        '"agents.amihanda.example": "/m/agentRegister"',
        '"agents.amihanda.example": "/m/agentRegistr",\n"Bad Host": "/m/AgentRegister?a=1"',
      ),
    );
    expect(said().map((problem) => problem.replace(/^.*?: /, ''))).toEqual([
      'domainRoute: "Bad Host" is not a host name, such as agents.site.example',
      'domainRoute: no screen has the address "/m/agentRegistr"; did you mean "/m/agentRegister"?',
    ]);
  });

  it('finds placeholders that nothing is put into', () => {
    writeEnglish({ 'shell.x': 'Pay {amount} to <b>{name}</b>' });
    const own = { 'shell.x': '{amout} {name, select, a {<b>{other}</b>} other {}}' };
    sandbox.write('merchants/amihanda/messages/EN.json', JSON.stringify(own));
    expect(said().map((problem) => problem.replace(/^.*?: /, ''))).toEqual([
      'shell.x: there is no {amout} in this text; did you mean "amount"?',
      'shell.x: there is no {other} in this text',
    ]);
  });

  it('throws one error with every problem when a merchant is loaded to be used', () => {
    sandbox.edit(config, (text) => text.replace('"scale": 2', '"scale": -1'));
    sandbox.edit(theme, (text) => text.replace('"round"', '"rund"'));
    expect(() => loadMerchant('amihanda', sandbox)).toThrow(
      /has 2 problems:[^]*currency\.scale: -1[^]*did you mean "round"\?/,
    );
  });
});
