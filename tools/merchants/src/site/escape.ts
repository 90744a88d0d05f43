const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML or XML, in content and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** JSON inside a script element: no `<` may open or close a tag there. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Puts a text in the place of a mark. A function, because `$&` in a text would mean something else. */
export function fill(template: string, mark: string, text: string): string {
  if (!template.includes(mark)) throw new Error(`The site's index.html has no ${mark}.`);
  return template.replaceAll(mark, () => text);
}
