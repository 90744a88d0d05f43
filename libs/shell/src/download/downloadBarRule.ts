import { paths } from '@playhouse/navigation';

/** Screens on which only members see the download bar (DL-02). */
const membersOnly: readonly string[] = [paths.mine.path, paths.memberHome.path, paths.deposit.path];

/** Whether a screen shows the download bar: home to everyone, some screens to members (DL-02). */
export function showsDownloadBar(
  screen: { readonly pathname: string; readonly home: boolean },
  loggedIn: boolean,
): boolean {
  return screen.home || (loggedIn && membersOnly.includes(screen.pathname));
}
