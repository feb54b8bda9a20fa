import { workerPath } from '@/utils/workerTalk';

const PATIENCE = 8000;

/** Whether whoever gave this page is there; asks for the one file that the worker never answers by itself. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { status } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
