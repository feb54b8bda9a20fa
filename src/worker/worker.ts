import { answerRequest } from './answerRequest';
import { hearPage } from './hearPage';
import { letCallsPass } from './letCallsPass';
import { openPush } from './openPush';
import { bringAll, dropOldVersions } from './shellCache';
import { shellList } from './shellList';
import { showPush } from './showPush';
import { wakePages } from './wakePages';
import { scope } from './workerScope';

// Each thing that happens to the worker has a line, and each one that takes more has a file.
scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([letCallsPass(event), bringAll(shellList.first)])),
);
scope.addEventListener('activate', (event) =>
  // The page that asked for it is served from here on, or what it uses next would not be kept.
  event.waitUntil(Promise.all([dropOldVersions(), scope.clients.claim()])),
);
scope.addEventListener('fetch', answerRequest);
scope.addEventListener('message', hearPage);
scope.addEventListener('sync', wakePages);
scope.addEventListener('push', showPush);
scope.addEventListener('notificationclick', openPush);
