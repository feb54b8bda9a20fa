import { test as base, type BrowserContext } from '@playwright/test';

export type RoleName = 'admin' | 'rrhh' | 'supervisor' | 'jefe' | 'operario' | 'empleado';
export const PASSWORD = 'anden2026';

/** What a person's browser would complain of; a story that causes one on purpose says so. */
export class Complaints {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.found.push(`thrown: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left drops what it was asking.
      if (reason === 'net::ERR_ABORTED') return;
      this.found.push(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      this.found.push(`refused: ${response.status()} ${response.url()}`);
    });
  }

  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  complaints: Complaints;
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.watch(context);
      await use(complaints);
      base.expect(complaints.unexpected(), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
