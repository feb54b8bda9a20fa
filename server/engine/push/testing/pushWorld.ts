import { getPushDevice, registerPushDevice } from '@contract/notifications/pushAcciones';
import { commentPost, createPost } from '@contract/posts/postAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestSession } from '../../../../tests/support/buildServer';
import { startPushServer } from '../../../../tests/support/pushServer';
import { until } from '../../../../tests/support/until';
import { jobProgress } from '../../../db/schema/events';
import { pushSubscription } from '../../../db/schema/push';

/** The server with a push service of its own, and what people do there with their devices. */
export async function openPushWorld() {
  const service = await startPushServer();
  const server = await buildServer(
    { PUBLIC_URL: 'https://anden.example' },
    { pushReach: service.reach },
  );
  const { db } = server.services.database;
  const stored = () => db.select().from(pushSubscription);

  return {
    server,
    service,
    stored,

    /** A session of its own, as on one more device. */
    async enter(usuario: string): Promise<TestSession> {
      const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' };
      const { body } = await server.call(
        signIn,
        { usuario, clave: 'anden2026' },
        undefined,
        headers,
      );
      return { id: body.id, JWT: body.JWT };
    },

    async register(as: string | TestSession, browser = service.browser()) {
      const { status } = await server.call(registerPushDevice, browser.subscription, as);
      expect(status).toBe(200);
      return browser;
    },

    async deviceOf(as: string | TestSession) {
      return (await server.call(getPushDevice, {}, as)).body;
    },

    async isStored({ subscription }: ReturnType<typeof service.browser>): Promise<boolean> {
      return (await stored()).some(({ endpoint }) => endpoint === subscription.endpoint);
    },

    /** Something that rings for whoever wrote the post. */
    async ringFor(author: string): Promise<string> {
      const { body } = await server.call(
        createPost,
        { title: 'Título que nadie más ve', audience: { kind: 'all' } },
        author,
      );
      await server.call(
        commentPost,
        { postId: body.id, body: 'un comentario reservado' },
        'empleado',
      );
      return `/posts/${body.id}`;
    },

    /** All that was asked for so far has been sent, or was given up. */
    settled: () =>
      until(
        async () => {
          const rows = await db
            .select()
            .from(jobProgress)
            .where(eq(jobProgress.kind, 'push.notice'));
          return rows.every(({ state }) => state === 'done');
        },
        (all) => all,
      ),

    forgetDevices: () => db.delete(pushSubscription),

    async close() {
      await server.close();
      await service.stop();
    },
  };
}

export type PushWorld = Awaited<ReturnType<typeof openPushWorld>>;
