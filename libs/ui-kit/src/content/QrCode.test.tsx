import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { QrCode } from './QrCode';

// Loaded ahead: the test is not about how fast a busy machine fetches it.
await import('qrcode.react');

test('the code is saved as a picture of what is shown', async () => {
  const drawn: string[] = [];
  const pen = { scale: vi.fn(), fill: (path: string) => drawn.push(path), fillStyle: '' };
  vi.stubGlobal('Path2D', function Path(d: string) {
    return { toString: () => d };
  });
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(new Blob(['png'])));
  URL.createObjectURL = () => 'blob:picture';
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    saved.push(this.getAttribute('download') ?? '');
  });
  const { container } = renderPart(<QrCode value="pay" label="Pay" saveAs="D1" />);
  const save = screen.getByRole('button', { name: 'Save QR code' });
  await vi.waitFor(() => expect(save).toBeEnabled(), { timeout: 5_000 });
  await userEvent.click(save);
  await vi.waitFor(() => expect(saved).toEqual(['D1.png']));
  const shown = [...container.querySelectorAll('svg[aria-hidden] path[shape-rendering]')];
  expect(drawn.map(String)).toContain(shown[0]?.getAttribute('d'));
});

test('what is too long for a code shows none and breaks nothing', async () => {
  const longest = 'a'.repeat(2953);
  const { container, rerender } = renderPart(<QrCode value={`${longest}a`} label="Referral" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<QrCode value={longest} label="Referral" />);
  await vi.waitFor(() => expect(container.querySelector('svg path')).toBeInTheDocument());
});
