import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { drafts } from '@/components/form/drafts';

// Two cores may be busy with a browser or a build at the same time.
// What is awaited ends the wait; only a slow machine needs so long.
configure({ asyncUtilTimeout: 20_000 });

// What one test left half written is not for the next; without a window there are no forms.
afterEach(() => {
  if (typeof window !== 'undefined') drafts.clear();
});
