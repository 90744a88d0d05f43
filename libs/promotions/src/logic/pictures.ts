import { promotionCalls } from '@playhouse/wps';

/** Why a picture is not taken. */
export type PictureIssue = 'type' | 'size' | 'count';

export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

function isPictureType(type: string): type is PictureType {
  return pictureTypes.some((known) => known === type);
}

export interface Picked<F> {
  readonly taken: readonly F[];
  /** The first reason why something was left out. */
  readonly issue?: PictureIssue;
}

type PictureFile = Pick<File, 'type' | 'size'>;

function issueOf({ type, size }: PictureFile): PictureIssue | undefined {
  if (!isPictureType(type)) return 'type';
  return size > promotionCalls.activityLimits.imageBytes ? 'size' : undefined;
}

/** Adds pictures to those there are: PNG and JPEG, 5 MB each, `limit` in all; the rest is left out (ACT-01). */
export function pickPictures<F extends PictureFile>(
  present: readonly F[],
  added: readonly F[],
  limit: number,
): Picked<F> {
  const good = added.filter((file) => issueOf(file) === undefined);
  const taken = [...present, ...good].slice(0, limit);
  const crowded = present.length + good.length > limit ? ('count' as const) : undefined;
  const issue = added.map(issueOf).find((one) => one !== undefined) ?? crowded;
  return issue === undefined ? { taken } : { taken, issue };
}

/** A picture as the application carries it: base64 without a `data:` prefix. */
export async function encodePicture(file: File) {
  if (!isPictureType(file.type)) throw new TypeError(`Not a picture to send: ${file.type}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices, since a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return { name: file.name.slice(0, 200) || 'picture', type: file.type, data: btoa(binary) };
}
