import { describe, expect, it } from 'vitest';
import { readOptions } from './environment';
import { readLanguage } from '../base/language';

describe('starting in production', () => {
  it('is refused without an explicit flag and a key of its own', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readOptions(production)).toThrow('GATEWAY_ALLOW_PRODUCTION');
    expect(() => readOptions({ ...production, GATEWAY_ALLOW_PRODUCTION: '1' })).toThrow(
      'GATEWAY_PRIVATE_JWK',
    );
    const whole = { ...production, GATEWAY_ALLOW_PRODUCTION: '1', GATEWAY_PRIVATE_JWK: '{}' };
    expect(readOptions(whole)).toMatchObject({ production: true, host: '127.0.0.1' });
  });

  it('is not replaced by a development platform behind a proxy, unless that is meant', () => {
    const behind = { TRUST_PROXY: '1' };
    expect(() => readOptions(behind)).toThrow('TRUST_PROXY is set for a development platform');
    const allowed = { ...behind, GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY: '1' };
    expect(readOptions(allowed)).toMatchObject({ production: false, trustProxy: 1 });
  });

  it('takes the settings of a courier only together', () => {
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'no-reply@alpha.example' };
    expect(readOptions(mail).smtp).toEqual({
      url: 'smtps://mail.example',
      from: 'no-reply@alpha.example',
    });
    expect(() => readOptions({ SMTP_URL: 'smtps://mail.example' })).toThrow(
      'SMTP_URL is set without MAIL_FROM',
    );
    expect(() => readOptions({ SMS_WEBHOOK_SECRET: 'shared' })).toThrow(
      'SMS_WEBHOOK_SECRET is set without SMS_WEBHOOK_URL',
    );
  });

  it('takes what it is set to', () => {
    const numbers = { PORT: '4321', GATEWAY_STATUS: '2', DATABASE_POOL: '20', TRUST_PROXY: '1' };
    const allowed = { GATEWAY_ALLOW_DEVELOPMENT_BEHIND_PROXY: '1' };
    const databaseUrl = 'postgres://playhouse@db.example/playhouse?sslmode=verify-full';
    expect(readOptions({ ...numbers, ...allowed, DATABASE_URL: databaseUrl })).toMatchObject({
      ...{ port: 4321, status: 2, databasePool: 20, trustProxy: 1, databaseUrl },
    });
    expect(readOptions({})).toMatchObject({ databasePool: 8, trustProxy: 0 });
  });

  it.each(['require', 'prefer', 'allow', 'verify-ca', 'on'])(
    'refuses a database by sslmode=%s, which takes the certificate of anybody',
    (mode) => {
      const DATABASE_URL = `postgres://user:secret@db.example/playhouse?sslmode=${mode}`;
      expect(() => readOptions({ DATABASE_URL })).toThrow(
        `DATABASE_URL: sslmode=${mode} does not hold the server's certificate against its name. Set sslmode=verify-full`,
      );
    },
  );

  it('in production asks how a database elsewhere is reached', () => {
    const production = {
      ...{ NODE_ENV: 'production', GATEWAY_ALLOW_PRODUCTION: '1', GATEWAY_PRIVATE_JWK: '{}' },
    };
    const at = (place: string) =>
      readOptions({ ...production, DATABASE_URL: `postgres://${place}` }).databaseUrl;
    expect(() => at('user:secret@db.example/playhouse')).toThrow(
      /^DATABASE_URL names a database elsewhere without sslmode: .*sslmode=verify-full.*sslmode=disable/,
    );
    for (const place of [
      'db.example/playhouse?sslmode=verify-full',
      'postgres/playhouse?sslmode=disable',
      'localhost/playhouse',
      '127.0.0.1:5432/playhouse',
      '[::1]/playhouse',
    ])
      expect(at(place)).toBe(`postgres://${place}`);
    expect(readOptions({ DATABASE_URL: 'postgres://postgres/playhouse' })).toBeDefined();
  });

  it.each([
    ['PORT', 'http', 'PORT is not a whole number from 0 to 65535'],
    ['PORT', '99999', 'PORT is not'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL is not a whole number from 1 to 1000'],
    ['TRUST_PROXY', '-1', 'TRUST_PROXY is not'],
    ['GATEWAY_STATUS', '', 'GATEWAY_STATUS is not'],
    ['DATABASE_URL', 'user:secret@host', 'DATABASE_URL is not an address of a PostgreSQL'],
  ])('says which setting is wrong: %s=%s', (name, value, told) => {
    expect(() => readOptions({ [name]: value })).toThrow(told);
    expect(() => readOptions({ [name]: value })).not.toThrow('secret');
  });
});

describe('the language of an answer', () => {
  it.each([
    ['TY', 'TY'],
    ['fil-PH, en;q=0.5', 'TY'],
    ['pt-BR', 'PT'],
    ['xx', 'EN'],
    [undefined, 'EN'],
  ])('for %s is %s', (header, language) => {
    expect(readLanguage(header, 'EN')).toBe(language);
  });
});
