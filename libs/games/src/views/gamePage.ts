import type { Boot } from './boot';
import type { Platform } from './frame/askPlatform';

/** A page's data, and the platform that it asks. */
export interface PageProps {
  readonly boot: Boot;
  readonly platform: Platform;
}
