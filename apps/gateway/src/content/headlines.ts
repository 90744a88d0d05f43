import { activityContents } from './activities';
import type { Headline } from './banners';
import { bannerContents } from './banners';

const headlines: ReadonlyMap<string, Headline> = new Map<string, Headline>([
  ...activityContents.map((each) => [`activity-${each.id}`, each] as const),
  ...bannerContents.map((each) => [each.id, each] as const),
]);

/** What the wide picture of this name shows: a banner's by its id, an activity's as `activity-<id>`. */
export const headlineOf = (name: string): Headline | undefined => headlines.get(name);
