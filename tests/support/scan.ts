import { fireEvent } from '@testing-library/react';

/** This types as a scanner does: the letters at once, however busy the machine is, then Enter. */
export function scan(code: string): void {
  for (const key of code) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Enter' });
}
