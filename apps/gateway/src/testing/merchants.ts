import type { MerchantConfig } from '../base/merchants';
import { merchantSchema } from '@playhouse/whitelabel';
import { developmentPublicJwk } from '../base/developmentKey';

const { kty, crv, x, y } = developmentPublicJwk;

function merchant(code: string, more: object): MerchantConfig {
  return merchantSchema.parse({
    code,
    trialMerchantCode: `${code}trial`,
    name: code,
    shortName: code,
    languages: ['TY', 'EN'],
    currency: { code: 'PHP', symbol: '₱', scale: 2 },
    timeZone: 'Asia/Manila',
    encryption: { kid: 'development', jwk: { kty, crv, x, y } },
    flags: {
      USERNAMEREG3: true,
      AGETRANSFERUP3: true,
      MOBILENUMREG3: true,
      REGMOBVERF3: true,
      MOBILENUMPASSREG3: true,
      MOBILEVERCODELOGIN3: true,
      CHNGPASSVERIF3: true,
      DIRECTREG3: true,
    },
    homeBlocks: ['banner'],
    categories: ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'],
    contactTypes: ['CS'],
    mobileTemplate: { mem_cen: 1, dep_func: 0 },
    register: { age: 21, remember: true, dialingCode: '63' },
    mainDomain: `https://${code}.example`,
    agentMenu: [],
    jackpot: { mode: 'feed' },
    promotions: ['REFERRAL'],
    ...more,
  });
}

/** Two merchants that differ in money, languages, jackpot and what they offer. */
export const testMerchants: readonly MerchantConfig[] = [
  merchant('alpha', {}),
  merchant('omega', {
    languages: ['PT', 'EN'],
    currency: { code: 'VND', symbol: '₫', scale: 0 },
    categories: ['LIVE', 'RNG'],
    jackpot: { mode: 'simulated' },
    flags: { USERNAMEREG3: true, DIRECTREG3: true, MAILPASSWORD3: true },
    paths: { 'lobby.hotGames': '/wps/relay/OTHER_hot' },
  }),
];
