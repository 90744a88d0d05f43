/** A merchant that is made by the generator, and what is awkward about it. */
interface AwkwardMerchant {
  readonly code: string;
  /** Options of the generator beside the code. */
  readonly options: Readonly<Record<string, string>>;
  /** The category whose list is opened. */
  readonly category: string;
}

const usual = { languages: 'EN', currency: 'PHP', brand: '#d97706' };

const nameOfForty = 'The Grand Celestial Fortune Palace Club';

export const awkwardMerchants: readonly AwkwardMerchant[] = [
  {
    code: 'onlylottery',
    options: { ...usual, name: 'Only Lottery', categories: 'ELOTT', domains: 'lottery' },
    category: 'ELOTT',
  },
  {
    code: 'noagents',
    options: { ...usual, name: 'No Agents', domains: 'lottery' },
    category: 'RNG',
  },
  {
    code: 'dongplay',
    options: { ...usual, name: 'Dong Play', currency: 'VND' },
    category: 'RNG',
  },
  {
    code: 'dinarplay',
    options: { ...usual, name: 'Dinar Play', currency: 'KWD' },
    category: 'LIVE',
  },
  {
    code: 'longname',
    options: { ...usual, name: nameOfForty.padEnd(40, '!') },
    category: 'FISH',
  },
  {
    code: 'greybrand',
    options: { ...usual, name: 'Grey Brand', brand: '#808080', languages: 'TY,PT' },
    category: 'RNG',
  },
];
