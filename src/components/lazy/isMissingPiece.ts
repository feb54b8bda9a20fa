// These are the words of Chromium, Firefox, Safari and the build's own loader of styles.
const words = /dynamically imported module|module script failed|preload css/i;

/** True when part of the program did not arrive: a new version was installed or the network failed. */
export function isMissingPiece(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
