import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { drafts } from '@/components/form/drafts';
import { steadyHands } from '@/components/keys/steadyHands';
import { watchPaper } from '@/components/paper/watchPaper';
import { startWorker } from '@/services/offline/appWorker';
import { watchInstallOffer } from '@/services/offline/installOffer';
import { followPushes } from '@/services/push/followPushes';
import { backCloses } from './history/backCloses';
import { modules } from './modules';
import { Providers } from './Providers';
import { makeRouter } from './router';
import { makeStore } from './store';

watchPaper();
steadyHands();
startWorker();
watchInstallOffer();
const { store, persistor } = makeStore();
await drafts.restore(() => String(store.getState().user.ID ?? ''));
const { router } = backCloses(() => makeRouter(modules));
followPushes((address) => void router.navigate(address));
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} persistor={persistor}>
        {/* In a transition the page that goes would stay, with the new address, as long as the new one is drawn. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );
}
