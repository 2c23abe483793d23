// Two soft notes when it is your turn, for those who want sound.
let context: AudioContext | undefined;

export function chime(): void {
    context ??= new AudioContext();
    const start = context.currentTime;
    [523.25, 659.25].forEach((frequency, i) => {
        const note = context!.createOscillator();
        const volume = context!.createGain();
        note.frequency.value = frequency;
        volume.gain.setValueAtTime(0, start + i * 0.14);
        volume.gain.linearRampToValueAtTime(0.08, start + i * 0.14 + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.001, start + i * 0.14 + 0.5);
        note.connect(volume).connect(context!.destination);
        note.start(start + i * 0.14);
        note.stop(start + i * 0.14 + 0.6);
    });
}
