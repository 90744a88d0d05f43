/** Plays sounds; made while a tap is handled, because phones let no page be heard otherwise. */
export interface SoundPlayer {
  /** @param base64 a whole file that the browser can decode. Resolves at its end. */
  play(base64: string): Promise<void>;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

export function openSoundPlayer(): SoundPlayer {
  const context = new AudioContext();
  return {
    async play(base64) {
      try {
        const source = context.createBufferSource();
        source.buffer = await context.decodeAudioData(bytesOf(base64).buffer);
        source.connect(context.destination);
        const ended = new Promise((resolve) => source.addEventListener('ended', resolve));
        source.start();
        await ended;
      } finally {
        await context.close();
      }
    },
  };
}
