import type english from '../catalogues/EN.json';

/** The id of a text: one of the source language's, `catalogues/EN.json`. */
export type MessageId = keyof typeof english;

declare global {
  // The name by which FormatJS types ids.
  namespace FormatjsIntl {
    interface Message {
      readonly ids: MessageId;
    }
  }
}
