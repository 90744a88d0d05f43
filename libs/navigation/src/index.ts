export { paths } from './paths';
export type { Path, PathName, QueryValues } from './paths';
export { closeOverlay, openOverlay, useOverlay } from './overlays';
export type { Overlay } from './overlays';
