import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { entryFiles } from '@playhouse/site/moduleFiles';

/**
 * Answers that are written with a dictionary (RFC 9842): a browser that has an earlier form of a file, or a document like
 * it, is sent what is new in it. The preview and nginx read requests by the patterns below; groups in them are variables
 * of nginx's.
 */

/** The folder that holds these answers, by the dictionary and then by the path of what they stand for. */
export const variantsFolder = 'dcz';

/** Path of an answer beside the folder that the file itself is in. */
export const variantPath = (dictionary: string, path: string): string =>
  `${variantsFolder}/${dictionary}/${path}`;

/**
 * All that a request says of codings and of the dictionary that the browser has, as `codings|dictionary`. Its name here is
 * the first ten letters of its hash that stand together without a slash, which no name of a folder may hold.
 */
export const askedPattern = String.raw`(?:^|[ ,])dcz *(?:,[^|]*)?\|:(?:[\w+]{0,9}/)*(?<playhouse_asked>[\w+]{10})[\w+/]*=:$`;
const asked = new RegExp(askedPattern);

/** Name of the dictionary by which a browser wants to be answered, if by any. */
export const askedDictionary = (codings: string, dictionary: string): string | undefined =>
  asked.exec(`${codings}|${dictionary}`)?.groups?.['playhouse_asked'];

/** Name of a dictionary; none for one hash in ten thousand, which has too many slashes. */
export const dictionaryId = (bytes: Buffer): string | undefined =>
  askedDictionary('dcz', `:${createHash('sha256').update(bytes).digest('base64')}:`);

/** A shared script or style sheet: later builds have one of the same stem and ending under another hash. */
export const sharedPattern = String.raw`^/assets/(?<playhouse_stem>[\w-]+)-[\w-]{8}\.(?<playhouse_ending>js|css)$`;
const shared = new RegExp(sharedPattern);

const sharedUse = (stem: string, ending: string) => `match="/assets/${stem}-*.${ending}"`;

/** The same with the groups of the pattern, as nginx puts them in. */
export const sharedUseVariable = sharedUse('$playhouse_stem', '$playhouse_ending');

/** The requests for which a shared file is a dictionary, if there are any. */
export function sharedFileUse(path: string): string | undefined {
  const { playhouse_stem: stem, playhouse_ending: ending } = shared.exec(path)?.groups ?? {};
  return stem === undefined || ending === undefined ? undefined : sharedUse(stem, ending);
}

/** Folder of a site with the dictionaries for its documents, at the same address. */
export const dictionaryFolder = 'm/dictionary';

/**
 * The requests for which these are dictionaries: documents, whether a page or the worker asks for one, and the next dictionary. Calls of
 * the platform lie elsewhere.
 */
export const documentUse = 'match="/{m/*}?", match-dest=("document" "")';

/** The requests for which an answer is a dictionary, by its address; nothing is said of others. */
export const dictionaryUse = (path: string): string | undefined =>
  path.startsWith(`/${dictionaryFolder}/`) ? documentUse : sharedFileUse(path);

/** Path of the dictionary for a build's documents, by the script that these start with. Another build has another. */
export const dictionaryPath = (template: string): string =>
  `${dictionaryFolder}/${parse(entryFiles(template)[0] ?? '').name}.txt`;
