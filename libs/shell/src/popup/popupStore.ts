import { jsonItem, localStore, storageKeys } from '@playhouse/storage';
import { popupStateSchema } from '../logic/announcements';
import type { Audience } from '../logic/announcements';

const ofMembers = jsonItem(localStore, storageKeys.popupMember, popupStateSchema);
const ofVisitors = jsonItem(localStore, storageKeys.popupVisitor, popupStateSchema);

/** Where the popup's state is kept: SHELL_PU_A for members, SHELL_PU_B for visitors (POPUP-02). */
export function popupItem(audience: Audience): typeof ofMembers {
  return audience === 'B' ? ofVisitors : ofMembers;
}
