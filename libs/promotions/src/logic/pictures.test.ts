import { expect, it } from 'vitest';
import { encodePicture, pickPictures } from './pictures';

const megabyte = 1024 * 1024;
const picture = (type: string, size: number) => ({ type, size });
const png = picture('image/png', megabyte);
const jpeg = picture('image/jpeg', 5 * megabyte);

it('takes PNG and JPEG of up to 5 MB [ACT-01]', () => {
  expect(pickPictures([], [png, jpeg], 3)).toEqual({ taken: [png, jpeg] });
});

it.each([
  ['type', picture('image/gif', 10)],
  ['type', picture('', 10)],
  ['size', picture('image/png', 5 * megabyte + 1)],
])('leaves out a picture of the wrong %s and takes the others [ACT-01]', (issue, wrong) => {
  expect(pickPictures([], [wrong, png], 3)).toEqual({ taken: [png], issue });
});

it('takes three at most, those that were there first [ACT-01]', () => {
  expect(pickPictures([png, png], [jpeg, png], 3)).toEqual({
    taken: [png, png, jpeg],
    issue: 'count',
  });
  expect(pickPictures([png], [], 3)).toEqual({ taken: [png] });
});

it('sends a picture as base64 without a prefix [ACT-01]', async () => {
  const bytes = new Uint8Array(70_000).fill(65);
  const sent = await encodePicture(new File([bytes], 'proof.png', { type: 'image/png' }));
  expect(sent).toEqual({ name: 'proof.png', type: 'image/png', data: btoa('A'.repeat(70_000)) });
  await expect(encodePicture(new File([], 'a.gif', { type: 'image/gif' }))).rejects.toThrow();
});
