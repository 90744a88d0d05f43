/** What a new downline's account needs (username 4-16 letters, digits, underscore; password 8-64). */
export const downlineBounds = {
  username: /^\w{4,16}$/,
  passwordMinimum: 8,
  passwordMaximum: 64,
} as const;

export interface DownlineDraft {
  readonly username: string;
  readonly password: string;
}

export type DownlineField = keyof DownlineDraft;

/** Which fields of a draft are wrong, in their order on the screen. */
export function downlineErrors({ username, password }: DownlineDraft): DownlineField[] {
  const wrong: DownlineField[] = [];
  if (!downlineBounds.username.test(username)) wrong.push('username');
  const { passwordMinimum, passwordMaximum } = downlineBounds;
  if (password.length < passwordMinimum || password.length > passwordMaximum) {
    wrong.push('password');
  }
  return wrong;
}
