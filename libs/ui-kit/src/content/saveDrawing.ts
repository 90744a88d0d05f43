/** Pixels for each unit of a drawing: a module of a QR code is one. */
const scale = 12;

/**
 * Saves a drawing of plain paths as a PNG. Its paths are drawn anew instead of loading it as a picture, which the policy of
 * a page may forbid.
 */
export function saveDrawing(drawing: SVGSVGElement, fileName: string): void {
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(scale, scale);
  for (const path of drawing.querySelectorAll('path')) {
    pen.fillStyle = path.getAttribute('fill') ?? '#000';
    pen.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  canvas.toBlob((picture) => {
    if (picture === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = fileName;
    link.click();
    // The browser has begun to save it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
}
