import { useState } from 'react';
import { PictureFault, readPicture } from '@/components/capture/readPicture';
import { claimedMoment } from '@/services/offline/claimedMoment';
import { isAppError } from '@/services/wms/appError';
import {
  useAddVisitFileMutation,
  useRemoveVisitFileMutation,
  type VisitDetail,
} from '@/services/wms/generated/visits.gen';
import { photosWaiting, useWaitingVisits } from './waitingVisits';

const NOT_SENT = 'La foto no se pudo agregar. Probá de nuevo.';

/** The photos of a visit, or of one of its questions: each is sent by itself, or waits for the network by itself. */
export function useVisitPhotos({ id, files }: VisitDetail, question: number | null) {
  const { waiting } = useWaitingVisits();
  const [send] = useAddVisitFileMutation();
  const [remove] = useRemoveVisitFileMutation();
  const [sending, setSending] = useState(0);
  const [fault, setFault] = useState('');
  const addOne = async (file: File) => {
    try {
      // A smaller picture, without the position that a camera writes in it.
      const { jpeg, name } = await readPicture(file);
      const small = new File([jpeg], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
      const of = question === null ? {} : { question };
      await send({ id, ...claimedMoment(), kind: 'photo', ...of, file: small }).unwrap();
    } catch (error) {
      const told = error instanceof PictureFault || isAppError(error);
      setFault(told ? error.message : NOT_SENT);
    }
  };
  return {
    photos: files.filter((file) => file.kind === 'photo' && file.question === question),
    waiting: photosWaiting(waiting, id, question),
    sending: sending > 0,
    fault,
    add: async (chosen: readonly File[]) => {
      setFault('');
      setSending((count) => count + 1);
      for (const file of chosen) await addOne(file);
      setSending((count) => count - 1);
    },
    remove: (fileId: number) => remove({ id, fileId }),
  };
}
