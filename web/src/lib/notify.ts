// Telling a person that it is their turn, by the means they have chosen.
import { settings } from './settings.svelte';

let chime: AudioContext | null = null;

/** Two soft notes. */
function ring(): void {
  chime ??= new AudioContext();
  const start = chime.currentTime;
  [523.25, 659.25].forEach((pitch, at) => {
    if (!chime) return;
    const tone = chime.createOscillator();
    const volume = chime.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start + at * 0.16);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at * 0.16 + 0.5);
    tone.connect(volume).connect(chime.destination);
    tone.start(start + at * 0.16);
    tone.stop(start + at * 0.16 + 0.5);
  });
}

/** Says that it is our turn, by sound and by a notification if the page is not looked at. */
export function yourTurn(title: string, body: string): void {
  if (settings.chosen.sound) ring();
  const wanted = settings.chosen.notify && document.hidden && 'Notification' in window;
  if (wanted && Notification.permission === 'granted') new Notification(title, { body });
}
