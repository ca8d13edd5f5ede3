let context: AudioContext | undefined;

/** A short tone and a buzz: eyes are on the visitor. */
export function signal(): void {
  navigator.vibrate?.(60);
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    volume.gain.value = 0.08;
    tone.frequency.value = 880;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.08);
  } catch {
    // A device without sound.
  }
}
