import type { Screen } from '@playhouse/navigation';
import { AppLayout, ErrorScreen, siteRoutes } from '@playhouse/shell';
import type { RouteObject } from 'react-router-dom';
import { Splash } from './Splash';

/** The shell around the screens; each but home fetches its own script in turn (ROUTE-20). */
export function routesOf(screens: readonly Screen[]): RouteObject[] {
  return [
    {
      element: <AppLayout />,
      // For what lies over the screens; a screen that fails keeps the bars around it.
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <Splash />,
      children: [{ errorElement: <ErrorScreen />, children: siteRoutes(screens) }],
    },
  ];
}
