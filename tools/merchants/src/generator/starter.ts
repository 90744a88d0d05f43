import { domainNames, type MerchantInput, type ThemeInput } from '@playhouse/whitelabel';
import { freeTrialCode } from '../check/codes';
import { logins } from './logins';
import { getCurrency } from './region';
import type { ValidMerchantOptions } from './validate';

export interface StarterOptions extends Omit<ValidMerchantOptions, 'brand'> {
  /** @default made of the code */
  readonly trialCode?: string;
}

/** Public half of the development key; `deploy` refuses a merchant that still has it. */
const developmentKey: MerchantInput['encryption'] = {
  kid: 'development',
  jwk: {
    kty: 'EC',
    crv: 'P-256',
    x: '-b_8ZbcF37Icjh4zvVfWWzxENWaRyqBNvA9hFVb-Mf0',
    y: 'K7T20hfItD0pFbbahuNsrU1pfhaYeg4qQ4XS5Z3r7Uc',
  },
};

/** As much of a name as stands below an icon, cut between signs and not inside of one. */
function shortNameOf(name: string): string {
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return signs
    .reduce((short, sign) => (short.length + sign.length > 12 ? short : short + sign), '')
    .trim();
}

/** A new merchant's whitelabel.json: a complete, cautious start from which an operator departs. */
export function starterConfig(options: StarterOptions): MerchantInput {
  const {
    code,
    trialCode = freeTrialCode(code, new Set()),
    name,
    languages,
    currency,
    country,
    timeZone,
    domains,
  } = options;
  const offered = new Set(options.login.flatMap((login) => [...logins[login]]));
  return {
    $schema: '../merchant.schema.json',
    code,
    trialMerchantCode: trialCode,
    name,
    shortName: shortNameOf(name),
    ...(domains.length === domainNames.length ? {} : { domains: [...domains] }),
    languages: [...languages],
    currency: getCurrency(currency, country),
    timeZone,
    encryption: developmentKey,
    flags: {
      ...Object.fromEntries([...offered].map((flag) => [flag, true])),
      DIRECTREG3: true,
      DEPRECM3: true,
      WITHREC3: true,
      TRANSREC3: true,
      TRANSBETREPMEM3: true,
      MAILCEN: true,
    },
    homeBlocks: ['infoCard', 'banner', 'marquee', 'popularGames', 'winners'],
    categories: [...options.categories],
    contactTypes: ['CS'],
    mobileTemplate: { mem_cen: 1, dep_func: 1 },
    register: { age: 18, remember: false, dialingCode: options.dialingCode },
    mainDomain: options.mainDomain,
    agentMenu: domains.includes('agent')
      ? ['teamOverview', 'transactions', 'teamManagement', 'securityCenter']
      : [],
    jackpot: { mode: 'simulated' },
    promotions: [],
  };
}

/** A new merchant's theme.json: one colour, everything else derived. */
export function starterTheme(brand: string): ThemeInput {
  return {
    $schema: '../theme.schema.json',
    brand,
    neutralTint: 0.5,
    radius: 'soft',
    scheme: 'system',
    hero: 'deep',
  };
}
