const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML has no place for, and what a reader would not see. */
const unprintable = /[^\P{C}\t\n\r]/gu;

/** A text as it stands in HTML or XML: what a platform answers may be anything. */
export const escape = (text: string) =>
  text
    .replace(unprintable, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
