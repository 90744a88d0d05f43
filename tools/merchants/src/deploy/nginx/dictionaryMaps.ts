import {
  askedPattern,
  sharedPattern,
  sharedUseVariable,
  variantsFolder,
} from '../../site/dictionary';
import { mapBlock } from './directives';

/** Variables by which requests with a dictionary are answered. */
export const dictionaryVariables = {
  /** The folder of what is written with the browser's dictionary. */
  variants: '$playhouse_variants',
  /** The coding of an answer that comes from there. */
  coding: '$playhouse_coding',
  /** On what such an answer depends, and any other in its place. */
  vary: '$playhouse_vary',
  /** The requests for which a shared file is a dictionary. */
  use: '$playhouse_use',
} as const;

/** A browser that has an earlier form of what it asks for, or something like it, is sent what is new. */
export function dictionaryMaps(): string[] {
  const { variants, coding, vary, use } = dictionaryVariables;
  const said = '"$http_accept_encoding|$http_available_dictionary"';
  return [
    mapBlock(said, variants, {
      entries: [{ key: `"~${askedPattern}"`, value: `"/${variantsFolder}/$playhouse_asked"` }],
      other: `"/${variantsFolder}/none"`,
    }),
    // The file that try_files found; an answer without a body has no coding.
    mapBlock('"$status$uri"', coding, {
      entries: [{ key: `"~^(?!304)\\d+/${variantsFolder}/"`, value: variantsFolder }],
    }),
    mapBlock(coding, vary, {
      entries: [{ key: variantsFolder, value: '"Accept-Encoding, Available-Dictionary"' }],
      other: '"Available-Dictionary"',
    }),
    mapBlock('$request_uri', use, {
      entries: [{ key: `"~${sharedPattern}"`, value: `'${sharedUseVariable}'` }],
    }),
  ];
}
