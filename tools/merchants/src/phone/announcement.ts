import encodeQr from 'qr';

export interface Announced {
  readonly code: string;
  /** Where a phone finds the site. */
  readonly url: string;
  /** The other addresses of this machine. */
  readonly others: readonly string[];
  readonly gatewayUrl: string;
  readonly fingerprint: string;
  /** Whether the code may say its colours: else a light terminal shows it inverted, which most phones read, too. */
  readonly inColour: boolean;
}

const whiteOnBlack = (line: string) => `\u001b[97;40m${line}\u001b[0m`;

function codeOf(url: string, inColour: boolean): string {
  const lines = encodeQr(url, 'ascii', { border: 3 }).trimEnd().split('\n');
  return lines.map((line) => `  ${inColour ? whiteOnBlack(line) : line}`).join('\n');
}

/** Facts for a person who points a phone at this machine. */
export function announcement(announced: Announced): string {
  const { code, url, others, gatewayUrl, fingerprint, inColour } = announced;
  const elsewhere = others.length === 0 ? '' : ` (or with --host at: ${others.join(', ')})`;
  return `
${codeOf(url, inColour)}

  ${code} is on the local network: ${url}${elsewhere}

  The phone must be in the same network. It will warn, because nobody vouches for the certificate that this
  machine has made for itself. Compare, if you like, its SHA-256 fingerprint, then go on:
    ${fingerprint}
    Android, Chrome   Advanced, then Proceed
    iPhone, Safari    Show Details, then visit this website
  It has to be https: elsewhere browsers do not encrypt, and nobody could log in. Nothing is kept for use without
  a network, because browsers start no service worker under such a certificate.

  Open to everybody in this network: the site and the platform's calls. Whoever finds the address can log in
  with the published demo accounts and play with their money, which is worth nothing.
  Shown on this machine only: codes and letters ${gatewayUrl}/outbox, the desk ${gatewayUrl}/desk, and the
  development cashier: approve a deposit at the desk.

  Stop with Ctrl+C.
`;
}
