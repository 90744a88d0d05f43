import { AppLayout, ErrorScreen, HomePage } from '@playhouse/shell';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { homePaths } from './homePaths';
import { Splash } from './Splash';

const frame = 'frame';

/** The shell around home, all that the first load carries (ROUTE-20). */
export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    // For when the other screens cannot be fetched: then nothing inside of the layout matches.
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <Splash />,
    children: [
      {
        id: frame,
        errorElement: <ErrorScreen />,
        children: homePaths.map((path) => ({ path, element: <HomePage /> })),
      },
    ],
  },
];

const fetchScreens = () => import('./screens');

/** Fetches the table of all other screens ahead of the first step away from home. */
export function preloadScreens(): void {
  // A step away tries again, and tells.
  fetchScreens().catch(() => undefined);
}

/** Adds all other screens to the router once an address is not home's. */
export const addScreens: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  patch(frame, (await fetchScreens()).screens);
};
