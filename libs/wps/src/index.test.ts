import { expect, it } from 'vitest';
import * as wps from './index';

it('offers exactly these names', () => {
  expect(Object.keys(wps).sort()).toEqual([
    'BusinessError',
    'ContractError',
    'EncryptionError',
    'HttpError',
    'NetworkError',
    'SessionEndedError',
    'TimeoutError',
    'WpsError',
    'agentCalls',
    'callNamed',
    'captchaCalls',
    'captchaDemanded',
    'contentCalls',
    'contractCalls',
    'createWpsClient',
    'errorCodes',
    'feeOf',
    'feedbackCalls',
    'inboxCalls',
    'listCalls',
    'lobbyCalls',
    'majorUnits',
    'memberCalls',
    'minorUnits',
    'passwordCalls',
    'promotionCalls',
    'registrationCalls',
    'securityCalls',
    'sessionCalls',
    'systemCalls',
    'verificationCalls',
    'walletCalls',
  ]);
});
