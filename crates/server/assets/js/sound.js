// Ten synthesised sounds. Off until the reader switches them on, silent until the first gesture, never the only news.

import { kept } from "./prefs.js";

/** Light animals high, heavy ones low; then the seats' markers, from the first seat's up a pentatonic scale, Hz. */
const VOICE = {
  hare: 880, lamb: 740, fox: 620, wolf: 500, tortoise: 360,
  flyer: 940, sprinter: 700, reptile: 400,
  0: 392, 1: 440, 2: 523, 3: 587, 4: 659, 5: 784,
};
/** A pentatonic scale: notes that overlap never clash, Hz. */
const NOTES = [392, 440, 523, 587, 784];

let context = null;
let noise = null;

/** Browsers let a page be heard only after a gesture. */
export function wakeSound() {
  const wake = () => {
    if (volume() === 0) return;
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
  };
  addEventListener("pointerup", wake, { passive: true });
  addEventListener("keyup", wake, { passive: true });
  document.addEventListener("preferred", wake);
}

/** 0, 0.5 or 1: the switch is the server's preference, the strength is this browser's. */
function volume() {
  if (document.documentElement.dataset.sound !== "on") return 0;
  return { 0: 0, 100: 1 }[kept("volume")] ?? 0.5;
}

/** One note: its pitch goes along `pitches` over `ms`. */
function note(pitches, ms, { at = 0, type = "triangle", gain = 0.3, vibrato = 0 } = {}) {
  const start = context.currentTime + at / 1000;
  const end = start + ms / 1000;
  const tone = new OscillatorNode(context, { type, frequency: pitches[0] });
  for (const [nth, pitch] of pitches.entries()) {
    tone.frequency.linearRampToValueAtTime(pitch, start + (ms / 1000) * (nth / Math.max(pitches.length - 1, 1)));
  }
  if (vibrato > 0) {
    const wave = new OscillatorNode(context, { frequency: 6 });
    wave.connect(new GainNode(context, { gain: vibrato })).connect(tone.frequency);
    wave.start(start);
    wave.stop(end);
  }
  shape(tone, gain, start, end);
}

/** One burst of noise through a filter. */
function burst(frequency, ms, { at = 0, type = "bandpass", gain = 0.3 } = {}) {
  if (!noise) {
    noise = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
    noise.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  }
  const start = context.currentTime + at / 1000;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type, frequency });
  source.connect(filter);
  shape(source, gain, start, start + ms / 1000, filter);
}

function shape(source, gain, start, end, last = source) {
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(gain * volume(), start + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  last.connect(loud).connect(context.destination);
  source.start(start);
  source.stop(end);
}

const times = (count, step, make) => Array.from({ length: count }, (_, nth) => make(nth * step, nth));

const sounds = {
  card: () => burst(2400, 60, { gain: 0.4 }),
  hop: (whose) => note([VOICE[whose] ?? 600, (VOICE[whose] ?? 600) * 0.8], 70),
  turn: () => [note([523], 120), note([784], 200, { at: 120 })],
  hurry: () => times(2, 180, (at) => note([1046, 988], 110, { at, gain: 0.2 })),
  race: () => times(8, 35, (at, nth) => burst(300 + nth * 20, 50, { at, gain: 0.3 + nth * 0.03 })),
  nap: () => [note([440, 392], 160, { type: "sine" }), note([330, 262], 180, { at: 160, type: "sine" })],
  howl: () => note([220, 440, 440, 330], 900, { type: "sine", vibrato: 8, gain: 0.25 }),
  splash: () => burst(900, 320, { type: "lowpass", gain: 0.6 }),
  crunch: () => times(3, 60, (at) => burst(1500, 45, { at, type: "highpass", gain: 0.25 })),
  win: () => NOTES.forEach((pitch, nth) => note([pitch], 120, { at: nth * 55 })),
};

/**
 * @param {keyof typeof sounds} name
 * @param {string | number} [whose] the animal, or the seat of the marker, that hops
 */
export function sound(name, whose) {
  if (context?.state !== "running" || document.hidden || volume() === 0) return;
  sounds[name](whose);
}
