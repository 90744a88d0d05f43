import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { findTexts } from '../base/texts';

/** Help texts in their order; `content` is HTML. */
export const helpContents = readDemo('help.json', z.array(z.string())).map((id) => ({
  id,
  title: findTexts(`help.${id}.title`),
  content: findTexts(`help.${id}.content`),
}));
