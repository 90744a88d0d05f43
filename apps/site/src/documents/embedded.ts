import type { DehydratedState } from '@tanstack/react-query';

/** Id of the JSON data block in which a document carries the answers that it was rendered from. */
export const embeddedElementId = 'playhouse-data';

/** The data that a document was rendered from: public answers only, the same for everybody. */
export interface EmbeddedData {
  /** Path and query of the screen that the document shows. */
  readonly address: string;
  /** The platform's language code in which it is written. */
  readonly language: string;
  /** Answers of the platform; none where the document was stamped without asking it. */
  readonly state?: DehydratedState;
  /** Names what the document was rendered from. */
  readonly id?: string;
}

/** When this page came, in milliseconds since 1970 by the device's clock. */
export const arrivedAt = Date.now();

/** The answers of a document, passing for as young as the page until it is known whether they still hold. */
export const asArrived = ({ queries, mutations }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: arrivedAt },
  })),
});

/** The answers in the page; `undefined` where it shows a frame alone. */
export function readEmbedded(page: Document = document): EmbeddedData | undefined {
  const text = page.getElementById(embeddedElementId)?.textContent;
  // The very text that the renderer wrote from an `EmbeddedData`.
  return text == null ? undefined : (JSON.parse(text) as EmbeddedData);
}
