import type { Services } from '../../../engine/acciones/context';

/** Answers for the receivers of the demo, whose names lead nowhere (RFC 2606): a demo writes to nobody, and yet shows how it goes. */
export function demoAnswer(
  { config }: Pick<Services, 'config'>,
  url: string,
): { status: number; answer: string } | null {
  if (!config.demo || !new URL(url).hostname.endsWith('.example')) return null;
  return { status: 200, answer: 'Receptor de la demostración: nada salió de este servidor.' };
}
