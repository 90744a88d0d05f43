import { escapeMarkup } from '@playhouse/merchants/site/escape';

/** Characters that XML forbids or that a reader would not see. */
const unprintable = /[^\P{C}\t\n\r]/gu;

/** A text as it stands in HTML or XML: what a platform answers may be anything. */
export const escape = (text: string) => escapeMarkup(text.replace(unprintable, '\ufffd'));
