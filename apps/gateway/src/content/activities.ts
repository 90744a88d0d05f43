import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { findTexts } from '../base/texts';
import { promotionTerms } from './promotion';

const activity = z.extend(promotionTerms, {
  category: z.enum(['NEW', 'DAILY', 'LIVE', 'SLOT']),
  motif: z.string(),
  palette: z.int(),
});

/** Activities: promotions that members see and take part in; `content` is HTML. */
export const activityContents = readDemo('activities.json', z.array(activity)).map((each) => ({
  ...each,
  title: findTexts(`activities.${each.id}.title`),
  line: findTexts(`activities.${each.id}.line`),
  content: findTexts(`activities.${each.id}.content`),
}));

export type ActivityContent = (typeof activityContents)[number];
