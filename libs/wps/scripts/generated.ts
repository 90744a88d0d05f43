import { format } from 'prettier';
import { openApiDocument } from '../src/openapi';

/** The contract for readers of OpenAPI 3.1 (`npm run generate`). */
export async function generated(): Promise<Record<string, string>> {
  const document = JSON.stringify(openApiDocument());
  return {
    'libs/wps/openapi.json': await format(document, { parser: 'json', printWidth: 100 }),
  };
}
