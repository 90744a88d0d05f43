export { isPageBusy, keepBusy, useBusy } from './busy';
export { safeReturnTo, toInAppHref } from './inApp';
export { closeOverlay, openOverlay, useOverlay } from './overlays';
export type { Overlay } from './overlays';
export { paths } from './paths';
export type { Path, PathName, QueryValues } from './paths';
export { leaveSite, useFollowLink } from './useFollowLink';
export { useGoBack } from './useGoBack';
