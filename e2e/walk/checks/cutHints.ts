/** Hints of empty boxes that are longer than their box, in a language with long words. */
export function cutHints(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const isCut = (box: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    if (pen) pen.font = font;
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return box.clientWidth > 1 && (pen?.measureText(box.placeholder).width ?? 0) > room + 1;
  };
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')];
  return boxes.filter(isCut).map(({ placeholder }) => placeholder);
}
