/** Every key that the site keeps in a browser; those of the specification carry its names. */
export const storageKeys = {
  /** Session record (SESS-01). */
  session: 'MC_SESSION_INFO',
  /** Saved credentials by login method (CRED-01). */
  remPass: 'remPass',
  /** Suffix of the saved password (CRED-01). */
  sass: 'sass',
  /** Session storage: the password of the running session (CHPW-01). */
  psw: 'PSW',
  /** User name of the free trial (TRIAL-02). */
  trialName: 'trialName',
  /** Who the running session's member is; nobody else's. */
  memberInfo: 'memberInfo',
  /** `0` after a sign-out (SESS-02). */
  autoLogin: 'autoLogin',
  autoPassword: 'autoPassword',
  bankList: 'bankList',
  /** The download bar was closed for good (DL-01). */
  hideDownloadBar: 'hideDownloadBar',
  /** Session storage: address of the screen on which this visit was offered the app. */
  appOffered: 'appOffered',
  /** Present when the site was installed by an iOS profile (REG-11). */
  webclip: 'WEBCLIP',
  /** Announcement popups closed by members and by visitors (POPUP-02). */
  popupMember: 'SHELL_PU_A',
  popupVisitor: 'SHELL_PU_B',
  lotteries: 'lottList',
  eLotteries: 'elottList',
  gameLotteries: 'getGameLotts',
  /** The spelling is the platform's. */
  vendors: 'allVasslage',
  hotGames: 'gameHot',
  language: 'language',
  theme: 'theme',
  /** Result of the affiliate check on entry (REG-12). */
  affiliate: 'affiliate',
  /** The balance is shown as asterisks (SHELL-06). */
  balanceHidden: 'balanceHidden',
  /** The action that a visitor wanted before logging in (LOGIN-15). */
  pendingAction: 'pendingAction',
  /** End of a running SMS countdown, epoch milliseconds (SMS-05). */
  smsCountdown: 'smsCountdown',
  /** First part of the last public lobby's keys; merchant and language follow (PWA-01). */
  lastLobby: 'lastLobby',
  /** Movements of money whose end is not told yet, of all members of this browser; survives a logout. */
  movements: 'movements',
  /** Latest searches on this device, the newest first. */
  recentSearches: 'recentSearches',
  /** Session storage: where this tab's visits of screens are scrolled to. */
  scrollPlaces: 'scrollPlaces',
  /** Session storage: the words of a search, and the visit of the screen in which they were typed. */
  searchWords: 'searchWords',
  /** Session storage: what a member typed into forms and has not sent yet. */
  draft: 'draft',
  /** User name of the member who closed the hint to verify a contact. */
  recoveryHint: 'recoveryHint',
  /** Games are heard and felt: `1`. */
  gameSound: 'gameSound',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
