import type { CategoryName } from '@playhouse/whitelabel';
// Files of their own rather than data in the script: the first load stays small, the pictures cached.
import COCKFIGHT from './art/COCKFIGHT.svg?no-inline';
import ELOTT from './art/ELOTT.svg?no-inline';
import ESPORTS from './art/ESPORTS.svg?no-inline';
import FISH from './art/FISH.svg?no-inline';
import INHOUSE from './art/INHOUSE.svg?no-inline';
import LIVE from './art/LIVE.svg?no-inline';
import LOTT from './art/LOTT.svg?no-inline';
import PVP from './art/PVP.svg?no-inline';
import RNG from './art/RNG.svg?no-inline';
import SPORTS from './art/SPORTS.svg?no-inline';

/** Address of each category's picture. */
export const categoryArt: Record<CategoryName, string> = {
  COCKFIGHT,
  ELOTT,
  ESPORTS,
  FISH,
  INHOUSE,
  LIVE,
  LOTT,
  PVP,
  RNG,
  SPORTS,
};
