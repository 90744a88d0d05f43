import { jsonSchemas } from './jsonSchema';

/** The JSON Schemas that editors read beside whitelabel.json and theme.json (`npm run generate`). */
export function generated(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(jsonSchemas()).map(([name, text]) => [`merchants/${name}`, text]),
  );
}
