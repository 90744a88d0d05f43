/**
 * Id of the element with which the first row of games of a document is whole: what stands below it may be read after the first
 * paint. A document without it is painted as one.
 */
export const firstViewId = 'first-view';
