export default async function globalTeardown() {
  await globalThis.andenTestPostgres?.stop();
}
