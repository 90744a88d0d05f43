/** Texts of answers that a player reads; what else stands there is read by the site. */
const readable =
  /^(title|content|\w*[nN]ame|label\w*|text|description|remark|league|\w+Team|nickname|account|vipLabel|line|rule\w*)$/;

/** An answer with other words in place of every text that a player reads. */
export function rewriteTexts(value: unknown, write: (text: string) => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => rewriteTexts(each, write, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, rewriteTexts(each, write, name)]),
    );
  return typeof value === 'string' && value !== '' && readable.test(key) ? write(value) : value;
}
