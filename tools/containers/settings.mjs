// Writes what compose.yaml asks for, once: secrets that nobody has chosen, and places for what only the operator knows.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = process.argv[2] ?? '.data/containers.env';
if (existsSync(file)) {
  console.error(`${file} is there already; a new key would void what the old one sealed.`);
  process.exit(1);
}
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const settings = {
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  GATEWAY_PRIVATE_JWK: `'${JSON.stringify(privateKey.export({ format: 'jwk' }))}'`,
  PAYMENT_PROVIDER: '',
  PAYMENT_PROVIDER_SECRET: randomBytes(24).toString('hex'),
  SMTP_URL: '',
  MAIL_FROM: '',
  SMS_WEBHOOK_URL: '',
  SMS_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
};
mkdirSync(dirname(file), { recursive: true });
const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
writeFileSync(file, lines.join(''), { mode: 0o600 });
console.log(
  `${file} is written. Fill in PAYMENT_PROVIDER, SMTP_URL, MAIL_FROM and SMS_WEBHOOK_URL.`,
);
