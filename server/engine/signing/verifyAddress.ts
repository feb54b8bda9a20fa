/** Anybody who holds a paper checks it there, signed in or not. */
export const verifyAddress = (origin: string, code: string): string => `${origin}/verify/${code}`;
