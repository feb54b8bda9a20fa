import { setFlagsFromString } from 'node:v8';

/** V8 chooses by itself, which lets garbage grow to four times what lives. */
const BY_ITSELF = 0;
const EARLY = 30;

let working = 0;

const growBy = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`);

/** While a long run works, garbage is collected early: it needs ten megabytes, and would otherwise hold two hundred. */
export async function withSmallHeap<T>(work: () => Promise<T>): Promise<T> {
  if (working === 0) growBy(EARLY);
  working += 1;
  try {
    return await work();
  } finally {
    working -= 1;
    if (working === 0) growBy(BY_ITSELF);
  }
}
