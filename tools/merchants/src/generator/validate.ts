import {
  categoryNames,
  domainNames,
  domainOfCategory,
  languageCodes,
  merchantCodePattern,
  merchantSchema,
  themeSchema,
  type CategoryName,
  type DomainName,
  type LanguageCode,
} from '@playhouse/whitelabel';
import { currencies, isCurrency } from '../check/currencies';
import { browserOrigin } from '../check/browserHost';
import { didYouMean } from '../check/didYouMean';
import { logins, type LoginName } from './logins';
import { getCountry, getRegion } from './region';

/** Several words: comma-separated on the command line, a list from a prompt. */
type Words = string | readonly string[];

export interface MerchantOptions {
  readonly code: string;
  readonly name?: string;
  readonly languages?: Words;
  readonly currency?: string;
  readonly country?: string;
  readonly timeZone?: string;
  readonly brand?: string;
  /** Path of a finished theme.json, which has the brand and more. */
  readonly theme?: string;
  readonly categories?: Words;
  readonly login?: Words;
  readonly domains?: Words;
  readonly mainDomain?: string;
}

export interface ValidMerchantOptions {
  readonly code: string;
  readonly name: string;
  readonly languages: readonly LanguageCode[];
  readonly currency: string;
  readonly country: string;
  readonly timeZone: string;
  readonly dialingCode: string;
  readonly brand: string;
  readonly categories: readonly CategoryName[];
  readonly login: readonly LoginName[];
  readonly domains: readonly DomainName[];
  readonly mainDomain: string;
}

interface Choice<Name extends string> {
  readonly option: string;
  readonly known: readonly Name[];
  readonly usual: readonly Name[];
  /** The value of an option that names none. @default it has to name one */
  readonly none?: readonly Name[];
}

/** The brand of a merchant that names none. */
export const usualBrand = '#2563eb';

const loginNames = Object.keys(logins) as LoginName[];
const usualCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'] as const;

/** Words of a list, whatever their case, in the order they were given. */
function chosen<Name extends string>(
  list: Words | undefined,
  { option, known, usual, none }: Choice<Name>,
  problems: string[],
): Name[] {
  if (list === undefined) return [...usual];
  const words = (typeof list === 'string' ? list.split(',') : list)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const names = words.map((word) => {
    const name = known.find((each) => each.toLowerCase() === word.toLowerCase());
    if (name === undefined)
      problems.push(
        `--${option}: there is no "${word}"${didYouMean(word, known) || didYouMean(word.toUpperCase(), known) || '.'} There are: ${known.join(', ')}.`,
      );
    return name;
  });
  if (words.length === 0 && none === undefined && typeof list === 'string')
    problems.push(`--${option}: names none. There are: ${known.join(', ')}.`);
  if (words.length === 0) return [...(none ?? usual)];
  if (new Set(words).size < words.length) problems.push(`--${option}: lists one twice.`);
  return names.filter((name) => name !== undefined);
}

/** The country, and what it gives; another time zone may be named for one that has several. */
function placed({ currency = 'USD', country, timeZone }: MerchantOptions, problems: string[]) {
  if (!isCurrency(currency)) {
    problems.push(
      `--currency: "${currency}" is not an ISO 4217 code, such as PHP or BRL${didYouMean(currency.toUpperCase(), currencies())}`,
    );
  }
  const code = country?.toUpperCase() ?? getCountry(currency);
  const region = code === undefined ? undefined : getRegion(code);
  if (code === undefined && isCurrency(currency))
    problems.push(`--country: ${currency} is no one country's; name yours, such as PT.`);
  if (code !== undefined && region === undefined)
    problems.push(`--country: "${code}" is not an ISO 3166 code, such as PH or BR.`);
  const zone = timeZone ?? region?.timeZone ?? 'UTC';
  if (!merchantSchema.shape.timeZone.safeParse(zone).success)
    problems.push(`--timeZone: "${zone}" is not an IANA time zone, such as Asia/Manila.`);
  return {
    currency,
    country: code ?? '',
    timeZone: zone,
    dialingCode: region?.dialingCode ?? '',
  };
}

/** An option that was asked for and left empty was not given. */
const given = (options: MerchantOptions): MerchantOptions => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, value === '' ? undefined : value]),
  ),
});

/** Checks what a person typed. Throws one error that names every mistake and what is allowed. */
export function validateOptions(
  options: MerchantOptions,
  existing: readonly string[],
): ValidMerchantOptions {
  const {
    code,
    name = code.charAt(0).toUpperCase() + code.slice(1),
    brand = usualBrand,
    mainDomain: domain = '',
  } = given(options);
  const mainDomain = browserOrigin(domain) ?? domain;
  const problems: string[] = [];
  if (!merchantCodePattern.test(code)) {
    problems.push(`code: "${code}" must be 3 to 20 small letters and digits, a letter first.`);
  }
  if (existing.includes(code))
    problems.push(`code: there is a project or merchant "${code}" already.`);
  if (name.trim() === '' || name.length > 40)
    problems.push('--name: must have 1 to 40 characters.');
  const place = placed(given(options), problems);
  if (!themeSchema.safeParse({ brand }).success) {
    problems.push(`--brand: "${brand}" is not a colour, such as #0a8f8c or oklch(0.6 0.12 200).`);
  }
  if (!merchantSchema.shape.mainDomain.safeParse(mainDomain).success) {
    problems.push(`--mainDomain: "${mainDomain}" is not an origin, such as https://site.example.`);
  }
  const languages = chosen(
    options.languages,
    { option: 'languages', known: languageCodes, usual: ['EN'] },
    problems,
  );
  const domains = chosen(
    options.domains,
    { option: 'domains', known: domainNames, usual: domainNames, none: [] },
    problems,
  );
  const absent = (category: CategoryName) => {
    const domain = domainOfCategory(category);
    return domain !== undefined && !domains.includes(domain);
  };
  const categories = chosen(
    options.categories,
    {
      option: 'categories',
      known: categoryNames,
      usual: usualCategories.filter((category) => !absent(category)),
    },
    problems,
  );
  for (const category of categories.filter(absent))
    problems.push(`--categories: ${category} needs "lottery" among the domains.`);
  const login = chosen(
    options.login,
    { option: 'login', known: loginNames, usual: ['username'] },
    problems,
  );
  if (problems.length > 0) throw new Error(`The merchant was not made.\n${problems.join('\n')}`);
  return {
    code,
    name: name.trim(),
    ...place,
    languages,
    brand,
    categories,
    login,
    domains,
    mainDomain,
  };
}
