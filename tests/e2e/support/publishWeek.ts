import { callServer, type ServerSession } from './callServer';
import { expect } from './story';

/** Everything drafted in a week, told to its people; looked at again where rotations planned something meanwhile. */
export async function publishWeek(
  address: string,
  from: string,
  session: ServerSession,
): Promise<void> {
  await expect(async () => {
    const week = { from };
    const { mark } = await callServer<{ mark: string }>(
      address,
      'horario.revisarPublicacion',
      week,
      session,
    );
    await callServer(address, 'horario.publicar', { ...week, mark }, session);
  }).toPass({ timeout: 30_000 });
}
