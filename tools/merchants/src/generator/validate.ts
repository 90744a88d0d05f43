import { isLanguageCode } from '@playhouse/i18n';
import {
  languageCodes,
  merchantCodePattern,
  themeSchema,
  type LanguageCode,
} from '@playhouse/whitelabel';
import { didYouMean } from '../check/nearest';

export interface MerchantOptions {
  readonly code: string;
  readonly name?: string;
  /** Comma-separated on the command line. */
  readonly languages?: string | readonly string[];
  readonly currency?: string;
  readonly brand?: string;
}

export interface ValidMerchantOptions {
  readonly code: string;
  readonly name: string;
  readonly languages: LanguageCode[];
  readonly currency: string;
  readonly brand: string;
}

function readLanguages(given: MerchantOptions['languages'], problems: string[]): LanguageCode[] {
  const wanted = typeof given === 'string' ? given.split(',') : [...(given ?? ['EN'])];
  const codes = wanted.map((code) => code.trim().toUpperCase()).filter((code) => code !== '');
  for (const code of codes.filter((one) => !isLanguageCode(one))) {
    problems.push(
      `--languages: there is no language "${code}"${didYouMean(code, languageCodes)} There are: ${languageCodes.join(', ')}.`,
    );
  }
  if (codes.length === 0) problems.push('--languages: name at least one language.');
  if (new Set(codes).size < codes.length) problems.push('--languages: lists a language twice.');
  return codes.filter(isLanguageCode);
}

/** Checks what a person typed. Throws one error that names every mistake and what is allowed. */
export function validateOptions(
  options: MerchantOptions,
  existing: readonly string[],
): ValidMerchantOptions {
  const {
    code,
    name = code.charAt(0).toUpperCase() + code.slice(1),
    currency = 'USD',
    brand = '#2563eb',
  } = options;
  const problems: string[] = [];
  if (!merchantCodePattern.test(code)) {
    problems.push(`code: "${code}" must be 3 to 20 small letters and digits, a letter first.`);
  }
  if (existing.includes(code))
    problems.push(`code: there is a project or merchant "${code}" already.`);
  if (name.trim() === '' || name.length > 40)
    problems.push('--name: must have 1 to 40 characters.');
  if (!/^[A-Z]{3}$/.test(currency)) {
    problems.push(`--currency: "${currency}" is not an ISO 4217 code, such as PHP or BRL.`);
  }
  if (!themeSchema.safeParse({ brand }).success) {
    problems.push(`--brand: "${brand}" is not a colour, such as #0a8f8c or oklch(0.6 0.12 200).`);
  }
  const languages = readLanguages(options.languages, problems);
  if (problems.length > 0) throw new Error(`The merchant was not made.\n${problems.join('\n')}`);
  return { code, name: name.trim(), languages, currency, brand };
}
