import { expect, it } from 'vitest';
import * as library from './index';

it('offers exactly these names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'MerchantProvider',
    'agentMenuNames',
    'bakedElementId',
    'bakedSchema',
    'categoryNames',
    'contactTypes',
    'deriveTheme',
    'describeIssue',
    'domainNames',
    'domainOfCategory',
    'flagDocs',
    'flagNames',
    'hasDomain',
    'homeBlockNames',
    'imageSources',
    'jackpotModes',
    'landingPath',
    'languageCodes',
    'merchantAssets',
    'merchantCodePattern',
    'merchantSchema',
    'mergeRuntime',
    'moduleDocs',
    'moduleNames',
    'pictureColors',
    'promotionNames',
    'readBakedMerchant',
    'resourceTypes',
    'themeSchema',
    'tokenNames',
    'useFlag',
    'useMerchant',
  ]);
});
