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
import english from '../messages/EN.json';
import { errorMessages } from './errorMessages';
import { textOf } from './errorTable';

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
      const { defaultMessage } = textOf(refused(code));
      expect(defaultMessage, code).toEqual(expect.stringMatching(/^[A-Z].*\.$/));
      expect(defaultMessage).not.toContain(code);
    }
  });

  it('says of two codes the same only where they mean the same [ERR-01]', () => {
    const codes = Object.values(errorCodes);
    const groups = codes.map((code) =>
      codes.filter((other) => textOf(refused(other)) === textOf(refused(code))),
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
      expect(textOf(refused(code))).toBe(errorMessages.unknown);
    },
  );

  it.each([
    [new NetworkError('', 'R'), errorMessages.offline],
    [new TimeoutError('', 'R'), errorMessages.slow],
    [new HttpError(401, 'R'), errorMessages.notLoggedIn],
    [new HttpError(403, 'R'), errorMessages.noPermission],
    [new HttpError(503, 'R'), errorMessages.upgrading],
    [new HttpError(418, 'R'), errorMessages.unknown],
    [new ContractError('x', [], 'R'), errorMessages.unknown],
    [new EncryptionError('', 'R'), errorMessages.insecure],
    [new LostAnswerError('', 'R'), errorMessages.lostAnswer],
    [
      new SessionEndedError({ code: 'session.ended', status: 401 }, 'R', 'token'),
      errorMessages.loggedOut,
    ],
    [new Error('boom'), errorMessages.unknown],
    ['boom', errorMessages.unknown],
    [undefined, errorMessages.unknown],
  ])('tells %s [ERR-01, CALL-02]', (error, text) => {
    expect(textOf(error)).toBe(text);
  });
});
