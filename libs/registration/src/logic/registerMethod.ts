export type RegisterMethod = 'APP' | 'PWA' | 'WEBCLIP' | 'H5';

export interface RegisterSurroundings {
  /** The user agent carries the native app's marker. */
  readonly nativeApp: boolean;
  /** Runs as an installed web app. */
  readonly installed: boolean;
  /** The WEBCLIP flag is in local storage. */
  readonly webclip: boolean;
}

/** Where a registration comes from (REG-11). */
export function registerMethod(where: RegisterSurroundings): RegisterMethod {
  if (where.nativeApp) return 'APP';
  if (!where.installed) return 'H5';
  return where.webclip ? 'WEBCLIP' : 'PWA';
}
