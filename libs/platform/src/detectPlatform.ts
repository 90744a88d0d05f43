/** Properties of a browser by which its platform is recognised. */
export interface PlatformSigns {
  readonly userAgent: string;
  /** Safari's `navigator.standalone`. */
  readonly standalone?: boolean | undefined;
  /** The `display-mode` in force, such as `browser` or `standalone`. */
  readonly displayMode?: string | undefined;
  /** The WEBCLIP flag is in local storage. */
  readonly webclip?: boolean | undefined;
  /** `navigator.maxTouchPoints`: tells an iPad, which calls itself a Macintosh, from one. */
  readonly maxTouchPoints?: number | undefined;
}

export interface Platform {
  readonly os: 'ios' | 'android' | 'other';
  /** Such as `[12, 2]` for 12.2; missing when the browser does not tell. */
  readonly osVersion?: readonly [major: number, minor: number];
  /** Runs inside the native app: the user agent carries its marker. */
  readonly nativeApp: boolean;
  /** Runs as an installed web app, from the home screen. */
  readonly installed: boolean;
  /** Installed by an iOS configuration profile. */
  readonly webclip: boolean;
}

const appMarker = /\bPlayhouseApp\b/i;
const installedModes: readonly (string | undefined)[] = ['standalone', 'fullscreen', 'minimal-ui'];

function readVersion(userAgent: string, pattern: RegExp): readonly [number, number] | undefined {
  const found = pattern.exec(userAgent);
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
}

function detectOs({
  userAgent,
  maxTouchPoints = 0,
}: PlatformSigns): Pick<Platform, 'os' | 'osVersion'> {
  // Windows phones claimed to be both.
  if (/Windows/.test(userAgent)) return { os: 'other' };
  if (/iPhone|iPad|iPod/.test(userAgent)) {
    return { os: 'ios', osVersion: readVersion(userAgent, / OS (\d+)(?:_(\d+))?/) };
  }
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) {
    return { os: 'ios', osVersion: readVersion(userAgent, /Version\/(\d+)(?:\.(\d+))?/) };
  }
  if (/Android/.test(userAgent)) {
    return { os: 'android', osVersion: readVersion(userAgent, /Android (\d+)(?:\.(\d+))?/) };
  }
  return { os: 'other' };
}

/** Reads the signs of a browser (DL-02, DL-04, REG-11). */
export function detectPlatform(signs: PlatformSigns): Platform {
  return {
    ...detectOs(signs),
    nativeApp: appMarker.test(signs.userAgent),
    installed: signs.standalone === true || installedModes.includes(signs.displayMode),
    webclip: signs.webclip === true,
  };
}
