import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

/** A picture's problem and its place. Lines and columns count from 1. */
export interface PictureProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A merchant's pictures stand in every page, and browsers draw them anew at every size. */
const mostBytes = 64 * 1024;

/** These run code, show other documents, or rewrite what has been checked. */
const forbiddenElements: readonly string[] = [
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener', 'audio'],
  ...['video', 'canvas', 'animate', 'set'],
];

const reference = /^(?:href|src)$/;
const inside = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);)/;
/** Forbidden in a style: references to more than parts of the same picture, and escapes that hide them. */
const fetching = /@import|\\|\b(?:image-set|image|cross-fade|src)\(|url\(\s*["']?(?!["']?#)[^)]*/i;

const fetched = (text: string) => fetching.exec(text)?.[0];

function attributeProblem({ name, local, value }: SaxesAttributeNS): string | undefined {
  const plain = local.toLowerCase();
  const isUnsafe =
    plain.startsWith('on') ||
    name.toLowerCase() === 'xml:base' ||
    (reference.test(plain) && !inside.test(value)) ||
    fetched(value) !== undefined;
  return isUnsafe ? `${name}="${value}"` : undefined;
}

function unsafePart({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  const isForeign = uri === 'http://www.w3.org/1999/xhtml';
  if (isForeign || forbiddenElements.includes(local.toLowerCase())) return `<${name}`;
  return Object.values(attributes)
    .map(attributeProblem)
    .find((found) => found !== undefined);
}

const words = {
  none: 'this is not an SVG picture',
  viewBox: 'this SVG has no viewBox, so it cannot be scaled',
  line: (most: string) => `a page shows this SVG as a line: it may be ${most} at most`,
  size: (bytes: number) =>
    `this SVG has ${bytes} bytes, at most ${mostBytes} are allowed (is there a photograph in it?)`,
  holds: (part: string) => `this SVG holds "${part}", which a page must not load`,
  broken: (why: string) => `this SVG is broken: ${why}`,
};

/** Shapes that have a place in a page: beyond these bounds a picture is a line there. */
const bounds = {
  /** A logo, in a box of 9 by 1.75 rem. */
  wide: { wide: 18, high: 4 },
  /** A mark or an icon. */
  square: { wide: 2, high: 2 },
} as const;

export type PictureShape = keyof typeof bounds;

function viewBoxProblem(viewBox: string | undefined, shape: PictureShape): string | undefined {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return words.viewBox;
  const { wide, high } = bounds[shape];
  if (width / height > wide) return words.line(`${wide} times as wide as high`);
  return height / width > high ? words.line(`${high} times as high as wide`) : undefined;
}

/** Reads a picture as browsers do, as XML; the first thing that is wrong with it. */
export function svgProblem(
  bytes: Buffer,
  shape: PictureShape = 'square',
): PictureProblem | undefined {
  const start = { line: 1, column: 1 };
  if (bytes.length > mostBytes) return { ...start, message: words.size(bytes.length) };
  if (!bytes.includes('<svg')) return { ...start, message: words.none };
  const parser = new SaxesParser({ xmlns: true, position: true });
  let first: PictureProblem | undefined;
  const open: string[] = [];
  const tell = (message: string) => {
    first ??= { line: parser.line, column: Math.max(1, parser.columnIndex), message };
  };
  const tellHeld = (part: string | undefined) => {
    if (part !== undefined) tell(words.holds(part.slice(0, 80)));
  };
  parser.on('error', ({ message }) => tell(words.broken(message.replace(/^\d+:\d+: /, ''))));
  parser.on('doctype', () => tellHeld('<!DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => tellHeld(`<?${target}`));
  parser.on('opentag', (tag) => {
    if (open.length === 0 && !(tag.local === 'svg' && tag.uri === svgNamespace)) tell(words.none);
    if (open.length === 0) {
      const problem = viewBoxProblem(tag.attributes['viewBox']?.value, shape);
      if (problem !== undefined) tell(problem);
    }
    open.push(tag.local.toLowerCase());
    tellHeld(unsafePart(tag));
  });
  parser.on('closetag', () => void open.pop());
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => tellHeld(open.at(-1) === 'style' ? fetched(text) : undefined));
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch {
    tell(words.broken('it is not UTF-8'));
  }
  return first;
}
