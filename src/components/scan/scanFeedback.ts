/** Felt and heard without looking at the screen; where the device can neither, nothing happens. */
export function scanFeedback(ok: boolean): void {
  navigator.vibrate?.(ok ? 60 : [80, 60, 80]);
  const { AudioContext: Sound } = globalThis as { AudioContext?: typeof AudioContext };
  if (!Sound) return;
  const context = new Sound();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = ok ? 1320 : 220;
  volume.gain.value = 0.06;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + (ok ? 0.08 : 0.25));
}
