/** Moments that are heard and felt. */
export type Sound = 'tap' | 'turn' | 'card' | 'win' | 'jackpot' | 'lose' | 'coin';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the moment, and how long. */
  readonly at: number;
  readonly length: number;
}

const scale = (...pitches: readonly number[]): readonly Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * 0.09, length: 0.16 }));

const notes: Readonly<Record<Sound, readonly Note[]>> = {
  tap: [{ pitch: 520, at: 0, length: 0.04 }],
  turn: [{ pitch: 180, at: 0, length: 0.12 }],
  card: [{ pitch: 320, at: 0, length: 0.05 }],
  coin: scale(880, 1175),
  win: scale(523, 659, 784, 1047),
  jackpot: scale(523, 659, 784, 1047, 784, 1047, 1319, 1568, 1319, 1568, 2093),
  lose: scale(330, 262),
};

/** Milliseconds. */
const tremble: Partial<Record<Sound, number | number[]>> = {
  ...{ win: [30, 40, 60], coin: 15, tap: 8 },
  jackpot: [60, 40, 60, 40, 60, 40, 240],
};

export interface SoundBox {
  play(sound: Sound): void;
  turn(on: boolean): void;
}

/** Tones by WebAudio and short vibrations; silent until it is turned on, and where a browser has neither. */
export function createSoundBox(): SoundBox {
  let isOn = false;
  let context: AudioContext | undefined;
  const strike = (audio: AudioContext, { pitch, at, length }: Note) => {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  };
  return {
    turn: (on) => void (isOn = on),
    play(sound) {
      if (!isOn) return;
      if ('vibrate' in navigator) navigator.vibrate(tremble[sound] ?? 0);
      if (typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      for (const note of notes[sound]) strike(context, note);
    },
  };
}
