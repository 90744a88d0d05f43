import { renewedFile } from '@playhouse/site/renewedFile';
import { dictionaryFolder, variantsFolder } from './dictionary';
import { snapshotFolder } from './snapshotFolder';

const renewed: readonly string[] = [
  ...[snapshotFolder, renewedFile],
  ...[variantsFolder, dictionaryFolder],
];

/** Whether a folder or file of a site is no part of what was stamped: it comes with the documents of a snapshot. */
export const isRenewed = (path: string): boolean => renewed.includes(path);
