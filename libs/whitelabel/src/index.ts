export { MerchantProvider, useFlag, useMerchant } from './react/MerchantContext';
export { imageSources, landingPath, merchantAssets } from './runtime/assets';
export { bakedElementId, readBakedMerchant } from './runtime/baked';
export { mergeRuntime, type MergedMerchant } from './runtime/mergeRuntime';
export { bakedSchema, type Merchant } from './schema/bakedSchema';
export { describeIssue } from './schema/describeIssue';
export { domainNames, domainOfCategory, hasDomain, type DomainName } from './schema/domains';
export { flagDocs } from './schema/flagDocs';
export { flagNames, type FlagName } from './schema/flags';
export { explainLeak } from './schema/explainLeak';
export { merchantSchema, type MerchantInput } from './schema/merchantSchema';
export { moduleDocs } from './schema/moduleDocs';
export { moduleNames, type ModuleName } from './schema/modules';
export {
  agentMenuNames,
  categoryNames,
  contactTypes,
  homeBlockNames,
  jackpotModes,
  languageCodes,
  promotionNames,
  resourceTypes,
  type AgentMenuName,
  type CategoryName,
  type ContactType,
  type HomeBlockName,
  type JackpotMode,
  type LanguageCode,
  type PromotionName,
  type ResourceType,
} from './schema/names';
export { merchantCodePattern } from './schema/parts';
export { themeSchema, type Theme, type ThemeInput } from './schema/themeSchema';
export type { ContrastReport } from './theme/contrast';
export { exportTokens } from './theme/designTokens';
export { importTokens, type ImportedTokens } from './theme/importTokens';
export { deriveTheme, type DerivedTheme } from './theme/deriveTheme';
export type { LikenessReport } from './theme/likeness';
export { pictureColors, type PictureColors } from './theme/pictureColors';
export { tokenNames, type TokenName } from './theme/tokens';
