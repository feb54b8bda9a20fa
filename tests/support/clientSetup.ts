import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { drafts } from '@/components/form/drafts';
import { moveClock } from '@/utils/clock';
import { TEST_MOMENT } from './testMoment';

// Two cores may be busy with a browser or a build at the same time; what is awaited ends the wait.
configure({ asyncUtilTimeout: 20_000 });

/**
 * In development React takes the stack of each element that is made, ten thousand a second, to say in a warning where it
 * came from. Told that it has taken them all it makes the same elements and gives the same warnings, without that.
 */
function takeNoOwnerStacks() {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals: unknown = Reflect.get(React, name);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    // React starts to count again each second.
    set: () => undefined,
  });
}

takeNoOwnerStacks();

// The clock stands where the server's tests have it, and goes on from there.
moveClock(TEST_MOMENT - Date.now());

// Drafts of a test are not for the next; where there is no window there are no forms.
afterEach(() => {
  if (typeof window !== 'undefined') drafts.clear();
});
