import { escapeXml } from '../../../art/draw';

/** Cells are HTML. */
export const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

export const timeSince = (moment: Date): string =>
  `<time datetime="${moment.toISOString()}">${moment.toISOString()}</time>`;

export function table(heads: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '<p role="status">Nothing waits.</p>';
  const head = heads.map((each) => `<th scope="col">${each}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The word on what waits; `takes`: that somebody looks at it can be said first. */
export function decisionForm(action: string, what: string, takes = false): string {
  const button = (decision: string, name: string) =>
    `<button name="decision" value="${decision}">${name}</button>`;
  return (
    `<form method="post" action="${escapeXml(action)}">${takes ? button('take', 'Take up') : ''}${button('approve', 'Approve')}` +
    `<input name="reason" maxlength="200" aria-label="Reason for ${escapeXml(what)}" placeholder="Reason">` +
    `${button('refuse', 'Refuse')}</form>`
  );
}
