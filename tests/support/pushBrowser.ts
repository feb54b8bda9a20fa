interface Stood {
  permission?: NotificationPermission;
  /** The person's answer to the browser's question. */
  answer?: NotificationPermission;
  /** Where the browser is subscribed already. */
  at?: string;
}

const names = ['isSecureContext', 'PushManager', 'Notification'] as const;

/** A browser that can be pushed to, which jsdom is not; `undo` takes it away again. */
export function standPushBrowser({ permission = 'default', answer = 'granted', at }: Stood = {}) {
  let now = permission;
  let here = at ?? null;
  const keys: string[] = [];
  const dropped: string[] = [];
  let given = 0;
  const subscription = () =>
    here === null
      ? null
      : {
          endpoint: here,
          getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
          unsubscribe: async () => {
            dropped.push(here ?? '');
            here = null;
            return true;
          },
        };
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        keys.push(Buffer.from(applicationServerKey).toString('base64url'));
        given += 1;
        here = `https://push.example/${given}`;
        return subscription();
      },
    },
  };
  const asked = jest.fn(async () => {
    now = answer;
    return now;
  });
  const values = {
    isSecureContext: true,
    PushManager: class {},
    Notification: {
      get permission() {
        return now;
      },
      requestPermission: asked,
    },
  };
  for (const name of names) {
    Object.defineProperty(window, name, { configurable: true, value: values[name] });
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      addEventListener: () => undefined,
    },
  });
  return {
    asked,
    /** The keys that it subscribed with, and the subscriptions that it gave up. */
    keys,
    dropped,
    undo: () => {
      for (const name of names) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
