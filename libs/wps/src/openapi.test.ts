// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listCalls } from './contract/list';
import { openApiDocument } from './openapi';

describe('the OpenAPI document', () => {
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
