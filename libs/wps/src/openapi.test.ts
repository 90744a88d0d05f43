// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listCalls } from './contract/list';
import { openApiDocument } from './openapi';

describe('the OpenAPI document', () => {
  it('is current: run libs/wps/scripts/openapi.ts after a change [CALL-01]', () => {
    const written: unknown = JSON.parse(
      readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
    );
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('describes every call with method, path and answer [CALL-01]', () => {
    const { paths } = openApiDocument();
    for (const call of listCalls()) {
      expect(paths, call.name).toHaveProperty([
        call.path,
        call.method.toLowerCase(),
        'responses',
        '200',
      ]);
    }
  });
});
