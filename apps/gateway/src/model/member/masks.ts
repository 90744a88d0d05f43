/** Shows the beginning and the end of a text: never more of it than half, however short it is. */
function hideMiddle(text: string, cover: string, head: number, tail: number): string {
  const letters = [...text];
  const most = Math.floor(letters.length / 2);
  const end = Math.min(tail, Math.max(most - head, Math.floor(most / 2)));
  const start = Math.min(head, most - end);
  return `${letters.slice(0, start).join('')}${cover}${letters.slice(letters.length - end).join('')}`;
}

/** `9•••••4567`: enough to recognise a number, too little to use it. */
export const maskMobile = (mobile: string) => hideMiddle(mobile, '•••••', 1, 4);

export const maskEmail = (email: string) =>
  email.replace(/^[^@]*/, (local) => hideMiddle(local, '•••', 2, 0));

/** The end of an account's number, by which its holder knows it. */
export const maskAccount = (number: string) =>
  number.includes('@') ? maskEmail(number) : hideMiddle(number, '', 0, 4);

/** Hides the middle of a name: a board shows that somebody won, not who. */
export const maskName = (name: string) => hideMiddle(name, '***', 2, 2);
