import { describe, expect, it } from 'vitest';
import { readSettings, type GivenSettings } from '../serverSettings';
import { nginxConf } from './nginxConf';

const merchant = (code: string, policy: string, languages: readonly string[]) => ({
  ...{ code, build: 'b', hosts: [`${code}.example`, `www.${code}.example`] },
  headers: {
    common: { 'X-Content-Type-Options': 'nosniff' },
    html: { 'Content-Security-Policy': policy, 'Cross-Origin-Opener-Policy': 'same-origin' },
    deploy: { 'Strict-Transport-Security': 'max-age=1' },
  },
  addresses: {
    languages: [...languages],
    files: [],
    documents: [
      { name: 'home', paths: ['/m/home', '/', '/m/index.html'] },
      { name: 'list', paths: ['/m/gamelist'], query: 'gameType=RNG' },
    ],
  },
});

const merchants = [
  merchant('amihanda', "img-src 'self'", ['TY', 'EN']),
  merchant('corva', '*', ['PT']),
];
/** Not those of the machine that runs the test, which may have nginx and its modules. */
const settingsOf = (given: GivenSettings = {}) =>
  readSettings('/srv/playhouse', { brotli: false, ...given });
const confOf = (given?: GivenSettings, some = merchants) =>
  nginxConf({ merchants: some, settings: settingsOf(given), number: 7 });

describe('the configuration of nginx', () => {
  const { 'nginx.conf': conf = '', 'site.conf': site = '' } = confOf();

  it('knows every host of every merchant, and one server for nobody', () => {
    for (const host of ['amihanda.example amihanda', 'www.corva.example corva'])
      expect(conf).toContain(`  ${host};`);
    expect(conf).toContain('listen 443 ssl http2 default_server;');
    expect(conf).toContain('ssl_reject_handshake on;');
    expect(conf).toContain('ssl_certificate "/srv/playhouse/tls/corva/fullchain.pem";');
    expect(conf.split('{')).toHaveLength(conf.split('}').length);
  });

  it('picks documents by address and languages by merchant and cookie [ROUTE-01, LANG-01]', () => {
    expect(conf).toContain('  "~*^(/m/home||/m/index\\.html)/*(\\?.*)?$" home;');
    expect(conf.match(/"~\*\^\(\/m\/gamelist\)\/\*\\\?gameType=RNG\$" list;/g)).toHaveLength(1);
    expect(conf).toContain('  default $playhouse_default_language;\n  amihanda:TY TY;');
  });

  it('gives idle connections to gateways up before they do, and answers after the site did', () => {
    expect(conf).toContain('keepalive 64;\n  keepalive_timeout 5s;');
    expect(site).toContain('proxy_read_timeout 30s;');
  });

  it('asks a gateway that refused again after a second, and waits for none that is gone', () => {
    expect(conf).toContain('server 127.0.0.1:4300 max_fails=1 fail_timeout=1s;');
    expect(site).toContain('proxy_next_upstream error timeout;\n  proxy_connect_timeout 2s;');
  });

  it('holds the certificates of gateways by https against their name', () => {
    const { 'site.conf': secure = '' } = confOf({
      ...{ gateways: ['https://a.example', 'https://b.example'], gatewayName: 'platform.example' },
      gatewayCa: '/etc/ssl/platform.pem',
    });
    expect(secure).toContain('proxy_pass https://playhouse_platform;');
    for (const line of [
      'proxy_ssl_verify on;',
      'proxy_ssl_name "platform.example";',
      'proxy_ssl_server_name on;',
      'proxy_ssl_trusted_certificate "/etc/ssl/platform.pem";',
    ])
      expect(secure).toContain(line);
    expect(site).not.toContain('proxy_ssl');
  });

  it('gives every merchant its own policy, and all what they share', () => {
    expect(conf).toContain(`  amihanda "img-src 'self'";`);
    expect(site).toContain(
      'add_header Content-Security-Policy $playhouse_content_security_policy always;',
    );
    expect(site).toContain('add_header Cross-Origin-Opener-Policy "same-origin" always;');
  });

  it('serves the release by its number, so that pages and their headers change together', () => {
    expect(site).toContain('root "/srv/playhouse/releases/7/sites/$playhouse_merchant";');
    expect(conf).toContain('include "/srv/playhouse/releases/7/site.conf";');
    expect(conf + site).not.toContain('current/sites');
  });

  it('trusts only named proxies, uses brotli only where it is, and hides the outbox', () => {
    expect(site).not.toMatch(/set_real_ip_from|real_ip_header|brotli|outbox/);
    const other = confOf({ trustedProxies: ['10.0.0.0/8'], brotli: true })['site.conf'];
    expect(other).toContain('set_real_ip_from 10.0.0.0/8;\nreal_ip_header X-Forwarded-For;');
    expect(other).toContain('brotli_static on;');
  });

  it('says in plain words what it says of itself, by http as well, and has nobody keep it', () => {
    const servers = conf.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(4);
    for (const server of servers) expect(server + site).toMatch(/error_page .*\b400\b/);
    for (const status of [308, 404, 405])
      expect(servers[0]).toMatch(new RegExp(`error_page .*\\b${String(status)}\\b`));
    expect(conf).toContain('  default "no-cache";\n  "~^[45]" "no-store";');
    expect(site).toContain('add_header Cache-Control $playhouse_page_caching always;');
  });

  it('says in one place how long browsers keep to https, and lets no gateway say it', () => {
    const said = /max-age=1"/g;
    expect([conf.match(said)?.length, site.match(said)]).toEqual([1, null]);
    expect(conf).toContain('map $https $playhouse_strict {\n  default "";\n  on "max-age=1";\n}');
    const places = (conf + site)
      .split(/^ *location /m)
      .filter((place) => place.includes('add_header'));
    expect(places.length).toBeGreaterThan(10);
    for (const place of places)
      expect(place).toContain('add_header Strict-Transport-Security $playhouse_strict always;');
    const platform = places.find((place) => place.includes('proxy_pass'));
    expect(platform).toContain('proxy_hide_header Strict-Transport-Security;');
  });

  it('looks first for what is written with the dictionary that a browser has, and says so', () => {
    expect(conf).toContain('map "$http_accept_encoding|$http_available_dictionary"');
    expect(conf).toContain('  default "/dcz/none";');
    expect(conf).toContain(`'match="/assets/$playhouse_stem-*.$playhouse_ending"';`);
    const places = site.split(/^location /m).filter((place) => place.includes('_variants'));
    expect(places.length).toBe(5);
    for (const place of places) {
      expect(place).toMatch(/try_files \$playhouse_variants\S+ /);
      expect(place).toContain('add_header Content-Encoding $playhouse_coding always;');
      expect(place).toContain('add_header Vary $playhouse_vary always;');
      // Else a delta would be compressed once more.
      expect(place).toContain('gzip off;');
    }
  });

  it('refuses what would say something else in it', () => {
    expect(() => confOf({ gateways: ['http://a;} server {'] })).toThrow('must be an origin');
    expect(() => confOf({ tls: '/srv/$host' })).toThrow('tls: must be an absolute path');
    expect(() => confOf({ trustedProxies: ['everybody'] })).toThrow('such as 10.0.0.0/8');
    const strange = [merchant('a', 'x $host', ['EN']), merchant('b', 'y', ['EN'])];
    expect(() => confOf({}, strange)).toThrow('cannot stand in nginx.conf');
  });
});
