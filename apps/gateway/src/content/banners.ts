import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';
import type { Texts } from '../base/texts';
import { findTexts } from '../base/texts';
import { activityContents } from './activities';

/** The subject of a wide picture, its colours, a headline and a line. */
export interface Headline {
  readonly motif: string;
  readonly palette: number;
  readonly title: Texts;
  readonly line: Texts;
}

const banner = z.object({
  id: z.string(),
  motif: z.string(),
  palette: z.int(),
  /** Group of screens on which it is shown: home or registration. */
  group: z.enum(['m_home', 'm_reg']),
  /** Who it is meant for. @default everybody */
  audience: z.optional(z.enum(['visitors', 'members'])),
  link: z.string(),
});

/** Banners: a headline over a generated picture, and where it leads. */
export const bannerContents = readDemo('banners.json', z.array(banner)).map((each) => ({
  ...each,
  title: findTexts(`banners.${each.id}.title`),
  line: findTexts(`banners.${each.id}.line`),
}));

const headlines: ReadonlyMap<string, Headline> = new Map<string, Headline>([
  ...activityContents.map((each) => [`activity-${each.id}`, each] as const),
  ...bannerContents.map((each) => [each.id, each] as const),
]);

/** The headline of the wide picture of this name: a banner's id, or `activity-<id>`. */
export const findHeadline = (name: string): Headline | undefined => headlines.get(name);
