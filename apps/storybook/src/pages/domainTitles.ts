const titles: Readonly<Record<string, string>> = {
  shell: 'Home',
  auth: 'Access',
  registration: 'Registration',
  lobby: 'Games',
  lottery: 'Lotteries',
  member: 'Member center',
  wallet: 'Money',
  promotions: 'Promotions',
  agent: 'Agents',
  content: 'News and help',
};

/**
 * The name of a part of the product as designers call it.
 * @throws Error when it has none yet
 */
export function getDomainTitle(domain: string): string {
  const title = titles[domain];
  if (title === undefined) throw new Error(`The domain ${domain} has no title for designers.`);
  return title;
}
