/**
 * Features that Playwright switches off in Chromium; a list of one's own replaces them. Looked up in 1.65
 * (`chromiumSwitches`), to be looked up again with another.
 */
const ofPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Pages that a window keeps ready for what it suggests under its address: two for each page of a journey. */
const ofTheWindow = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** How journeys start Chromium: without what it does for whoever sits in front of it. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ofPlaywright, ...ofTheWindow].join()}`,
];
