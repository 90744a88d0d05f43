import { bakedSchema, type Merchant } from '../schema/bakedSchema';
import type { MerchantInput } from '../schema/merchantSchema';

/** The least that whitelabel.json must say. */
export const sampleInput: MerchantInput = {
  code: 'sample',
  trialMerchantCode: 'sampletrial',
  name: 'Sample',
  shortName: 'Sample',
  languages: ['TY', 'EN'],
  currency: { code: 'PHP', symbol: '₱', scale: 2 },
  timeZone: 'Asia/Manila',
  encryption: {
    kid: 'k1',
    jwk: { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) },
  },
  flags: { USERNAMEREG3: true, MAILCEN: false },
  homeBlocks: ['banner', 'winners'],
  categories: ['RNG', 'LIVE'],
  contactTypes: ['CS'],
  mobileTemplate: { mem_cen: 1, dep_func: 0 },
  register: { age: 18, remember: true, dialingCode: '63' },
  mainDomain: 'https://sample.example',
  agentMenu: ['teamOverview', 'mail'],
  jackpot: { mode: 'simulated' },
  promotions: ['REFERRAL'],
};

export const sampleMerchant: Merchant = bakedSchema.parse({
  ...sampleInput,
  theme: { brand: '#0a8f8c' },
});
