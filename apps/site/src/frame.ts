import type { ScreenFrame } from '@playhouse/navigation';
import { AppLayout, ErrorScreen } from '@playhouse/shell';
import { Splash } from './Splash';

/** What the shell puts around every screen. */
export const frame: ScreenFrame = { Layout: AppLayout, Failure: ErrorScreen, Waiting: Splash };
