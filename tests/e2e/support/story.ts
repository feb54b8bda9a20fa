import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';
import { type DemoOfFile, demoOfFile } from './demoOfFile';
import type { DemoCopy } from './openDemoCopy';
import { saveData } from './saveData';

export type RoleName =
  | 'admin'
  | 'rrhh'
  | 'sueldos'
  | 'supervisor'
  | 'jefe'
  | 'operario'
  | 'empleado';
export const PASSWORD = 'anden2026';

/** A person's browser would complain of these; a story that causes one on purpose says so. */
export class Complaints {
  private readonly found: string[] = [];
  private readonly caused: RegExp[] = [];
  private readonly possible: RegExp[] = [];

  /** The function that it returns ends it, for a context that outlives the story. */
  watch(context: BrowserContext): () => void {
    const hear = {
      console: (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      },
      weberror: (error: WebError) => this.found.push(`thrown: ${error.error().message}`),
      requestfailed: (request: Request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left drops what it was asking.
        if (reason === 'net::ERR_ABORTED') return;
        this.found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
      },
      response: (response: Response) => {
        if (response.status() < 400) return;
        this.found.push(`refused: ${response.status()} ${response.url()}`);
      },
    };
    context.on('console', hear.console);
    context.on('weberror', hear.weberror);
    context.on('requestfailed', hear.requestfailed);
    context.on('response', hear.response);
    return () => {
      context.off('console', hear.console);
      context.off('weberror', hear.weberror);
      context.off('requestfailed', hear.requestfailed);
      context.off('response', hear.response);
    };
  }

  /** The story causes this one: if it does not come, the story is not what it says. */
  expect(pattern: RegExp): void {
    this.caused.push(pattern);
  }

  /** May come or not, by the moment at which the story cuts in. */
  allow(pattern: RegExp): void {
    this.possible.push(pattern);
  }

  /** A browser complains by itself while there is no network: it looks for a newer version of what works without, too. */
  allowOffline(): void {
    this.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
  }

  unexpected(): string[] {
    const known = [...this.caused, ...this.possible];
    return this.found.filter((text) => !known.some((pattern) => pattern.test(text)));
  }

  missing(): RegExp[] {
    return this.caused.filter((pattern) => !this.found.some((text) => pattern.test(text)));
  }
}

interface StoryFixtures {
  /** The file's own copy of the demo. */
  demo: DemoCopy;
  /** Where the product of this file answers. */
  address: string;
  /** The story is about the program kept in the browser: it is kept whole, and not only what the first page needs. */
  keepsProgram: boolean;
  ownBrowsers: undefined;
  complaints: Complaints;
}

/** This lets a browser outlive the story that opened it, for others of the same worker; whoever asks closes it. */
export const keptForOthers = new WeakSet<BrowserContext>();

export const test = base.extend<StoryFixtures, { demos: DemoOfFile }>({
  demos: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool wants a pattern here.
    async ({}, use) => {
      const demos = demoOfFile();
      await use(demos);
      await demos.close();
    },
    { scope: 'worker' },
  ],
  // Its start is no part of the time that a story may take.
  demo: [async ({ demos }, use, story) => use(await demos.of(story)), { timeout: 180_000 }],
  baseURL: ({ demo }, use) => use(demo.url),
  address: ({ baseURL }, use) => use(baseURL ?? ''),
  keepsProgram: [false, { option: true }],
  ownBrowsers: [
    async ({ browser, keepsProgram }, use) => {
      const opened: BrowserContext[] = [];
      const begin = (context: BrowserContext) => {
        opened.push(context);
        if (!keepsProgram) saveData(context);
      };
      browser.on('context', begin);
      await use(undefined);
      browser.off('context', begin);
      // A page that stays open asks again and again for a product that is gone, beside all later stories.
      const left = opened.filter((context) => !keptForOthers.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, ownBrowsers: _ }, use) => {
      const complaints = new Complaints();
      complaints.watch(context);
      await use(complaints);
      base.expect(complaints.unexpected(), 'the browser complained').toEqual([]);
      base.expect(complaints.missing(), 'the browser did not complain').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
