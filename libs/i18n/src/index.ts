export {
  activateLanguage,
  activeLanguage,
  languageChangeEvent,
  storedLanguage,
} from './activeLanguage';
export type { LanguageChange } from './activeLanguage';
export { Amount } from './Amount';
export type { AmountProps } from './Amount';
export { catalogues } from './catalogues';
export type { CatalogueName } from './catalogues';
export { createCatalogueStore } from './catalogueStore';
export type { Catalogue, CatalogueStore, PreloadedCatalogues } from './catalogueStore';
export { addDays, lastDays, toDay } from './days';
export type { Day, Period } from './days';
export { formatMoney } from './formatMoney';
export type { Currency, MoneyOptions } from './formatMoney';
export { I18nProvider } from './I18nProvider';
export type { I18nProviderProps } from './I18nProvider';
export { keepReplacedTexts } from './keepReplacedTexts';
export { useLanguage } from './LanguageContext';
export type { LanguageState } from './LanguageContext';
export { fallbackLanguage, isLanguageCode, languageTable, toBcp47, toDirection } from './languages';
export type { Language } from './languages';
export type { MessageId } from './messageIds';
export { negotiateLanguage } from './negotiateLanguage';
export { pseudoMessages } from './pseudo';
export { useDateTime } from './useDateTime';
export type { DateTimeFormats } from './useDateTime';
export { useDebouncedLanguage } from './useDebouncedLanguage';
export { useListLanguage } from './useListLanguage';
export { useMoney } from './useMoney';
export { useNumberStyle } from './useNumberStyle';
