import { hash, verify } from '@node-rs/argon2';

// argon2id (the package's default) as OWASP advises first: 19 MiB, two passes, one lane.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, settings);

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash the same work is done on a decoy, so that the time
 * taken does not tell whether an account exists.
 */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== undefined && fits;
}
