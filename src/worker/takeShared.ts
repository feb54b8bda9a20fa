import { machineMs } from '@/utils/machineTime';
import { ownDocumentsPath, sharedCache, sharedMark, sharePath } from '@/utils/paths';

const MOST = 20;

/** A file that another program of the device shares waits here, on the device, until its person says which paper it is. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const files = (form?.getAll('files') ?? []).filter((part) => part instanceof File);
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  await Promise.all(
    files.slice(0, MOST).map((file, index) => {
      const headers = {
        'content-type': file.type,
        'x-name': encodeURIComponent(file.name),
        'x-at': String(machineMs()),
      };
      return cache.put(`${sharePath}/${index}`, new Response(file, { headers }));
    }),
  );
  return Response.redirect(`${ownDocumentsPath}?${sharedMark}=1`, 303);
}
