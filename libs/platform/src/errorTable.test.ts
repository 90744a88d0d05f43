import { catalogues } from '@playhouse/i18n';
import {
  BusinessError,
  ContractError,
  EncryptionError,
  errorCodes,
  HttpError,
  LostAnswerError,
  NetworkError,
  SessionEndedError,
  TimeoutError,
} from '@playhouse/wps';
import { describe, expect, it } from 'vitest';
import { getErrorMessage } from './errorTable';

const english = catalogues.messages('EN');

const refused = (code: string) => new BusinessError({ code, status: 200 }, 'REF');

const catalogue = [
  'Log in first.',
  'You are not logged in.',
  'Your account has been logged out. Please log in again.',
  'This verification code is wrong. Check it and enter it again.',
  'There is no such user, or the account is closed.',
  'This username is taken. Choose another.',
  'We cannot find this agent. Ask your agent for a new link.',
  'This invitation link does not work. Ask your friend for a new one.',
  'This invitation code is wrong. Check it or leave it empty.',
  'Something went wrong. Try again.',
  'This page has no address to open. Go back and try again.',
  'We are updating the site. Try again later.',
  'We are under maintenance. Your balance is safe; try again later.',
  'You cannot play from where you are. Contact customer service if you think this is a mistake.',
  'Enter your username and password.',
  'The connection is slow. Try again.',
  'No internet connection. Check it and try again.',
  'This is not a member account. Log in as an agent.',
  'This is not an agent account. Log in as a member.',
  'Please log in with an actual account to use this function.',
  'Your account cannot use this, or it is closed for now.',
];

describe('the error catalogue', () => {
  it('holds every text of the specification [ERR-01]', () => {
    expect(Object.values(english)).toEqual(expect.arrayContaining(catalogue));
  });

  it('has a text for every business code [ERR-01]', () => {
    for (const code of Object.values(errorCodes)) {
      const text = english[getErrorMessage(refused(code))];
      expect(text, code).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
      expect(text).not.toContain(code);
    }
  });

  it('says of two codes the same only where they mean the same [ERR-01]', () => {
    const codes = Object.values(errorCodes);
    const groups = codes.map((code) =>
      codes.filter((other) => getErrorMessage(refused(other)) === getErrorMessage(refused(code))),
    );
    const same = groups.filter(
      ([first, second], at) => second !== undefined && first === codes[at],
    );
    expect(same.map((group) => group.join()).sort()).toEqual([
      'captcha.wrong,verification.code.wrong',
      'permission.denied,trial.unavailable',
      'promotion.taken,reward.taken,redRain.taken',
      'sms.tooMany,requests.tooMany',
    ]);
  });

  it.each(['', 'SYS_0815', 'constructor', 'toString', '__proto__'])(
    'shows the unknown-error text for the code "%s" [ERR-01]',
    (code) => {
      expect(getErrorMessage(refused(code))).toBe('platform.error.unknown');
    },
  );

  it.each([
    [new NetworkError('', 'R'), 'platform.error.offline'],
    [new TimeoutError('', 'R'), 'platform.error.slow'],
    [new HttpError(401, 'R'), 'platform.error.notLoggedIn'],
    [new HttpError(403, 'R'), 'platform.error.noPermission'],
    [new HttpError(503, 'R'), 'platform.error.upgrading'],
    [new HttpError(418, 'R'), 'platform.error.unknown'],
    [new ContractError('x', [], 'R'), 'platform.error.unknown'],
    [new EncryptionError('', 'R'), 'platform.error.insecure'],
    [new LostAnswerError('', 'R'), 'platform.error.lostAnswer'],
    [
      new SessionEndedError({ code: 'session.ended', status: 401 }, 'R', 'token'),
      'platform.error.loggedOut',
    ],
    [new Error('boom'), 'platform.error.unknown'],
    ['boom', 'platform.error.unknown'],
    [undefined, 'platform.error.unknown'],
  ])('tells %s [ERR-01, CALL-02]', (error, text) => {
    expect(getErrorMessage(error)).toBe(text);
  });
});
