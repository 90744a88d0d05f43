import { errorCodes, promotionCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { readJpeg } from './readJpeg';
import { readPng } from './readPng';

const longestSide = 12_000;
/** As much as a phone's camera takes; what opens a picture needs four bytes for each. */
const mostPixels = 24_000_000;

const readers = { 'image/png': readPng, 'image/jpeg': readJpeg } as const;

/** A picture as an application brings it: `data` is base64. */
export interface SentPicture {
  readonly name: string;
  readonly type: keyof typeof readers;
  readonly data: string;
}

/** Pictures must be what they say they are, whole, and not too large. @throws Failure request.invalid */
export function readPicture({ name, type, data }: SentPicture) {
  const sent = Buffer.from(data, 'base64');
  if (sent.length > promotionCalls.activityLimits.imageBytes)
    throw new Failure(errorCodes.requestInvalid);
  const picture = readers[type](sent);
  const { width, height } = picture ?? { width: 0, height: 0 };
  const fits = [width, height].every((side) => side > 0 && side <= longestSide);
  if (picture === undefined || !fits || width * height > mostPixels)
    throw new Failure(errorCodes.requestInvalid);
  return { name, type, data: picture.bytes };
}
