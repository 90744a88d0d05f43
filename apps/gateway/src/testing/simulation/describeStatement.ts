const plain = /^(begin|commit|savepoint|release savepoint|rollback to|rollback)\b/i;

/** A statement in a few words: what it writes, or else reads and locks. The same statement has the same words in every run. */
export function describeStatement(sql: string): string {
  const [, word] = plain.exec(sql.trim()) ?? [];
  if (word !== undefined) return word.toLowerCase();
  const writes = [...sql.matchAll(/\b(insert into|update|delete from) "(\w+)"/g)];
  const told = [
    ...writes.map(([, verb = '', table = '']) => `${verb.split(' ')[0] ?? ''} ${table}`),
    ...(sql.includes('post_all') ? ['post'] : []),
  ];
  const [, table = ''] = /\bfrom "(\w+)"/.exec(sql) ?? [];
  if (told.length === 0) told.push(`read ${table}`);
  const [, lock] = /\bfor (no key update|update|share)\b/.exec(sql) ?? [];
  return [...new Set(told)].join(' + ') + (lock === undefined ? '' : ` for ${lock}`);
}
