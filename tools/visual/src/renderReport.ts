/** A finding of a run about one shot. */
export interface Change {
  readonly id: string;
  readonly kind: 'changed' | 'new' | 'gone' | 'broken';
  /** Changed pixels, 0 to 1 of the picture. */
  readonly share: number;
  /** Why there is no picture, or why there is nothing to compare with. */
  readonly note?: string;
  /** Files of the pictures, relative to the page. */
  readonly files: Readonly<Partial<Record<'old' | 'new' | 'difference', string>>>;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 1320px; padding: 24px 16px 120px; }
  article { border-top: 1px solid #8886; padding: 20px 0; }
  h2 { font-size: 1.05rem; margin: 0 0 12px; display: flex; gap: 12px; flex-wrap: wrap; align-items: center; }
  h2 small { font-weight: 400; opacity: 0.75; }
  .row { display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  figure { margin: 0; }
  figcaption { margin-bottom: 6px; opacity: 0.75; }
  img { max-width: 100%; max-height: 900px; border: 1px solid #8886; }
  input { width: 20px; height: 20px; }
  footer { position: fixed; inset: auto 0 0; background: Canvas; border-top: 1px solid #8886; padding: 12px 16px;
    display: flex; gap: 12px; align-items: center; justify-content: center; flex-wrap: wrap; }
  code { overflow-wrap: anywhere; max-height: 4.5em; overflow: auto; }
  button { font: inherit; min-height: 44px; padding: 0 18px; }
`;

const script = `
  const boxes = [...document.querySelectorAll('input[name=accept]')];
  const command = document.querySelector('code');
  const write = () => {
    const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
    const names = chosen.length === boxes.length ? ['all'] : chosen;
    command.textContent = chosen.length === 0 ? '' : 'npm run visual -- --accept ' + names.join(',');
  };
  addEventListener('change', write);
  document.querySelector('#all').onclick = () => { for (const box of boxes) box.checked = true; write(); };
  document.querySelector('#copy').onclick = () => navigator.clipboard.writeText(command.textContent);
`;

const figure = (title: string, file: string | undefined) =>
  `<figure><figcaption>${title}</figcaption>${file === undefined ? '—' : `<a href="${file}"><img loading="lazy" src="${file}" alt="${title}"></a>`}</figure>`;

const percent = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 3 : 1)} %`;

function renderChange({ id, kind, share, note, files }: Change): string {
  const tick =
    kind === 'broken'
      ? ''
      : `<input type="checkbox" name="accept" value="${escape(id)}" aria-label="Accept ${escape(id)}">`;
  const size = kind === 'changed' ? `${percent(share)} of its pixels` : kind;
  return `<article><h2>${tick}${escape(id)}<small>${size}${note === undefined ? '' : `: ${escape(note)}`}</small></h2>
    <div class="row">${figure('Old', files.old)}${figure('New', files.new)}${figure('Difference', files.difference)}</div></article>`;
}

/** The largest change first; what has no picture before all. */
export const sortChanges = (changes: readonly Change[]): readonly Change[] => {
  const size = ({ kind, share }: Change) => {
    if (kind === 'changed') return share;
    return kind === 'broken' ? 2 : 1;
  };
  return [...changes].sort(
    (one, other) => size(other) - size(one) || one.id.localeCompare(other.id),
  );
};

/** A page with old, new and difference of every change, and the command that accepts the chosen ones. */
export function renderReport(changes: readonly Change[], summary: string): string {
  const all = sortChanges(changes).map(renderChange).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed in pictures</title><style>${styles}</style>
<h1>What changed in pictures</h1><p>${escape(summary)}</p>${all}
<footer><button id="all">Choose all</button><code></code><button id="copy">Copy</button></footer>
<script>${script}</script></html>`;
}
