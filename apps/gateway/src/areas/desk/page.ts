import { escapeXml } from '../../art/draw';

/** One order as the desk shows it; `amount` is written out. */
export interface DeskLine {
  readonly id: string;
  readonly merchant: string;
  readonly account: number;
  readonly direction: 'deposit' | 'withdraw';
  readonly amount: string;
  readonly method: string;
  readonly status: string;
  readonly since: Date;
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1d22;background:#fff}table{inline-size:100%;border-collapse:collapse}th,td{text-align:start;padding:.5rem;border-block-end:1px solid #c9ced6}form{display:flex;gap:.5rem;flex-wrap:wrap}button,input{font:inherit;min-block-size:44px;padding:0 .75rem}';

const word = { deposit: 'In', withdraw: 'Out' } as const;

function row({
  id,
  merchant,
  account,
  direction,
  amount,
  method,
  status,
  since,
}: DeskLine): string {
  const cells = [word[direction], id, merchant, `#${account}`, amount, method, status];
  return (
    `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}` +
    `<td><time datetime="${since.toISOString()}">${since.toISOString()}</time></td><td>` +
    `<form method="post" action="/desk/${escapeXml(id)}"><button name="decision" value="approve">Approve</button>` +
    `<input name="reason" maxlength="200" aria-label="Reason for ${escapeXml(id)}" placeholder="Reason">` +
    '<button name="decision" value="refuse">Refuse</button></form></td></tr>'
  );
}

/** The operator's desk: what waits, in both directions, and the word on it. */
export function deskPage(lines: readonly DeskLine[]): string {
  const heads = ['Direction', 'Order', 'Merchant', 'Member', 'Amount', 'By', 'Status', 'Since', ''];
  const table =
    lines.length === 0
      ? '<p role="status">Nothing waits.</p>'
      : `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${lines.map(row).join('')}</tbody></table>`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Operator's desk</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
    `<body><h1>Operator's desk</h1><p>Development: no real money moves. Oldest first; refusing needs a reason.</p>${table}</body></html>`
  );
}
