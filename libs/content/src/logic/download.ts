import { webLink } from '@playhouse/navigation';
import type { Platform } from '@playhouse/platform';

/** The addresses a merchant offers for download; each may be missing. */
export interface DownloadLinks {
  readonly android?: string;
  readonly ios?: string;
  /** The iOS configuration profile (resource type MOBILECONFIG). */
  readonly profile?: string;
}

interface Resource {
  readonly resourceType: string;
  readonly url: string;
}

/** Picks the download links out of the merchant's resources; types are compared without case. */
export function downloadLinks(resources: readonly Resource[]): DownloadLinks {
  const find = (type: string) =>
    webLink(
      resources.find(({ resourceType, url }) => resourceType.toUpperCase() === type && url !== '')
        ?.url,
    )?.href;
  return { android: find('ANDROID'), ios: find('IOS'), profile: find('MOBILECONFIG') };
}

function isLinked(links: DownloadLinks, device: Platform): boolean {
  if (device.webclip && links.ios === undefined) return false;
  // Safari's own "Add to Home Screen" serves an iPhone even without any link.
  if (device.os === 'ios') return true;
  return links.android !== undefined;
}

/** Whether the download bar may be offered on this device (DL-02). */
export function mayOfferDownload(links: DownloadLinks, device: Platform): boolean {
  return !device.nativeApp && !device.installed && isLinked(links, device);
}

/** Conditions that decide the text of the add-to-home-screen guide (DL-04). */
export interface InstallGuide {
  /** iOS 11 or lower and 12 below 12.2 use the old Share menu. */
  readonly legacy: boolean;
  /** The app runs on iOS 12.4 or later only. */
  readonly appSupported: boolean;
  /** iOS 17 and later install a profile by hand in Settings. */
  readonly manualProfile: boolean;
  readonly profile?: string;
}

const newest = [17, 0] as const;

const isBefore = (version: NonNullable<Platform['osVersion']>, major: number, minor: number) =>
  version[0] < major || (version[0] === major && version[1] < minor);

/** The guide for an iPhone or iPad; `undefined` on other devices or when already installed. */
export function installGuide(links: DownloadLinks, device: Platform): InstallGuide | undefined {
  if (device.os !== 'ios' || device.nativeApp || device.installed) return undefined;
  // An iPhone that hides its version is a new one.
  const version = device.osVersion ?? newest;
  return {
    legacy: isBefore(version, 12, 2),
    appSupported: !isBefore(version, 12, 4),
    manualProfile: !isBefore(version, 17, 0),
    profile: links.profile,
  };
}
