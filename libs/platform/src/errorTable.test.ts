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
  'Please log in first.',
  'You are not logged in.',
  'Your account has been logged out. Please log in again.',
  'The verification code is not correct.',
  'This user does not exist or is disabled.',
  'This username already exists.',
  'The agent information is not correct.',
  'The referrer link is not correct.',
  'The invitation code is not valid.',
  'Something went wrong. Please try again.',
  'The requested address is empty.',
  'The system is being upgraded. Please try again later.',
  'The platform is under maintenance.',
  'Access from your location is restricted. Please contact customer service for help.',
  'Please enter your username and password.',
  'The connection is slow. Please try again.',
  'There is no internet connection. Please check it and try again.',
  'This is not a member account, so it cannot log in here.',
  'This is not an agent account, so it cannot log in here.',
  'Please log in with an actual account to use this function.',
  'You have no permission, or this function is temporarily unavailable.',
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
