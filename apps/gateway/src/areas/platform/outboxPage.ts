import { escapeXml } from '../../art/draw';
import type { outbox } from '../../db/schema';

type Message = typeof outbox.$inferSelect;

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1b1d22;background:#fff}article{border:1px solid #c9ced6;border-radius:.75rem;padding:1rem;margin:0 0 1rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0;overflow-wrap:anywhere}time{color:#4a5261}';

const item = ({ merchant, channel, recipient, subject, body, createdAt }: Message) =>
  `<article><h2>${escapeXml(subject)}</h2><p>${escapeXml(body)}</p>` +
  `<p><time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time> · ${escapeXml(`${channel} to ${recipient} · ${merchant}`)}</p></article>`;

/** The messages of the outbox, newest first, below a notice in HTML; the page loads itself again every three seconds. */
export function outboxPage(messages: readonly Message[], notice: string): string {
  const list = messages.length === 0 ? '<p>Nothing was sent yet.</p>' : messages.map(item).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development outbox</title>' +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="3"><style>${style}</style></head>` +
    `<body>${notice}<h1>Development outbox</h1><p>Messages stay on this machine. Newest first.</p><main aria-live="polite">${list}</main></body></html>`
  );
}
