import type { LanguageCode } from '@playhouse/whitelabel';
import type { MerchantInput, ThemeInput } from '@playhouse/whitelabel';
import { freeTrialCode } from '../check/codes';

export interface StarterOptions {
  readonly code: string;
  /** @default made of the code */
  readonly trialCode?: string;
  readonly name: string;
  readonly languages: readonly LanguageCode[];
  readonly currency: string;
}

/** Region defaults by currency; anything else starts neutral and is set by hand. */
const regions: Record<string, { symbol: string; timeZone: string; dialingCode: string }> = {
  PHP: { symbol: '₱', timeZone: 'Asia/Manila', dialingCode: '63' },
  BRL: { symbol: 'R$', timeZone: 'America/Sao_Paulo', dialingCode: '55' },
  EUR: { symbol: '€', timeZone: 'Europe/Lisbon', dialingCode: '351' },
  USD: { symbol: '$', timeZone: 'America/New_York', dialingCode: '1' },
};

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

/** Digits of a currency as ICU knows them; the platform's own scale wins where it differs. */
function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A new merchant's whitelabel.json: a complete, cautious start from which an operator departs. */
export function starterConfig({
  code,
  trialCode = freeTrialCode(code, new Set()),
  name,
  languages,
  currency,
}: StarterOptions): MerchantInput {
  const region = regions[currency];
  return {
    $schema: '../merchant.schema.json',
    code,
    trialMerchantCode: trialCode,
    name,
    shortName: name.slice(0, 12).trim(),
    languages: [...languages],
    currency: { code: currency, symbol: region?.symbol ?? currency, scale: digitsOf(currency) },
    timeZone: region?.timeZone ?? 'UTC',
    encryption: developmentKey,
    flags: {
      USERNAMEREG3: true,
      DIRECTREG3: true,
      DEPRECM3: true,
      WITHREC3: true,
      TRANSREC3: true,
      TRANSBETREPMEM3: true,
      MAILCEN: true,
    },
    homeBlocks: ['infoCard', 'banner', 'marquee', 'categories', 'popularGames', 'winners'],
    categories: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'],
    contactTypes: ['CS'],
    mobileTemplate: { mem_cen: 1, dep_func: 1 },
    register: { age: 18, remember: false, dialingCode: region?.dialingCode ?? '1' },
    mainDomain: '',
    agentMenu: ['teamOverview', 'transactions', 'teamManagement', 'securityCenter'],
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
