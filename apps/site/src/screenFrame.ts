import type { ScreenFrame } from '@playhouse/navigation';
import { AppLayout, AwaitedScreen, ErrorScreen } from '@playhouse/shell';
import { Splash } from './Splash';

/** The shell's parts around every screen: its layout, and stand-ins for one that fails or is awaited. */
export const screenFrame: ScreenFrame = {
  Layout: AppLayout,
  Failure: ErrorScreen,
  Waiting: Splash,
  Awaited: AwaitedScreen,
};
