/** Where generated pictures are found. */
export const methodArtAddress = (label: string) => `/art/method/${encodeURIComponent(label)}.svg`;
