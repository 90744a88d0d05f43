import { paths } from '@playhouse/navigation';

/** Every address that shows home (ROUTE-01). */
export const homePaths = ['/', '/m', '/m/index', '/m/index.html', paths.home.path] as const;
