import { languageCodes, type LanguageCode } from '@playhouse/whitelabel';

/** Facts about one of the platform's languages. */
export interface Language {
  /** Tag for Intl and for the page's `lang`: never the platform's own code (`TY` is Tahitian to Intl). */
  readonly bcp47: string;
  /** Its name in the language itself, as the picker shows it. */
  readonly nativeName: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166 region whose flag stands for the language in the picker (LANG-01). */
  readonly country: string;
}

function language(
  bcp47: string,
  nativeName: string,
  country: string,
  direction: Language['direction'] = 'ltr',
): Language {
  return { bcp47, nativeName, country, direction };
}

/** The platform's language codes, one table (LANG-02). */
export const languageTable = {
  EN: language('en', 'English', 'US'),
  TY: language('fil', 'Filipino', 'PH'),
  PT: language('pt-BR', 'Português (Brasil)', 'BR'),
  ES: language('es', 'Español', 'ES'),
  FR: language('fr', 'Français', 'FR'),
  DE: language('de', 'Deutsch', 'DE'),
  IT: language('it', 'Italiano', 'IT'),
  NL: language('nl', 'Nederlands', 'NL'),
  PL: language('pl', 'Polski', 'PL'),
  RU: language('ru', 'Русский', 'RU'),
  UK: language('uk', 'Українська', 'UA'),
  TR: language('tr', 'Türkçe', 'TR'),
  AR: language('ar', 'العربية', 'SA', 'rtl'),
  FA: language('fa', 'فارسی', 'IR', 'rtl'),
  UR: language('ur', 'اردو', 'PK', 'rtl'),
  HI: language('hi', 'हिन्दी', 'IN'),
  BN: language('bn', 'বাংলা', 'BD'),
  TA: language('ta', 'தமிழ்', 'IN'),
  TE: language('te', 'తెలుగు', 'IN'),
  NE: language('ne', 'नेपाली', 'NP'),
  SI: language('si', 'සිංහල', 'LK'),
  CN: language('zh-Hans', '简体中文', 'CN'),
  TW: language('zh-Hant', '繁體中文', 'TW'),
  JP: language('ja', '日本語', 'JP'),
  KR: language('ko', '한국어', 'KR'),
  TH: language('th', 'ไทย', 'TH'),
  VN: language('vi', 'Tiếng Việt', 'VN'),
  ID: language('id', 'Bahasa Indonesia', 'ID'),
  MS: language('ms', 'Bahasa Melayu', 'MY'),
  KM: language('km', 'ខ្មែរ', 'KH'),
  LO: language('lo', 'ລາວ', 'LA'),
  MY: language('my', 'မြန်မာ', 'MM'),
} as const satisfies Record<LanguageCode, Language> & Record<string, Language>;

/** The language every message exists in, and the last resort of a missing translation (LANG-02). */
export const fallbackLanguage: LanguageCode = 'EN';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

const isKnown = (code: string): code is keyof typeof languageTable =>
  Object.hasOwn(languageTable, code);

/** The Intl tag of a platform code; one that is not in the table reads as English. */
export function toBcp47(code: string): string {
  return languageTable[isKnown(code) ? code : fallbackLanguage].bcp47;
}

/** Which way a language is written; the fallback language's for a code that is not known. */
export function toDirection(code: string): Language['direction'] {
  return languageTable[isKnown(code) ? code : fallbackLanguage].direction;
}
