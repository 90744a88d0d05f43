type Fields = Readonly<Record<string, unknown>>;

/** Name and text of every field that has a value; undefined and null stay out (LIST-08). */
export function toPairs(fields: Fields): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) pairs.set(key, String(value));
  }
  return pairs;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
