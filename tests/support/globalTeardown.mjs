export default async function globalTeardown() {
  await globalThis.andenLender?.stop();
}
