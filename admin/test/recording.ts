export const RECORDING = Object.assign(new File(['sound'], 'hello.mp3', { type: 'audio/mpeg' }), {
  // jsdom's files have no such method.
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)),
});

/** A browser that hears so many seconds in every file, or cannot read it. */
export function hearsIn(seconds?: number): void {
  Object.assign(globalThis, {
    OfflineAudioContext: class {
      decodeAudioData() {
        return seconds === undefined
          ? Promise.reject(new Error('unknown format'))
          : Promise.resolve({ duration: seconds });
      }
    },
  });
}
