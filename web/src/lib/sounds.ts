// The sounds of the house, made of a few oscillators each: soft, short and low. Fetched with the
// first one that is heard.
import type { Sound } from './heard';

let hall: AudioContext | null = null;
let door: GainNode | null = null;

/** One partial of a sound: pitch in hertz, when it begins, how long it lasts, how loud it is. */
interface Tone {
  pitch: number;
  /** Where the pitch goes meanwhile. */
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
}

/** A breath of noise around a pitch, like card on card. */
interface Breath {
  around: number;
  lasts: number;
  loud: number;
}

interface Score {
  tones: readonly Tone[];
  breath?: Breath;
}

const bell = (pitch: number, at: number): Tone[] => [
  { pitch, at, lasts: 0.9, loud: 0.32 },
  { pitch: pitch * 2.76, at, lasts: 0.35, loud: 0.06 },
];
const SCORES: Record<Sound, Score> = {
  place: { tones: [{ pitch: 196, to: 130, lasts: 0.11, loud: 0.5 }], breath: { around: 700, lasts: 0.03, loud: 0.2 } },
  coin: {
    tones: [
      { pitch: 1318, lasts: 0.16, loud: 0.1 },
      { pitch: 1976, at: 0.05, lasts: 0.22, loud: 0.07 },
    ],
  },
  card: { tones: [], breath: { around: 2300, lasts: 0.09, loud: 0.22 } },
  turn: { tones: [...bell(523.25, 0), ...bell(659.25, 0.17)] },
  end: { tones: [...bell(392, 0), ...bell(523.25, 0.28), ...bell(659.25, 0.56)] },
};
/** Sounds that come together follow each other. */
const APART = 0.13;

/** Quick in, slow out. */
function envelope(start: number, lasts: number, loud: number): GainNode {
  const gain = hall!.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(door!);
  return gain;
}

function sing({ pitch, to, at = 0, lasts, loud }: Tone, from: number): void {
  const tone = hall!.createOscillator();
  tone.frequency.setValueAtTime(pitch, from + at);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, from + at + lasts);
  tone.connect(envelope(from + at, lasts, loud));
  tone.start(from + at);
  tone.stop(from + at + lasts);
}

function breathe({ around, lasts, loud }: Breath, from: number): void {
  const buffer = hall!.createBuffer(1, Math.ceil(hall!.sampleRate * lasts), hall!.sampleRate);
  buffer.getChannelData(0).forEach((_, at, all) => (all[at] = Math.random() * 2 - 1));
  const noise = new AudioBufferSourceNode(hall!, { buffer });
  const narrow = new BiquadFilterNode(hall!, { type: 'bandpass', frequency: around, Q: 0.8 });
  noise.connect(narrow).connect(envelope(from, lasts, loud));
  noise.start(from);
}

/** Plays sounds one after the other, at a volume from 0 to 100. */
export function play(sounds: readonly Sound[], volume: number): void {
  hall ??= new AudioContext();
  if (!door) {
    door = hall.createGain();
    door.connect(hall.destination);
  }
  void hall.resume();
  // The ear hears halves: the square of what the slider says.
  door.gain.value = (volume / 100) ** 2;
  sounds.forEach((sound, at) => {
    const from = hall!.currentTime + 0.01 + at * APART;
    const { tones, breath } = SCORES[sound];
    tones.forEach((tone) => sing(tone, from));
    if (breath) breathe(breath, from);
  });
}
