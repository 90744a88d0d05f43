let known: boolean | undefined;

/** Draws a flag and looks for colour: fonts without flags show two letters or two boxes in one colour. */
function look(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 24;
  canvas.height = 24;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.fillStyle = '#000';
  pen.textBaseline = 'top';
  pen.font = '20px sans-serif';
  pen.fillText('\u{1F1F5}\u{1F1ED}', 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 40) return true;
  }
  return false;
}

/** Whether this device has flags among its characters; asked once. */
export function drawsFlags(): boolean {
  known ??= look();
  return known;
}
