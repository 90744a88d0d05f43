import { toBcp47, toDirection } from '@playhouse/i18n';
import { fill } from '../site/escape';

/**
 * Says in a page's first tag what language it is in and which way that is written. An application that had to add
 * either would have the browser look at the style of every element again.
 */
export function markLanguage(template: string, language: string): string {
  const tagged = fill(template, '__LANG__', toBcp47(language));
  return fill(fill(tagged, '__DIR__', toDirection(language)), '__LANGUAGE__', language);
}
