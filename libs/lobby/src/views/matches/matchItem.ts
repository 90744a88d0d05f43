/** A match as the strip and its window show it. */
export interface MatchItem {
  key: string;
  league: string;
  homeTeam: string;
  awayTeam: string;
  /** Addresses of the teams' pictures in the order to try. */
  homeSources: readonly string[];
  awaySources: readonly string[];
  /** Start as MM/DD HH:mm on the merchant's clock (HOT-01). */
  start: string;
  /** The same for machines. */
  iso: string;
}
