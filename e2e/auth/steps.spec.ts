import { expect, test } from '../support/test';
import { boxes, field, findIssue, submitButton } from './steps';

const note = (id: string, text: string) => `<p id="${id}" aria-live="polite">${text}</p>`;

test('journeys find no field, message or button that a screen reader would not', async ({
  page,
}) => {
  await page.setContent(`<main><form>
    <div><label>Username <input name="username" aria-invalid="true" aria-describedby="a"></label>
      ${note('a', 'Told')}</div>
    <div><input name="email">${note('b', 'Nobody is told')}</div>
    <div><label>Another name <input name="password" aria-invalid="true"></label>
      ${note('c', 'Not described by it')}</div>
    <div><label>SMS code <input name="messageCode" aria-describedby="d"></label>
      ${note('d', 'Not called invalid')}</div>
    <button type="submit"></button></form></main>`);
  await expect(field(page, 'username')).toHaveCount(1);
  await expect(findIssue(page, 'username')).toHaveText('Told');
  for (const name of ['email', 'password', 'messageCode']) {
    await expect(boxes(page, name)).toHaveCount(1);
    await expect(findIssue(page, name)).toHaveCount(0);
  }
  for (const name of ['email', 'password']) await expect(field(page, name)).toHaveCount(0);
  await expect(submitButton(page)).toHaveCount(0);
});
