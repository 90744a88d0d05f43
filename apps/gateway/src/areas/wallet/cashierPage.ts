import { escapeXml } from '../../art/draw';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:100vh;margin:0;background:#eef2f7;color:#1b1d22}main{background:#fff;border-radius:1rem;padding:1.5rem;max-width:22rem;box-shadow:0 8px 30px #0002}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-weight:700;text-align:end;overflow-wrap:anywhere}button,a{font:inherit;font-weight:700;box-sizing:border-box;display:block;inline-size:100%;padding:.75rem;min-block-size:48px;border-radius:.75rem;border:0;margin-block-start:.75rem;cursor:pointer;text-align:center;text-decoration:none}a{color:#0b5fb0}a.yes{color:#fff}.yes{background:#0b7a4b;color:#fff}.no{background:#e6e9ef;color:#1b1d22}button:focus-visible,a:focus-visible{outline:3px solid #1c6fd6;outline-offset:2px}';

/** An order as the payment page shows it; `amount` is written out. */
export interface CashierView {
  readonly id: string;
  readonly merchant: string;
  readonly amount: string;
  readonly method: string;
  readonly status: string;
  /** Address of the order on the merchant's site, which this page is served on. */
  readonly back: string;
  /** HTML. */
  readonly notice: string;
}

/** The development cashier: whoever opens it decides whether the bank pays. */
export function cashierPage(view: CashierView): string {
  const { id, merchant, amount, method, status, back, notice } = view;
  const open = status === 'pending' || status === 'processing';
  const form =
    '<form method="post"><button class="yes" name="decision" value="approve">Approve payment</button>' +
    '<button class="no" name="decision" value="refuse">Refuse payment</button></form>';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Payment</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body><main>` +
    `${notice}<h1>Development payment</h1><p>No real money moves.</p><dl><dt>Merchant</dt><dd>${escapeXml(merchant)}</dd><dt>Amount</dt><dd>${escapeXml(amount)}</dd><dt>Method</dt><dd>${escapeXml(method)}</dd><dt>Order</dt><dd>${escapeXml(id)}</dd></dl>` +
    (open ? form : `<p role="status">Status: <strong>${escapeXml(status)}</strong></p>`) +
    `<a${open ? '' : ' class="yes"'} href="${escapeXml(back)}">${open ? 'Back without paying' : `Back to ${escapeXml(merchant)}`}</a>` +
    '</main></body></html>'
  );
}
