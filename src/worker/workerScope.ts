import type { ToPage } from '@/utils/workerTalk';

/** An event that lasts as long as what it waits for. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AnsweredEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
}

interface OpenPage {
  readonly url: string;
  postMessage(message: ToPage): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AnsweredEvent;
  message: LastingEvent & { readonly data: unknown };
  sync: LastingEvent & { readonly tag: string };
}

/** What this worker uses of its global scope: the compiler's own words for it exclude those of a page. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
