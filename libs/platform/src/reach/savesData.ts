interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined;

/** Whether the player asked the browser to fetch no more than it must. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether nothing is fetched before it is asked for: data is saved, or the line carries hardly anything. */
export const fetchesNothingAhead = (): boolean =>
  savesData() || /2g$/.test(connection()?.effectiveType ?? '');
