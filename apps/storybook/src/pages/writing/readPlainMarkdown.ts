/** A part of a text: a heading, a paragraph, points of a list, or a table with its heading first. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

/** A text without marks: of a link its words. */
const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .trim();

const toRow = (line: string) => line.split('|').slice(1, -1).map(plain);

function toBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('#')) return { kind: 'heading', text: plain(first.replace(/^#+/, '')) };
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+$/.test(line)).map(toRow);
    return { kind: 'table', rows };
  }
  if (!first.startsWith('- ')) return { kind: 'paragraph', text: plain(lines.join(' ')) };
  const items = lines
    .join(' ')
    .slice(2)
    .split(/ - (?=\S)/);
  return { kind: 'list', items: items.map(plain) };
}

/** Reads headings, paragraphs, lists and tables of a page of Markdown; nothing else is known. */
export const readPlainMarkdown = (text: string): readonly Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => toBlock(lines.map((line) => line.trim())));

/** The blocks below a heading, up to the next one. */
export function findSection(blocks: readonly Block[], heading: string): readonly Block[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  if (start === -1) throw new Error(`There is no section "${heading}".`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return end === -1 ? rest : rest.slice(0, end);
}
