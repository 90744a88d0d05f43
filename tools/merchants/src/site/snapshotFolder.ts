/** Folder of a merchant's site in which the documents with content lie. */
export const snapshotFolder = 'snapshot';
