import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import { findTexts } from '../base/texts';
import { activityContents } from './activities';

const announcement = z.object({
  id: z.string(),
  /** PL players, H home, A agents. */
  type: z.enum(['PL', 'H', 'A']),
  daysAgo: z.int(),
});

/** Announcements, newest first; `content` is HTML, as an operator would write it. */
export const announcementContents = readDemo('announcements.json', z.array(announcement)).map(
  (each) => ({
    ...each,
    title: findTexts(`announcements.${each.id}.title`),
    content: findTexts(`announcements.${each.id}.content`),
  }),
);

const popup = z.object({
  id: z.string(),
  /** A for logged-in members, B for visitors, F at the first login. */
  execution: z.enum(['A', 'B', 'F']),
  link: z.string(),
  /** The banner whose picture stands above the words; one of home's own costs no request where it opens by itself. */
  banner: z.string(),
  /** The activity whose terms its words tell. */
  promotion: z.optional(z.string()),
});

/** Windows that open by themselves. */
export const popupContents = readDemo('popups.json', z.array(popup)).map((each) => ({
  ...each,
  id: `popup-${each.id}`,
  promotion: activityContents.find(({ id }) => id === each.promotion),
  title: findTexts(`popups.${each.id}.title`),
  content: findTexts(`popups.${each.id}.content`),
}));
