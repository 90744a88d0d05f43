import postgres from 'postgres';

/** Looks at the processes of a PostgreSQL that serve a database. */
export interface ServerWatch {
  /** Those of the processes that wait for a lock which somebody else holds. */
  findWaiting(pids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Resolves once none of the processes is there any more, and what they held is free. */
  untilGone(pids: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

export function watchServer(url: string): ServerWatch {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  return {
    findWaiting: async (pids) => {
      const rows = await client<{ pid: number }[]>`
        select pid from pg_locks where not granted and pid in ${client([...pids])}`;
      return new Set(rows.map(({ pid }) => pid));
    },
    untilGone: async (pids) => {
      if (pids.length === 0) return;
      const find = () =>
        client`select from pg_stat_activity where pid in ${client([...pids])} limit 1`;
      while ((await find()).length > 0);
    },
    close: () => client.end({ timeout: 1 }),
  };
}
