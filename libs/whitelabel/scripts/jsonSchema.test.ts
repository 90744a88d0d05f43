// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { flagNames } from '../src/index';
import { merchantDocs, themeDocs } from './fieldDocs';
import { jsonSchemas } from './jsonSchema';

interface Node {
  properties?: Record<string, Node>;
  description?: string;
}
const parse = (name: string) => JSON.parse(jsonSchemas()[name] ?? '{}') as Node;

describe('JSON Schemas', () => {
  it.each([
    ['merchant.schema.json', merchantDocs],
    ['theme.schema.json', themeDocs],
  ])('%s explains every field, and nothing that is not there', (name, docs) => {
    const fields = Object.entries(parse(name).properties ?? {});
    expect(fields.filter(([, field]) => field.description === undefined)).toEqual([]);
    const top = Object.keys(docs).filter((path) => !path.includes('.'));
    expect(top.sort()).toEqual(fields.map(([key]) => key).sort());
  });

  it('offers every flag by name, with its line [WL-03]', () => {
    const flags = parse('merchant.schema.json').properties?.['flags']?.properties ?? {};
    expect(Object.keys(flags).sort()).toEqual([...flagNames].sort());
    expect(Object.values(flags).every(({ description }) => description !== undefined)).toBe(true);
  });
});
