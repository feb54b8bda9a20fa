import { env } from '@/env';

export const wmsToken = env.token;

export interface KeyAsked {
  base: string;
  key: string;
  accion: string;
  /** JSON, as it was typed. */
  input: string;
}

export interface KeyAnswer {
  /** 0 where the server was not reached. */
  status: number;
  ms: number;
  body: string;
}

const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Asks as a program does: with its key and with nothing of whoever is signed in. */
export async function askWithKey({ base, key, accion, input }: KeyAsked): Promise<KeyAnswer> {
  const address = new URL('/web-service', base);
  address.search = new URLSearchParams({ token: wmsToken, accion }).toString();
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: input,
    });
    return { status: answer.status, ms: took(), body: readable(await answer.text()) };
  } catch {
    return { status: 0, ms: took(), body: 'No se pudo llegar al servidor.' };
  }
}
