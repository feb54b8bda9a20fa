import type { ToPage } from '@/utils/workerTalk';

/** An event that lasts as long as what it waits for. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Route {
  condition: { urlPattern: { pathname: string } };
  source: 'network';
}

/** A browser without `addRoutes` asks the worker about every request. */
export interface InstallEvent extends LastingEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface AnsweredEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Response | Promise<Response>): void;
}

/** A push service handed this over. */
export interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

/** A notice that a person pressed. */
export interface PressedEvent extends LastingEvent {
  readonly notification: Notification;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: ToPage): void;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: AnsweredEvent;
  message: LastingEvent & { readonly data: unknown };
  sync: LastingEvent & { readonly tag: string };
  push: PushedEvent;
  notificationclick: PressedEvent;
}

/** The parts of its global scope that this worker uses: the compiler's own words for it exclude those of a page. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    openWindow(address: string): Promise<unknown>;
    matchAll(of: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
