/** The same in a folder and in a bucket, so that any tool moves one into the other. */
export const placeOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;
