import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { drafts } from '@/components/form/drafts';

// Two cores may be busy with a browser or a build at the same time; what is awaited ends the wait.
configure({ asyncUtilTimeout: 20_000 });

// What one test left half written is not for the next; without a window there are no forms.
afterEach(() => {
  if (typeof window !== 'undefined') drafts.clear();
});
