import * as z from 'zod/mini';
import { flagDocs, merchantSchema, moduleDocs, themeSchema } from '../src/index';
import { merchantDocs, themeDocs } from './fieldDocs';

type Node = z.core.JSONSchema.BaseSchema;
type Docs = Readonly<Record<string, string>>;

const lists = new Set([
  'languages',
  'homeBlocks',
  'categories',
  'contactTypes',
  'agentMenu',
  'promotions',
]);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names a record's keys one by one, each with its line, so that editors can offer and explain them. */
function named(node: Node, docs: Docs): Node {
  const { propertyNames: _names, additionalProperties: value, ...rest } = node;
  const properties = Object.fromEntries(
    Object.entries(docs).map(([name, description]) => [
      name,
      { description, ...(isNode(value) ? value : {}) },
    ]),
  );
  return { ...rest, properties, additionalProperties: false };
}

function describe(node: Node, docs: Docs, at: string): Node {
  const described: Node = { ...node };
  const description = docs[at];
  if (description !== undefined) described.description = description;
  if (lists.has(at)) described.uniqueItems = true;
  if (node.properties) {
    described.properties = Object.fromEntries(
      Object.entries(node.properties).map(([key, child]) => [
        key,
        isNode(child) ? describe(child, docs, at === '' ? key : `${at}.${key}`) : child,
      ]),
    );
  }
  if (isNode(node.items) && !Array.isArray(node.items)) {
    described.items = describe(node.items, docs, `${at}.[]`);
  }
  if (at === 'flags') return named(described, flagDocs);
  if (at === 'modules') return named(described, moduleDocs);
  return described;
}

function render(schema: z.ZodMiniType, title: string, docs: Docs): string {
  const plain = z.toJSONSchema(schema, { io: 'input' });
  return `${JSON.stringify({ title, ...describe(plain, docs, '') }, null, 2)}\n`;
}

/** The JSON Schemas that editors read beside whitelabel.json and theme.json, by file name. */
export function jsonSchemas(): Record<string, string> {
  return {
    'merchant.schema.json': render(merchantSchema, 'A merchant of Playhouse', merchantDocs),
    'theme.schema.json': render(themeSchema, 'A merchant’s theme', themeDocs),
  };
}
