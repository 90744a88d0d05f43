import { readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { Problem } from './problem';

export type JsonPath = readonly PropertyKey[];

/** A JSON file that remembers where its values stand. */
export interface JsonFile {
  readonly value: unknown;
  /** A problem at a value, at a key of an object, or, when the value is missing, at the nearest parent. */
  problemAt(path: JsonPath, message: string, at?: 'value' | 'key'): Problem;
  /** Syntax errors and keys that stand twice. */
  readonly problems: readonly Problem[];
}

function positionOf(text: string, offset: number) {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function find(tree: Node | undefined, path: JsonPath): Node | undefined {
  const segments = path.map((part) => (typeof part === 'number' ? part : String(part)));
  for (let length = segments.length; tree && length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, segments.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** JSON lets a later key win in silence; here it is most likely a slip. */
function repeatedKeys(node: Node): Node[] {
  const children = node.children ?? [];
  const inside = children.flatMap(repeatedKeys);
  if (node.type !== 'object') return inside;
  const seen = new Set<unknown>();
  const repeated = children.flatMap(({ children: pair }) => {
    const key = pair?.[0];
    if (!key) return [];
    const known = seen.has(key.value);
    seen.add(key.value);
    return known ? [key] : [];
  });
  return [...repeated, ...inside];
}

/** Usual mistakes in plain words; any other by the parser's code. */
function inWords(text: string, { error, offset }: ParseError): string {
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /^\s*[}\]]/.test(text.slice(offset)))
    return 'a comma stands behind the last entry';
  const name = printParseErrorCode(error);
  if (name === 'CommaExpected') return 'a comma is missing in front of this';
  if (name === 'InvalidCommentToken') return 'JSON has no comments';
  if (text[offset] === "'") return 'texts stand in double quotes';
  return name;
}

/** Editors of some systems put it in front of a file; nobody sees it. */
const byteOrderMark = '\uFEFF';

export function parseJson(whole: string, file: string): JsonFile {
  const isMarked = whole.startsWith(byteOrderMark);
  const text = isMarked ? whole.slice(1) : whole;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const problem = (offset: number, message: string): Problem => ({
    file,
    ...positionOf(text, offset),
    message,
  });
  const syntax = errors.map((error) =>
    problem(error.offset, `this is not valid JSON: ${inWords(text, error)}`),
  );
  const mark = 'an invisible byte order mark stands first: save the file as UTF-8 without it';
  const repeated = tree ? repeatedKeys(tree) : [];
  return {
    value: tree ? getNodeValue(tree) : undefined,
    problems: [
      ...(isMarked ? [problem(0, mark)] : []),
      ...syntax,
      ...repeated.map((key) => problem(key.offset, `the key "${String(key.value)}" stands twice`)),
    ],
    problemAt(path, message, at = 'value') {
      const node = find(tree, path);
      // A property's value knows its property, whose first child is the key.
      const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return problem((at === 'key' ? (key ?? node) : node)?.offset ?? 0, message);
    },
  };
}

/** Reads a JSON file. A missing file is a problem of its own. */
export function readJson(path: string, file: string): JsonFile {
  try {
    return parseJson(readFileSync(path, 'utf8'), file);
  } catch {
    const missing = { file, line: 1, column: 1, message: 'this file is missing' };
    return {
      value: undefined,
      problems: [missing],
      problemAt: (_path, message) => ({ ...missing, message }),
    };
  }
}
