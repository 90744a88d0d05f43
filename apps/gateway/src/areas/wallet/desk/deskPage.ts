const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1d22;background:#fff}table{inline-size:100%;border-collapse:collapse}th,td{text-align:start;padding:.5rem;border-block-end:1px solid #c9ced6}form{display:flex;gap:.5rem;flex-wrap:wrap}button,input{font:inherit;min-block-size:44px;padding:0 .75rem}';

/** The operator's desk: what waits, and the word on it. The parts are HTML. */
export const deskPage = (
  parts: Readonly<Record<'notice' | 'orders' | 'words' | 'applications', string>>,
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Operator's desk</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
  `<body>${parts.notice}<h1>Operator's desk</h1><p>Development: no real money moves. Oldest first; refusing needs a reason.</p>` +
  `<h2>Deposits and withdrawals</h2>${parts.orders}<h2>Words of providers</h2>${parts.words}<h2>Applications</h2>${parts.applications}</body></html>`;
