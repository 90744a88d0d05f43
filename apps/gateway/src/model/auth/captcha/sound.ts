const rate = 8_000;
const quiet = 128;

/** Seconds. A long tone stands for 0, and is far longer than a beep. */
const length = { beep: 0.12, betweenBeeps: 0.12, zero: 0.8, betweenDigits: 0.9 };

interface Tone {
  readonly seconds: number;
  /** Hertz; 0 is silence. */
  readonly pitch: number;
}

/** A digit as so many beeps of one pitch, which changes from digit to digit. */
function tonesOf(digit: number, random: () => number): readonly Tone[] {
  const pitch = 450 + random() * 450;
  if (digit === 0) return [{ seconds: length.zero, pitch: pitch / 2 }];
  const beep = { seconds: length.beep, pitch };
  const pause = { seconds: length.betweenBeeps + random() * 0.04, pitch: 0 };
  return Array.from({ length: digit }, () => [beep, pause]).flat();
}

function samplesOf({ seconds, pitch }: Tone, random: () => number): Uint8Array {
  const samples = new Uint8Array(Math.round(seconds * rate));
  return samples.map((_, at) => {
    const noise = (random() - 0.5) * 14;
    const wave = pitch === 0 ? 0 : Math.sin((2 * Math.PI * pitch * at) / rate) * 80;
    return Math.round(quiet + wave + noise);
  });
}

function wav(samples: Uint8Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  // A block of 16 bytes: PCM, one channel, 8 bits a sample.
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/**
 * A WAV in which each digit is so many beeps, 0 one long low tone: who counts them needs neither eyes nor a language.
 * `random` gives numbers in [0, 1).
 */
export function soundCaptcha(digits: string, random: () => number = Math.random): Buffer {
  const pause = { seconds: length.betweenDigits, pitch: 0 };
  const tones = [...digits].flatMap((digit) => [pause, ...tonesOf(Number(digit), random)]);
  return wav(Buffer.concat(tones.map((tone) => samplesOf(tone, random))));
}
