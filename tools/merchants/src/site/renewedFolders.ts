import { dictionaryFolder, variantsFolder } from './dictionary';
import { snapshotFolder } from './snapshotFolder';

const renewed: readonly string[] = [snapshotFolder, variantsFolder, dictionaryFolder];

/** Whether a folder of a site is no part of what was stamped: it comes with the documents of a snapshot. */
export const isRenewed = (path: string): boolean => renewed.includes(path);
